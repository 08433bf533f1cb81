import type { ApiArgs, ApiData } from '@foyer/api-client';
import { api } from './api';
import { accountCall, contractCall } from './callApi';
import { storeAccount } from './storeAccount';

/** The user's account, which the session stores. */
const accountApi = api.injectEndpoints({
  endpoints: (build) => ({
    updateAccount: build.mutation<ApiData<'updateUser'>, ApiArgs<'updateUser'>>({
      queryFn: accountCall('updateUser'),
      // The dashboard greets the user by name.
      invalidatesTags: ['Dashboard'],
      onQueryStarted: storeAccount(),
    }),
    reloadAccount: build.mutation<ApiData<'getUser'>, void>({
      queryFn: contractCall('getUser'),
      onQueryStarted: storeAccount<void>(),
    }),
  }),
});

export const { useUpdateAccountMutation, useReloadAccountMutation } = accountApi;
