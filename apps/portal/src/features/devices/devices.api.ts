import type { DeviceList } from '@foyer/domain';
import { api } from '~/platform/api/api';
import { ask } from '~/platform/api/ask';

/** The account's devices. Specification, section 7: GET /devices. */
const devicesApi = api.injectEndpoints({
  endpoints: (build) => ({
    devices: build.query<DeviceList, void>({
      queryFn: ask((client, _none, options) => client.devices.getDevices(options)),
      providesTags: ['Devices'],
    }),
  }),
});

export const { useDevicesQuery } = devicesApi;
