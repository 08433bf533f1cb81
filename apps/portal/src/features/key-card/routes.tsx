import { lazyPortalScreen } from '~/shell/portal/lazyPortalScreen';
import { KEY_CARD_VIEW } from '~/shell/portal/portalViews';

/** The key card as a view of the pages that `/portal` can lead to: see `withViews`. */
export const keyCardView = {
  [KEY_CARD_VIEW]: lazyPortalScreen(() => import('./KeyCardScreen'), 'key-card'),
} as const;
