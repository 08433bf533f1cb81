import { email as isEmail, maxLength, password, phone, required } from '@foyer/domain';
import { useRef } from 'react';
import { readDraft } from '~/session/storage/formDrafts';
import { useForm } from '~/product/forms/useForm';
import { useFormProblem } from '~/product/forms/useFormProblem';
import { useRequestResetSmsMutation, useResetPasswordBySmsMutation } from '../recovery.api';
import { useContinueAfterReset } from '../useContinueAfterReset';
import { useRecoveryRequest } from '../useRecoveryRequest';

const askRules = {
  email: [required, maxLength('email'), isEmail],
  phoneNumber: [required, maxLength('phone'), phone],
} as const;
const resetRules = { code: [required], password: [required, password] };

interface Mine {
  email: string;
  mobile: string | null;
}

/**
 * Requests a code by text, then sets a password with it. A user may close the window on a phone to
 * read the text, so they can type a code without requesting another. Rule PASS-1.
 */
export const useBySms = (mine: Mine | null) => {
  const [request] = useRequestResetSmsMutation();
  const { send, keepUnsent, ...asking } = useRecoveryRequest(
    mine ? 'recovery-sms-mine' : 'recovery-sms',
    'requestResetSms',
    request,
  );
  const hasCode = useRef(false);
  const askForm = useForm({
    initial: {
      email: mine?.email ?? readDraft<'email'>('login').email ?? '',
      phoneNumber: mine?.mobile ?? '',
    },
    rules: askRules,
    draft: 'recovery-phone',
    onSend: async ({ email, phoneNumber }) => {
      const to = { email: email.trim(), phoneNumber };
      return hasCode.current ? keepUnsent(to) : send(to);
    },
  });
  /** Leads to the code's field without another text message. */
  const enterCode = async (): Promise<void> => {
    hasCode.current = true;
    await askForm.send();
    hasCode.current = false;
  };
  return { ...asking, askForm, enterCode };
};

const aboutCode = new Set(['CODE_WRONG', 'CODE_EXPIRED']);

/** Sets a password with the code from the text message. */
export const useCodeForm = (email: string, onDone: () => void) => {
  const [reset] = useResetPasswordBySmsMutation();
  const continueAfterReset = useContinueAfterReset();
  const { problem, handleError, clear } = useFormProblem();
  const form = useForm({
    initial: { code: '', password: '' },
    rules: resetRules,
    onSend: async (values) => {
      clear();
      const { error } = await reset({ ...values, email });
      if (!error) {
        onDone();
        await continueAfterReset(email);
        return null;
      }
      const isCode = 'code' in error && aboutCode.has(error.code ?? '');
      // An error of the code appears beside its field.
      return isCode && error.message ? { code: error.message } : handleError(error, values);
    },
  });
  return { form, problem };
};
