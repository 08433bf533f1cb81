import { BackLink, Grid } from '@foyer/ui-kit/core';
import { Link as RouterLink } from 'react-router-dom';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { PortalScreen } from '~/shell/portal/PortalScreen';
import { QuerySection } from '~/shell/portal/sections/QuerySection';
import { useCanDo } from '~/product/plans/useCanDo';
import { paths } from '~/shared/routing/paths';
import { useCurrentPlanQuery } from '../useCurrentPlanQuery';
import { CannotPause } from './CannotPause';
import { PauseForm } from './PauseForm';
import { useGetPauseQuery } from '~/session/api/portal.api';

/** Pauses the plan or changes a pause: dates, then their price, then one button. */
const PausePlan = () => {
  const { t } = useTranslation('plan');
  const query = useCurrentPlanQuery();
  const pause = useGetPauseQuery();
  const can = useCanDo();
  const isHeld = pause.data !== 'absent' && Boolean(pause.data);
  return (
    <PortalScreen
      title={t(isHeld ? 'pause.editTitle' : 'pause.title')}
      busy={pause.isLoading || query.isLoading}
      back={
        <BackLink as={RouterLink} to={paths.managePlan}>
          {t('backToPlan')}
        </BackLink>
      }
    >
      <QuerySection query={query} failed={t('manage.failed')}>
        {({ subscription }) => (
          <QuerySection query={pause} failed={t('pause.failed')}>
            {(open) =>
              subscription && open !== 'absent' && (open ?? can('pause', subscription)) ? (
                <Grid aside>
                  <PauseForm key={open?.id ?? 'new'} pause={open || null} plan={subscription} />
                </Grid>
              ) : (
                <CannotPause plan={subscription} />
              )
            }
          </QuerySection>
        )}
      </QuerySection>
    </PortalScreen>
  );
};

export default PausePlan;
