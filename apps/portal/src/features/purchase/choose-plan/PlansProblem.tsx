import { Banner, Button } from '@foyer/ui-kit/core';
import { useTranslation } from 'react-i18next';

/** The plans did not load, or there are none. */
export const PlansProblem = ({ onRetry }: { onRetry?: () => void }) => {
  const { t } = useTranslation('purchase');
  const state = onRetry ? 'failed' : 'none';
  return (
    <Banner
      tone={onRetry ? 'warning' : 'info'}
      role={onRetry ? 'alert' : 'status'}
      title={t(`choose.${state}.title`)}
      action={
        onRetry && (
          <Button variant="soft" size="small" onClick={onRetry}>
            {t('common:tryAgain')}
          </Button>
        )
      }
    >
      {t(`choose.${state}.text`)}
    </Banner>
  );
};
