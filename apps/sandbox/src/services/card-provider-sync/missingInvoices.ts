import { inArray } from 'drizzle-orm';
import { invoices } from '../../db/schema/billing';
import type { Backend } from '../Backend';
import { newestInvoices } from '../card-provider/newestInvoices';

/** The provider's ids of a plan's newest invoices that are missing here, oldest first. */
export const missingInvoices = async (
  backend: Backend,
  subscription: string,
): Promise<readonly string[]> => {
  const newest = await newestInvoices(backend, subscription);
  const ids = newest.flatMap(({ id }) => id ?? []).toReversed();
  const known = await backend.db
    .select({ providerId: invoices.providerId })
    .from(invoices)
    .where(inArray(invoices.providerId, ids));
  const isKnown = new Set(known.map(({ providerId }) => providerId));
  return ids.filter((id) => !isKnown.has(id));
};
