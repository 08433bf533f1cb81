import { Banner, Button } from '@foyer/ui-kit/core';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { lazyComponent, type LoadErrorProps } from '~/shared/loading/lazyComponent';
import type { EmailLinkProps } from './useEmailLink';

const Checking = () => {
  const { t } = useTranslation('accounts');
  return <Banner role="status" title={t('emailLink.checking')} />;
};

const NotLoaded = ({ onRetry }: LoadErrorProps) => {
  const { t } = useTranslation('accounts');
  return (
    <Banner
      tone="critical"
      role="alert"
      title={t('common:errors.offline')}
      action={
        <Button variant="soft" size="small" onClick={() => void onRetry()}>
          {t('common:tryAgain')}
        </Button>
      }
    />
  );
};

/** Handles the link from the mail. Few users open one, so its code loads on demand. */
export const EmailLink = lazyComponent<EmailLinkProps>(() => import('./EmailLinkBanner'), {
  loading: Checking,
  failed: NotLoaded,
});
