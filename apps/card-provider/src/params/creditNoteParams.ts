import * as v from 'valibot';
import { amount, common, ignored, integer, metadata, text } from '../api/fields';

/** What `creditNotes.create` and its preview accept. Amounts are minor units. */
export const createCreditNoteParams = v.strictObject({
  ...common,
  amount: v.optional(amount),
  credit_amount: v.optional(amount),
  effective_at: ignored,
  email_type: ignored,
  invoice: text,
  lines: v.optional(
    v.array(
      v.strictObject({
        amount: v.optional(amount),
        description: v.optional(text),
        invoice_line_item: v.optional(text),
        quantity: v.optional(integer),
        type: v.picklist(['custom_line_item', 'invoice_line_item']),
        unit_amount: v.optional(amount),
      }),
    ),
  ),
  memo: v.optional(text),
  metadata: v.optional(metadata),
  out_of_band_amount: v.optional(amount),
  reason: v.optional(
    v.picklist(['duplicate', 'fraudulent', 'order_change', 'product_unsatisfactory']),
  ),
  refund_amount: v.optional(amount),
});

export type CreateCreditNoteParams = v.InferOutput<typeof createCreditNoteParams>;
