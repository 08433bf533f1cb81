import { createPrice } from '../catalogue/createPrice';
import { usableCoupon } from '../billing/discounts';
import { newInvoiceItem } from '../billing/newInvoiceItem';
import { collectInvoice } from '../billing/collectInvoice';
import { newMetadata } from '../api/metadata';
import { invalidRequest, ApiError } from '../model/ApiError';
import { retrieve, type Transaction } from '../store/Transaction';
import type { Subscription } from '../model/objects';
import { decline } from '../payments/declines';
import { paymentErrorOf } from '../payments/confirmPayment';
import type { CreateSubscriptionParams } from '../params/subscriptionParams';
import { priceOfItem } from './itemChange';
import { type Started, startSubscription } from './startSubscription';

const trialEndOf = (tx: Transaction, input: CreateSubscriptionParams): number | null => {
  if (typeof input.trial_end === 'number') return input.trial_end;
  return input.trial_period_days ? tx.now + input.trial_period_days * 86_400 : null;
};

const startDateOf = (tx: Transaction, input: CreateSubscriptionParams): number | undefined => {
  const start = input.backdate_start_date;
  if (start !== undefined && start > tx.now)
    throw invalidRequest('A start can be dated back, not ahead.', 'backdate_start_date');
  return start;
};

function extras(tx: Transaction, input: CreateSubscriptionParams, subscription: Subscription) {
  return (input.add_invoice_items ?? []).map((item) => {
    const price = item.price_data
      ? createPrice(tx, { ...item.price_data, active: false })
      : retrieve(tx, 'price', item.price ?? '', 'add_invoice_items[price]');
    const { customer, id } = subscription;
    return newInvoiceItem(tx, { customer, subscription: id, price, quantity: item.quantity });
  });
}

function requireOwnPaymentMethod(tx: Transaction, input: CreateSubscriptionParams): void {
  const method = input.default_payment_method;
  if (!method) return;
  if (retrieve(tx, 'payment_method', method).customer !== input.customer) {
    throw invalidRequest(
      'The customer does not have this payment method.',
      'default_payment_method',
      'resource_missing',
    );
  }
}

/** Starts the requested subscription and finalises its first invoice, but does not collect it. */
export function beginSubscription(tx: Transaction, input: CreateSubscriptionParams): Started {
  retrieve(tx, 'customer', input.customer, 'customer');
  requireOwnPaymentMethod(tx, input);
  const items = input.items.map((item, index) => ({
    price: priceOfItem(tx, item, `items[${index}]`),
    quantity: item.quantity ?? 1,
    metadata: newMetadata(item.metadata),
  }));
  const currency = items[0]?.price.currency ?? null;
  const coupons = (input.discounts ?? []).flatMap(({ coupon }) =>
    coupon ? [usableCoupon(tx, coupon, currency)] : [],
  );
  return startSubscription(tx, {
    customer: input.customer,
    items,
    coupons,
    billingCycleAnchor: input.billing_cycle_anchor,
    startDate: startDateOf(tx, input),
    prorates: input.proration_behavior !== 'none',
    cancelAt: input.cancel_at ?? null,
    cancelAtPeriodEnd: input.cancel_at_period_end,
    defaultPaymentMethod: input.default_payment_method,
    description: input.description,
    metadata: newMetadata(input.metadata),
    savesPaymentMethod: input.payment_settings?.save_default_payment_method === 'on_subscription',
    trialEnd: trialEndOf(tx, input),
    extras: (subscription) => extras(tx, input, subscription),
  });
}

/** Starts a subscription and collects its first invoice, unless `default_incomplete` is set. */
export function createSubscription(tx: Transaction, input: CreateSubscriptionParams): Subscription {
  const { subscription, invoice } = beginSubscription(tx, input);
  const behaviour = input.payment_behavior ?? 'allow_incomplete';
  if (behaviour === 'default_incomplete' || invoice.status !== 'open') return subscription;
  const { paid, intent } = collectInvoice(tx, invoice.id);
  if (!paid && behaviour === 'error_if_incomplete') {
    const refusal = intent && paymentErrorOf(intent);
    throw new ApiError(402, refusal?.details ?? decline('authentication_required'));
  }
  return retrieve(tx, 'subscription', subscription.id);
}
