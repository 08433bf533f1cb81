import { api } from '~/session/api/api';
import { contractCall } from '~/session/api/callApi';

const ordersApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The order without a checkout's id: the call also settles a payment that has arrived. */
    getOrder: build.query({ queryFn: contractCall('getOrder'), keepUnusedDataFor: 0 }),
  }),
});

export const { useGetOrderQuery } = ordersApi;
