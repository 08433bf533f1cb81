import type { Answer, ApiArgs, ApiData, ApiError } from '@foyer/api-client';
import { removeDevices, type DeviceList } from '@foyer/domain';
import { api } from '~/session/api/api';
import { patchSiteUser } from '~/session/api/storeAccount';
import { callApi, contractCall } from '~/session/api/callApi';
import { portalApi } from '~/session/api/portal.api';

type NetworkKey = ApiData<'handleDpsk'>;

interface KeyArgs {
  /** The site keeps its keys outside. */
  isOutside: boolean;
}

interface QueryApi {
  signal: AbortSignal;
}

const changeList = (change: (list: DeviceList) => DeviceList) =>
  portalApi.util.updateQueryData('getDevices', undefined, change);

const renamed =
  (id: string, name: string) =>
  (list: DeviceList): DeviceList => ({
    ...list,
    devices: list.devices.map((device) => (device.id === id ? { ...device, name } : device)),
  });

/** Changes to devices and to the personal network. */
const devicesApi = api.injectEndpoints({
  endpoints: (build) => ({
    addDevice: build.mutation({
      queryFn: contractCall('addDevice'),
      invalidatesTags: ['Devices', 'Dashboard'],
    }),
    updateCloudpathDpsk: build.mutation({
      queryFn: contractCall('updateCloudpathDpsk'),
      invalidatesTags: ['Devices', 'Dashboard'],
    }),
    reportDeviceLost: build.mutation({
      queryFn: contractCall('reportDeviceLost'),
      invalidatesTags: ['Devices', 'Dashboard'],
    }),
    reportDeviceFound: build.mutation({
      queryFn: contractCall('reportDeviceFound'),
      invalidatesTags: ['Devices', 'Dashboard'],
    }),
    adoptDeviceAddress: build.mutation({
      queryFn: contractCall('adoptDeviceAddress'),
      invalidatesTags: ['Devices', 'Dashboard'],
    }),
    renameDevice: build.mutation<ApiData<'renameDevice'>, ApiArgs<'renameDevice'>>({
      queryFn: contractCall('renameDevice'),
      async onQueryStarted({ id, newName }, { dispatch, queryFulfilled }) {
        const { undo } = dispatch(changeList(renamed(id, newName)));
        await queryFulfilled.catch(undo);
      },
      // Another tab has removed the device, so the list is out of date.
      invalidatesTags: (_device, error) => (isGone(error) ? ['Devices'] : []),
    }),
    deleteDevices: build.mutation<null, readonly string[]>({
      queryFn: deleteThoseLeft,
      async onQueryStarted(ids, { dispatch, queryFulfilled }) {
        const { undo } = dispatch(changeList((list) => removeDevices(list, new Set(ids))));
        await queryFulfilled.catch(undo);
      },
      invalidatesTags: (_none, error) => (error ? [] : ['Devices', 'Dashboard']),
    }),
    /** Reads the key, or creates the first one. */
    readKey: build.mutation<NetworkKey, KeyArgs>({
      queryFn: ({ isOutside }, { signal }) =>
        isOutside
          ? callApi('updateCloudpathDpsk', {}, { signal })
          : callApi('handleDpsk', { renew: false }, { signal }),
      onQueryStarted: keepKey,
    }),
    /** Creates a new key, which also ends a migration. */
    renewKey: build.mutation<NetworkKey, KeyArgs>({
      queryFn: ({ isOutside }, { signal }) =>
        callApi(isOutside ? 'updateCloudpathDpsk' : 'handleDpsk', { renew: true }, { signal }),
      onQueryStarted: keepKey,
    }),
    setShareVlan: build.mutation<ApiData<'setShareVlan'>, ApiArgs<'setShareVlan'>>({
      queryFn: contractCall('setShareVlan'),
      // The switch moves at once; a refusal moves it back.
      async onQueryStarted({ shareVlan }, { dispatch, queryFulfilled }) {
        const undo = dispatch(patchSiteUser({ shareVlan }));
        await queryFulfilled.then(
          ({ data }) => data !== null && dispatch(patchSiteUser({ shareVlan: data })),
          undo,
        );
      },
    }),
  }),
});

/** The device does not exist, or no longer exists. */
const isGone = (error: Partial<ApiError> | undefined): boolean =>
  error?.kind === 'http' && error.status === 404;

/**
 * Deletes devices, even when the user leaves the page before the answer. The backend deletes all or
 * none, so after a 404 the request is repeated without the devices that another tab has deleted.
 */
async function deleteThoseLeft(
  ids: readonly string[],
  { signal }: QueryApi,
): Promise<Answer<null>> {
  const options = { signal, outlivesPage: true };
  const answer = await callApi('deleteDevices', { ids: [...ids] }, options);
  if (!isGone(answer.error)) return answer;
  const { data: list } = await callApi('getDevices', undefined, { signal });
  if (!list) return answer;
  const left = ids.filter((id) => list.devices.some((device) => device.id === id));
  if (left.length === ids.length) return answer;
  return left.length === 0 ? { data: null } : callApi('deleteDevices', { ids: left }, { signal });
}

/** Shows a new key in the list of devices. */
async function keepKey(
  _args: KeyArgs,
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
  useUpdateCloudpathDpskMutation,
  useReportDeviceLostMutation,
  useReportDeviceFoundMutation,
  useAdoptDeviceAddressMutation,
  useRenameDeviceMutation,
  useDeleteDevicesMutation,
  useReadKeyMutation,
  useRenewKeyMutation,
  useSetShareVlanMutation,
} = devicesApi;
