import { password, required } from '@foyer/domain';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useForm } from '~/product/forms/useForm';
import { useFormProblem } from '~/product/forms/useFormProblem';
import { useLinkCode } from '~/shared/routing/TakeLinkSecrets';
import { accessCodes } from '~/session/storage/accessCodes';
import { useActivateAccountMutation } from '../accounts.api';
import { toLogin } from '../login/loginNotice';
import type { Login } from '../login/useLogin';

const rules = { activationCode: [required], password: [required, password] };

/** Errors about the code, which appear beside its field. */
const aboutCode = new Set(['CODE_WRONG', 'CODE_EXPIRED']);

/**
 * Activates an account with the code from a letter, an email or reception, sets a password, then
 * logs in. The code is kept until it is used, whether the user typed it or a link carried it. Rule
 * REG-6.
 */
export const useActivate = (login: Login) => {
  const linkCode = useLinkCode();
  const navigate = useNavigate();
  const [activate] = useActivateAccountMutation();
  const { problem, handleError, clear } = useFormProblem();
  const [isUsed, setUsed] = useState(false);

  const form = useForm({
    initial: {
      activationCode: linkCode ?? accessCodes.read() ?? '',
      password: '',
    },
    rules,
    onSend: async (values) => {
      const { activationCode, password: chosen } = values;
      clear();
      setUsed(false);
      const { data, error } = await activate({
        activationCode: activationCode.trim(),
        password: chosen,
      });
      if (error) {
        if (!('code' in error)) return handleError(error, values);
        if (aboutCode.has(error.code ?? '')) return { activationCode: error.message ?? '' };
        if (error.code !== 'ALREADY_ACTIVATED') return handleError(error, values);
        setUsed(true);
        return {};
      }
      accessCodes.clear();
      const email = data?.email ?? null;
      const reached = email === null ? null : await login.logIn(email, chosen);
      if (!reached) await navigate(...toLogin('activated', email));
      return null;
    },
  });
  const { activationCode: code } = form.values;
  useEffect(() => {
    if (code) accessCodes.write(code);
    else accessCodes.clear();
  }, [code]);
  return { form, problem, isUsed };
};
