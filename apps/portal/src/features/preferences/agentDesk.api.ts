import { api } from '~/session/api/api';
import { contractCall } from '~/session/api/callApi';

/** What only support agents ask for, apart from `sessions.api.ts`, which every dashboard loads. */
const agentDeskApi = api.injectEndpoints({
  endpoints: (build) => ({
    getAgentDesk: build.query({
      queryFn: contractCall('getAgentDesk'),
      providesTags: ['Sessions'],
      keepUnusedDataFor: 0,
    }),
    doAgentAct: build.mutation({
      queryFn: contractCall('doAgentAct'),
      invalidatesTags: ['Sessions', 'Subscription', 'Billing', 'Dashboard'],
    }),
  }),
});

export const { useGetAgentDeskQuery, useDoAgentActMutation } = agentDeskApi;
