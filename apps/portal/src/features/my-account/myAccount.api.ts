import { api } from '~/session/api/api';
import { contractCall } from '~/session/api/callApi';

const myAccountApi = api.injectEndpoints({
  endpoints: (build) => ({
    changePassword: build.mutation({ queryFn: contractCall('changePassword') }),
  }),
});

export const { useChangePasswordMutation } = myAccountApi;
