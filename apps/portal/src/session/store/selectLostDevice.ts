import { isThisDevice, type Device } from '@foyer/domain';
import type { RootState } from './rootReducer';
import { selectSessionMac } from './selectSessionMac';

/** This device among those of the account, if it is reported lost. An agent's device is not the user's. Rule LOST-2. */
export const selectLostDevice = (state: RootState, devices?: readonly Device[]): Device | null =>
  devices?.find(
    (device) =>
      device.lostAt !== null &&
      !state.site.info?.isImpersonating &&
      isThisDevice(device, selectSessionMac(state)),
  ) ?? null;
