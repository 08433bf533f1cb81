import { api } from './api';
import { contractCall } from './callApi';
import { accountChanged } from '~/session/store/sessionSlice';

/** Changes to the account, which the session keeps. Specification, section 7, "User". */
const accountApi = api.injectEndpoints({
  endpoints: (build) => ({
    updateAccount: build.mutation({
      queryFn: contractCall('updateUser'),
      async onQueryStarted(_changes, { dispatch, queryFulfilled }) {
        await queryFulfilled.then(
          ({ data }) => dispatch(accountChanged(data)),
          () => undefined,
        );
      },
      invalidatesTags: ['Account'],
    }),
    reloadAccount: build.mutation({
      queryFn: contractCall('getUser'),
      async onQueryStarted(_none: void, { dispatch, queryFulfilled }) {
        await queryFulfilled.then(
          ({ data }) => dispatch(accountChanged(data)),
          () => undefined,
        );
      },
    }),
  }),
});

export const { useUpdateAccountMutation, useReloadAccountMutation } = accountApi;
