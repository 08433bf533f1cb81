import { voidInvoice } from '../billing/voidInvoice';
import { retrieve, type Transaction } from '../store/Transaction';
import { unpaidExpirySeconds } from '../model/dueAt';
import type { Subscription } from '../model/objects';
import { enterSchedulePhase } from '../subscriptions/enterSchedulePhase';
import { endSubscription, expireIncomplete } from '../subscriptions/endSubscription';
import { dropPendingUpdate, pendingUpdateOf } from '../subscriptions/applyPendingUpdate';
import { renewSubscription } from '../subscriptions/renewSubscription';
import { saveSubscription } from '../subscriptions/saveSubscription';

const reached = (time: number | null | undefined, now: number): boolean =>
  typeof time === 'number' && time <= now;

function forgetChange(tx: Transaction, subscription: Subscription): void {
  const held = pendingUpdateOf(tx, subscription.id);
  if (!held) {
    saveSubscription(tx, { ...subscription, pending_update: null });
    return;
  }
  const invoice = retrieve(tx, 'invoice', held.invoice);
  if (invoice.status === 'open') voidInvoice(tx, invoice.id);
  else dropPendingUpdate(tx, held);
}

/**
 * The jobs of a subscription. Each call does the first one that is due. The order matters
 * when several are due at one time: an end and a resumption come before a renewal.
 */
const steps: { due: (it: Subscription, now: number) => boolean; run: typeof forgetChange }[] = [
  {
    due: (it, now) => it.status === 'incomplete' && reached(it.created + unpaidExpirySeconds, now),
    run: expireIncomplete,
  },
  { due: (it, now) => reached(it.pending_update?.expires_at, now), run: forgetChange },
  {
    due: (it, now) => reached(it.cancel_at, now),
    run: (tx, it) => endSubscription(tx, it, 'cancellation_requested'),
  },
  {
    due: (it, now) => reached(it.pause_collection?.resumes_at, now),
    run: (tx, it) => saveSubscription(tx, { ...it, pause_collection: null }),
  },
  {
    due: (it, now) => reached(it.items.data[0]?.current_period_end, now),
    run: (tx, it) => renewSubscription(tx, enterSchedulePhase(tx, it)),
  },
];

export function runDueSubscription(tx: Transaction, id: string): void {
  const subscription = retrieve(tx, 'subscription', id);
  steps.find(({ due }) => due(subscription, tx.now))?.run(tx, subscription);
}
