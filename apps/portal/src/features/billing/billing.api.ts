import type { ExecutedInvoice, InvoicePage, Page } from '@foyer/api-client';
import type {
  Billing,
  CreditNote,
  LegacyBilling,
  PaymentMethod,
  Subscription,
} from '@foyer/domain';
import { api } from '~/session/api/api';
import { ask } from '~/session/api/ask';

/** The calls about bills. Specification, section 7, "Payment and billing". */
const billingApi = api.injectEndpoints({
  endpoints: (build) => ({
    billing: build.query<Billing, void>({
      queryFn: ask((client, _none, options) => client.billing.getBilling(options)),
      providesTags: ['Billing'],
    }),
    creditNotes: build.query<CreditNote[], void>({
      queryFn: ask((client, _none, options) => client.billing.getCreditNotes(options)),
      providesTags: ['Billing'],
    }),
    billedSubscriptions: build.query<Subscription[], void>({
      queryFn: ask((client, _none, options) => client.billing.getBillingSubscriptions(options)),
      providesTags: ['Billing', 'Subscription'],
    }),
    billedSubscription: build.query<Subscription, string>({
      queryFn: ask((client, id, options) => client.billing.getBillingSubscription(id, options)),
      providesTags: ['Billing', 'Subscription'],
    }),
    subscriptionInvoices: build.query<InvoicePage, Page & { id: string }>({
      queryFn: ask((client, { id, ...page }, options) =>
        client.billing.getSubscriptionInvoices(id, page, options),
      ),
      providesTags: ['Billing'],
    }),
    payInvoice: build.mutation<ExecutedInvoice, { id: string; idempotencyKey: string }>({
      queryFn: ask((client, { id, idempotencyKey }, options) =>
        client.billing.executeInvoice(id, { ...options, idempotencyKey }),
      ),
    }),
    legacyBilling: build.query<LegacyBilling, void>({
      queryFn: ask((client, _none, options) => client.site.getBillforward(options)),
    }),
    paymentMethod: build.query<PaymentMethod | null, void>({
      queryFn: ask((client, _none, options) => client.payments.getPaymentMethod(options)),
      providesTags: ['Billing'],
    }),
  }),
});

/** Says that something was paid: bills, plan, dashboard and who one is are asked again. */
export const billsChanged = () =>
  api.util.invalidateTags(['Billing', 'Subscription', 'Dashboard', 'Account']);

export const {
  useBillingQuery,
  useCreditNotesQuery,
  useBilledSubscriptionsQuery,
  useBilledSubscriptionQuery,
  useSubscriptionInvoicesQuery,
  usePayInvoiceMutation,
  useLegacyBillingQuery,
  usePaymentMethodQuery,
} = billingApi;
