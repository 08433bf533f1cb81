import { defaultPublicConfig, deviceSlots, type DeviceSlots } from '@foyer/domain';
import { useGetDevicesQuery } from '~/session/api/portal.api';
import { useCanOpen } from '~/session/guards/useCanOpen';
import { useAppSelector } from '~/session/store/hooks';
import { paths } from '~/shared/routing/paths';

/** The user's device slots; null until they are known, and where the devices page is closed. */
export const useSlots = (): DeviceSlots | null => {
  const config = useAppSelector(({ site }) => site.config ?? defaultPublicConfig);
  const opensDevices = useCanOpen(paths.devices);
  const { data: list } = useGetDevicesQuery(undefined, { skip: !opensDevices });
  return list ? deviceSlots(list, config) : null;
};
