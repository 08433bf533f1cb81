import type { ApiArgs, ApiData } from '@foyer/api-client';
import { api } from '~/session/api/api';
import { accountCall, contractCall } from '~/session/api/callApi';
import { storeAccount } from '~/session/api/storeAccount';

const myAccountApi = api.injectEndpoints({
  endpoints: (build) => ({
    changePassword: build.mutation({
      queryFn: contractCall('changePassword'),
      invalidatesTags: ['Sessions'],
    }),
    confirmMobile: build.mutation<ApiData<'confirmMobile'>, ApiArgs<'confirmMobile'>>({
      queryFn: accountCall('confirmMobile'),
      onQueryStarted: storeAccount(),
    }),
  }),
});

export const { useChangePasswordMutation, useConfirmMobileMutation } = myAccountApi;
