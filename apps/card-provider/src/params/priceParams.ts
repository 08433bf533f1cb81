import * as v from 'valibot';
import { amount, currency, ignored, integer, metadata, text } from '../api/fields';

/** How often a price recurs. */
export const recurring = v.strictObject({
  interval: v.picklist(['day', 'week', 'month', 'year']),
  interval_count: v.optional(v.pipe(integer, v.minValue(1), v.maxValue(1095))),
  usage_type: ignored,
  meter: ignored,
  trial_period_days: ignored,
});

const productData = v.strictObject({
  name: text,
  description: v.optional(text),
  metadata: v.optional(metadata),
  images: ignored,
  tax_code: ignored,
});

/** A price given inline instead of an id. `unit_amount` is in minor units. */
export const priceData = v.strictObject({
  currency,
  unit_amount: v.optional(amount),
  unit_amount_decimal: ignored,
  product: v.optional(text),
  product_data: v.optional(productData),
  recurring: v.optional(recurring),
  tax_behavior: ignored,
});
