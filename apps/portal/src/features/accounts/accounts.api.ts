import type { ApiData } from '@foyer/api-client';
import { api } from '~/session/api/api';
import { contractCall } from '~/session/api/callApi';
import { registrationFieldsLoaded } from '~/session/store/sessionSlice';

export const accountsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getRegistrationFields: build.query<ApiData<'getRegistrationFields'>, void>({
      queryFn: contractCall('getRegistrationFields'),
      providesTags: ['Site'],
      // The guards ask about the same fields once the user is logged in.
      async onQueryStarted(_none, { dispatch, queryFulfilled }) {
        const { data } = await queryFulfilled.catch(() => ({ data: null }));
        if (data) dispatch(registrationFieldsLoaded(data));
      },
    }),
    activateAccount: build.mutation({ queryFn: contractCall('activateAccount') }),
    resendConfirmation: build.mutation({ queryFn: contractCall('resendConfirmation') }),
    verifyRecaptcha: build.mutation({ queryFn: contractCall('verifyRecaptcha') }),
  }),
});

export const {
  useGetRegistrationFieldsQuery,
  useActivateAccountMutation,
  useResendConfirmationMutation,
  useVerifyRecaptchaMutation,
} = accountsApi;
