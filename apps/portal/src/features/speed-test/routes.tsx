import { SPEED_TEST_VIEW } from '~/platform/portal/portalViews';
import { lazyScreen } from '~/platform/routing/lazyScreen';

/** The speed test as a view of the pages that `/portal` can lead to: see `withViews`. */
export const speedTestView = {
  [SPEED_TEST_VIEW]: lazyScreen(() => import('./SpeedTestScreen')),
} as const;
