import {
  isNewContact,
  rulesForForm,
  unfinishedParts,
  type Account,
  type RegistrationField,
  type Rule,
} from '@foyer/domain';
import { useState } from 'react';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { callApi } from '~/session/api/callApi';
import { useForm } from '~/product/forms/useForm';
import { useFormProblem } from '~/product/forms/useFormProblem';
import { useAppSelector } from '~/session/store/hooks';
import { useUpdateAccountMutation } from '~/session/api/account.api';
import { useUpdateAgreementsMutation } from '~/session/api/agreements.api';
import { YES } from '../registration-form/registrationForm';
import { useContinueAfterLogin } from '../useContinueAfterLogin';

const PASSWORD = { name: 'password', required: true, label: null };
const mustAccept: Rule = (value) => value === YES || { key: 'validation.accepted' };

interface Asked {
  account: Account;
  /** The site's registration fields. */
  fields: readonly RegistrationField[];
}

/**
 * Finishes a registration: sends the details and the password, then accepts the terms. When the
 * second call fails, the details are saved and the form does not ask for them again. Rule REG-8.
 */
export const useFinishRegistration = ({ account, fields: asked }: Asked) => {
  const { t } = useTranslation('accounts');
  const continueAfterLogin = useContinueAfterLogin();
  const accepted = useAppSelector(({ site }) => site.info?.terms?.accepted ?? true);
  // The account as it was when the screen opened, so that later changes do not remove fields from
  // the form.
  const [missing, setMissing] = useState(() => unfinishedParts(account.siteUser, asked, accepted));
  const [saveDetails] = useUpdateAccountMutation();
  const [saveAgreements] = useUpdateAgreementsMutation();
  const { problem, handleError, clear } = useFormProblem();
  const allowedEmailDomains = useAppSelector(({ site }) => site.info?.allowedEmailDomains ?? []);

  /** A first number needs the password of an account that has one. Rule PREF-4. */
  const asksPassword = (values: Readonly<Record<string, string>>): boolean =>
    account.siteUser.contactChangeNeedsPassword && isNewContact(account.siteUser, values);

  const fields = [...missing.fields, ...(missing.password ? [PASSWORD] : [])];
  const form = useForm<string>({
    initial: Object.fromEntries(
      [
        ...fields.map(({ name }) => name),
        ...(missing.terms ? ['terms'] : []),
        'existingPassword',
      ].map((name) => [name, '']),
    ),
    rules: {
      ...rulesForForm(fields, { allowedEmailDomains }),
      ...(missing.terms && { terms: [mustAccept] }),
    },
    draft: `finish-registration:${account.userId}`,
    secret: ['password', 'existingPassword'],
    onSend: async (values) => {
      const { terms, existingPassword, ...details } = values;
      clear();
      const needsPassword = asksPassword(details);
      if (needsPassword && !existingPassword)
        return { existingPassword: t('finish.passwordMissing') };
      if (fields.length > 0) {
        const { error } = await saveDetails({
          ...details,
          ...(needsPassword && { existingPassword }),
        });
        if (error) return handleError(error, values);
      }
      if (terms === YES) {
        // Without a version the server takes the current one.
        const { data } = await callApi('getTerms');
        const { error } = await saveAgreements({
          acceptsTerms: true,
          ...(data && data !== 'absent' && { termsVersion: data.version }),
        });
        if (error) {
          setMissing({ ...missing, fields: [], password: false });
          return handleError(error, values);
        }
      }
      await continueAfterLogin();
      return null;
    },
  });
  return { form, problem, missing, asksPassword: asksPassword(form.values) };
};
