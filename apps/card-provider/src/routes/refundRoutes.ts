import * as v from 'valibot';
import { amount, common, metadata, text } from '../api/fields';
import { listPage, paging } from '../api/listPage';
import { newMetadata } from '../api/metadata';
import { invalidRequest } from '../model/ApiError';
import { route } from '../api/route';
import { retrieve, type Transaction } from '../store/Transaction';
import type { Refund } from '../model/objects';
import { chargeOfIntent, createRefund } from '../payments/createRefund';

const path = '/v1/refunds';

const create = v.strictObject({
  ...common,
  amount: v.optional(amount),
  charge: v.optional(text),
  metadata: v.optional(metadata),
  payment_intent: v.optional(text),
  reason: v.optional(v.picklist(['duplicate', 'fraudulent', 'requested_by_customer'])),
});
const list = v.strictObject({
  ...paging,
  charge: v.optional(text),
  payment_intent: v.optional(text),
});

function handleCreate(tx: Transaction, input: v.InferOutput<typeof create>): Refund {
  if (!input.charge && !input.payment_intent) {
    throw invalidRequest(
      'One of the following params should be provided: payment_intent or charge.',
    );
  }
  const charge = input.charge
    ? retrieve(tx, 'charge', input.charge, 'charge')
    : chargeOfIntent(tx, input.payment_intent ?? '');
  const { amount: size, reason } = input;
  return createRefund(tx, charge, { amount: size, reason, metadata: newMetadata(input.metadata) });
}

export const refundRoutes = [
  route('post', path, create, handleCreate),
  route('get', path, list, (tx, input) =>
    listPage(tx, 'refund', path, input, {
      charge: input.charge,
      payment_intent: input.payment_intent,
    }),
  ),
  route('get', `${path}/:id`, v.strictObject(common), (tx, _, id) => retrieve(tx, 'refund', id)),
];
