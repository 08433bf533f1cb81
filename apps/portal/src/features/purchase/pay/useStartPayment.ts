import { newIdempotencyKey } from '@foyer/api-client';
import type { PaymentKeys } from '@foyer/domain';
import { useCallback } from 'react';
import {
  useGetPaymentKeysMutation,
  useVoidInvoiceMutation,
} from '~/product/card-form/payments.api';
import type { CallFailure } from '~/session/api/isApiError';
import { useAppDispatch } from '~/session/store/hooks';
import { agreedOrder } from '../agreedOrder';
import { useCreateInternalSubscriptionMutation } from '../purchase.api';
import { readOrderAgain } from './readOrderAgain';
import type { PurchaseOrder } from '../usePurchase';

/** The outcome of starting a purchase on the INTERNAL engine. */
export type Started =
  | { kind: 'nothingToPay'; id: string }
  | { kind: 'payment'; id: string; keys: PaymentKeys; voidPurchase: () => void }
  | { kind: 'failed'; error: CallFailure | undefined; voidPurchase: () => void };

const nothing = () => undefined;

/** The return page asks the backend what has come of the order. */
const ordered = { subscriptionId: 'internal', paymentIntentId: null, invoiceId: null };

/**
 * Starts a purchase and fetches the keys of its payment. A reload or a second tab gets the same
 * purchase from the backend; `voidPurchase` voids its invoice. Rule BUY-5.
 */
export const useStartPayment = () => {
  const dispatch = useAppDispatch();
  const [start] = useCreateInternalSubscriptionMutation();
  const [askKeys] = useGetPaymentKeysMutation();
  const [voidInvoice] = useVoidInvoiceMutation();
  return useCallback(
    async ({ plan, couponCode, amount }: PurchaseOrder): Promise<Started> => {
      const { priceId } = plan;
      const request = { priceId, amount, ...(couponCode && { couponCode }), ...agreedOrder.sent() };
      const { data, error } = await start({ ...request, idempotencyKey: newIdempotencyKey() });
      if (error) {
        await dispatch(readOrderAgain(error));
        return { kind: 'failed', error, voidPurchase: nothing };
      }
      // An answer without a body has nothing to confirm: the order is made.
      const { paymentIntentId, invoiceId, subscriptionId: id } = data ?? ordered;
      if (!paymentIntentId) return { kind: 'nothingToPay', id };
      const voidPurchase = invoiceId ? () => void voidInvoice({ id: invoiceId }) : nothing;
      const keys = await askKeys({ id: paymentIntentId });
      return keys.data
        ? { kind: 'payment', id, keys: keys.data, voidPurchase }
        : { kind: 'failed', error: keys.error, voidPurchase };
    },
    [start, askKeys, voidInvoice, dispatch],
  );
};
