import {
  cancellationReasons,
  isCancelled,
  type CancellationReason,
  type Subscription,
} from '@foyer/domain';
import { BackLink } from '@foyer/ui-kit/core';
import { Link as RouterLink, useLocation, useSearchParams } from 'react-router-dom';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { PortalScreen } from '~/shell/portal/PortalScreen';
import { QuerySection } from '~/shell/portal/sections/QuerySection';
import { useCanDo } from '~/product/plans/useCanDo';
import { paths } from '~/shared/routing/paths';
import { now } from '~/session/storage/browserStores';
import { useCurrentPlanQuery } from '../useCurrentPlanQuery';
import { CancelReasons } from './CancelReasons';
import { Cancelled } from './Cancelled';
import { CannotCancel } from './CannotCancel';
import { ConfirmCancel } from './ConfirmCancel';

/**
 * Cancelling in at most three screens: the reason, the consequences, the confirmation. Rule SUB-6.
 */
const CancelScreen = () => {
  const { t } = useTranslation('plan');
  const query = useCurrentPlanQuery();
  const plan = query.data?.subscription ?? null;
  const isDone = useIsDone(plan);
  return (
    <PortalScreen
      title={t(isDone ? 'cancel.doneTitle' : 'cancel.title')}
      busy={!query.data}
      back={
        <BackLink as={RouterLink} to={paths.managePlan}>
          {t('backToPlan')}
        </BackLink>
      }
    >
      <QuerySection query={query} failed={t('manage.failed')}>
        {({ subscription }) => <Step plan={subscription} />}
      </QuerySection>
    </PortalScreen>
  );
};

/** Whether the plan is cancelled. One that is past due looks the same before and after, so the history entry says it. */
const useIsDone = (plan: Subscription | null): boolean => {
  const state = useLocation().state as { isCancelled?: boolean } | null;
  return (
    plan !== null &&
    (isCancelled(plan, now()) || (plan.state === 'pastDue' && state?.isCancelled === true))
  );
};

const Step = ({ plan }: { plan: Subscription | null }) => {
  const can = useCanDo();
  const [params] = useSearchParams();
  const isDone = useIsDone(plan);
  if (plan && isDone) return <Cancelled plan={plan} />;
  if (!plan || !can('cancel', plan)) return <CannotCancel plan={plan} />;
  const reason = readReason(params.get('reason'));
  return reason ? <ConfirmCancel plan={plan} reason={reason} /> : <CancelReasons plan={plan} />;
};

const readReason = (given: string | null): CancellationReason | null =>
  cancellationReasons.find((reason) => reason === given) ?? null;

export default CancelScreen;
