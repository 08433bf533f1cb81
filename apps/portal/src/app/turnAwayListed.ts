import { isBlacklisted } from '~/product/network/isBlacklisted';
import { hashLink, paths } from '~/shared/routing/paths';
import { deviceChecked } from '~/session/store/sessionSlice';
import type { AppStore } from '~/session/store/createStore';

/**
 * At sites that check their visitors' equipment, a listed device is shown out, whoever holds it, but
 * not before the first page is usable: the gateway has refused most of them already.
 */
export const turnAwayListed = async (store: AppStore): Promise<void> => {
  const state = store.getState();
  const mac = state.session.location?.mac ?? null;
  if (!(await isBlacklisted(mac, state))) return;
  store.dispatch(deviceChecked({ isDenied: true }));
  window.location.hash = hashLink(paths.denied);
};
