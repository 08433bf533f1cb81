import { inArray } from 'drizzle-orm';
import { invoices } from '../../db/schema/billing';
import type { Backend } from '../Backend';
import { unlessPlanLost } from '../card-provider/unlessLost';

/** How many of a plan's newest invoices are compared. */
const NEWEST = 12;

/** The provider's ids of a plan's newest invoices that are missing here, oldest first. */
export const missingInvoices = async (
  backend: Backend,
  subscription: string,
): Promise<readonly string[]> => {
  const { db, cardProvider } = backend;
  const listed = await unlessPlanLost(backend, subscription, () =>
    cardProvider.stripe.invoices.list({ subscription, limit: NEWEST }),
  );
  const ids = (listed?.data ?? []).flatMap(({ id }) => id ?? []).toReversed();
  const known = await db
    .select({ providerId: invoices.providerId })
    .from(invoices)
    .where(inArray(invoices.providerId, ids));
  const isKnown = new Set(known.map(({ providerId }) => providerId));
  return ids.filter((id) => !isKnown.has(id));
};
