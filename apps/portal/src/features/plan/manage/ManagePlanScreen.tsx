import { useSearchParams } from 'react-router-dom';
import { lazyPortalScreen } from '~/shell/portal/lazyPortalScreen';
import { PAUSE_VIEW, VIEW } from '~/shell/portal/portalViews';
import { ManagePlan } from './ManagePlan';

const PausePlan = lazyPortalScreen(() => import('../pause/PausePlan'), 'plan', 'orders');

/** The plan page, or its view that pauses the plan. Rule ROUTE-7. */
const ManagePlanScreen = () => {
  const [params] = useSearchParams();
  return params.get(VIEW) === PAUSE_VIEW ? <PausePlan /> : <ManagePlan />;
};

export default ManagePlanScreen;
