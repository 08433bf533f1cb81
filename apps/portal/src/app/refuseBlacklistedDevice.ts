import { isBlacklisted } from '~/product/network/isBlacklisted';
import { hashLink, paths } from '~/shared/routing/paths';
import { deviceChecked } from '~/session/store/sessionSlice';
import type { AppStore } from '~/session/store/createStore';

/**
 * Shows the page for refused devices if this device is on the operator's equipment list, at sites
 * that check it. It runs once the first page is usable, because the gateway has already refused
 * most of these devices.
 */
export const refuseBlacklistedDevice = async (store: AppStore): Promise<void> => {
  const state = store.getState();
  const mac = state.session.location?.mac ?? null;
  if (!(await isBlacklisted(mac, state))) return;
  store.dispatch(deviceChecked({ isDenied: true }));
  window.location.hash = hashLink(paths.denied);
};
