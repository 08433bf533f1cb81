import * as v from 'valibot';
import {
  amount,
  clearable,
  common,
  currency,
  flag,
  ignored,
  integer,
  listOrNone,
  metadata,
  text,
} from '../api/fields';
import { paging } from '../api/listPage';
import { priceData } from './priceParams';
import { discount } from './subscriptionParams';

export const createInvoiceParams = v.strictObject({
  ...common,
  auto_advance: v.optional(flag),
  automatic_tax: ignored,
  collection_method: v.optional(v.literal('charge_automatically')),
  currency: v.optional(currency),
  custom_fields: ignored,
  customer: text,
  default_payment_method: v.optional(text),
  description: v.optional(text),
  discounts: v.optional(listOrNone(discount)),
  footer: ignored,
  metadata: v.optional(metadata),
  payment_settings: ignored,
  pending_invoice_items_behavior: v.optional(v.picklist(['exclude', 'include'])),
  statement_descriptor: ignored,
  subscription: v.optional(text),
});

export const updateInvoiceParams = v.strictObject({
  ...common,
  auto_advance: v.optional(flag),
  default_payment_method: v.optional(clearable(text)),
  description: v.optional(clearable(text)),
  metadata: v.optional(metadata),
});

export const listInvoicesParams = v.strictObject({
  ...paging,
  collection_method: ignored,
  customer: v.optional(text),
  status: v.optional(v.picklist(['draft', 'open', 'paid', 'uncollectible', 'void'])),
  subscription: v.optional(text),
});

export const payInvoiceParams = v.strictObject({
  ...common,
  off_session: ignored,
  paid_out_of_band: v.optional(flag),
  payment_method: v.optional(text),
});

const span = v.strictObject({ start: integer, end: integer });

export const createInvoiceItemParams = v.strictObject({
  ...common,
  amount: v.optional(integer),
  currency: v.optional(currency),
  customer: text,
  description: v.optional(text),
  discountable: v.optional(flag),
  invoice: v.optional(text),
  metadata: v.optional(metadata),
  period: v.optional(span),
  price_data: v.optional(priceData),
  pricing: v.optional(v.strictObject({ price: v.optional(text) })),
  quantity: v.optional(v.pipe(amount, v.minValue(1))),
  subscription: v.optional(text),
});

export type CreateInvoiceParams = v.InferOutput<typeof createInvoiceParams>;
export type CreateInvoiceItemParams = v.InferOutput<typeof createInvoiceItemParams>;
