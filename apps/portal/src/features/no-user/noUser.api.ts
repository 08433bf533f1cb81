import { api } from '~/session/api/api';
import { contractCall } from '~/session/api/callApi';

const noUserApi = api.injectEndpoints({
  endpoints: (build) => ({
    createNoAccountUser: build.mutation({ queryFn: contractCall('createNoAccountUser') }),
  }),
});

export const { useCreateNoAccountUserMutation } = noUserApi;
