import { gte, type SQL } from 'drizzle-orm';
import { invoices } from '../../db/schema/billing';

/**
 * Whether the time that an invoice pays begins in a period, or later. A change counts in whole seconds, so it can begin before
 * its period by less than one.
 */
export const beginsInPeriod = (periodStart: number): SQL =>
  gte(invoices.periodStart, periodStart - 999);
