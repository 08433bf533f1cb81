import { nextRenewal, recurrenceOf } from '../billing/period';
import { newId } from '../model/newId';
import type { Transaction } from '../store/Transaction';
import { listOf } from '../model/wire';
import type { Price, Subscription } from '../model/objects';
import { subscriptionItem } from './subscriptionItem';

export interface SubscriptionFields {
  customer: string;
  items: { price: Price; quantity: number; metadata?: Record<string, string> }[];
  description?: string | null;
  metadata?: Record<string, string>;
  defaultPaymentMethod?: string | null;
  trialEnd?: number | null;
  cancelAtPeriodEnd?: boolean;
  cancelAt?: number | null;
  billingCycleAnchor?: number;
  /** When it started, in epoch seconds, for a backdated subscription. */
  startDate?: number;
  savesPaymentMethod?: boolean;
}

const unset = {
  application: null,
  application_fee_percent: null,
  automatic_tax: { disabled_reason: null, enabled: false, liability: null },
  billing_cycle_anchor_config: null,
  billing_schedules: [],
  billing_thresholds: null,
  canceled_at: null,
  cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: null },
  customer_account: null,
  days_until_due: null,
  default_source: null,
  default_tax_rates: [],
  ended_at: null,
  latest_invoice: null,
  managed_payments: null,
  next_pending_invoice_item_invoice: null,
  on_behalf_of: null,
  pause_collection: null,
  pending_invoice_item_interval: null,
  pending_setup_intent: null,
  pending_update: null,
  schedule: null,
  test_clock: null,
  transfer_data: null,
} satisfies Partial<Subscription>;

/** A new subscription, not stored, in its first period, without an invoice. */
export function subscriptionObject(tx: Transaction, fields: SubscriptionFields): Subscription {
  const id = newId('sub');
  const [first] = fields.items;
  if (!first) throw new RangeError('A subscription needs an item');
  const trialEnd = fields.trialEnd ?? null;
  const anchor = fields.billingCycleAnchor ?? trialEnd ?? tx.now;
  const end = anchor > tx.now ? anchor : nextRenewal(anchor, recurrenceOf(first.price), tx.now);
  const start = fields.startDate ?? tx.now;
  const period = { start, end };
  const items = fields.items.map((item) =>
    subscriptionItem({ ...item, subscription: id, period, created: tx.now }),
  );
  return {
    ...unset,
    id,
    object: 'subscription',
    billing_cycle_anchor: anchor,
    billing_mode: { flexible: null, type: 'classic' },
    cancel_at: fields.cancelAtPeriodEnd ? end : (fields.cancelAt ?? null),
    cancel_at_period_end: fields.cancelAtPeriodEnd ?? false,
    collection_method: 'charge_automatically',
    created: tx.now,
    currency: first.price.currency,
    customer: fields.customer,
    default_payment_method: fields.defaultPaymentMethod ?? null,
    description: fields.description ?? null,
    discounts: [],
    invoice_settings: {
      account_tax_ids: null,
      custom_fields: null,
      description: null,
      footer: null,
      issuer: { type: 'self' },
    },
    items: listOf(`/v1/subscription_items?subscription=${id}`, items),
    livemode: false,
    metadata: fields.metadata ?? {},
    payment_settings: {
      payment_method_options: null,
      payment_method_types: null,
      save_default_payment_method: fields.savesPaymentMethod ? 'on_subscription' : 'off',
    },
    start_date: start,
    status: trialEnd ? 'trialing' : 'incomplete',
    trial_end: trialEnd,
    trial_settings: {
      end_behavior: { billing_cycle_anchor: null, missing_payment_method: 'create_invoice' },
    },
    trial_start: trialEnd ? tx.now : null,
  };
}
