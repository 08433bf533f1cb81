import { setTimeout } from 'node:timers/promises';
import { and, eq } from 'drizzle-orm';
import type { Backend } from '../Backend';
import { checkouts, invoices } from '../../db/schema/billing';
import type { Buyer } from '../buyers/buyerOf';
import { settleCheckout } from '../checkouts/settleCheckout';
import { settlePayment } from '../payments/settlePayment';
import { mayReadPayments } from './mayReadPayments';
import { mirrorInvoice } from '../card-provider-sync/mirrorInvoice';
import { mirrorSubscription } from '../card-provider-sync/mirrorSubscription';
import { findSubscription } from '../subscriptions/findSubscription';
import { logError } from '../../process/logError';

/** Copies the invoice and, with it, a change at the provider that waited for the bank. */
const followChange = async (
  backend: Backend,
  providerId: string,
  subscriptionId: string | null,
) => {
  await mirrorInvoice(backend, providerId);
  const row = await findSubscription(backend.db, subscriptionId ?? '');
  if (row?.providerId) await mirrorSubscription(backend, row.providerId);
};

const openCheckouts = ({ db }: Backend, key: string) =>
  db
    .select()
    .from(checkouts)
    .where(and(eq(checkouts.buyer, key), eq(checkouts.state, 'open')));

const unpaidInvoices = ({ db }: Backend, key: string) =>
  db
    .select()
    .from(invoices)
    .where(and(eq(invoices.buyer, key), eq(invoices.state, 'open')));

/** What a buyer has begun to pay. */
interface Unfinished {
  open: (typeof checkouts.$inferSelect)[];
  unpaid: (typeof invoices.$inferSelect)[];
}

const findUnfinished = async (backend: Backend, key: string): Promise<Unfinished> => ({
  open: await openCheckouts(backend, key),
  unpaid: await unpaidInvoices(backend, key),
});

const settle = async (backend: Backend, { open, unpaid }: Unfinished): Promise<void> => {
  for (const { providerId } of open) if (providerId) await settleCheckout(backend, providerId);
  for (const { providerId, paymentIntentId, subscriptionId } of unpaid)
    if (providerId) await followChange(backend, providerId, subscriptionId);
    else if (paymentIntentId) await settlePayment(backend, paymentIntentId);
};

/**
 * Settles for an answer, which any number of requests may ask for.
 * @returns false if this buyer, or all together, have asked the provider too often
 */
const settleWithin = async (backend: Backend, key: string, left: Unfinished): Promise<boolean> => {
  if (left.open.length + left.unpaid.length === 0) return true;
  if (!(await mayReadPayments(backend, key))) return false;
  await settle(backend, left);
  return true;
};

/**
 * Reads a buyer's unfinished payments from the provider, before a step that must not miss one. So a payment counts
 * with or without its webhook.
 */
export const settlePending = async (backend: Backend, key: string): Promise<void> =>
  settle(backend, await findUnfinished(backend, key));

/**
 * The same before an answer, so that a payment shows at once; a buyer who asks too often waits for the webhook.
 * @returns whether the rest of the answer may read from the provider, too
 */
export const settleForAnswer = async (
  backend: Backend,
  buyer: Pick<Buyer, 'key'> | null,
): Promise<boolean> =>
  !buyer || settleWithin(backend, buyer.key, await findUnfinished(backend, buyer.key));

/** How long an answer waits for the provider, which people notice. */
const ANSWER_MS = 2_000;

/**
 * Reads a buyer's open checkout from the provider before an answer that depends on the plan: the portal
 * asks for it right after the payment, often before the webhook. What cannot be read in time comes with
 * the webhook.
 */
export const settleBeforeAnswer = async (
  backend: Backend,
  buyer: Pick<Buyer, 'key'> | null,
): Promise<void> => {
  if (!buyer) return;
  const settled = openCheckouts(backend, buyer.key)
    .then((open) => settleWithin(backend, buyer.key, { open, unpaid: [] }))
    .catch((error: unknown) => logError('Settling a checkout before an answer', error));
  await Promise.race([settled, setTimeout(ANSWER_MS, undefined, { ref: false })]);
};
