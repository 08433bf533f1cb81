import { accessWithoutPlan, capabilitiesOf } from '@foyer/domain';
import { Button, Card, EmptyState, Grid, GridItem } from '@foyer/ui-kit/core';
import { wifiIcon } from '@foyer/ui-kit/icons';
import { Link } from 'react-router-dom';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { PortalScreen } from '~/shell/portal/PortalScreen';
import { QuerySection } from '~/shell/portal/sections/QuerySection';
import { useCanOpen } from '~/session/guards/useCanOpen';
import { useAppSelector } from '~/session/store/hooks';
import { selectPortalType } from '~/session/store/portalType';
import { PlanSkeleton } from '../PlanSkeleton';
import { useCurrentPlanQuery } from '../useCurrentPlanQuery';
import { MoreTime } from '../more-time/MoreTime';
import { UsageCard } from '../usage/UsageCard';
import { CurrentPlan } from './CurrentPlan';
import { PlanActions } from './PlanActions';
import { PlanFacts } from './PlanFacts';
import { PlanBanners } from './PlanBanners';

/** The current plan, its coming changes, and its actions. */
export const ManagePlan = () => {
  const { t } = useTranslation('plan');
  const query = useCurrentPlanQuery();
  return (
    <PortalScreen title={t('common:menu.plan')} busy={!query.data}>
      <QuerySection query={query} failed={t('manage.failed')} skeleton={<PlanSkeleton />}>
        {({ subscription, active }) =>
          subscription ? (
            <>
              <PlanBanners subscription={subscription} />
              <CurrentPlan subscription={subscription} />
              <MoreTime subscription={subscription} />
              <Grid aside>
                <GridItem desk={2}>
                  <PlanFacts subscription={subscription} />
                </GridItem>
                <GridItem>
                  <PlanActions subscription={subscription} />
                </GridItem>
                {/* Last, because it comes late and must move nothing. */}
                <GridItem desk={2}>
                  <UsageCard subscription={subscription} />
                </GridItem>
              </Grid>
            </>
          ) : (
            <NoPlan hasAccess={active} />
          )
        }
      </QuerySection>
    </PortalScreen>
  );
};

/**
 * For users without a plan, with free access that needs none, or with access that the backend does not
 * explain. Rule SUB-16.
 */
const NoPlan = ({ hasAccess }: { hasAccess: boolean }) => {
  const { t } = useTranslation('plan');
  const portalType = useAppSelector(selectPortalType);
  const { planPage } = capabilitiesOf(portalType);
  const canChoose = useCanOpen(planPage);
  const kind = accessWithoutPlan(hasAccess, portalType);
  return (
    <Card>
      <EmptyState
        icon={wifiIcon}
        title={t(`manage.${kind}.title`)}
        text={t(`manage.${kind}.text`)}
        action={
          kind === 'none' &&
          canChoose && (
            <Button as={Link} to={planPage}>
              {t('manage.none.action')}
            </Button>
          )
        }
      />
    </Card>
  );
};
