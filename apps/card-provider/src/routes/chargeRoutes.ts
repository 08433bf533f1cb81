import * as v from 'valibot';
import { common, text } from '../api/fields';
import { listPage, paging } from '../api/listPage';
import { route } from '../api/route';
import { retrieve } from '../store/Transaction';

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
  route('get', charges, listCharges, (tx, input) =>
    listPage(tx, 'charge', charges, input, {
      customer: input.customer,
      payment_intent: input.payment_intent,
    }),
  ),
  route('get', `${charges}/:id`, v.strictObject(common), (tx, _, id) => retrieve(tx, 'charge', id)),
  route('get', payments, listPayments, (tx, input) =>
    listPage(tx, 'invoice_payment', payments, input, {
      invoice: input.invoice,
      'payment.payment_intent': input.payment?.payment_intent,
      status: input.status,
    }),
  ),
  route('get', `${payments}/:id`, v.strictObject(common), (tx, _, id) =>
    retrieve(tx, 'invoice_payment', id),
  ),
];
