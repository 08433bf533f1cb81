import * as v from 'valibot';
import { common, text } from '../http/fields';
import { listPage, paging } from '../http/listPage';
import { route } from '../http/route';
import { need } from '../ledger/Work';

const charges = '/v1/charges';
const payments = '/v1/invoice_payments';

const listCharges = v.strictObject({
  ...paging,
  customer: v.optional(text),
  payment_intent: v.optional(text),
});
const listPayments = v.strictObject({
  ...paging,
  invoice: v.optional(text),
  payment: v.optional(v.strictObject({ type: v.optional(text), payment_intent: v.optional(text) })),
  status: v.optional(v.picklist(['canceled', 'open', 'paid'])),
});

/** What was charged, and which invoice it paid. */
export const chargeRoutes = [
  route('get', charges, listCharges, (work, input) =>
    listPage(work, 'charge', charges, input, {
      customer: input.customer,
      payment_intent: input.payment_intent,
    }),
  ),
  route('get', `${charges}/:id`, v.strictObject(common), (work, _, id) => need(work, 'charge', id)),
  route('get', payments, listPayments, (work, input) =>
    listPage(work, 'invoice_payment', payments, input, {
      invoice: input.invoice,
      'payment.payment_intent': input.payment?.payment_intent,
      status: input.status,
    }),
  ),
  route('get', `${payments}/:id`, v.strictObject(common), (work, _, id) =>
    need(work, 'invoice_payment', id),
  ),
];
