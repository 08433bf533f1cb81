import { watchToken } from '@foyer/api-client/session';
import { paths } from '~/shared/routing/paths';
import type { AppStore } from '~/session/store/createStore';
import { clearDrafts } from './storage/drafts';
import { tokenChanged } from './tokenChanged';

/**
 * Follows what other tabs do to the session: a token that appears leads to the root route, without
 * a reload; another person's token drops everything cached here. Rule SES-22.
 */
export const followOtherTabs = (store: AppStore): (() => void) =>
  watchToken(window, {
    userId: () => store.getState().session.claims?.userId ?? null,
    goToRoot: () => {
      store.dispatch(tokenChanged());
      window.location.hash = `#${paths.landing}`;
    },
    // A reload clears everything in memory; the drafts are this tab's, and outlive it.
    dropCache: () => {
      clearDrafts();
      window.location.reload();
    },
  });
