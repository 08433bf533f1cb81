import { redeem } from '../billing/discounts';
import { draftInvoice } from '../billing/draftInvoice';
import { finaliseInvoice } from '../billing/finaliseInvoice';
import { itemLine } from '../billing/invoiceLine';
import { periodsAfter, recurrenceOf } from '../billing/period';
import { multiplyFraction } from '../billing/exactAmounts';
import { retrieve, type Transaction } from '../store/Transaction';
import type {
  Coupon,
  Invoice,
  InvoiceItem,
  InvoiceLine,
  PaymentIntent,
  Subscription,
} from '../model/objects';
import { subscriptionObject, type SubscriptionFields } from './subscriptionObject';
import { periodLines } from './periodLines';

export interface StartFields extends SubscriptionFields {
  coupons: Coupon[];
  checkoutSession?: string;
  /** Whether the time up to a later `billingCycleAnchor` is prorated; otherwise it is free. */
  prorates?: boolean;
  /** A payment that has already succeeded for the first invoice. */
  paidBy?: PaymentIntent;
  /** One-off prices on the first invoice, as invoice items, not stored. */
  extras?: (subscription: Subscription) => InvoiceItem[];
}

export interface Started {
  subscription: Subscription;
  invoice: Invoice;
}

/** The lines of the first period: a whole one, a free trial, or the part up to a later anchor. */
function firstLines(
  tx: Transaction,
  subscription: Subscription,
  fields: StartFields,
): InvoiceLine[] {
  const [first] = subscription.items.data;
  if (!first) return [];
  const period = { start: first.current_period_start, end: first.current_period_end };
  const whole = periodLines(tx, subscription, period, subscription.status === 'trialing');
  if (fields.billingCycleAnchor === undefined || subscription.status === 'trialing') return whole;
  if (fields.prorates === false) return [];
  const start = periodsAfter(period.end, recurrenceOf(first.price), -1);
  return whole.map((line) => {
    const amount = multiplyFraction(line.amount, period.end - period.start, period.end - start);
    return { ...line, amount, subtotal: amount };
  });
}

/**
 * Starts a subscription and finalises its first invoice. The caller collects it. With `paidBy`, or
 * when nothing is due, the subscription is active immediately.
 */
export function startSubscription(tx: Transaction, fields: StartFields): Started {
  const made = subscriptionObject(tx, fields);
  const discounts = fields.coupons.map((coupon) =>
    redeem(tx, coupon, {
      customer: made.customer,
      subscription: made.id,
      checkout_session: fields.checkoutSession,
    }),
  );
  const subscription = { ...made, discounts: discounts.map((it) => it.id) };
  tx.objects.put('subscription', subscription);
  const draft = draftInvoice(tx, {
    customer: subscription.customer,
    currency: subscription.currency,
    reason: 'subscription_create',
    lines: [
      ...(fields.extras?.(subscription) ?? []).map(itemLine),
      ...firstLines(tx, subscription, fields),
    ],
    discounts: subscription.discounts,
    period: { start: tx.now, end: tx.now },
    subscription,
  });
  tx.objects.put('subscription', { ...subscription, latest_invoice: draft.id });
  tx.emit('customer.subscription.created', retrieve(tx, 'subscription', subscription.id));
  const invoice = finaliseInvoice(tx, draft, fields.paidBy);
  return { subscription: retrieve(tx, 'subscription', subscription.id), invoice };
}
