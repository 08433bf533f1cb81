import { voidInvoice } from '../billing/voidInvoice';
import { need, type Work } from '../ledger/Work';
import { incompleteGrace } from '../model/dueAt';
import type { Subscription } from '../model/kinds';
import { enterPhase } from '../schedules/enterPhase';
import { endSubscription, expireIncomplete } from '../subscriptions/endSubscription';
import { dropPendingChange, pendingChangeOf } from '../subscriptions/pendingChange';
import { renewSubscription } from '../subscriptions/renewSubscription';
import { saveSubscription } from '../subscriptions/saveSubscription';

const reached = (time: number | null | undefined, now: number): boolean =>
  typeof time === 'number' && time <= now;

function forgetChange(work: Work, subscription: Subscription): void {
  const held = pendingChangeOf(work, subscription.id);
  if (!held) {
    saveSubscription(work, { ...subscription, pending_update: null });
    return;
  }
  const invoice = need(work, 'invoice', held.invoice);
  if (invoice.status === 'open') voidInvoice(work, invoice.id);
  else dropPendingChange(work, held);
}

/**
 * What time does to a subscription: one thing at a call, the first that is due. The order matters
 * where several fall on one instant: an end comes before a renewal, a resumption before it too.
 */
const steps: { due: (it: Subscription, now: number) => boolean; run: typeof forgetChange }[] = [
  {
    due: (it, now) => it.status === 'incomplete' && reached(it.created + incompleteGrace, now),
    run: expireIncomplete,
  },
  { due: (it, now) => reached(it.pending_update?.expires_at, now), run: forgetChange },
  {
    due: (it, now) => reached(it.cancel_at, now),
    run: (work, it) => endSubscription(work, it, 'cancellation_requested'),
  },
  {
    due: (it, now) => reached(it.pause_collection?.resumes_at, now),
    run: (work, it) => saveSubscription(work, { ...it, pause_collection: null }),
  },
  {
    due: (it, now) => reached(it.items.data[0]?.current_period_end, now),
    run: (work, it) => renewSubscription(work, enterPhase(work, it)),
  },
];

export function dueSubscription(work: Work, id: string): void {
  const subscription = need(work, 'subscription', id);
  steps.find(({ due }) => due(subscription, work.now))?.run(work, subscription);
}
