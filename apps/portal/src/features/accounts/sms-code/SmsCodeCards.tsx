import { SMS_CODE_LENGTH, phoneLink } from '@foyer/domain';
import { Button, Card, Heading, Stack, Text, VisuallyHidden } from '@foyer/ui-kit/core';
import { OneTimeCodeField } from '@foyer/ui-kit/parts';
import { useEffect, useRef } from 'react';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { ProblemBanner } from '~/product/forms/ProblemBanner';
import { SendAgain } from '~/product/forms/SendAgain';
import { useAppSelector } from '~/session/store/hooks';
import type { Login } from '../login/useLogin';
import { useSmsCode } from './useSmsCode';

/** The code from the text message, and a new one after a wait. Rule LOGIN-4. */
const SmsCodeCards = ({ login }: { login: Login }) => {
  const { t } = useTranslation('accounts');
  const { code, change, error, busy, wasResent, check, resend } = useSmsCode(login);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (error) field.current?.focus();
  }, [error]);
  return (
    <>
      <ProblemBanner problem={login.problem} />
      <Card
        as="form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void check(code);
        }}
      >
        <Stack gap={20}>
          <Heading level={2}>{t('smsCode.cardTitle')}</Heading>
          <OneTimeCodeField
            ref={field}
            label={<VisuallyHidden>{t('forms:code')}</VisuallyHidden>}
            hint={t('smsCode.stays')}
            error={error ?? undefined}
            length={SMS_CODE_LENGTH}
            value={code}
            onChange={change}
            onComplete={(digits) => void check(digits)}
          />
          <Button type="submit" wide busy={busy === 'checking'}>
            {t('smsCode.submit')}
          </Button>
          <SendAgain
            at={login.mfa?.nextCodeCreationTime ?? null}
            title={t('smsCode.notYet')}
            waiting={(time) => t('smsCode.againIn', { time })}
            label={t('smsCode.again')}
            busy={busy === 'sending'}
            onAsk={() => void resend()}
            said={wasResent ? t('smsCode.sent') : null}
          />
          <Button variant="text" onClick={login.leaveCode}>
            {t('smsCode.back')}
          </Button>
        </Stack>
      </Card>
      <NotYourNumber phone={login.mfa?.phoneNumber ?? ''} />
    </>
  );
};

const NotYourNumber = ({ phone }: { phone: string }) => {
  const { t } = useTranslation('accounts');
  const support = useAppSelector(({ site }) => site.info?.support ?? null);
  const href = support?.phone
    ? phoneLink(support.phone)
    : support?.email
      ? `mailto:${support.email}`
      : support?.link;
  if (!href) return null;
  return (
    <Card pad="tile">
      <Stack row spread gap={12}>
        <div>
          <Text strong>{t('smsCode.notYours')}</Text>
          <Text size="xs" tone="quiet">
            <bdi dir="ltr">{phone}</bdi>
          </Text>
        </div>
        <Button href={href} variant="soft" size="small">
          {t('smsCode.getHelp')}
        </Button>
      </Stack>
    </Card>
  );
};

export default SmsCodeCards;
