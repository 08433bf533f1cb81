import { gte, type SQL } from 'drizzle-orm';
import { invoices } from '../../db/schema/billing';

/** A change counts in whole seconds, so it can begin before its period by less than one, in milliseconds. */
const ROUNDED = 999;

/** Whether the time that an invoice pays begins in a period, or later. Both are epoch milliseconds. */
export const startsInPeriod = (start: number, periodStart: number): boolean =>
  start >= periodStart - ROUNDED;

/** The same as a condition on the invoices that are here. */
export const beginsInPeriod = (periodStart: number): SQL =>
  gte(invoices.periodStart, periodStart - ROUNDED);
