import { expireSession, findCheckout } from '../checkout/openCheckout';
import type { Work } from '../ledger/Work';

/** A checkout that nobody finished in time. */
export function dueSession(work: Work, id: string): void {
  expireSession(work, findCheckout(work, id));
}
