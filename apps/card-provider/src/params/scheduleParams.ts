import * as v from 'valibot';
import { common, flag, ignored, integer, listOrNone, metadata, text } from '../api/fields';
import { discount, prorationBehaviour } from './subscriptionParams';

const duration = v.strictObject({
  interval: v.picklist(['day', 'week', 'month', 'year']),
  interval_count: v.optional(v.pipe(integer, v.minValue(1))),
});

const phase = v.strictObject({
  billing_cycle_anchor: ignored,
  collection_method: ignored,
  default_payment_method: ignored,
  description: ignored,
  discounts: v.optional(listOrNone(discount)),
  duration: v.optional(duration),
  end_date: v.optional(integer),
  items: v.pipe(
    v.array(v.strictObject({ price: text, quantity: v.optional(integer), metadata: ignored })),
    v.minLength(1),
  ),
  iterations: v.optional(v.pipe(integer, v.minValue(1))),
  metadata: v.optional(metadata),
  proration_behavior: v.optional(prorationBehaviour),
  start_date: v.optional(v.union([v.literal('now'), integer])),
  trial_end: v.optional(integer),
});

export const createScheduleParams = v.strictObject({
  ...common,
  from_subscription: text,
  metadata: v.optional(metadata),
});

export const updateScheduleParams = v.strictObject({
  ...common,
  default_settings: ignored,
  end_behavior: v.optional(v.literal('release')),
  metadata: v.optional(metadata),
  phases: v.optional(v.array(phase)),
  proration_behavior: v.optional(prorationBehaviour),
});

export const endScheduleParams = v.strictObject({
  ...common,
  invoice_now: v.optional(flag),
  preserve_cancel_date: ignored,
  prorate: v.optional(flag),
});

export type PhaseInput = v.InferOutput<typeof phase>;
export type CreateScheduleParams = v.InferOutput<typeof createScheduleParams>;
export type UpdateScheduleParams = v.InferOutput<typeof updateScheduleParams>;
