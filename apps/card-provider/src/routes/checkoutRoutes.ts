import * as v from 'valibot';
import { createSession } from '../checkout/createSession';
import { expireSession, findCheckout } from '../checkout/findCheckout';
import { orderLines } from '../checkout/orderLines';
import { common, metadata, text } from '../api/fields';
import { listPage, paging } from '../api/listPage';
import { mergeMetadata } from '../api/metadata';
import { route } from '../api/route';
import { retrieve } from '../store/Transaction';
import { listOf } from '../model/wire';
import { createSessionParams } from '../params/checkoutParams';

const path = '/v1/checkout/sessions';

const list = v.strictObject({
  ...paging,
  customer: v.optional(text),
  payment_intent: v.optional(text),
  status: v.optional(v.picklist(['open', 'complete', 'expired'])),
  subscription: v.optional(text),
});

export const checkoutRoutes = [
  route('post', path, createSessionParams, createSession),
  route('get', path, list, (tx, input) =>
    listPage(tx, 'checkout.session', path, input, {
      customer: input.customer,
      payment_intent: input.payment_intent,
      status: input.status,
      subscription: input.subscription,
    }),
  ),
  route('get', `${path}/:id`, v.strictObject(common), (tx, _, id) =>
    retrieve(tx, 'checkout.session', id),
  ),
  route(
    'post',
    `${path}/:id`,
    v.strictObject({ ...common, metadata: v.optional(metadata) }),
    (tx, input, id) => {
      const session = retrieve(tx, 'checkout.session', id);
      session.metadata = mergeMetadata(session.metadata, input.metadata);
      return tx.objects.put('checkout.session', session);
    },
  ),
  route('post', `${path}/:id/expire`, v.strictObject(common), (tx, _, id) =>
    expireSession(tx, findCheckout(tx, id)),
  ),
  route('get', `${path}/:id/line_items`, v.strictObject(paging), (tx, input, id) => {
    const lines = orderLines(tx, findCheckout(tx, id).order);
    const limit = input.limit ?? 10;
    return listOf(`${path}/${id}/line_items`, lines.slice(0, limit), lines.length > limit);
  }),
];
