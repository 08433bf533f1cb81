import { isBlacklisted } from '~/product/network/isBlacklisted';
import { hashLink, paths } from '~/shared/routing/paths';
import { deviceChecked } from '~/session/store/sessionSlice';
import type { AppStore } from '~/session/store/createStore';

/**
 * Shows a device on the operator's equipment list the page for refused devices, at sites that check.
 * It runs once the first page is usable: the gateway has refused most of these devices already.
 */
export const refuseListedDevice = async (store: AppStore): Promise<void> => {
  const state = store.getState();
  const mac = state.session.location?.mac ?? null;
  if (!(await isBlacklisted(mac, state))) return;
  store.dispatch(deviceChecked({ isDenied: true }));
  window.location.hash = hashLink(paths.denied);
};
