import { watchToken } from '@foyer/api-client/session';
import { paths } from '~/shared/routing/paths';
import type { AppStore } from '~/session/store/createStore';
import { claimsChanged } from './store/sessionSlice';
import { tokens } from './storage/stores';

/**
 * Follows what other tabs do to the session: a token that appears leads to the root route, without a
 * reload; another person's token drops everything cached here. Specification, section 4.
 */
export const followOtherTabs = (store: AppStore): (() => void) =>
  watchToken(window, {
    userId: () => store.getState().session.claims?.userId ?? null,
    goToRoot: () => {
      store.dispatch(claimsChanged(tokens.claims()));
      window.location.hash = `#${paths.landing}`;
    },
    // Everything in memory belonged to somebody else: begin anew rather than pick it apart.
    dropCache: () => window.location.reload(),
  });
