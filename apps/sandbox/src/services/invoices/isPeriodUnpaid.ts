import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../db/openDatabase';
import { invoices, type InvoiceState } from '../../db/schema/billing';
import type { SubscriptionRow } from '../subscriptions/findSubscription';
import { beginsInPeriod } from '../plans/beginsInPeriod';
import { ServiceError } from '../ServiceError';
import { invoiceKind } from './findInvoice';

const isBilled = async (
  db: Db,
  { id, providerId, periodStart }: SubscriptionRow,
  as: InvoiceState[],
): Promise<boolean> => {
  if (providerId === null) return false;
  const found = and(
    eq(invoices.subscriptionId, id),
    eq(invoiceKind, 'period-there'),
    inArray(invoices.state, as),
    beginsInPeriod(periodStart),
  );
  return (await db.$count(invoices, found)) > 0;
};

/**
 * Whether the card provider still collects the invoice of a plan's present period. For an hour that is a draft, and the plan is
 * active there meanwhile.
 */
export const isPeriodToPay = (db: Db, row: SubscriptionRow): Promise<boolean> =>
  isBilled(db, row, ['draft', 'open']);

/**
 * Whether the operator has given up the invoice of a plan's present period. The plan goes on as active, nobody has paid for this
 * period, and its user can still pay the invoice.
 */
export const isPeriodGivenUp = (db: Db, row: SubscriptionRow): Promise<boolean> =>
  isBilled(db, row, ['uncollectible']);

/** Whether the card provider has begun a plan's present period with an invoice that isn't paid. */
export const isPeriodUnpaid = (db: Db, row: SubscriptionRow): Promise<boolean> =>
  isBilled(db, row, ['draft', 'open', 'uncollectible']);

/** Refuses what needs a period that is paid. */
export const periodUnpaid = (): ServiceError =>
  new ServiceError(
    'STATE_CONFLICT',
    'Your new period isn’t paid yet. Pay its invoice, or try again in about an hour.',
  );
