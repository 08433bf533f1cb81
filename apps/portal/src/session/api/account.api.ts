import type { Account } from '@foyer/domain';
import { api } from './api';
import { ask } from './ask';
import { accountChanged } from '~/session/store/sessionSlice';

/** Changes to the account, which the session keeps. Specification, section 7, "User". */
const accountApi = api.injectEndpoints({
  endpoints: (build) => ({
    updateAccount: build.mutation<Account, Readonly<Record<string, string>>>({
      queryFn: ask((client, changes, options) => client.user.updateUser(changes, options)),
      async onQueryStarted(_changes, { dispatch, queryFulfilled }) {
        await queryFulfilled.then(
          ({ data }) => dispatch(accountChanged(data)),
          () => undefined,
        );
      },
      invalidatesTags: ['Account'],
    }),
    reloadAccount: build.mutation<Account, void>({
      queryFn: ask((client, _none, options) => client.user.getUser(options)),
      async onQueryStarted(_none, { dispatch, queryFulfilled }) {
        await queryFulfilled.then(
          ({ data }) => dispatch(accountChanged(data)),
          () => undefined,
        );
      },
    }),
  }),
});

export const { useUpdateAccountMutation, useReloadAccountMutation } = accountApi;
