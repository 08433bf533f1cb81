import { api } from '~/session/api/api';
import { contractCall } from '~/session/api/callApi';

export const consentsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getConsents: build.query({
      queryFn: contractCall('getConsents'),
      providesTags: ['Consents'],
      keepUnusedDataFor: 0,
    }),
    recordConsent: build.mutation({
      queryFn: contractCall('recordConsent'),
      invalidatesTags: ['Consents'],
    }),
  }),
});

export const { useGetConsentsQuery, useRecordConsentMutation } = consentsApi;
