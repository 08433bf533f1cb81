import { api } from '~/session/api/api';
import { contractCall } from '~/session/api/callApi';

const recoveryApi = api.injectEndpoints({
  endpoints: (build) => ({
    requestResetEmail: build.mutation({ queryFn: contractCall('requestResetEmail') }),
    requestResetSms: build.mutation({ queryFn: contractCall('requestResetSms') }),
    resetPasswordByEmail: build.mutation({ queryFn: contractCall('resetPasswordByEmail') }),
    resetPasswordBySms: build.mutation({ queryFn: contractCall('resetPasswordBySms') }),
  }),
});

export const {
  useRequestResetEmailMutation,
  useRequestResetSmsMutation,
  useResetPasswordByEmailMutation,
  useResetPasswordBySmsMutation,
} = recoveryApi;
