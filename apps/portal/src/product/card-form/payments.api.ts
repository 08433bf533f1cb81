import { api } from '~/session/api/api';
import { contractCall } from '~/session/api/callApi';

/** The calls of every payment, for plans and for invoices. */
export const paymentsApi = api.injectEndpoints({
  endpoints: (build) => ({
    createCheckoutSession: build.mutation({ queryFn: contractCall('createCheckoutSession') }),
    getSessionStatus: build.query({
      queryFn: contractCall('getSessionStatus'),
      keepUnusedDataFor: 0,
    }),
    getPaymentKeys: build.mutation({ queryFn: contractCall('getPaymentKeys') }),
    voidInvoice: build.mutation({
      queryFn: contractCall('voidInvoice'),
      invalidatesTags: ['Billing'],
    }),
  }),
});

export const {
  useCreateCheckoutSessionMutation,
  useGetSessionStatusQuery,
  useGetPaymentKeysMutation,
  useVoidInvoiceMutation,
} = paymentsApi;
