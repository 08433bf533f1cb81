import { api } from '~/session/api/api';
import { contractCall } from '~/session/api/callApi';

const speedTestApi = api.injectEndpoints({
  endpoints: (build) => ({
    saveSpeedTest: build.mutation({ queryFn: contractCall('saveSpeedTest') }),
  }),
});

export const { useSaveSpeedTestMutation } = speedTestApi;
