import { eq } from 'drizzle-orm';
import type Stripe from 'stripe';
import { invoices } from '../../db/schema/billing';
import type { Backend } from '../Backend';
import { ServiceError } from '../ServiceError';
import { newestInvoices } from '../card-provider/newestInvoices';
import { mirrorInvoice } from '../card-provider-sync/mirrorInvoice';
import { oweRefunds } from '../invoices/oweRefunds';
import { refundOwed } from '../payments/owedRefunds';
import { voidAtProvider } from '../payments/voidInvoice';
import type { TerminationRow } from './refundWithdrawal';

/** How far the provider's clock may be behind ours, in milliseconds; it counts in whole seconds, too. */
const CLOCKS_APART = 5000;

const unpaid = new Set<Stripe.Invoice.Status | null>(['draft', 'open', 'uncollectible']);

/** Voids an invoice at the provider. @returns whether it was paid at the last moment */
const isPaidBeforeVoid = async (backend: Backend, providerId: string): Promise<boolean> => {
  try {
    await voidAtProvider(backend, providerId);
    return false;
  } catch (error) {
    if (error instanceof ServiceError) return true;
    throw error;
  }
};

/**
 * Refunds an invoice that was paid although its plan has been withdrawn from, unless the withdrawal knew of it and refunds its
 * share. The plan doesn't wait for the money.
 */
const refundPaidSince = async (
  backend: Backend,
  providerId: string,
  { refunds }: TerminationRow,
): Promise<void> => {
  const [invoice] = await backend.db
    .select()
    .from(invoices)
    .where(eq(invoices.providerId, providerId));
  if (!invoice?.paymentIntentId || invoice.amount === 0) return;
  if (refunds.some(({ invoiceId }) => invoiceId === invoice.id)) return;
  await oweRefunds(backend.db, [invoice], 'withdrawal');
  await refundOwed(backend, [invoice]);
};

/**
 * Voids at the provider what a plan owes whose user has withdrawn from it, and refunds what was paid of it since. Repeating it
 * is safe.
 * @returns whether there was something; perhaps credit has paid it
 */
export const voidInvoicesAtProvider = async (
  backend: Backend,
  subscription: string,
  termination: TerminationRow,
): Promise<boolean> => {
  const newest = await newestInvoices(backend, subscription);
  const since = termination.receivedAt - CLOCKS_APART;
  let hasFound = false;
  for (const { id, status, status_transitions: at } of newest) {
    const isPaidSince = (at.paid_at ?? 0) * 1000 >= since;
    if (!id || !(unpaid.has(status) || isPaidSince)) continue;
    const isPaid = isPaidSince || (await isPaidBeforeVoid(backend, id));
    await mirrorInvoice(backend, id);
    if (isPaid) await refundPaidSince(backend, id, termination);
    hasFound = true;
  }
  return hasFound;
};
