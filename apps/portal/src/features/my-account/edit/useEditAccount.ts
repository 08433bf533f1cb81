import {
  isNewContact,
  pendingContacts,
  rulesForField,
  type RegistrationField,
  type SiteUser,
} from '@foyer/domain';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useForm } from '~/product/forms/useForm';
import { useFormProblem } from '~/product/forms/useFormProblem';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { snackbarOpened } from '~/shared/notices/noticesSlice';
import { useUpdateAccountMutation } from '~/session/api/account.api';
import { paths } from '~/shared/routing/paths';
import { useAppDispatch, useAppSelector } from '~/session/store/hooks';
import { valueOf } from '../accountFields';

const NO_DOMAINS: readonly string[] = [];

/** The values that differ from those at the start. */
const changesIn = (
  values: Readonly<Record<string, string>>,
  initial: Readonly<Record<string, string>>,
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values)
      .map(([name, value]) => [name, value.trim()] as const)
      .filter(([name, value]) => value !== initial[name]),
  );

/**
 * Edits account details. It sends only changed values, and shows the server's errors beside the
 * fields. Another address or number needs the password (PREF-4).
 */
export const useEditAccount = (user: SiteUser, fields: readonly RegistrationField[]) => {
  const { t } = useTranslation('my-account');
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const allowedEmailDomains = useAppSelector(
    ({ site }) => site.info?.allowedEmailDomains ?? NO_DOMAINS,
  );
  const [update] = useUpdateAccountMutation();
  const { problem, handleError, clear } = useFormProblem();
  // The values as the form opened: a change in another tab does not count as a change here.
  const [initial] = useState(() => ({
    ...Object.fromEntries(fields.map(({ name }) => [name, valueOf(user, name)])),
    existingPassword: '',
  }));
  const asksPassword = (changes: Readonly<Record<string, string>>): boolean =>
    user.contactChangeNeedsPassword && isNewContact(user, changes);
  const form = useForm<string>({
    initial,
    rules: Object.fromEntries(
      fields.map((field) => [field.name, rulesForField(field, { allowedEmailDomains })]),
    ),
    onSend: async ({ existingPassword, ...values }) => {
      clear();
      const changes = changesIn(values, initial);
      // What an account has once can be changed, but not removed.
      const removed = Object.keys(changes).filter((name) => changes[name] === '');
      if (removed.length > 0)
        return Object.fromEntries(removed.map((name) => [name, t('edit.keep')]));
      const needsPassword = asksPassword(changes);
      if (needsPassword && !existingPassword)
        return { existingPassword: t('edit.passwordMissing') };
      const { data, error } =
        Object.keys(changes).length > 0
          ? await update({ ...changes, ...(needsPassword && { existingPassword }) })
          : { data: undefined, error: undefined };
      if (!error) {
        const waits = data ? pendingContacts(data.siteUser).length : 0;
        const text = waits === 0 ? t('edit.saved') : t('edit.waits', { count: waits });
        dispatch(snackbarOpened({ text, type: 'Success' }));
        await navigate(paths.myAccount);
        return null;
      }
      if ('code' in error && error.code === 'EMAIL_TAKEN') return { email: t('edit.emailTaken') };
      return handleError(error, { ...values, existingPassword });
    },
  });
  return { form, problem, asksPassword: asksPassword(changesIn(form.values, initial)) };
};
