import { api } from '~/session/api/api';
import { contractCall } from '~/session/api/callApi';

const couponApi = api.injectEndpoints({
  endpoints: (build) => ({
    validateCoupon: build.query({ queryFn: contractCall('validateCoupon') }),
  }),
});

export const { useValidateCouponQuery } = couponApi;
