import { api } from '~/session/api/api';
import { contractCall } from '~/session/api/callApi';

/** The user's plan, and the plans that it can change to. */
export const currentPlanApi = api.injectEndpoints({
  endpoints: (build) => ({
    getSubscription: build.query({
      queryFn: contractCall('getSubscription'),
      providesTags: ['Subscription'],
    }),
    getUpgradePlans: build.query({
      queryFn: contractCall('getUpgradePlans'),
      providesTags: ['Plans', 'Subscription'],
    }),
  }),
});

export const { useGetSubscriptionQuery, useGetUpgradePlansQuery } = currentPlanApi;
