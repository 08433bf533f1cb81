import { Banner, Button, Card, HeroTitle, Stack, Text } from '@foyer/ui-kit/core';
import { ErrorSummary, PasswordField, TextField } from '@foyer/ui-kit/parts';
import { email, maxLength, required } from '@foyer/domain';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { useForm } from '~/platform/forms/useForm';
import { Parts } from '~/platform/layout/Parts';
import { VisitorScreen } from '~/platform/layout/VisitorScreen';
import { paths } from '~/platform/routing/paths';
import { useScreenTitle } from '~/platform/routing/useScreenTitle';
import { useAppSelector } from '~/platform/store/hooks';
import '../texts';
import { SmsCode } from './SmsCode';
import { useLogin } from './useLogin';

const rules = {
  email: [required, maxLength('email'), email],
  password: [required],
};

/** Logging in by e-mail and password, then by SMS code where the site wants one. */
const LoginScreen = () => {
  const login = useLogin();
  return <Parts>{login.mfa ? <SmsCode login={login} /> : <Credentials login={login} />}</Parts>;
};

const Credentials = ({ login }: { login: ReturnType<typeof useLogin> }) => {
  const { t } = useTranslation('accounts');
  useScreenTitle(t('login.title'));
  const form = useForm({
    initial: { email: '', password: '' },
    rules,
    draft: 'login',
    secret: ['password'],
    onSend: ({ email: address, password }) => login.logIn(address, password),
  });
  return (
    <VisitorScreen
      kind="task"
      lead={<HeroTitle size="xl" title={t('login.title')} text={t('login.text')} />}
    >
      <Card as="form" noValidate onSubmit={(event) => void form.send(event)}>
        <Stack gap={20}>
          <ErrorSummary
            title={t('common:forms.problems', { count: form.errors.length })}
            errors={form.errors}
          />
          {login.problem && <Banner tone="critical" role="alert" title={login.problem} />}
          <TextField
            {...form.field('email')}
            label={t('fields.email')}
            type="email"
            inputMode="email"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={100}
          />
          <PasswordField
            {...form.field('password')}
            label={t('fields.password')}
            autoComplete="current-password"
            showLabel={t('fields.showPassword')}
            hideLabel={t('fields.hidePassword')}
          />
          <Button type="submit" wide busy={form.isSending}>
            {t('common:logIn')}
          </Button>
        </Stack>
      </Card>
      <NewHere />
    </VisitorScreen>
  );
};

const NewHere = () => {
  const { t } = useTranslation('accounts');
  const site = useAppSelector((state) => state.site.info);
  if (!site) return null;
  return (
    <Card pad="tile">
      <Stack row gap={12}>
        <Text strong>{t('login.newAt', { site: site.name })}</Text>
        <Button as={RouterLink} to={paths.selectPlan} variant="soft" size="small">
          {t('login.seePlans')}
        </Button>
      </Stack>
    </Card>
  );
};

export default LoginScreen;
