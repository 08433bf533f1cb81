import type {
  CheckoutResult,
  CheckoutSession,
  Invoice,
  PaymentKeys,
  PaymentMethod,
} from '@foyer/domain';
import {
  createCheckoutSession,
  getPaymentKeys,
  getPaymentMethod,
  getSessionStatus,
  voidInvoice,
} from '../../contract/billing/paymentCalls';
import type { BodySent } from '../../contract/define/callTypes';
import { type Answer, mapLater } from '../../transport/answer';
import type { CallOptions, KeyedOptions } from '../../transport/callRequest';
import { ask, type Sender } from '../parts/ask';
import { readInvoice, readPaymentMethod } from './readBilling';

/** Paying. Specification, section 7: "Payment and billing". */
export const paymentResource = (sender: Sender) => ({
  /** Opens the card provider's checkout, or gives back the one that is open. */
  createCheckoutSession: (
    body: BodySent<typeof createCheckoutSession>,
    options: KeyedOptions,
  ): Promise<Answer<CheckoutSession>> => ask(sender, createCheckoutSession, { body }, options),

  /** How a checkout stands. */
  getSessionStatus: (id: string, options?: CallOptions): Promise<Answer<CheckoutResult>> =>
    mapLater(ask(sender, getSessionStatus, { params: { id } }, options), (wire) => ({
      status: wire.status,
      paymentStatus: wire.paymentStatus,
      subscriptionId: wire.subscriptionId ?? null,
    })),

  /** How the next payment is taken; null when nothing is kept. Not to be asked on the INTERNAL engine. */
  getPaymentMethod: (options?: CallOptions): Promise<Answer<PaymentMethod | null>> =>
    mapLater(ask(sender, getPaymentMethod, {}, options), (wire) =>
      wire ? readPaymentMethod(wire) : null,
    ),

  /** What the bank's confirmation needs. @param id the payment intent's */
  getPaymentKeys: (id: string, options?: CallOptions): Promise<Answer<PaymentKeys>> =>
    ask(sender, getPaymentKeys, { params: { id } }, options),

  /** Voids the invoice of a payment that was abandoned. */
  voidInvoice: (id: string, options?: CallOptions): Promise<Answer<Invoice>> =>
    mapLater(ask(sender, voidInvoice, { params: { id } }, options), readInvoice),
});
