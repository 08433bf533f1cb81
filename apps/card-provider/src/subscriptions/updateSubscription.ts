import { given } from '../http/given';
import { mergeMetadata } from '../http/metadata';
import { invalid } from '../http/ProviderError';
import { need, type Work } from '../ledger/Work';
import type { Subscription } from '../model/kinds';
import type { UpdateSubscription } from '../routes/subscriptionFields';
import { changeSubscription } from './changeSubscription';
import { chooseDiscounts } from './chooseDiscounts';
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
function mustWaitWhole(input: UpdateSubscription): void {
  if (input.payment_behavior !== 'pending_if_incomplete') return;
  const other = Object.keys(input).find((key) => !whilePending.has(key));
  if (!other) return;
  throw invalid(
    `You cannot pass \`${other}\` when \`payment_behavior\` is \`pending_if_incomplete\`.`,
    other,
  );
}

/** A cancellation at the period's end, its withdrawal, or one at a given time. */
function cancellation(work: Work, now: Subscription, input: UpdateSubscription) {
  const { cancel_at_period_end: atEnd, cancel_at: at } = input;
  if (atEnd === undefined && at === undefined) return {};
  const end = now.items.data[0]?.current_period_end ?? null;
  const cancel_at = atEnd ? end : (at ?? null);
  return {
    cancel_at,
    cancel_at_period_end: atEnd ?? false,
    canceled_at: cancel_at === null ? null : work.now,
    cancellation_details: {
      comment: null,
      feedback: null,
      feedback_option: null,
      ...given(input.cancellation_details ?? {}, ['comment', 'feedback']),
      reason: cancel_at === null ? null : ('cancellation_requested' as const),
    },
  };
}

function pausing(now: Subscription, { pause_collection: pause }: UpdateSubscription) {
  if (pause === undefined) return { pause_collection: now.pause_collection };
  const { behavior, resumes_at = null } = pause ?? {};
  return { pause_collection: behavior ? { behavior, resumes_at } : null };
}

function ownCard(work: Work, now: Subscription, id: string): string {
  const method = need(work, 'payment_method', id, 'default_payment_method');
  if (method.customer === now.customer) return id;
  throw invalid('The customer does not have this payment method.', 'default_payment_method');
}

function settings(work: Work, now: Subscription, input: UpdateSubscription): Subscription {
  const method = input.default_payment_method;
  return {
    ...now,
    ...given(input, ['description']),
    ...cancellation(work, now, input),
    ...pausing(now, input),
    metadata: mergeMetadata(now.metadata, input.metadata),
    default_payment_method: method ? ownCard(work, now, method) : now.default_payment_method,
  };
}

const ended = new Set(['canceled', 'incomplete_expired']);

/** Settings change at once; prices, quantities, discounts and trial by way of a planned change. */
export function updateSubscription(
  work: Work,
  input: UpdateSubscription,
  id: string,
): Subscription {
  const now = need(work, 'subscription', id);
  if (ended.has(now.status)) {
    throw invalid(
      'A canceled subscription can only update its cancellation_details and metadata.',
      'id',
      'resource_missing',
    );
  }
  mustWaitWhole(input);
  const set = saveSubscription(work, settings(work, now, input));
  const discounts = input.discounts && chooseDiscounts(work, set, input.discounts);
  return changeSubscription(
    work,
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
