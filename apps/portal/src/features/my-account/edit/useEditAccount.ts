import type { RegistrationField, SiteUser } from '@foyer/domain';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useForm } from '~/product/forms/useForm';
import { useFormProblem } from '~/product/forms/useFormProblem';
import { snackbarOpened } from '~/shared/notices/noticesSlice';
import { useUpdateAccountMutation } from '~/session/api/account.api';
import { paths } from '~/shared/routing/paths';
import { useAppDispatch, useAppSelector } from '~/session/store/hooks';
import { rulesOf, valueOf } from '../accountFields';

const NO_DOMAINS: readonly string[] = [];

/**
 * Edits account details. It sends only changed values, and shows the server's errors beside the
 * fields.
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
  const [initial] = useState(() =>
    Object.fromEntries(fields.map(({ name }) => [name, valueOf(user, name)])),
  );
  const form = useForm<string>({
    initial,
    rules: Object.fromEntries(
      fields.map((field) => [field.name, rulesOf(field, user, { allowedEmailDomains })]),
    ),
    onSend: async (values) => {
      clear();
      const changes = Object.fromEntries(
        Object.entries(values)
          .map(([name, value]) => [name, value.trim()] as const)
          .filter(([name, value]) => value !== initial[name]),
      );
      const { error } =
        Object.keys(changes).length > 0 ? await update(changes) : { error: undefined };
      if (!error) {
        dispatch(snackbarOpened({ text: t('edit.saved'), type: 'Success' }));
        await navigate(paths.myAccount);
        return null;
      }
      if ('code' in error && error.code === 'EMAIL_TAKEN')
        return { email: error.message ?? t('edit.emailTaken') };
      return handleError(error, values);
    },
  });
  return { form, problem };
};
