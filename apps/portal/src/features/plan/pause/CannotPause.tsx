import { pauseBlocker, type Subscription } from '@foyer/domain';
import { pauseIcon } from '@foyer/ui-kit/icons';
import { useTranslation } from 'react-i18next';
import { PlanActionUnavailable } from '../PlanActionUnavailable';

/** Says why this plan cannot be paused. */
export const CannotPause = ({ plan }: { plan: Subscription | null }) => {
  const { t } = useTranslation('plan');
  return (
    <PlanActionUnavailable
      icon={pauseIcon}
      title={t('pause.cannot.title')}
      why={t(`pause.cannot.${pauseBlocker(plan)}`)}
    />
  );
};
