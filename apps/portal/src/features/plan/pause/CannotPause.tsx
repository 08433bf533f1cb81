import { pauseBlocker, type Subscription } from '@foyer/domain';
import { pauseIcon } from '@foyer/ui-kit/icons';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { useCanDo } from '~/product/plans/useCanDo';
import { PlanActionUnavailable } from '../PlanActionUnavailable';

/** Says why this plan cannot be paused. */
export const CannotPause = ({ plan }: { plan: Subscription | null }) => {
  const { t } = useTranslation('plan');
  const can = useCanDo();
  // The plan could be paused, but the backend has no pauses.
  const why = plan && can('pause', plan) ? 'unknown' : pauseBlocker(plan);
  return (
    <PlanActionUnavailable
      icon={pauseIcon}
      title={t('pause.cannot.title')}
      why={t(`pause.cannot.${why}`)}
    />
  );
};
