import type {
  Answer,
  ApiError,
  CallOptions,
  Client,
  NetworkKey,
  NewDevice,
} from '@foyer/api-client';
import { removeDevices, type Device, type DeviceList } from '@foyer/domain';
import { api } from '~/session/api/api';
import { ask } from '~/session/api/ask';
import { portalApi } from '~/session/api/portal.api';

interface WhoseKey {
  /** The key is kept outside. */
  isOutside: boolean;
}

const changeList = (change: (list: DeviceList) => DeviceList) =>
  portalApi.util.updateQueryData('devices', undefined, change);

const renamed =
  (id: string, name: string) =>
  (list: DeviceList): DeviceList => ({
    ...list,
    devices: list.devices.map((device) => (device.id === id ? { ...device, name } : device)),
  });

/** Changes to devices and to the personal network. Specification, section 7. */
const devicesApi = api.injectEndpoints({
  endpoints: (build) => ({
    addDevice: build.mutation<Device, NewDevice>({
      queryFn: ask((client, device, options) => client.devices.addDevice(device, options)),
      invalidatesTags: ['Devices', 'Dashboard'],
    }),
    addUnderOutsideKey: build.mutation<NetworkKey, Pick<NewDevice, 'mac' | 'name'>>({
      queryFn: ask((client, { mac, name }, options) =>
        client.network.updateCloudpathDpsk({ mac, name }, options),
      ),
      invalidatesTags: ['Devices', 'Dashboard'],
    }),
    renameDevice: build.mutation<Device, { id: string; newName: string }>({
      queryFn: ask((client, { id, newName }, options) =>
        client.devices.renameDevice(id, newName, options),
      ),
      async onQueryStarted({ id, newName }, { dispatch, queryFulfilled }) {
        const { undo } = dispatch(changeList(renamed(id, newName)));
        await queryFulfilled.catch(undo);
      },
      // Another tab has removed it: the list is no longer what it was.
      invalidatesTags: (_device, error) => (isGone(error) ? ['Devices'] : []),
    }),
    deleteDevices: build.mutation<null, readonly string[]>({
      queryFn: ask(removeThoseLeft),
      async onQueryStarted(ids, { dispatch, queryFulfilled }) {
        const { undo } = dispatch(changeList((list) => removeDevices(list, new Set(ids))));
        await queryFulfilled.catch(undo);
      },
      invalidatesTags: (_none, error) => (error ? [] : ['Devices', 'Dashboard']),
    }),
    /** Reads the key, or makes the first one. */
    readKey: build.mutation<NetworkKey, WhoseKey>({
      queryFn: ask((client, { isOutside }, options) =>
        isOutside
          ? client.network.updateCloudpathDpsk({}, options)
          : client.network.handleDpsk(false, options),
      ),
      onQueryStarted: keepKey,
    }),
    /** Makes a new key, which ends a migration too. */
    renewKey: build.mutation<NetworkKey, WhoseKey>({
      queryFn: ask((client, { isOutside }, options) =>
        isOutside
          ? client.network.updateCloudpathDpsk({ renew: true }, options)
          : client.network.handleDpsk(true, options),
      ),
      onQueryStarted: keepKey,
    }),
    shareVlan: build.mutation<boolean, boolean>({
      queryFn: ask((client, shareVlan, options) =>
        client.visitors.setShareVlan(shareVlan, options),
      ),
    }),
  }),
});

/** What was asked for is not there, or no longer. */
const isGone = (error: Partial<ApiError> | undefined): boolean =>
  error?.kind === 'http' && error.status === 404;

/**
 * Removes devices, however the page is left meanwhile. All go or none: what another tab has removed
 * already needs no removing, and holds back none of the others.
 */
async function removeThoseLeft(
  { devices }: Client,
  ids: readonly string[],
  options: CallOptions,
): Promise<Answer<null>> {
  const answer = await devices.deleteDevices(ids, { ...options, outlivesPage: true });
  if (!isGone(answer.error)) return answer;
  const { data: list } = await devices.getDevices(options);
  if (!list) return answer;
  const left = ids.filter((id) => list.devices.some((device) => device.id === id));
  if (left.length === ids.length) return answer;
  return left.length === 0 ? { data: null } : devices.deleteDevices(left, options);
}

/** Keeps a key that has come in the list that shows it. */
async function keepKey(
  _whose: WhoseKey,
  {
    dispatch,
    queryFulfilled,
  }: {
    dispatch: (action: ReturnType<typeof changeList>) => unknown;
    queryFulfilled: Promise<{ data: NetworkKey }>;
  },
): Promise<void> {
  const key = await queryFulfilled.then(
    ({ data }) => data,
    () => null,
  );
  if (!key) return;
  dispatch(
    changeList((list) => ({
      ...list,
      wpaPskPassphrase: key.passphrase,
      ssidName: key.ssidName ?? list.ssidName,
      dpskMigrationNeeded: false,
    })),
  );
}

export const {
  useAddDeviceMutation,
  useAddUnderOutsideKeyMutation,
  useRenameDeviceMutation,
  useDeleteDevicesMutation,
  useReadKeyMutation,
  useRenewKeyMutation,
  useShareVlanMutation,
} = devicesApi;
