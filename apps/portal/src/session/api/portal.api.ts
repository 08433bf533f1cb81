import type { ApiArgs } from '@foyer/api-client';
import { api } from './api';
import { callApi, contractCall } from './callApi';

/** What changes with a plan: its own page, the bills, the dashboard, device slots and the account. */
export const planTags = ['Subscription', 'Billing', 'Dashboard', 'Devices'] as const;

/** A notice, and the reader in whose list it is. */
type DismissalArgs = ApiArgs<'getDeviceNotifications'> & { id: string };

/** The calls that several features of the portal share. */
export const portalApi = api.injectEndpoints({
  endpoints: (build) => ({
    getDashboard: build.query({
      queryFn: contractCall('getDashboard'),
      providesTags: ['Dashboard'],
    }),
    getDevices: build.query({ queryFn: contractCall('getDevices'), providesTags: ['Devices'] }),
    getBilling: build.query({ queryFn: contractCall('getBilling'), providesTags: ['Billing'] }),
    getPause: build.query({ queryFn: contractCall('getPause'), providesTags: ['Subscription'] }),
    activateFreePlan: build.mutation({
      queryFn: contractCall('activateFreePlan'),
      invalidatesTags: planTags,
    }),
    getFeedbackInfo: build.query({ queryFn: contractCall('getFeedbackInfo') }),
    getDeviceNotifications: build.query({ queryFn: contractCall('getDeviceNotifications') }),
    dismissDeviceNotification: build.mutation<null, DismissalArgs>({
      queryFn: ({ id }, { signal }) => callApi('dismissDeviceNotification', { id }, { signal }),
      // Hides the notice at once; a refusal shows it again.
      async onQueryStarted({ id, ...reader }, { dispatch, queryFulfilled }) {
        const { undo } = dispatch(
          portalApi.util.updateQueryData('getDeviceNotifications', reader, (notices) =>
            notices.filter((notice) => notice.id !== id),
          ),
        );
        await queryFulfilled.catch(undo);
      },
    }),
  }),
});

export const {
  useGetDashboardQuery,
  useGetDevicesQuery,
  useGetBillingQuery,
  useGetPauseQuery,
  useLazyGetPauseQuery,
  useActivateFreePlanMutation,
  useGetFeedbackInfoQuery,
  useGetDeviceNotificationsQuery,
  useDismissDeviceNotificationMutation,
} = portalApi;
