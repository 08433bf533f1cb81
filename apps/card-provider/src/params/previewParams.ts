import * as v from 'valibot';
import { common, flag, ignored, integer, listOrNone, metadata, text } from '../api/fields';
import { discount, item, prorationBehaviour, trialEnd } from './subscriptionParams';

const anchor = v.union([
  v.picklist(['now', 'unchanged']),
  v.strictObject({ type: v.picklist(['now', 'unchanged']) }),
]);

/** What `invoices.createPreview` accepts. */
export const createPreviewParams = v.strictObject({
  ...common,
  automatic_tax: ignored,
  currency: ignored,
  customer: v.optional(text),
  customer_details: ignored,
  discounts: v.optional(listOrNone(discount)),
  preview_mode: ignored,
  subscription: v.optional(text),
  subscription_details: v.optional(
    v.strictObject({
      billing_cycle_anchor: v.optional(anchor),
      billing_mode: ignored,
      cancel_at_period_end: v.optional(flag),
      items: v.optional(v.array(item)),
      metadata: v.optional(metadata),
      proration_behavior: v.optional(prorationBehaviour),
      proration_date: v.optional(integer),
      trial_end: v.optional(trialEnd),
    }),
  ),
});

export type CreatePreviewParams = v.InferOutput<typeof createPreviewParams>;
