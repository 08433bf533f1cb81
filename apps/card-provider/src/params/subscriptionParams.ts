import * as v from 'valibot';
import {
  clearable,
  common,
  flag,
  ignored,
  integer,
  listOrNone,
  metadata,
  text,
} from '../api/fields';
import { priceData } from './priceParams';

export const prorationBehaviour = v.picklist(['always_invoice', 'create_prorations', 'none']);

const paymentBehaviour = v.picklist([
  'allow_incomplete',
  'default_incomplete',
  'error_if_incomplete',
  'pending_if_incomplete',
]);

/** A coupon to redeem, or an existing discount to keep. */
export const discount = v.strictObject({
  coupon: v.optional(text),
  discount: v.optional(text),
  promotion_code: ignored,
});

export const item = v.strictObject({
  id: v.optional(text),
  price: v.optional(text),
  price_data: v.optional(priceData),
  quantity: v.optional(v.pipe(integer, v.minValue(1))),
  deleted: v.optional(flag),
  metadata: v.optional(metadata),
  clear_usage: ignored,
  discounts: ignored,
  tax_rates: ignored,
});

const cancellationDetails = v.strictObject({
  comment: v.optional(clearable(text)),
  feedback: v.optional(clearable(text)),
});

export const trialEnd = v.union([v.literal('now'), integer]);

const fields = {
  ...common,
  add_invoice_items: v.optional(
    v.array(
      v.strictObject({
        price: v.optional(text),
        price_data: v.optional(priceData),
        quantity: v.optional(integer),
        discounts: ignored,
        metadata: ignored,
        period: ignored,
      }),
    ),
  ),
  automatic_tax: ignored,
  cancel_at: v.optional(clearable(integer)),
  cancel_at_period_end: v.optional(flag),
  collection_method: v.optional(v.literal('charge_automatically')),
  default_payment_method: v.optional(text),
  description: v.optional(clearable(text)),
  discounts: v.optional(listOrNone(discount)),
  invoice_settings: ignored,
  items: v.optional(v.array(item)),
  metadata: v.optional(metadata),
  off_session: v.optional(flag),
  payment_behavior: v.optional(paymentBehaviour),
  payment_settings: v.optional(
    v.looseObject({
      save_default_payment_method: v.optional(v.picklist(['off', 'on_subscription'])),
    }),
  ),
  proration_behavior: v.optional(prorationBehaviour),
  trial_end: v.optional(trialEnd),
  trial_from_plan: ignored,
  trial_settings: ignored,
};

export const createSubscriptionParams = v.strictObject({
  ...fields,
  backdate_start_date: v.optional(integer),
  billing_cycle_anchor: v.optional(integer),
  billing_mode: ignored,
  currency: ignored,
  customer: text,
  items: v.pipe(v.array(item), v.minLength(1)),
  trial_period_days: v.optional(integer),
});

export const updateSubscriptionParams = v.strictObject({
  ...fields,
  billing_cycle_anchor: v.optional(v.picklist(['now', 'unchanged'])),
  cancellation_details: v.optional(cancellationDetails),
  pause_collection: v.optional(
    clearable(
      v.strictObject({
        behavior: v.picklist(['keep_as_draft', 'mark_uncollectible', 'void']),
        resumes_at: v.optional(integer),
      }),
    ),
  ),
  proration_date: v.optional(integer),
});

export const cancelSubscriptionParams = v.strictObject({
  ...common,
  cancellation_details: v.optional(cancellationDetails),
  invoice_now: v.optional(flag),
  prorate: v.optional(flag),
});

const typed = (words: [string, ...string[]]) =>
  v.optional(v.strictObject({ type: v.picklist(words) }));

export const pauseSubscriptionParams = v.strictObject({
  ...common,
  bill_for: v.optional(
    v.strictObject({
      outstanding_usage_through: typed(['none', 'now']),
      unused_time_from: typed(['item_current_period_start', 'none', 'now']),
    }),
  ),
  invoicing_behavior: v.optional(v.picklist(['invoice', 'pending_invoice_item'])),
  type: v.optional(v.literal('subscription')),
});

export const resumeSubscriptionParams = v.strictObject({
  ...common,
  billing_cycle_anchor: typed(['now', 'unchanged']),
  payment_behavior: v.optional(
    v.picklist(['resume_on_payment_attempt', 'resume_on_payment_success']),
  ),
  proration_behavior: v.optional(prorationBehaviour),
  proration_date: v.optional(integer),
});

export type CreateSubscriptionParams = v.InferOutput<typeof createSubscriptionParams>;
export type UpdateSubscriptionParams = v.InferOutput<typeof updateSubscriptionParams>;
