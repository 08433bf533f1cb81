import { api } from '~/session/api/api';
import { contractCall } from '~/session/api/callApi';

const terminationApi = api.injectEndpoints({
  endpoints: (build) => ({
    previewTermination: build.mutation({ queryFn: contractCall('previewTermination') }),
    declareTermination: build.mutation({ queryFn: contractCall('declareTermination') }),
    terminateContract: build.mutation({
      queryFn: contractCall('terminateContract'),
      invalidatesTags: ['Billing', 'Dashboard', 'Plans', 'Subscription'],
    }),
  }),
});

export const {
  usePreviewTerminationMutation,
  useDeclareTerminationMutation,
  useTerminateContractMutation,
} = terminationApi;
