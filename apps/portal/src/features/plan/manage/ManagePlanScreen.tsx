import { useSearchParams } from 'react-router-dom';
import { LoadProblem } from '~/platform/layout/LoadProblem';
import { lazyPart } from '~/platform/loading/lazyPart';
import { VIEW } from '~/platform/portal/portalViews';
import { PAUSE_VIEW } from '../planViews';
import '../texts';
import { ManagePlan } from './ManagePlan';

const PausePlan = lazyPart(() => import('../pause/PausePlan'), { instead: LoadProblem });

/** The plan, or the view of its page that pauses it. Specification, section 2: manage-your-plan. */
const ManagePlanScreen = () => {
  const [params] = useSearchParams();
  return params.get(VIEW) === PAUSE_VIEW ? <PausePlan /> : <ManagePlan />;
};

export default ManagePlanScreen;
