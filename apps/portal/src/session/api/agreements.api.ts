import { api } from './api';
import { accountCall, contractCall } from './callApi';
import { storeAccount } from './storeAccount';
import type { Agreements } from '@foyer/api-client';

/** The terms, the marketing channels and the user's consent. */
export const agreementsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getTerms: build.query({ queryFn: contractCall('getTerms') }),
    getMarketingPreferences: build.query({
      queryFn: contractCall('getMarketingPreferences'),
      providesTags: ['Site'],
    }),
    updateAgreements: build.mutation({
      queryFn: accountCall('updateAgreements'),
      invalidatesTags: ['Consents'],
      // The switch moves at once; a refusal moves it back.
      onQueryStarted: storeAccount(({ marketingOptIn }: Agreements) =>
        marketingOptIn === undefined ? {} : { marketingOptIn },
      ),
    }),
  }),
});

export const { useGetTermsQuery, useGetMarketingPreferencesQuery, useUpdateAgreementsMutation } =
  agreementsApi;
