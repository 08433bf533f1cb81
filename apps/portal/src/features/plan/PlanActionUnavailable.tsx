import { Button, Card, EmptyState, type IconShape } from '@foyer/ui-kit/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '~/shared/routing/paths';

interface PlanActionUnavailableProps {
  icon: IconShape;
  title: string;
  /** Why, in a sentence that says where it can be put right. */
  why: string;
}

/** What cannot be done with this plan now, why, and the way back to it. */
export const PlanActionUnavailable = ({ icon, title, why }: PlanActionUnavailableProps) => {
  const { t } = useTranslation('plan');
  return (
    <Card>
      <EmptyState
        icon={icon}
        title={title}
        text={why}
        action={
          <Button as={Link} to={paths.managePlan} variant="soft">
            {t('backToPlan')}
          </Button>
        }
      />
    </Card>
  );
};
