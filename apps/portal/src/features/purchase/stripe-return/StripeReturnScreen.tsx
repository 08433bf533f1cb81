import { Banner, Button, Card, HeroTitle, Skeleton, Stack, Text } from '@foyer/ui-kit/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { VisitorScreen } from '~/platform/layout/VisitorScreen';
import { paths } from '~/platform/routing/paths';
import { useScreenTitle } from '~/platform/routing/useScreenTitle';
import '../texts';
import { usePaymentReturn } from './usePaymentReturn';

/** Where a payment comes back to, as often as it likes. Specification, section 2: `stripe-return`. */
const StripeReturnScreen = () => {
  const { t } = useTranslation('purchase');
  const { state, connect, retry } = usePaymentReturn();
  const title = {
    checking: t('return.checking'),
    settingUp: t('return.settingUp'),
    done: t('return.done'),
    resume: t('return.open.title'),
    processing: t('return.checking'),
    expired: t('return.expired.title'),
    failed: t('return.failed.title'),
  }[state];
  useScreenTitle(title);
  return (
    <VisitorScreen kind="task" lead={<HeroTitle size="xl" title={title} />}>
      <Card>
        <Stack gap={20} aria-live="polite">
          {(state === 'checking' || state === 'processing' || state === 'settingUp') && (
            <div role="status" aria-busy="true">
              <Stack gap={12}>
                <Text size="md">{t('return.settingUpText')}</Text>
                <Skeleton width={80} />
                <Skeleton width={60} />
              </Stack>
            </div>
          )}
          {state === 'done' && (
            <>
              <Text size="md">{t('return.doneText')}</Text>
              {connect ? (
                <Button wide onClick={connect}>
                  {t('return.connect')}
                </Button>
              ) : (
                <Button wide as={Link} to={paths.portal}>
                  {t('return.toPortal')}
                </Button>
              )}
            </>
          )}
          {state === 'resume' && (
            <>
              <Text size="md">{t('return.open.text')}</Text>
              <Button wide onClick={() => window.history.back()}>
                {t('return.open.action')}
              </Button>
            </>
          )}
          {state === 'expired' && (
            <>
              <Text size="md">{t('return.expired.text')}</Text>
              <Button wide as={Link} to={paths.selectPlan}>
                {t('return.expired.action')}
              </Button>
            </>
          )}
          {state === 'failed' && (
            <Banner
              tone="warning"
              role="alert"
              title={t('return.failed.title')}
              action={
                <Button variant="soft" size="small" onClick={retry}>
                  {t('common:tryAgain')}
                </Button>
              }
            >
              {t('return.failed.text')}
            </Banner>
          )}
        </Stack>
      </Card>
    </VisitorScreen>
  );
};

export default StripeReturnScreen;
