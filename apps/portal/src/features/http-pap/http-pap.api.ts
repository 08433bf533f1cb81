import { api } from '~/session/api/api';
import { ask } from '~/session/api/ask';

/** Wakes the gateway's PAP log-in up. Specification, section 7: GET /http-pap/no-op. */
const httpPapApi = api.injectEndpoints({
  endpoints: (build) => ({
    wakeGateway: build.query<null, void>({
      queryFn: ask((client, _none, options) => client.site.getHttpPapNoOp(options)),
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useWakeGatewayQuery } = httpPapApi;
