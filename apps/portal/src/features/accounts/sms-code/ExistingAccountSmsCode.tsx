import { Heading, Stack, Text } from '@foyer/ui-kit/core';
import { useEffect, useRef } from 'react';
import { useTranslation } from '~/shared/i18n/useTranslation';
import type { Login } from '../login/useLogin';
import { lastDigits } from './lastDigits';
import { SmsCode } from './SmsCode';

/**
 * Replaces the registration form for a user who already has an account, at a site that sends a code
 * at each log-in. The submitted form is gone, so the heading here takes the focus.
 */
export const ExistingAccountSmsCode = ({ login }: { login: Login }) => {
  const { t } = useTranslation('accounts');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <>
      <Stack gap={8}>
        <Heading level={2} ref={heading} tabIndex={-1}>
          {t('smsCode.title')}
        </Heading>
        <Text>{t('signUp.hasAccount', { ending: lastDigits(login.mfa?.phoneNumber ?? '') })}</Text>
      </Stack>
      <SmsCode login={login} />
    </>
  );
};
