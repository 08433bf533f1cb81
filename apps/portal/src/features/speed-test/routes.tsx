import { lazyPortalScreen } from '~/shell/portal/lazyPortalScreen';
import { SPEED_TEST_VIEW } from '~/shell/portal/portalViews';

/** The speed test as a view of the pages that `/portal` can lead to: see `withViews`. */
export const speedTestView = {
  [SPEED_TEST_VIEW]: lazyPortalScreen(() => import('./SpeedTestScreen'), 'speed-test'),
} as const;
