import { and, eq, isNotNull, lt, lte } from 'drizzle-orm';
import type { Db } from '../../db/openDatabase';
import { invoices } from '../../db/schema/billing';
import { terminations } from '../../db/schema/terminations';
import type { SubscriptionRow } from '../subscriptions/findSubscription';

/**
 * The provider's ids of the invoices of a plan whose money a withdrawal has settled: support may pay back what the provider
 * refused to return, and what was used up stays paid. A later period, which the withdrawal didn't know, is not among them.
 */
export const settledByWithdrawal = async (
  db: Db,
  { id, periodEnd }: Pick<SubscriptionRow, 'id' | 'periodEnd'>,
): Promise<ReadonlySet<string | null>> => {
  const settled = await db
    .select({ providerId: invoices.providerId })
    .from(invoices)
    .innerJoin(terminations, eq(terminations.subscriptionId, invoices.subscriptionId))
    .where(
      and(
        eq(invoices.subscriptionId, id),
        isNotNull(invoices.providerId),
        eq(terminations.kind, 'withdraw'),
        lte(invoices.paidAt, terminations.receivedAt),
        periodEnd === null ? undefined : lt(invoices.periodStart, periodEnd),
      ),
    );
  return new Set(settled.map(({ providerId }) => providerId));
};
