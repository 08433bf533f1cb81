import { api } from '~/session/api/api';
import { contractCall } from '~/session/api/callApi';

const billingApi = api.injectEndpoints({
  endpoints: (build) => ({
    getCreditNotes: build.query({
      queryFn: contractCall('getCreditNotes'),
      providesTags: ['Billing'],
    }),
    getBillingSubscriptions: build.query({
      queryFn: contractCall('getBillingSubscriptions'),
      providesTags: ['Billing', 'Subscription'],
    }),
    getBillingSubscription: build.query({
      queryFn: contractCall('getBillingSubscription'),
      providesTags: ['Billing', 'Subscription'],
    }),
    getSubscriptionInvoices: build.query({
      queryFn: contractCall('getSubscriptionInvoices'),
      providesTags: ['Billing'],
    }),
    executeInvoice: build.mutation({ queryFn: contractCall('executeInvoice') }),
    getBillforward: build.query({ queryFn: contractCall('getBillforward') }),
  }),
});

/** Reports a payment, so that bills, plan and dashboard are fetched again. */
export const invoicesChanged = () =>
  api.util.invalidateTags(['Billing', 'Subscription', 'Dashboard']);

export const {
  useGetCreditNotesQuery,
  useGetBillingSubscriptionsQuery,
  useGetBillingSubscriptionQuery,
  useGetSubscriptionInvoicesQuery,
  useExecuteInvoiceMutation,
  useGetBillforwardQuery,
} = billingApi;
