import { and, eq, inArray, isNull, like, sql } from 'drizzle-orm';
import type { Db } from '../../db/openDatabase';
import { invoices } from '../../db/schema/billing';
import { subscriptions } from '../../db/schema/subscriptions';
import type { SubscriptionRow } from './findSubscription';

/** How the reason of each invoice for a fee for leaving early begins. */
export const FEE_REASON = 'contract:';

type Fee = typeof invoices.$inferSelect;

/** Paid and not returned. */
const isKept = and(
  like(invoices.reason, `${FEE_REASON}%`),
  eq(invoices.state, 'paid'),
  eq(invoices.refunded, false),
  isNull(invoices.refundDue),
);

/** The paid fees with which the contracts of these plans were cancelled and that were not returned. */
export const findPaidFees = (db: Db, ids: readonly string[]): Promise<Fee[]> =>
  db
    .select()
    .from(invoices)
    .where(and(inArray(invoices.subscriptionId, [...ids]), isKept));

/** The same for one plan; null for none. */
export const findPaidFee = async (
  db: Db,
  { id }: Pick<SubscriptionRow, 'id'>,
): Promise<Fee | null> => (await findPaidFees(db, [id]))[0] ?? null;

/** The same in minor units, as a column of a query that joins subscriptions. */
export const paidFeeColumn = sql<number | null>`(select ${invoices.amount} from ${invoices}
  where ${invoices.subscriptionId} = ${subscriptions.id} and ${isKept} limit 1)`;
