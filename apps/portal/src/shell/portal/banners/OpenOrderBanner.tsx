import { useLocation } from 'react-router-dom';
import { usePlanPage } from '~/session/guards/usePlanPage';
import { useAppSelector } from '~/session/store/hooks';
import { useIsIdle } from '~/shared/loading/firstScreen';
import { lazyComponent } from '~/shared/loading/lazyComponent';
import { paths } from '~/shared/routing/paths';
import { selectHomePage } from '../portalViews';

const OpenOrder = lazyComponent(() => import('./OpenOrder'));

/**
 * The order that people with access have left: one for an extra, or for a plan that replaces free access. Their access
 * status doesn't mention it. It asks once the page is usable.
 */
export const OpenOrderBanner = () => {
  const { pathname } = useLocation();
  const home = useAppSelector(selectHomePage);
  const isIdle = useIsIdle();
  const planPage = usePlanPage();
  const hasAccess = useAppSelector(
    ({ session }) => session.account?.siteUser.hasActiveSubscription,
  );
  const isHere = pathname === home || pathname === paths.managePlan;
  return isHere && isIdle && planPage && hasAccess ? <OpenOrder /> : null;
};
