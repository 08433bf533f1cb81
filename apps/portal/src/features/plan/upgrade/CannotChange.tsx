import type { Subscription } from '@foyer/domain';
import { Button, Card, EmptyState } from '@foyer/ui-kit/core';
import { wifiIcon } from '@foyer/ui-kit/icons';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '~/platform/routing/paths';

/** Why the plan cannot be changed now, and where that can be put right. */
export const CannotChange = ({ plan }: { plan: Subscription | null }) => {
  const { t } = useTranslation('plan');
  return (
    <Card>
      <EmptyState
        icon={wifiIcon}
        title={t('choose.cannot.title')}
        text={t(`choose.cannot.${reasonOf(plan)}`)}
        action={
          <Button as={Link} to={paths.managePlan} variant="soft">
            {t('backToPlan')}
          </Button>
        }
      />
    </Card>
  );
};

const reasonOf = (plan: Subscription | null): string => {
  if (!plan) return 'none';
  if (plan.state === 'pastDue' || plan.state === 'paused' || plan.state === 'pending')
    return plan.state;
  return 'ending';
};
