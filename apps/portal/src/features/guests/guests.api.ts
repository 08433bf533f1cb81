import { api } from '~/session/api/api';
import { contractCall } from '~/session/api/callApi';

const guestsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getGuestPasses: build.query({
      queryFn: contractCall('getGuestPasses'),
      providesTags: ['GuestPasses'],
      // A guest uses a pass elsewhere.
      keepUnusedDataFor: 0,
    }),
    createGuestPass: build.mutation({
      queryFn: contractCall('createGuestPass'),
      invalidatesTags: ['GuestPasses'],
    }),
    endGuestPass: build.mutation({
      queryFn: contractCall('endGuestPass'),
      invalidatesTags: ['GuestPasses', 'Devices', 'Dashboard'],
    }),
    redeemGuestPass: build.mutation({ queryFn: contractCall('redeemGuestPass') }),
  }),
});

export const {
  useGetGuestPassesQuery,
  useCreateGuestPassMutation,
  useEndGuestPassMutation,
  useRedeemGuestPassMutation,
} = guestsApi;
