import { api } from '~/session/api/api';
import { contractCall } from '~/session/api/callApi';

const sessionsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getSessions: build.query({
      queryFn: contractCall('getSessions'),
      providesTags: ['Sessions'],
      // A log-in elsewhere changes the list.
      keepUnusedDataFor: 0,
    }),
    getAgentActs: build.query({
      queryFn: contractCall('getAgentActs'),
      providesTags: ['Sessions'],
      keepUnusedDataFor: 0,
    }),
    endSession: build.mutation({
      queryFn: contractCall('endSession'),
      invalidatesTags: ['Sessions'],
    }),
    endOtherSessions: build.mutation({
      queryFn: contractCall('endOtherSessions'),
      invalidatesTags: ['Sessions'],
    }),
  }),
});

export const {
  useGetSessionsQuery,
  useGetAgentActsQuery,
  useEndSessionMutation,
  useEndOtherSessionsMutation,
} = sessionsApi;
