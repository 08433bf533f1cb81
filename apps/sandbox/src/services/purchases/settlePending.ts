import { setTimeout } from 'node:timers/promises';
import { and, eq } from 'drizzle-orm';
import type { Backend } from '../Backend';
import { checkouts, invoices } from '../../db/schema/billing';
import type { Buyer } from '../buyers/buyerOf';
import { settleCheckout } from '../checkouts/settleCheckout';
import { settlePayment } from '../payments/settlePayment';
import { mirrorInvoice } from '../card-provider-sync/mirrorInvoice';
import { mirrorSubscription } from '../card-provider-sync/mirrorSubscription';
import { findSubscription } from '../subscriptions/findSubscription';

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

const settleCheckouts = async (backend: Backend, buyer: Pick<Buyer, 'key'>): Promise<void> => {
  const open = await backend.db
    .select()
    .from(checkouts)
    .where(and(eq(checkouts.buyer, buyer.key), eq(checkouts.state, 'open')));
  for (const { providerId } of open) if (providerId) await settleCheckout(backend, providerId);
};

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
  const settled = settleCheckouts(backend, buyer).catch((error: unknown) =>
    console.error(`Settling the checkout of ${buyer.key}:`, error),
  );
  await Promise.race([settled, setTimeout(ANSWER_MS, undefined, { ref: false })]);
};

/**
 * Reads a buyer's unfinished payments from the provider, so that a payment shows at once, with or
 * without its webhook.
 */
export const settlePending = async (
  backend: Backend,
  buyer: Pick<Buyer, 'key'> | null,
): Promise<void> => {
  if (!buyer) return;
  const { db } = backend;
  await settleCheckouts(backend, buyer);
  const unpaid = await db
    .select()
    .from(invoices)
    .where(and(eq(invoices.buyer, buyer.key), eq(invoices.state, 'open')));
  for (const { providerId, paymentIntentId, subscriptionId } of unpaid)
    if (providerId) await followChange(backend, providerId, subscriptionId);
    else if (paymentIntentId) await settlePayment(backend, paymentIntentId);
};
