import type { Backend } from '../Backend';
import type { InvoiceRow } from '../invoices/createInvoice';
import { findSubscription } from '../subscriptions/findSubscription';
import { mirrorInvoice } from './mirrorInvoice';
import { mirrorSubscription } from './mirrorSubscription';

/** Reads an invoice from the card provider and, with it, its plan: a change that it pays for, and the credit that it took. */
export const followInvoice = async (
  backend: Backend,
  { providerId, subscriptionId }: Pick<InvoiceRow, 'providerId' | 'subscriptionId'>,
): Promise<void> => {
  if (providerId) await mirrorInvoice(backend, providerId);
  const row = await findSubscription(backend.db, subscriptionId ?? '');
  if (row?.providerId) await mirrorSubscription(backend, row.providerId);
};
