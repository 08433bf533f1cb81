import { Banner, Button, Card, HeroTitle, Stack, Text } from '@foyer/ui-kit/core';
import { OneTimeCodeField } from '@foyer/ui-kit/parts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { VisitorScreen } from '~/platform/layout/VisitorScreen';
import { useScreenTitle } from '~/platform/routing/useScreenTitle';
import { useCountdown } from './useCountdown';
import type { Login } from './useLogin';

/** The code from the text message, with another one to be had once its time has come. */
export const SmsCode = ({ login }: { login: Login }) => {
  const { t } = useTranslation('accounts');
  const [code, setCode] = useState('');
  const [isChecking, setIsChecking] = useState(false);
  const seconds = useCountdown(login.mfa?.nextCodeCreationTime ?? null);
  useScreenTitle(t('smsCode.title'));
  const check = async (digits: string): Promise<void> => {
    if (isChecking) return;
    setIsChecking(true);
    await login.checkCode(digits);
    setIsChecking(false);
  };
  return (
    <VisitorScreen
      kind="task"
      lead={
        <HeroTitle
          size="xl"
          title={t('smsCode.title')}
          text={t('smsCode.text', { phone: login.mfa?.phoneNumber })}
        />
      }
    >
      <Card
        as="form"
        onSubmit={(event) => {
          event.preventDefault();
          void check(code);
        }}
      >
        <Stack gap={20}>
          {login.problem && <Banner tone="critical" role="alert" title={login.problem} />}
          <OneTimeCodeField
            label={t('smsCode.label')}
            value={code}
            onChange={setCode}
            onComplete={(digits) => void check(digits)}
          />
          <Button type="submit" wide busy={isChecking}>
            {t('smsCode.submit')}
          </Button>
          {seconds > 0 ? (
            <Text tone="quiet">{t('smsCode.resendIn', { count: seconds })}</Text>
          ) : (
            <Button variant="text" onClick={() => void login.resendCode()}>
              {t('smsCode.resend')}
            </Button>
          )}
          <Button variant="text" onClick={login.cancelMfa}>
            {t('common:back')}
          </Button>
        </Stack>
      </Card>
    </VisitorScreen>
  );
};
