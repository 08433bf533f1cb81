import * as v from 'valibot';
import { openSession } from '../checkout/createSession';
import { expireSession, findCheckout } from '../checkout/openCheckout';
import { orderLines } from '../checkout/orderLines';
import { common, metadata, text } from '../http/fields';
import { listPage, paging } from '../http/listPage';
import { mergeMetadata } from '../http/metadata';
import { route } from '../http/route';
import { need } from '../ledger/Work';
import { listOf } from '../model/wire';
import { createSession } from './checkoutFields';

const path = '/v1/checkout/sessions';

const list = v.strictObject({
  ...paging,
  customer: v.optional(text),
  payment_intent: v.optional(text),
  status: v.optional(v.picklist(['open', 'complete', 'expired'])),
  subscription: v.optional(text),
});

export const checkoutRoutes = [
  route('post', path, createSession, openSession),
  route('get', path, list, (work, input) =>
    listPage(work, 'checkout.session', path, input, {
      customer: input.customer,
      payment_intent: input.payment_intent,
      status: input.status,
      subscription: input.subscription,
    }),
  ),
  route('get', `${path}/:id`, v.strictObject(common), (work, _, id) =>
    need(work, 'checkout.session', id),
  ),
  route(
    'post',
    `${path}/:id`,
    v.strictObject({ ...common, metadata: v.optional(metadata) }),
    (work, input, id) => {
      const session = need(work, 'checkout.session', id);
      session.metadata = mergeMetadata(session.metadata, input.metadata);
      return work.store.put('checkout.session', session);
    },
  ),
  route('post', `${path}/:id/expire`, v.strictObject(common), (work, _, id) =>
    expireSession(work, findCheckout(work, id)),
  ),
  route('get', `${path}/:id/line_items`, v.strictObject(paging), (work, input, id) => {
    const lines = orderLines(work, findCheckout(work, id).record);
    const limit = input.limit ?? 10;
    return listOf(`${path}/${id}/line_items`, lines.slice(0, limit), lines.length > limit);
  }),
];
