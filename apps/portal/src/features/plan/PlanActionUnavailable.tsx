import { Button, Card, EmptyState, type IconShape } from '@foyer/ui-kit/core';
import { Link } from 'react-router-dom';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { useIsSiteClosed } from '~/session/store/hooks';
import { paths } from '~/shared/routing/paths';

interface PlanActionUnavailableProps {
  icon: IconShape;
  title: string;
  /** The reason, in a sentence that says where to resolve it. */
  why: string;
}

/** Says why an action on this plan is not available now, and links back to the plan. A closed site keeps no plan. */
export const PlanActionUnavailable = ({ icon, title, why }: PlanActionUnavailableProps) => {
  const { t } = useTranslation('plan');
  const isClosed = useIsSiteClosed();
  return (
    <Card>
      <EmptyState
        icon={icon}
        title={title}
        text={isClosed ? t('siteClosed') : why}
        action={
          <Button as={Link} to={paths.managePlan} variant="soft">
            {t('backToPlan')}
          </Button>
        }
      />
    </Card>
  );
};
