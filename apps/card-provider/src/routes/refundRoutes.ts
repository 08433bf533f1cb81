import * as v from 'valibot';
import { amount, common, metadata, text } from '../http/fields';
import { listPage, paging } from '../http/listPage';
import { newMetadata } from '../http/metadata';
import { invalid } from '../http/ProviderError';
import { route } from '../http/route';
import { need, type Work } from '../ledger/Work';
import type { Refund } from '../model/kinds';
import { chargeOfIntent, makeRefund } from '../payments/makeRefund';

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

function createRefund(work: Work, input: v.InferOutput<typeof create>): Refund {
  if (!input.charge && !input.payment_intent) {
    throw invalid('One of the following params should be provided: payment_intent or charge.');
  }
  const charge = input.charge
    ? need(work, 'charge', input.charge, 'charge')
    : chargeOfIntent(work, input.payment_intent ?? '');
  const { amount: size, reason } = input;
  return makeRefund(work, charge, { amount: size, reason, metadata: newMetadata(input.metadata) });
}

export const refundRoutes = [
  route('post', path, create, createRefund),
  route('get', path, list, (work, input) =>
    listPage(work, 'refund', path, input, {
      charge: input.charge,
      payment_intent: input.payment_intent,
    }),
  ),
  route('get', `${path}/:id`, v.strictObject(common), (work, _, id) => need(work, 'refund', id)),
];
