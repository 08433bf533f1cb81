import type { ApiData } from '@foyer/api-client';
import { api } from '~/session/api/api';
import { callApi, contractCall } from '~/session/api/callApi';
import { httpErrorOf } from '~/session/api/httpError';
import type { CallFailure } from '~/session/api/isApiError';
import { refreshSession } from '~/session/refreshSession';
import type { AppDispatch } from '~/session/store/createStore';

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

/**
 * After a refused order: reads the prices again, which may have changed since the page opened, and the user, whose
 * payment may have arrived. The guards redirect a user with a plan.
 */
export const readOrderAgain =
  (error: CallFailure | undefined) =>
  async (dispatch: AppDispatch): Promise<void> => {
    if (httpErrorOf(error)?.status !== 409) return;
    dispatch(api.util.invalidateTags(['Plans']));
    await dispatch(refreshSession());
  };

export const {
  useCatalogueQuery,
  useCreateInternalSubscriptionMutation,
  useCreateResumeLinkMutation,
  useResumeOrderMutation,
} = purchaseApi;
