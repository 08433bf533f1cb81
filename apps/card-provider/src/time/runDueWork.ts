import type { Books } from '../ledger/Books';
import type { Work } from '../ledger/Work';
import type { Kind } from '../model/kinds';
import { dueInvoice } from './dueInvoice';
import { dueSession } from './dueSession';
import { dueSubscription } from './dueSubscription';

/** What time does to each kind of object when it falls due. */
const table: { [K in Kind]?: (work: Work, id: string) => void } = {
  subscription: dueSubscription,
  invoice: dueInvoice,
  'checkout.session': dueSession,
};

/** Several things can fall due for one object at one instant, but not endlessly many. */
const atMost = 8;

/**
 * Does, one by one and each at its own instant, everything that falls due up to `until`
 * (seconds). Each step is a unit of work, so a kill in the middle loses and repeats nothing.
 */
export function runDueWork(books: Books, until: number): void {
  let last = '';
  let times = 0;
  for (let next = books.store.nextDue(until); next; next = books.store.nextDue(until)) {
    const { kind, id, due } = next;
    times = last === `${id} ${due}` ? times + 1 : 1;
    last = `${id} ${due}`;
    if (times > atMost) throw new Error(`${kind} ${id} stays due at ${due}`);
    books.run(due, (work) => table[kind]?.(work, id));
  }
}
