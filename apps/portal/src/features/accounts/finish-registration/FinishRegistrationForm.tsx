import type { Account, RegistrationField } from '@foyer/domain';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { FormCard } from '~/product/forms/FormCard';
import { PasswordInput } from '~/product/forms/PasswordInput';
import { RegistrationFields } from '../registration-form/RegistrationFields';
import { TermsAgreement } from '../registration-form/TermsAgreement';
import { useFinishRegistration } from './useFinishRegistration';

/** The missing fields only. */
export const FinishRegistrationForm = (props: {
  account: Account;
  fields: readonly RegistrationField[];
}) => {
  const { t } = useTranslation('accounts');
  const { form, problem, missing, asksPassword } = useFinishRegistration(props);
  return (
    <FormCard form={form} problem={problem} submitLabel={t('finish.submit')}>
      <RegistrationFields form={form} fields={missing.fields} />
      {missing.password && (
        <PasswordInput field={form.field('password')} kind="new" label={t('finish.password')} />
      )}
      {asksPassword && <PasswordInput kind="current" field={form.field('existingPassword')} />}
      {missing.terms && <TermsAgreement form={form} />}
    </FormCard>
  );
};
