import type { ApiArgs, ApiData } from '@foyer/api-client';
import { api } from '~/session/api/api';
import { contractCall } from '~/session/api/callApi';
import { patchSiteUser } from '~/session/api/storeAccount';

const marketingApi = api.injectEndpoints({
  endpoints: (build) => ({
    getMarketingAnswers: build.query({ queryFn: contractCall('getMarketingAnswers') }),
    saveMarketingAnswers: build.mutation<
      ApiData<'saveMarketingAnswers'>,
      ApiArgs<'saveMarketingAnswers'>
    >({
      queryFn: contractCall('saveMarketingAnswers'),
      invalidatesTags: ['Consents'],
      // The switch moves at once; a refusal moves it back.
      async onQueryStarted({ userId, answers }, { dispatch, queryFulfilled }) {
        const { undo } = dispatch(
          marketingApi.util.updateQueryData('getMarketingAnswers', { userId }, (saved) => ({
            ...saved,
            ...answers,
          })),
        );
        await queryFulfilled.then(
          ({ data }) => dispatch(patchSiteUser({ detailedMarketingOptIn: data ?? answers })),
          undo,
        );
      },
    }),
  }),
});

export const { useGetMarketingAnswersQuery, useSaveMarketingAnswersMutation } = marketingApi;
