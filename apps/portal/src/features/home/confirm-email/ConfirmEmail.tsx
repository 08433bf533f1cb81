import { clockText } from '@foyer/domain';
import { Banner, Button, Card, Stack, Text } from '@foyer/ui-kit/core';
import { ErrorSummary } from '@foyer/ui-kit/parts';
import { useTranslation } from 'react-i18next';
import { EmailField } from '~/platform/forms/EmailField';
import { ProblemBanner } from '~/platform/forms/ProblemBanner';
import { Parts } from '~/platform/layout/Parts';
import { PortalScreen } from '~/platform/portal/PortalScreen';
import { useLogOut } from '~/platform/portal/useLogOut';
import { useConfirmEmail } from './useConfirmEmail';

/**
 * What `/portal` shows while the e-mail address waits to be confirmed, in every portal type: the mail
 * again, the address corrected, and the way out.
 */
const ConfirmEmail = () => {
  const { t } = useTranslation('home');
  const { logOut, isLoggingOut } = useLogOut();
  const { address, form, problem, wasSent, again, isChanged, isLooking, look } = useConfirmEmail();
  return (
    <PortalScreen title={t('confirmEmail.title')}>
      <Parts>
        <Card as="form" noValidate onSubmit={(event) => void form.send(event)}>
          <Stack gap={20}>
            <Text size="md">{t('confirmEmail.text', { email: address })}</Text>
            <ErrorSummary
              title={t('common:forms.problems', { count: form.errors.length })}
              errors={form.errors}
              attempt={form.attempt}
            />
            <ProblemBanner problem={problem} />
            {wasSent && <Banner tone="positive" role="status" title={t('confirmEmail.sent')} />}
            <Button wide busy={isLooking} onClick={look}>
              {t('confirmEmail.check')}
            </Button>
            <EmailField field={form.field('email')} label={t('confirmEmail.emailLabel')} />
            {again > 0 && !isChanged ? (
              <Text tone="quiet">{t('confirmEmail.againIn', { time: clockText(again) })}</Text>
            ) : (
              <Button type="submit" variant="soft" wide busy={form.isSending}>
                {t(isChanged ? 'confirmEmail.sendTo' : 'confirmEmail.send')}
              </Button>
            )}
            <Button variant="text" busy={isLoggingOut} onClick={logOut}>
              {t('common:logOut')}
            </Button>
          </Stack>
        </Card>
      </Parts>
    </PortalScreen>
  );
};

export default ConfirmEmail;
