import type { Subscription } from '@foyer/domain';
import { wifiIcon } from '@foyer/ui-kit/icons';
import { useTranslation } from 'react-i18next';
import { NotPossible } from '../NotPossible';

/** Why the plan cannot be changed now. */
export const CannotChange = ({ plan }: { plan: Subscription | null }) => {
  const { t } = useTranslation('plan');
  return (
    <NotPossible
      icon={wifiIcon}
      title={t('choose.cannot.title')}
      why={t(`choose.cannot.${reasonOf(plan)}`)}
    />
  );
};

const reasonOf = (plan: Subscription | null): string => {
  if (!plan) return 'none';
  if (plan.state === 'pastDue' || plan.state === 'paused' || plan.state === 'pending')
    return plan.state;
  return 'ending';
};
