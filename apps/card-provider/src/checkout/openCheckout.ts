import { invalid } from '../http/ProviderError';
import { need, type Work } from '../ledger/Work';
import type { CheckoutSession } from '../model/kinds';
import { cancelIntent } from '../payments/cancelIntent';
import { recordId, type SessionRecord } from '../model/sessionRecord';

export interface Checkout {
  session: CheckoutSession;
  record: SessionRecord;
}

/** A session with what was ordered in it. */
export function findCheckout(work: Work, id: string): Checkout {
  const session = need(work, 'checkout.session', id);
  return { session, record: need(work, 'session_record', recordId(id)) };
}

/** What is due now in minor units, the customer's credit taken off; null for `setup`. */
export function dueNow(work: Work, { session }: Checkout): number | null {
  if (session.mode === 'setup') return null;
  const total = session.amount_total ?? 0;
  if (session.mode !== 'subscription' || !session.customer) return total;
  const balance = work.store.get('customer', session.customer)?.balance ?? 0;
  return Math.max(0, total + Math.min(0, balance));
}

/** Ends an open session unpaid; whatever was waiting for the bank can no longer charge. */
export function expireSession(work: Work, { session, record }: Checkout): CheckoutSession {
  if (session.status !== 'open') {
    throw invalid(
      `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${session.status}.`,
    );
  }
  const intent = record.intent && work.store.get('payment_intent', record.intent);
  if (intent) cancelIntent(work, intent, 'abandoned');
  const expired = work.store.put('checkout.session', {
    ...session,
    client_secret: null,
    status: 'expired',
  });
  work.emit('checkout.session.expired', expired);
  return expired;
}
