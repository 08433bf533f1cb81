import type { SpeedTestResult } from '@foyer/domain';
import { api } from '~/session/api/api';
import { ask } from '~/session/api/ask';

/** Keeps a result with the venue. Specification, section 7: POST /speed-test. */
const speedTestApi = api.injectEndpoints({
  endpoints: (build) => ({
    saveSpeedTest: build.mutation<null, SpeedTestResult>({
      queryFn: ask((client, result, options) => client.network.saveSpeedTest(result, options)),
    }),
  }),
});

export const { useSaveSpeedTestMutation } = speedTestApi;
