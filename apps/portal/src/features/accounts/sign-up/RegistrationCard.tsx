import type { MarketingPreference, RegistrationField } from '@foyer/domain';
import { useList } from '~/shared/i18n/useList';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { EmailField } from '~/product/forms/EmailField';
import { FormCard } from '~/product/forms/FormCard';
import { PasswordInput } from '~/product/forms/PasswordInput';
import { useAppSelector } from '~/session/store/hooks';
import { Captcha } from '../captcha/Captcha';
import { ExistingAccountSmsCode } from '../sms-code/ExistingAccountSmsCode';
import { TermsAgreement } from '../registration-form/TermsAgreement';
import { MarketingChoices } from '../registration-form/MarketingChoices';
import { RegistrationFields } from '../registration-form/RegistrationFields';
import type { SignUpFormProps } from './SignUpForm';
import { TakenAddress } from './TakenAddress';
import { useSignUp } from './useSignUp';

interface RegistrationCardProps extends SignUpFormProps {
  fields: readonly RegistrationField[];
  channels: readonly MarketingPreference[];
}

/** The form, shown once the site's fields have loaded. */
export const RegistrationCard = ({ submitLabel, ...props }: RegistrationCardProps) => {
  const { t } = useTranslation('accounts');
  const list = useList();
  const signUp = useSignUp(props);
  const allowed = useAppSelector(({ site }) => site.info?.allowedEmailDomains ?? []);
  const { form, beforeEmail, afterEmail, login, problem, takenEmail } = signUp;
  if (login.mfa) return <ExistingAccountSmsCode login={login} />;
  const domains = list.any(allowed.map((domain) => `@${domain}`));
  return (
    <FormCard form={form} problem={problem} submitLabel={submitLabel}>
      <RegistrationFields form={form} fields={beforeEmail} />
      <EmailField
        field={form.field('email')}
        {...(domains && { hint: t('signUp.domains', { domains }) })}
      />
      {takenEmail && <TakenAddress email={takenEmail} />}
      <RegistrationFields form={form} fields={afterEmail} />
      <PasswordInput field={form.field('password')} kind="new" />
      <MarketingChoices form={form} channels={props.channels} />
      <TermsAgreement form={form} />
      <Captcha
        key={signUp.captcha.round}
        onSolved={signUp.captcha.solve}
        error={signUp.captcha.problem}
      />
    </FormCard>
  );
};
