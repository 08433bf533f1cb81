import { api } from './api';
import { contractCall } from './callApi';

/** The terms, the marketing channels and what a person agreed to. */
const agreementsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getTerms: build.query({ queryFn: contractCall('getTerms') }),
    getMarketingPreferences: build.query({ queryFn: contractCall('getMarketingPreferences') }),
    updateAgreements: build.mutation({
      queryFn: contractCall('updateAgreements'),
      invalidatesTags: ['Account'],
    }),
  }),
});

export const { useGetTermsQuery, useGetMarketingPreferencesQuery, useUpdateAgreementsMutation } =
  agreementsApi;
