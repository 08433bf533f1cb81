import { api } from '~/session/api/api';
import { contractCall } from '~/session/api/callApi';

const accountsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getRegistrationFields: build.query({ queryFn: contractCall('getRegistrationFields') }),
    activateAccount: build.mutation({ queryFn: contractCall('activateAccount') }),
    verifyRecaptcha: build.mutation({ queryFn: contractCall('verifyRecaptcha') }),
  }),
});

export const {
  useGetRegistrationFieldsQuery,
  useActivateAccountMutation,
  useVerifyRecaptchaMutation,
} = accountsApi;
