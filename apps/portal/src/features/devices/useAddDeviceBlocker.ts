import {
  addDeviceBlocker,
  defaultPublicConfig,
  type AddDeviceBlocker,
  type DeviceList,
} from '@foyer/domain';
import { now } from '~/session/storage/browserStores';
import { useAppSelector, useIsSiteClosed } from '~/session/store/hooks';

/** Why no device can be added now; null if one can, and while the list is loading. */
export const useAddDeviceBlocker = (list: DeviceList | undefined): AddDeviceBlocker | null => {
  const config = useAppSelector(({ site }) => site.config ?? defaultPublicConfig);
  const isClosed = useIsSiteClosed();
  return list ? addDeviceBlocker(list, config, now(), isClosed) : null;
};
