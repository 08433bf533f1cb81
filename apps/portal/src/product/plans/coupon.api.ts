import { api } from '~/session/api/api';
import { contractCall } from '~/session/api/callApi';

const couponApi = api.injectEndpoints({
  endpoints: (build) => ({
    validateCoupon: build.query({
      queryFn: contractCall('validateCoupon'),
      providesTags: ['Plans'],
    }),
  }),
});

export const { useValidateCouponQuery } = couponApi;
