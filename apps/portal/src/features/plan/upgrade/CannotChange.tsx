import { upgradeBlocker, type Subscription } from '@foyer/domain';
import { wifiIcon } from '@foyer/ui-kit/icons';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { PlanActionUnavailable } from '../PlanActionUnavailable';

/** Why the plan cannot be changed now. */
export const CannotChange = ({ plan }: { plan: Subscription | null }) => {
  const { t } = useTranslation('plan');
  return (
    <PlanActionUnavailable
      icon={wifiIcon}
      title={t('choose.cannot.title')}
      why={t(`choose.cannot.${upgradeBlocker(plan)}`)}
    />
  );
};
