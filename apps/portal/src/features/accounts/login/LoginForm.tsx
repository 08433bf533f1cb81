import { email, facebookLink, maxLength, maxLengths, required } from '@foyer/domain';
import { Button, Text } from '@foyer/ui-kit/core';
import { TextField } from '@foyer/ui-kit/parts';
import { Link as RouterLink } from 'react-router-dom';
import { EmailField } from '~/product/forms/EmailField';
import { FormCard } from '~/product/forms/FormCard';
import { PasswordInput } from '~/product/forms/PasswordInput';
import { useForm } from '~/product/forms/useForm';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { paths } from '~/shared/routing/paths';
import { useAbsentCall } from '~/session/api/useAbsentCall';
import { useAppSelector } from '~/session/store/hooks';
import { lazyComponent } from '~/shared/loading/lazyComponent';
import { LoginNotices } from './LoginNotices';
import { NewPasswordLink } from './NewPasswordLink';
import type { Login } from './useLogin';

const password = [required, maxLength('password')];
const rules = { email: [required, maxLength('email'), email], password };
/** Sites that identify users by a number accept it in place of the address. */
const numberRules = { email: [required, maxLength('email')], password };

/** The email address, or number, and the password. */
export const LoginForm = ({ login }: { login: Login }) => {
  const { t } = useTranslation('accounts');
  const takesNumber = useAppSelector(({ site }) => site.info?.externalIdLookupEnabled ?? false);
  const { isAbsent: hasNoRecovery } = useAbsentCall('requestResetEmail');
  const form = useForm({
    initial: { email: '', password: '' },
    rules: takesNumber ? numberRules : rules,
    draft: 'login',
    secret: ['password'],
    // The draft is kept until the log-in succeeds.
    onSend: async (values) =>
      (await login.logIn(values.email, values.password)) === 'loggedIn' ? null : {},
  });
  return (
    <>
      <LoginNotices />
      <FormCard
        form={form}
        title={t('login.cardTitle')}
        isTitleDeskOnly
        problem={login.problem}
        problemAction={<LoginRemedy problem={login.problem?.id} email={form.values.email} />}
        submitLabel={t('common:logIn')}
        after={
          <>
            {!hasNoRecovery && (
              <Button as={RouterLink} to={paths.passwordRecovery} variant="text" wide>
                {t('login.forgot')}
              </Button>
            )}
            <Facebook />
          </>
        }
      >
        {takesNumber ? (
          <TextField
            {...form.field('email')}
            label={t('fields.emailOrNumber')}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={maxLengths.email}
          />
        ) : (
          <EmailField field={form.field('email')} autoComplete="username" />
        )}
        <PasswordInput field={form.field('password')} kind="current" />
      </FormCard>
    </>
  );
};

/** Few people need another link, so its code loads on demand. */
const ResendConfirmation = lazyComponent<{ email: string }>(() => import('./ResendConfirmation'), {
  failed: () => <NewPasswordLink />,
});

/** The remedy for some rows of the error catalogue. */
const LoginRemedy = ({
  problem,
  email: address,
}: {
  problem?: string | undefined;
  email: string;
}) => {
  // The contract fixes the words of the problem, which name nobody to ask. Rule ERR-2.
  if (problem === 'login.disabled') return <DisabledHelp />;
  if (problem === 'login.badCredentials') return <NewPasswordLink remedy="reset" />;
  // Another address is another account.
  if (problem === 'login.unverified') return <ResendConfirmation key={address} email={address} />;
  return null;
};

const DisabledHelp = () => {
  const { t } = useTranslation('accounts');
  return <Text>{t('login.whyDisabled')}</Text>;
};

/** Shown if the site offers it and the configuration has its address. */
const Facebook = () => {
  const { t } = useTranslation('accounts');
  const href = useAppSelector(({ site: { info, config } }) =>
    info && config ? facebookLink(info, config) : null,
  );
  if (!href) return null;
  return (
    <Button href={href} variant="soft" wide>
      {t('login.facebook')}
    </Button>
  );
};
