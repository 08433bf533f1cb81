import type { Account, MarketingAnswers, MarketingPreference } from '@foyer/domain';
import type { Agreements } from '@foyer/api-client';
import { api } from '~/session/api/api';
import { ask } from '~/session/api/ask';

interface AnswersToSave {
  userId: string;
  answers: MarketingAnswers;
}

/** What one may agree to, and what was agreed. Specification, section 7, "Marketing". */
const marketingApi = api.injectEndpoints({
  endpoints: (build) => ({
    marketingChannels: build.query<MarketingPreference[], void>({
      queryFn: ask((client, _none, options) => client.marketing.getMarketingPreferences(options)),
    }),
    marketingAnswers: build.query<MarketingAnswers, string>({
      queryFn: ask((client, userId, options) =>
        client.marketing.getMarketingAnswers(userId, options),
      ),
    }),
    saveMarketingAnswers: build.mutation<MarketingAnswers, AnswersToSave>({
      queryFn: ask((client, { userId, answers }, options) =>
        client.marketing.saveMarketingAnswers(userId, answers, options),
      ),
      // The switch moves at once; a refusal moves it back.
      async onQueryStarted({ userId, answers }, { dispatch, queryFulfilled }) {
        const { undo } = dispatch(
          marketingApi.util.updateQueryData('marketingAnswers', userId, (known) => ({
            ...known,
            ...answers,
          })),
        );
        await queryFulfilled.catch(undo);
      },
    }),
    saveAgreements: build.mutation<Account, Agreements>({
      queryFn: ask((client, agreements, options) =>
        client.user.updateAgreements(agreements, options),
      ),
    }),
  }),
});

export const {
  useMarketingChannelsQuery,
  useMarketingAnswersQuery,
  useSaveMarketingAnswersMutation,
  useSaveAgreementsMutation,
} = marketingApi;
