import type { SpeedTestResult } from '@foyer/domain';
import { api } from '~/platform/api/api';
import { ask } from '~/platform/api/ask';

/** Keeps a result with the venue. Specification, section 7: POST /speed-test. */
const speedTestApi = api.injectEndpoints({
  endpoints: (build) => ({
    saveSpeedTest: build.mutation<null, SpeedTestResult>({
      queryFn: ask((client, result, options) => client.network.saveSpeedTest(result, options)),
    }),
  }),
});

export const { useSaveSpeedTestMutation } = speedTestApi;
