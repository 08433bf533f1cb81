import { Banner, Button } from '@foyer/ui-kit/core';
import { Link } from 'react-router-dom';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { paths } from '~/shared/routing/paths';

/** Says that the plans did not load or that there are none, and offers a retry or a way back. */
export const PlansProblem = ({ onRetry }: { onRetry?: () => void }) => {
  const { t } = useTranslation('purchase');
  const state = onRetry ? 'failed' : 'none';
  return (
    <Banner
      tone={onRetry ? 'warning' : 'info'}
      role={onRetry ? 'alert' : 'status'}
      title={t(`choose.${state}.title`)}
      action={
        onRetry ? (
          <Button variant="soft" size="small" onClick={onRetry}>
            {t('common:tryAgain')}
          </Button>
        ) : (
          <Button as={Link} to={paths.landing} variant="soft" size="small">
            {t('return.toStart')}
          </Button>
        )
      }
    >
      {t(`choose.${state}.text`)}
    </Banner>
  );
};
