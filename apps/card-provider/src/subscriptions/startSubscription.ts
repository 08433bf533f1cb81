import { redeem } from '../billing/discounts';
import { draftInvoice } from '../billing/draftInvoice';
import { finaliseInvoice } from '../billing/finaliseInvoice';
import { itemLine } from '../billing/invoiceLine';
import { periodsAfter, recurrenceOf } from '../billing/period';
import { scale } from '../billing/scale';
import { need, type Work } from '../ledger/Work';
import type {
  Coupon,
  Invoice,
  InvoiceItem,
  InvoiceLine,
  PaymentIntent,
  Subscription,
} from '../model/kinds';
import { makeSubscription, type SubscriptionFields } from './makeSubscription';
import { periodLines } from './periodLines';

export interface StartFields extends SubscriptionFields {
  coupons: Coupon[];
  checkoutSession?: string;
  /** Whether the time up to a later `billingCycleAnchor` is charged in proportion, or free. */
  prorates?: boolean;
  /** A payment that has already succeeded for the first invoice. */
  paidBy?: PaymentIntent;
  /** One-off prices on the first invoice, as invoice items not yet stored. */
  extras?: (subscription: Subscription) => InvoiceItem[];
}

export interface Started {
  subscription: Subscription;
  invoice: Invoice;
}

/** The first period: whole, free on a trial, or the part of it up to a later anchor. */
function firstLines(work: Work, subscription: Subscription, fields: StartFields): InvoiceLine[] {
  const [first] = subscription.items.data;
  if (!first) return [];
  const period = { start: first.current_period_start, end: first.current_period_end };
  const whole = periodLines(work, subscription, period, subscription.status === 'trialing');
  if (fields.billingCycleAnchor === undefined || subscription.status === 'trialing') return whole;
  if (fields.prorates === false) return [];
  const start = periodsAfter(period.end, recurrenceOf(first.price), -1);
  return whole.map((line) => {
    const amount = scale(line.amount, period.end - period.start, period.end - start);
    return { ...line, amount, subtotal: amount };
  });
}

/**
 * Starts a subscription and makes its first invoice binding. Who pays it, and when, is the
 * caller's business; with `paidBy`, or when nothing is due, it is active at once.
 */
export function startSubscription(work: Work, fields: StartFields): Started {
  const made = makeSubscription(work, fields);
  const discounts = fields.coupons.map((coupon) =>
    redeem(work, coupon, {
      customer: made.customer,
      subscription: made.id,
      checkout_session: fields.checkoutSession,
    }),
  );
  const subscription = { ...made, discounts: discounts.map((it) => it.id) };
  work.store.put('subscription', subscription);
  const draft = draftInvoice(work, {
    customer: subscription.customer,
    currency: subscription.currency,
    reason: 'subscription_create',
    lines: [
      ...(fields.extras?.(subscription) ?? []).map(itemLine),
      ...firstLines(work, subscription, fields),
    ],
    discounts: subscription.discounts,
    period: { start: work.now, end: work.now },
    subscription,
  });
  work.store.put('subscription', { ...subscription, latest_invoice: draft.id });
  work.emit('customer.subscription.created', need(work, 'subscription', subscription.id));
  const invoice = finaliseInvoice(work, draft, fields.paidBy);
  return { subscription: need(work, 'subscription', subscription.id), invoice };
}
