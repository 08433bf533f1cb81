import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../db/openDatabase';
import { invoices } from '../../db/schema/billing';
import type { SubscriptionRow } from '../subscriptions/findSubscription';
import { beginsInPeriod } from '../plans/beginsInPeriod';
import { invoiceKind } from './findInvoice';

/**
 * Whether the card provider has begun a plan's period with an invoice that isn't paid. For an hour that is a draft, and the plan
 * is active there meanwhile.
 */
export const isPeriodUnpaid = async (
  db: Db,
  { id, state, providerId, periodStart }: SubscriptionRow,
): Promise<boolean> => {
  if (providerId === null || state === 'paused') return false;
  const isUnpaid = and(
    eq(invoices.subscriptionId, id),
    eq(invoiceKind, 'period-there'),
    inArray(invoices.state, ['draft', 'open', 'uncollectible']),
    beginsInPeriod(periodStart),
  );
  return (await db.$count(invoices, isUnpaid)) > 0;
};
