import { rulesForForm, type RegistrationField } from '@foyer/domain';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { getClient } from '~/platform/api/client';
import { problemText } from '~/platform/errors/problemText';
import { useForm } from '~/platform/forms/useForm';
import { arrive } from '~/platform/session/arrive';
import { useAppDispatch, useAppSelector } from '~/platform/store/hooks';
import { useRegistrationFieldsQuery } from '../accounts.api';

const NONE: readonly RegistrationField[] = [];
/** These have fields of their own in the form. */
const ALWAYS: readonly RegistrationField[] = [
  { name: 'email', required: true, label: null },
  { name: 'password', required: true, label: null },
];
const builtIn = new Set(['email', 'password', 'terms']);

/**
 * Registering: create the user, log in with the SMS check skipped, and learn who is here.
 * Specification, section 4, "Registration".
 */
export const useSignUp = (onDone: () => void) => {
  const { t } = useTranslation('common');
  const dispatch = useAppDispatch();
  const allowed = useAppSelector(({ site }) => site.info?.allowedEmailDomains);
  const query = useRegistrationFieldsQuery();
  const fields = useMemo(
    () => (query.data ?? NONE).filter(({ name }) => !builtIn.has(name)),
    [query.data],
  );
  const [problem, setProblem] = useState<string | null>(null);

  const form = useForm<string>({
    initial: {
      ...Object.fromEntries(fields.map(({ name }) => [name, ''])),
      email: '',
      password: '',
      terms: '',
    },
    rules: {
      ...rulesForForm([...fields, ...ALWAYS], { allowedEmailDomains: allowed ?? [] }),
      terms: [(value) => value === 'yes' || { key: 'validation.accepted' }],
    },
    draft: 'sign-up',
    secret: ['password', 'terms'],
    onSend: async ({ email: address = '', password: secret = '', terms: _terms, ...details }) => {
      setProblem(null);
      const client = await getClient();
      const { error } = await client.session.register(
        {
          email: address,
          password: secret,
          details: Object.fromEntries(Object.entries(details).filter(([, value]) => value !== '')),
          acceptsTerms: true,
        },
        () => undefined,
      );
      if (error) {
        if (error.kind === 'http' && Object.keys(error.fields).length > 0) return error.fields;
        setProblem(problemText(error, t));
        return {};
      }
      await dispatch(arrive());
      onDone();
      return null;
    },
  });

  return {
    form,
    fields,
    problem,
    acceptsTerms: form.values['terms'] === 'yes',
    setAcceptsTerms: (accepts: boolean) => form.set('terms', accepts ? 'yes' : ''),
  };
};
