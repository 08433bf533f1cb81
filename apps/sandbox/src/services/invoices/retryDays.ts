import { DAY } from '@foyer/domain';
import type { InvoiceRow } from './createInvoice';

/**
 * When a declined renewal is tried again, in days after it was due; after the last try the plan
 * ends. No try comes after the shorter of two periods, of the plan that was paid and of the one that is owed, so
 * nobody uses more than they have paid for. Rule SUB-25.
 */
export const RETRY_DAYS = [3, 8, 15] as const;

type Retried = Pick<InvoiceRow, 'createdAt' | 'periodEnd' | 'effect'>;

const tryTimes = ({ createdAt, periodEnd, effect }: Retried): number[] => {
  const until = (effect.kind === 'renew' && effect.triedUntil) || periodEnd;
  return RETRY_DAYS.map((days) => Math.min(createdAt + days * DAY, until));
};

/**
 * The next automatic try, epoch milliseconds; null after the last. The user's own payments do not
 * count.
 */
export const tryAfter = (invoice: Retried, at: number): number | null =>
  tryTimes(invoice).find((next) => next > at) ?? null;

/** The last automatic try, epoch milliseconds: the plan ends then if nobody has paid. */
const lastTryOf = (invoice: Retried): number => Math.max(...tryTimes(invoice));

/**
 * When a renewal is tried again that has been declined just now. One that is billed late is tried on the days that are left. If
 * the last of them is over, or close, it is tried once more, later: its plan doesn't end before its user has had days to pay.
 * @param due when it was due, epoch milliseconds
 */
export const firstTryAfter = (invoice: Retried, due: number, now: number): number | null => {
  const last = lastTryOf(invoice);
  const inDays = now + RETRY_DAYS[0] * DAY;
  const isLate = now > due + DAY;
  return last <= now || (isLate && last < inDays) ? inDays : tryAfter(invoice, Math.max(due, now));
};

/**
 * When the plan of an invoice ends if nobody pays, epoch milliseconds; null where no automatic try is left, or only the card
 * provider knows.
 */
export const endsPlanAt = (
  invoice: Retried & Pick<InvoiceRow, 'providerId' | 'nextAttemptAt'>,
): number | null =>
  invoice.providerId === null && invoice.nextAttemptAt !== null
    ? Math.max(lastTryOf(invoice), invoice.nextAttemptAt)
    : null;
