import * as v from 'valibot';
import { common, text } from '../api/fields';
import { listPage, paging } from '../api/listPage';
import { route } from '../api/route';
import { retrieve } from '../store/Transaction';
import { listOf } from '../model/wire';
import { cancelSubscription } from '../subscriptions/cancelSubscription';
import { createSubscription } from '../subscriptions/createSubscription';
import { pauseSubscription, resumeSubscription } from '../subscriptions/pauseSubscription';
import { updateSubscription } from '../subscriptions/updateSubscription';
import {
  cancelSubscriptionParams,
  createSubscriptionParams,
  pauseSubscriptionParams,
  resumeSubscriptionParams,
  updateSubscriptionParams,
} from '../params/subscriptionParams';

const path = '/v1/subscriptions';

const list = v.strictObject({
  ...paging,
  customer: v.optional(text),
  price: v.optional(text),
  status: v.optional(text),
});

const ended = ['canceled', 'incomplete_expired'] as const;
/** Ended subscriptions are listed only on request. */
const live = ['incomplete', 'trialing', 'active', 'past_due', 'unpaid', 'paused'] as const;

const statusesOf = (status: string | undefined): string | readonly string[] | undefined => {
  if (status === undefined) return live;
  if (status === 'ended') return ended;
  return status === 'all' ? undefined : status;
};

export const subscriptionRoutes = [
  route('post', path, createSubscriptionParams, createSubscription),
  route('get', path, list, (tx, input) =>
    listPage(tx, 'subscription', path, input, {
      customer: input.customer,
      status: statusesOf(input.status),
      'items.data[0].price.id': input.price,
    }),
  ),
  route('get', `${path}/:id`, v.strictObject(common), (tx, _, id) =>
    retrieve(tx, 'subscription', id),
  ),
  route('post', `${path}/:id`, updateSubscriptionParams, updateSubscription),
  route('delete', `${path}/:id`, cancelSubscriptionParams, (tx, input, id) =>
    cancelSubscription(tx, id, {
      ...input.cancellation_details,
      prorate: input.prorate,
      invoiceNow: input.invoice_now,
    }),
  ),
  route('post', `${path}/:id/pause`, pauseSubscriptionParams, (tx, input, id) => {
    const from = input.bill_for?.unused_time_from?.type ?? 'none';
    return pauseSubscription(tx, id, from !== 'none');
  }),
  route('post', `${path}/:id/resume`, resumeSubscriptionParams, (tx, input, id) =>
    resumeSubscription(
      tx,
      id,
      input.billing_cycle_anchor?.type === 'unchanged' ? 'unchanged' : 'now',
    ),
  ),
  route(
    'get',
    '/v1/subscription_items',
    v.strictObject({ ...paging, subscription: text }),
    (tx, input) =>
      listOf('/v1/subscription_items', retrieve(tx, 'subscription', input.subscription).items.data),
  ),
];
