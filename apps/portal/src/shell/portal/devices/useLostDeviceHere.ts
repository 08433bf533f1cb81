import type { Device } from '@foyer/domain';
import { portalApi } from '~/session/api/portal.api';
import { useAppSelector } from '~/session/store/hooks';
import { selectLostDevice } from '~/session/store/selectLostDevice';

/** This device, if it is reported lost, once the page has loaded the devices for another part. */
export const useLostDeviceHere = (): Device | null => {
  const { data } = portalApi.endpoints.getDevices.useQueryState();
  return useAppSelector((state) => selectLostDevice(state, data?.devices));
};
