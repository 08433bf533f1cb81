import { dashboardOffers, type Dashboard } from '@foyer/domain';
import { useAppSelector } from '~/session/store/hooks';
import { useSpeedTestPath } from '~/shell/portal/portalViews';

/** The speed test's path, where this person can run the test now; else null. Rules NET-10 and SITE-12. */
export const useSpeedTestAction = (dashboard: Dashboard): string | null => {
  const path = useSpeedTestPath();
  const isUnseen = useAppSelector(({ session }) => session.deviceState === 'unseen');
  return !isUnseen && dashboardOffers(dashboard, 'speedTest') ? path : null;
};
