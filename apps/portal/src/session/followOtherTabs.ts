import { watchToken } from '@foyer/api-client/session';
import { paths } from '~/shared/routing/paths';
import type { AppStore } from '~/session/store/createStore';
import { tokens } from './storage/browserStores';
import { clearDrafts } from './storage/formDrafts';
import { updateSession } from './updateSession';

/**
 * Follows changes of the session in other tabs. A new token leads to the root route without a
 * reload; another user's token clears everything cached here. Rule SES-22.
 */
export const followOtherTabs = (store: AppStore): (() => void) =>
  watchToken(window, {
    userId: () => store.getState().session.claims?.userId ?? null,
    goToRoot: () => {
      // The reload of `dropCache` updates everything else.
      if (tokens.claims()?.userId === store.getState().session.claims?.userId)
        store.dispatch(updateSession());
      window.location.hash = `#${paths.landing}`;
    },
    // A reload clears everything in memory. The drafts are in this tab's storage and would survive
    // it.
    dropCache: () => {
      clearDrafts();
      window.location.reload();
    },
  });
