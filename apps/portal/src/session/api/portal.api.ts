import type {
  Dashboard,
  DeviceList,
  FeedbackInfo,
  PauseRecord,
  RadiusNotification,
} from '@foyer/domain';
import { api } from './api';
import { ask } from './ask';

interface NoticeReader {
  customerCode: string | null;
  /** Null where it is unknown: then it is not sent. */
  mac: string | null;
}

/**
 * What more than one page of the logged-in portal asks. Specification, section 7, "Dashboard,
 * devices and network" and GET /feedback/info.
 */
export const portalApi = api.injectEndpoints({
  endpoints: (build) => ({
    dashboard: build.query<Dashboard, void>({
      queryFn: ask((client, _none, options) => client.network.getDashboard(options)),
      providesTags: ['Dashboard'],
    }),
    devices: build.query<DeviceList, void>({
      queryFn: ask((client, _none, options) => client.devices.getDevices(options)),
      providesTags: ['Devices'],
    }),
    deviceNotices: build.query<RadiusNotification[], NoticeReader>({
      queryFn: ask((client, { customerCode, mac }, options) =>
        client.network.getDeviceNotifications(customerCode, mac, options),
      ),
    }),
    dismissDeviceNotice: build.mutation<null, NoticeReader & { id: string }>({
      queryFn: ask((client, { id }, options) =>
        client.network.dismissDeviceNotification(id, options),
      ),
      // Gone at once; a refusal brings it back.
      async onQueryStarted({ id, ...reader }, { dispatch, queryFulfilled }) {
        const { undo } = dispatch(
          portalApi.util.updateQueryData('deviceNotices', reader, (notices) =>
            notices.filter((notice) => notice.id !== id),
          ),
        );
        await queryFulfilled.catch(undo);
      },
    }),
    /** The pause under way or planned, for its end. */
    pauseUnderWay: build.query<PauseRecord | null, void>({
      queryFn: ask((client, _none, options) => client.pauses.getPause(options)),
      providesTags: ['Subscription'],
    }),
    feedbackInfo: build.query<FeedbackInfo, void>({
      queryFn: ask((client, _none, options) => client.site.getFeedbackInfo(options)),
    }),
  }),
});

export const {
  useDashboardQuery,
  useDevicesQuery,
  useDeviceNoticesQuery,
  useDismissDeviceNoticeMutation,
  useFeedbackInfoQuery,
  usePauseUnderWayQuery,
} = portalApi;
