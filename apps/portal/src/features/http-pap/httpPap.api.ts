import { api } from '~/session/api/api';
import { contractCall } from '~/session/api/callApi';

const httpPapApi = api.injectEndpoints({
  endpoints: (build) => ({
    getHttpPapNoOp: build.query({
      queryFn: contractCall('getHttpPapNoOp'),
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useGetHttpPapNoOpQuery } = httpPapApi;
