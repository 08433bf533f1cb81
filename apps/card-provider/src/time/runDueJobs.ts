import { collectInvoice } from '../billing/collectInvoice';
import { finaliseInvoice } from '../billing/finaliseInvoice';
import { expireSession, findCheckout } from '../checkout/findCheckout';
import type { ObjectType } from '../model/objects';
import type { Store } from '../store/Store';
import { retrieve, type Transaction } from '../store/Transaction';
import { runDueSubscription } from './runDueSubscription';

/** Finalises a draft whose hour has come, and collects an open invoice again. */
function dueInvoice(tx: Transaction, id: string): void {
  const invoice = retrieve(tx, 'invoice', id);
  const open = invoice.status === 'draft' ? finaliseInvoice(tx, invoice) : invoice;
  if (open.status !== 'open') return;
  tx.objects.put('invoice', { ...open, next_payment_attempt: null });
  collectInvoice(tx, open.id);
}

/** What time does to each type of object when it falls due. */
const jobs: { [K in ObjectType]?: (tx: Transaction, id: string) => void } = {
  subscription: runDueSubscription,
  invoice: dueInvoice,
  'checkout.session': (tx, id) => expireSession(tx, findCheckout(tx, id)),
};

/** Several things can fall due for one object at one time. More than these are an endless loop. */
const MAX_JOBS_AT_ONCE = 8;

/**
 * Does everything that falls due up to `until` (epoch seconds), one by one, each at its own time. Each
 * job is one transaction, so a kill in the middle loses and repeats nothing.
 *
 * @throws Error when an object stays due
 */
export function runDueJobs(store: Store, until: number): void {
  let last = '';
  let times = 0;
  for (let next = store.objects.nextDue(until); next; next = store.objects.nextDue(until)) {
    const { kind: type, id, due } = next;
    times = last === `${id} ${due}` ? times + 1 : 1;
    last = `${id} ${due}`;
    if (times > MAX_JOBS_AT_ONCE) throw new Error(`${type} ${id} stays due at ${due}`);
    store.transaction(due, (tx) => jobs[type]?.(tx, id));
  }
}
