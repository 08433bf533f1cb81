import { setTimeout } from 'node:timers/promises';
import { and, eq, inArray } from 'drizzle-orm';
import type { Backend } from '../Backend';
import { checkouts, invoices } from '../../db/schema/billing';
import { settleCheckout } from '../checkouts/settleCheckout';
import type { InvoiceRow } from '../invoices/createInvoice';
import { settlePayment } from '../payments/settlePayment';
import type { Reader } from '../rate-limits/countedAs';
import { mayReadPayments } from './mayReadPayments';
import { followInvoice } from '../card-provider-sync/followInvoice';
import { logError } from '../../process/logError';

const openCheckouts = ({ db }: Backend, key: string) =>
  db
    .select()
    .from(checkouts)
    .where(and(eq(checkouts.buyer, key), eq(checkouts.state, 'open')));

const unpaidInvoices = ({ db }: Backend, key: string, states: InvoiceRow['state'][]) =>
  db
    .select()
    .from(invoices)
    .where(and(eq(invoices.buyer, key), inArray(invoices.state, states)));

/** What a buyer has begun to pay. */
interface Unfinished {
  open: (typeof checkouts.$inferSelect)[];
  unpaid: InvoiceRow[];
}

const findUnfinished = async (
  backend: Backend,
  key: string,
  states: InvoiceRow['state'][],
): Promise<Unfinished> => ({
  open: await openCheckouts(backend, key),
  unpaid: await unpaidInvoices(backend, key, states),
});

const settle = async (backend: Backend, { open, unpaid }: Unfinished): Promise<void> => {
  for (const { providerId } of open) if (providerId) await settleCheckout(backend, providerId);
  for (const invoice of unpaid)
    if (invoice.providerId) await followInvoice(backend, invoice);
    else if (invoice.paymentIntentId) await settlePayment(backend, invoice.paymentIntentId);
};

/**
 * Settles for an answer, which any number of requests may ask for.
 * @returns false if this buyer, their network, or all together have asked the provider too often
 */
const settleWithin = async (
  backend: Backend,
  reader: Reader,
  left: Unfinished,
): Promise<boolean> => {
  if (left.open.length + left.unpaid.length === 0) return true;
  if (!(await mayReadPayments(backend, reader))) return false;
  await settle(backend, left);
  return true;
};

/**
 * Reads a buyer's unfinished payments from the provider, before a step that must not miss one. So a payment counts
 * with or without its webhook. What is a draft here may be final, and paid.
 */
export const settlePending = async (backend: Backend, key: string): Promise<void> =>
  settle(backend, await findUnfinished(backend, key, ['draft', 'open']));

/**
 * The same before an answer, so that a payment shows straight away; a buyer who asks too often waits for the webhook.
 * @returns whether the rest of the answer may read from the provider, too
 */
export const settleForAnswer = async (backend: Backend, reader: Reader | null): Promise<boolean> =>
  !reader || settleWithin(backend, reader, await findUnfinished(backend, reader.key, ['open']));

/** How long an answer waits for the provider, which people notice. */
const ANSWER_MS = 2_000;

/**
 * Reads a buyer's open checkout from the provider before an answer that depends on the plan: the portal
 * asks for it right after the payment, often before the webhook. What cannot be read in time comes with
 * the webhook.
 */
export const settleBeforeAnswer = async (
  backend: Backend,
  reader: Reader | null,
): Promise<void> => {
  if (!reader) return;
  const settled = openCheckouts(backend, reader.key)
    .then((open) => settleWithin(backend, reader, { open, unpaid: [] }))
    .catch((error: unknown) => logError('Settling a checkout before an answer', error));
  await Promise.race([settled, setTimeout(ANSWER_MS, undefined, { ref: false })]);
};
