import type { ApiArgs } from '@foyer/api-client';
import { api } from './api';
import { callApi, contractCall } from './callApi';

/** The cached data that a change of plan affects. */
export const planTags = ['Subscription', 'Billing', 'Dashboard', 'Devices'] as const;

/** Reports a change of plan, so that everything that depends on it is fetched again. */
export const planChanged = () => api.util.invalidateTags([...planTags]);

/** The id of a notice, and the request whose cached list holds it. */
type DismissalArgs = ApiArgs<'getDeviceNotifications'> & { id: string };

/** Calls that several features of the portal share. */
export const portalApi = api.injectEndpoints({
  endpoints: (build) => ({
    getDashboard: build.query({
      queryFn: contractCall('getDashboard'),
      providesTags: ['Dashboard'],
    }),
    /**
     * Whether this user or device has access. The call also makes the backend settle a payment that
     * has arrived.
     */
    getActiveSubscription: build.query({
      queryFn: contractCall('getActiveSubscription'),
      keepUnusedDataFor: 0,
    }),
    getDevices: build.query({ queryFn: contractCall('getDevices'), providesTags: ['Devices'] }),
    getBilling: build.query({ queryFn: contractCall('getBilling'), providesTags: ['Billing'] }),
    getPause: build.query({ queryFn: contractCall('getPause'), providesTags: ['Subscription'] }),
    getPaymentMethod: build.query({
      queryFn: contractCall('getPaymentMethod'),
      providesTags: ['Billing'],
    }),
    activateFreePlan: build.mutation({
      queryFn: contractCall('activateFreePlan'),
      invalidatesTags: planTags,
    }),
    getFeedbackInfo: build.query({
      queryFn: contractCall('getFeedbackInfo'),
      providesTags: ['Site'],
    }),
    getDeviceNotifications: build.query({
      queryFn: contractCall('getDeviceNotifications'),
      providesTags: ['Notices'],
    }),
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
  useGetActiveSubscriptionQuery,
  useGetDashboardQuery,
  useGetDevicesQuery,
  useGetBillingQuery,
  useGetPauseQuery,
  useLazyGetPauseQuery,
  useGetPaymentMethodQuery,
  useActivateFreePlanMutation,
  useGetFeedbackInfoQuery,
  useGetDeviceNotificationsQuery,
  useDismissDeviceNotificationMutation,
} = portalApi;
