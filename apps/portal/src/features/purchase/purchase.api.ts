import type { ApiData } from '@foyer/api-client';
import { api } from '~/session/api/api';
import { callApi, contractCall } from '~/session/api/callApi';

/** A site's plans are one list, or two lists at a custom site. */
interface CatalogueArgs {
  locationID: string;
  isCustom: boolean;
}

/** The calls of a purchase; those of its payment are in the card form's `payments.api.ts`. */
export const purchaseApi = api.injectEndpoints({
  endpoints: (build) => ({
    catalogue: build.query<ApiData<'getPlans'>, CatalogueArgs>({
      queryFn: ({ locationID, isCustom }, { signal }) =>
        callApi(isCustom ? 'getCustomPlans' : 'getPlans', { locationID }, { signal }),
      providesTags: ['Plans'],
    }),
    createInternalSubscription: build.mutation({
      queryFn: contractCall('createInternalSubscription'),
    }),
    createResumeLink: build.mutation({ queryFn: contractCall('createResumeLink') }),
    resumeOrder: build.mutation({ queryFn: contractCall('resumeOrder') }),
  }),
});

export const {
  useCatalogueQuery,
  useCreateInternalSubscriptionMutation,
  useCreateResumeLinkMutation,
  useResumeOrderMutation,
} = purchaseApi;
