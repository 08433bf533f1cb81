import * as v from 'valibot';
import { common, text } from '../http/fields';
import { listPage, paging } from '../http/listPage';
import { route } from '../http/route';
import { need } from '../ledger/Work';
import { listOf } from '../model/wire';
import { cancelSubscription as cancelNow } from '../subscriptions/cancelSubscription';
import { openSubscription } from '../subscriptions/openSubscription';
import * as pauses from '../subscriptions/pauseSubscription';
import { updateSubscription as update } from '../subscriptions/updateSubscription';
import {
  cancelSubscription,
  createSubscription,
  pauseSubscription,
  resumeSubscription,
  updateSubscription,
} from './subscriptionFields';

const path = '/v1/subscriptions';

const list = v.strictObject({
  ...paging,
  customer: v.optional(text),
  price: v.optional(text),
  status: v.optional(text),
});

const gone = new Set(['canceled', 'incomplete_expired']);

export const subscriptionRoutes = [
  route('post', path, createSubscription, openSubscription),
  route('get', path, list, (work, input) => {
    const status = input.status === 'all' || input.status === 'ended' ? undefined : input.status;
    const page = listPage(work, 'subscription', path, input, {
      customer: input.customer,
      status,
      'items.data[0].price.id': input.price,
    });
    // Those that have ended are listed only on request.
    if (input.status === undefined) page.data = page.data.filter((it) => !gone.has(it.status));
    if (input.status === 'ended') page.data = page.data.filter((it) => gone.has(it.status));
    return page;
  }),
  route('get', `${path}/:id`, v.strictObject(common), (work, _, id) =>
    need(work, 'subscription', id),
  ),
  route('post', `${path}/:id`, updateSubscription, update),
  route('delete', `${path}/:id`, cancelSubscription, (work, input, id) =>
    cancelNow(work, id, {
      ...input.cancellation_details,
      prorate: input.prorate,
      invoiceNow: input.invoice_now,
    }),
  ),
  route('post', `${path}/:id/pause`, pauseSubscription, (work, input, id) => {
    const from = input.bill_for?.unused_time_from?.type ?? 'none';
    return pauses.pauseSubscription(work, id, from !== 'none');
  }),
  route('post', `${path}/:id/resume`, resumeSubscription, (work, input, id) =>
    pauses.resumeSubscription(
      work,
      id,
      input.billing_cycle_anchor?.type === 'unchanged' ? 'unchanged' : 'now',
    ),
  ),
  route(
    'get',
    '/v1/subscription_items',
    v.strictObject({ ...paging, subscription: text }),
    (work, input) =>
      listOf('/v1/subscription_items', need(work, 'subscription', input.subscription).items.data),
  ),
];
