import { MINUTE } from '@foyer/domain';
import type { Backend } from '../Backend';
import { isRefunded } from '../card-provider/isRefunded';
import type { InvoiceRow } from '../invoices/createInvoice';
import { findInvoice } from '../invoices/findInvoice';
import { applyPayment } from './applyPayment';

/**
 * Settles an invoice with a payment that the provider has for the same reason. After somebody has put the database back
 * from a backup, an invoice that was paid since is missing here, and the new one has another id. What a user pays for
 * now has no earlier payment, so nobody looks for one; a renewal may have one that is seconds old. A payment of another
 * invoice that is here settles that one: of a booked plan that was dropped, it is refunded.
 * @param customer the provider's id
 * @returns whether the invoice is paid
 */
export const settleEarlierPayment = async (
  backend: Backend,
  { id, reason, amount, effect, createdAt, attempts }: InvoiceRow,
  customer: string,
): Promise<boolean> => {
  const isNew = effect.kind !== 'renew' && backend.clock.now() - createdAt < MINUTE;
  if (attempts > 0 || isNew) return false;
  const { paymentIntents } = backend.cardProvider.stripe;
  const gte = Math.floor(createdAt / 1000);
  for await (const intent of paymentIntents.list({ customer, limit: 100, created: { gte } })) {
    const { metadata, status } = intent;
    const isSame = metadata['reason'] === reason && status === 'succeeded';
    if (!isSame || (await isRefunded(backend, intent))) continue;
    const named = await findInvoice(backend.db, metadata['invoice'] ?? '');
    if (named && named.id !== id) await applyPayment(backend, named.id, intent.id);
    else if (intent.amount === amount) return applyPayment(backend, id, intent.id);
  }
  return false;
};
