import { makePrice } from '../catalogue/makePrice';
import { usableCoupon } from '../billing/discounts';
import { oneOffItem } from '../billing/oneOffItem';
import { collectInvoice } from '../billing/collectInvoice';
import { newMetadata } from '../http/metadata';
import { invalid, ProviderError } from '../http/ProviderError';
import { need, type Work } from '../ledger/Work';
import type { Subscription } from '../model/kinds';
import { decline } from '../payments/declines';
import { refusalOf } from '../payments/confirmPayment';
import type { CreateSubscription } from '../routes/subscriptionFields';
import { priceOfItem } from './itemChange';
import { type Started, startSubscription } from './startSubscription';

const trialEndOf = (work: Work, input: CreateSubscription): number | null => {
  if (typeof input.trial_end === 'number') return input.trial_end;
  return input.trial_period_days ? work.now + input.trial_period_days * 86_400 : null;
};

const startDateOf = (work: Work, input: CreateSubscription): number | undefined => {
  const start = input.backdate_start_date;
  if (start !== undefined && start > work.now)
    throw invalid('A start can be dated back, not ahead.', 'backdate_start_date');
  return start;
};

function extras(work: Work, input: CreateSubscription, subscription: Subscription) {
  return (input.add_invoice_items ?? []).map((item) => {
    const price = item.price_data
      ? makePrice(work, { ...item.price_data, active: false })
      : need(work, 'price', item.price ?? '', 'add_invoice_items[price]');
    const { customer, id } = subscription;
    return oneOffItem(work, { customer, subscription: id, price, quantity: item.quantity });
  });
}

function mustBeOwn(work: Work, input: CreateSubscription): void {
  const method = input.default_payment_method;
  if (!method) return;
  if (need(work, 'payment_method', method).customer !== input.customer) {
    throw invalid(
      'The customer does not have this payment method.',
      'default_payment_method',
      'resource_missing',
    );
  }
}

/** Starts what a request asks for, its first invoice binding but not collected. */
export function beginSubscription(work: Work, input: CreateSubscription): Started {
  need(work, 'customer', input.customer, 'customer');
  mustBeOwn(work, input);
  const items = input.items.map((item, index) => ({
    price: priceOfItem(work, item, `items[${index}]`),
    quantity: item.quantity ?? 1,
    metadata: newMetadata(item.metadata),
  }));
  const currency = items[0]?.price.currency ?? null;
  const coupons = (input.discounts ?? []).flatMap(({ coupon }) =>
    coupon ? [usableCoupon(work, coupon, currency)] : [],
  );
  return startSubscription(work, {
    customer: input.customer,
    items,
    coupons,
    billingCycleAnchor: input.billing_cycle_anchor,
    startDate: startDateOf(work, input),
    prorates: input.proration_behavior !== 'none',
    cancelAt: input.cancel_at ?? null,
    cancelAtPeriodEnd: input.cancel_at_period_end,
    defaultPaymentMethod: input.default_payment_method,
    description: input.description,
    metadata: newMetadata(input.metadata),
    savesPaymentMethod: input.payment_settings?.save_default_payment_method === 'on_subscription',
    trialEnd: trialEndOf(work, input),
    extras: (subscription) => extras(work, input, subscription),
  });
}

/** Starts a subscription and, unless told to wait, collects its first invoice. */
export function openSubscription(work: Work, input: CreateSubscription): Subscription {
  const { subscription, invoice } = beginSubscription(work, input);
  const behaviour = input.payment_behavior ?? 'allow_incomplete';
  if (behaviour === 'default_incomplete' || invoice.status !== 'open') return subscription;
  const { paid, intent } = collectInvoice(work, invoice.id);
  if (!paid && behaviour === 'error_if_incomplete') {
    const refusal = intent && refusalOf(intent);
    throw new ProviderError(402, refusal?.details ?? decline('authentication_required'));
  }
  return need(work, 'subscription', subscription.id);
}
