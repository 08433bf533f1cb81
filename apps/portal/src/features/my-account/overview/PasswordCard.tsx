import { maxLength, password, required } from '@foyer/domain';
import { Button } from '@foyer/ui-kit/core';
import { Link as RouterLink } from 'react-router-dom';
import { FormCard } from '~/product/forms/FormCard';
import { PasswordInput } from '~/product/forms/PasswordInput';
import { useForm } from '~/product/forms/useForm';
import { useFormProblem } from '~/product/forms/useFormProblem';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { snackbarOpened } from '~/shared/notices/noticesSlice';
import { useAbsentCall } from '~/session/api/useAbsentCall';
import { useCanOpen } from '~/session/guards/useCanOpen';
import { useAppDispatch, useAppSelector } from '~/session/store/hooks';
import { reloadPendingContacts } from '~/session/reloadPendingContacts';
import { useList } from '~/shared/i18n/useList';
import { useChangePasswordMutation } from '../myAccount.api';

const RECOVERY = '/password-recovery-for-my-account';
const rules = {
  existingPassword: [required, maxLength('password')],
  newPassword: [required, password],
};
const initial = { existingPassword: '', newPassword: '' };

/**
 * Changes the password of a user who knows the current one. Hidden for accounts without a password, and from a support
 * agent, who may not change it (SES-32).
 */
export const PasswordCard = () => {
  const { t } = useTranslation('my-account');
  const { isAbsent } = useAbsentCall('requestResetEmail');
  const opensRecovery = useCanOpen(RECOVERY) && !isAbsent;
  const hasPassword = useAppSelector(
    ({ session }) => session.account?.siteUser.hasPassword ?? false,
  );
  const isAgent = useAppSelector(({ site }) => site.info?.isImpersonating ?? false);
  const { form, problem } = usePasswordForm();
  if (!hasPassword || isAgent) return null;
  return (
    <FormCard
      form={form}
      title={t('password.title')}
      problem={problem}
      submitLabel={t('password.submit')}
      after={
        opensRecovery && (
          <Button as={RouterLink} to={RECOVERY} variant="text" wide>
            {t('password.forgot')}
          </Button>
        )
      }
    >
      <PasswordInput
        kind="current"
        field={form.field('existingPassword')}
        label={t('password.existing')}
      />
      <PasswordInput kind="new" field={form.field('newPassword')} label={t('password.new')} />
    </FormCard>
  );
};

const usePasswordForm = () => {
  const { t } = useTranslation('my-account');
  const dispatch = useAppDispatch();
  const list = useList();
  const [change] = useChangePasswordMutation();
  const { problem, handleError, clear } = useFormProblem();
  const form = useForm({
    initial,
    rules,
    secret: ['existingPassword', 'newPassword'],
    onSend: async (values) => {
      clear();
      const { error } = await change(values);
      if (!error) {
        form.setAll(initial);
        const dropped = await dispatch(reloadPendingContacts());
        const text =
          dropped.length > 0
            ? t('password.changedDropped', { values: list.all(dropped) })
            : t('password.changed');
        dispatch(snackbarOpened({ text, type: 'Success' }));
        return null;
      }
      if ('code' in error && error.code === 'PASSWORD_WRONG')
        return { existingPassword: error.message ?? t('password.wrong') };
      return handleError(error, values);
    },
  });
  return { form, problem };
};
