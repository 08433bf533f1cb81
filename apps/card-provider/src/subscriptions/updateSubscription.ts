import { pickDefined } from '../api/pickDefined';
import { mergeMetadata } from '../api/metadata';
import { invalidRequest } from '../model/ApiError';
import { retrieve, type Transaction } from '../store/Transaction';
import type { Subscription } from '../model/objects';
import type { UpdateSubscriptionParams } from '../params/subscriptionParams';
import { changeSubscription } from './changeSubscription';
import { resolveDiscounts } from './resolveDiscounts';
import { saveSubscription } from './saveSubscription';

const whilePending = new Set([
  'add_invoice_items',
  'billing_cycle_anchor',
  'expand',
  'items',
  'off_session',
  'payment_behavior',
  'proration_behavior',
  'proration_date',
  'trial_end',
  'trial_from_plan',
]);

/** A change that waits for its payment may carry nothing that would happen at once. */
function mustWaitWhole(input: UpdateSubscriptionParams): void {
  if (input.payment_behavior !== 'pending_if_incomplete') return;
  const other = Object.keys(input).find((key) => !whilePending.has(key));
  if (!other) return;
  throw invalidRequest(
    `You cannot pass \`${other}\` when \`payment_behavior\` is \`pending_if_incomplete\`.`,
    other,
  );
}

/** Sets or clears a cancellation, at the end of the period or at a given time. */
function cancellation(tx: Transaction, now: Subscription, input: UpdateSubscriptionParams) {
  const { cancel_at_period_end: atEnd, cancel_at: at } = input;
  if (atEnd === undefined && at === undefined) return {};
  const end = now.items.data[0]?.current_period_end ?? null;
  const cancel_at = atEnd ? end : (at ?? null);
  return {
    cancel_at,
    cancel_at_period_end: atEnd ?? false,
    canceled_at: cancel_at === null ? null : tx.now,
    cancellation_details: {
      comment: null,
      feedback: null,
      feedback_option: null,
      ...pickDefined(input.cancellation_details ?? {}, ['comment', 'feedback']),
      reason: cancel_at === null ? null : ('cancellation_requested' as const),
    },
  };
}

function pausing(now: Subscription, { pause_collection: pause }: UpdateSubscriptionParams) {
  if (pause === undefined) return { pause_collection: now.pause_collection };
  const { behavior, resumes_at = null } = pause ?? {};
  return { pause_collection: behavior ? { behavior, resumes_at } : null };
}

function ownCard(tx: Transaction, now: Subscription, id: string): string {
  const method = retrieve(tx, 'payment_method', id, 'default_payment_method');
  if (method.customer === now.customer) return id;
  throw invalidRequest('The customer does not have this payment method.', 'default_payment_method');
}

function settings(
  tx: Transaction,
  now: Subscription,
  input: UpdateSubscriptionParams,
): Subscription {
  const method = input.default_payment_method;
  return {
    ...now,
    ...pickDefined(input, ['description']),
    ...cancellation(tx, now, input),
    ...pausing(now, input),
    metadata: mergeMetadata(now.metadata, input.metadata),
    default_payment_method: method ? ownCard(tx, now, method) : now.default_payment_method,
  };
}

const ended = new Set(['canceled', 'incomplete_expired']);

/** Changes settings, and computes a change for prices, quantities, discounts and trial. */
export function updateSubscription(
  tx: Transaction,
  input: UpdateSubscriptionParams,
  id: string,
): Subscription {
  const now = retrieve(tx, 'subscription', id);
  if (ended.has(now.status)) {
    throw invalidRequest(
      'A canceled subscription can only update its cancellation_details and metadata.',
      'id',
      'resource_missing',
    );
  }
  mustWaitWhole(input);
  const set = saveSubscription(tx, settings(tx, now, input));
  const discounts = input.discounts && resolveDiscounts(tx, set, input.discounts);
  return changeSubscription(
    tx,
    id,
    {
      items: input.items,
      discounts,
      billingCycleAnchor: input.billing_cycle_anchor,
      prorationBehaviour: input.proration_behavior,
      prorationDate: input.proration_date,
      trialEnd: input.trial_end,
    },
    input.payment_behavior,
  );
}
