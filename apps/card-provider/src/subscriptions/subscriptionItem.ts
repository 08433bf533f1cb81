import { newId } from '../model/newId';
import type { Price, SubscriptionItem } from '../model/objects';

/** The price as a `plan`, its older form, which items still carry. */
const planOf = (price: Price): SubscriptionItem['plan'] => ({
  id: price.id,
  object: 'plan',
  active: price.active,
  amount: price.unit_amount,
  amount_decimal: price.unit_amount_decimal,
  billing_scheme: price.billing_scheme,
  created: price.created,
  currency: price.currency,
  interval: price.recurring?.interval ?? 'month',
  interval_count: price.recurring?.interval_count ?? 1,
  livemode: false,
  metadata: price.metadata,
  meter: null,
  nickname: price.nickname,
  product: price.product,
  tiers_mode: null,
  transform_usage: null,
  trial_period_days: null,
  usage_type: 'licensed',
});

export interface ItemFields {
  id?: string;
  subscription: string;
  price: Price;
  quantity: number;
  period: { start: number; end: number };
  metadata?: Record<string, string>;
  created: number;
}

/** One price of a subscription, with its current period. */
export const subscriptionItem = (fields: ItemFields): SubscriptionItem => ({
  id: fields.id ?? newId('si', 14),
  object: 'subscription_item',
  billing_thresholds: null,
  created: fields.created,
  current_period_end: fields.period.end,
  current_period_start: fields.period.start,
  current_trial: null,
  discounts: [],
  metadata: fields.metadata ?? {},
  plan: planOf(fields.price),
  price: fields.price,
  quantity: fields.quantity,
  subscription: fields.subscription,
  tax_rates: [],
});
