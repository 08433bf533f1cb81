import type {
  CheckoutMode,
  CheckoutResult,
  CheckoutSession,
  Invoice,
  PaymentKeys,
} from '@foyer/domain';
import { api } from '~/session/api/api';
import { ask } from '~/session/api/ask';

interface CardFormRequest {
  mode: CheckoutMode;
  returnPath: string;
  /** The same for each try at the same thing. */
  idempotencyKey: string;
}

/** What every payment asks, whatever is paid for. Specification, section 7, "Payment and billing". */
const paymentsApi = api.injectEndpoints({
  endpoints: (build) => ({
    paymentKeys: build.mutation<PaymentKeys, string>({
      queryFn: ask((client, id, options) => client.payments.getPaymentKeys(id, options)),
    }),
    voidInvoice: build.mutation<Invoice, string>({
      queryFn: ask((client, id, options) => client.payments.voidInvoice(id, options)),
      invalidatesTags: ['Billing'],
    }),
    openCardForm: build.mutation<CheckoutSession, CardFormRequest>({
      queryFn: ask((client, { idempotencyKey, ...request }, options) =>
        client.payments.createCheckoutSession(request, { ...options, idempotencyKey }),
      ),
    }),
    cardFormResult: build.query<CheckoutResult, string>({
      queryFn: ask((client, id, options) => client.payments.getSessionStatus(id, options)),
      keepUnusedDataFor: 0,
    }),
  }),
});

export const {
  usePaymentKeysMutation,
  useVoidInvoiceMutation,
  useOpenCardFormMutation,
  useCardFormResultQuery,
} = paymentsApi;
