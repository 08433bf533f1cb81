import type { Subscription } from '@foyer/domain';
import { Button, Card, EmptyState } from '@foyer/ui-kit/core';
import { pauseIcon } from '@foyer/ui-kit/icons';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '~/platform/routing/paths';

/** Why this plan cannot be paused, and the way back to it. */
export const CannotPause = ({ plan }: { plan: Subscription | null }) => {
  const { t } = useTranslation('plan');
  return (
    <Card>
      <EmptyState
        icon={pauseIcon}
        title={t('pause.cannot.title')}
        text={t(`pause.cannot.${reasonOf(plan)}`)}
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
  if (!plan.recurring) return 'once';
  return plan.state === 'pastDue' ? 'pastDue' : 'ending';
};
