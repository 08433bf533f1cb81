import { isTurnedAway } from '~/platform/network/isTurnedAway';
import { hashLink, paths } from '~/platform/routing/paths';
import { sessionStarted } from '~/platform/session/sessionSlice';
import type { AppStore } from '~/platform/store/createStore';

/**
 * At sites that check their visitors' equipment, a listed device is shown out, whoever holds it, but
 * not before the first page is usable: the gateway has refused most of them already.
 */
export const turnAwayListed = async (store: AppStore): Promise<void> => {
  const state = store.getState();
  const mac = state.session.location?.mac ?? null;
  if (!(await isTurnedAway(mac, state))) return;
  store.dispatch(sessionStarted({ isDenied: true }));
  window.location.hash = hashLink(paths.denied);
};
