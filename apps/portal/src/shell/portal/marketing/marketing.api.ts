import { api } from '~/session/api/api';
import { contractCall } from '~/session/api/callApi';

const marketingApi = api.injectEndpoints({
  endpoints: (build) => ({
    getMarketingAnswers: build.query({ queryFn: contractCall('getMarketingAnswers') }),
    saveMarketingAnswers: build.mutation({
      queryFn: contractCall('saveMarketingAnswers'),
      // The switch moves at once; a refusal moves it back.
      async onQueryStarted({ userId, answers }, { dispatch, queryFulfilled }) {
        const { undo } = dispatch(
          marketingApi.util.updateQueryData('getMarketingAnswers', { userId }, (saved) => ({
            ...saved,
            ...answers,
          })),
        );
        await queryFulfilled.catch(undo);
      },
    }),
  }),
});

export const { useGetMarketingAnswersQuery, useSaveMarketingAnswersMutation } = marketingApi;
