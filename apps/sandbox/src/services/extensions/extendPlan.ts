import { isPlanOffered } from '@foyer/domain';
import { and, eq, not, sql, type SQL } from 'drizzle-orm';
import type { Backend } from '../Backend';
import type { UserRow } from '../Caller';
import { ServiceError } from '../ServiceError';
import { invoices } from '../../db/schema/billing';
import { userKey } from '../buyers/buyerOf';
import { createInvoiceForAttempt, type InvoiceRow } from '../invoices/createInvoice';
import { invoiceLines } from '../invoices/invoiceLines';
import { invoiceTitle } from '../invoices/invoiceTitle';
import { requireShown, type Shown } from '../offers/requireShown';
import { chargeOrVoidInvoice } from '../payments/chargeOrVoidInvoice';
import { voidInvoice } from '../payments/voidInvoice';
import { voidUnpaidChanges } from '../payments/voidUnpaidChanges';
import { requireLittlePaidTime } from '../rate-limits/paidTime';
import { requireFewWithdrawn } from '../rate-limits/withdrawnPayments';
import { addPeriod } from '../plans/addPeriod';
import { planNeedsPayment, planOf, type PlanRow } from '../plans/findPlan';
import { findCurrent, type SubscriptionRow } from '../subscriptions/findSubscription';
import { findExtendable } from './findExtendable';

/** One more period of a plan that is paid once. Times are epoch milliseconds. */
export interface Extension {
  row: SubscriptionRow;
  plan: PlanRow;
  /** The present end, where the new time begins. */
  startsAt: number;
  endsAt: number;
}

/** A payment that the bank has to confirm; both null when the plan is longer already. */
export interface ExtensionResult {
  paymentIntentId: string | null;
  invoiceId: string | null;
}

const done: ExtensionResult = { paymentIntentId: null, invoiceId: null };

const reasonOf = ({ row, startsAt }: Extension): string => `extension:${row.id}:${startsAt}`;

/** The attempts to pay this extension. */
const ofThis = (extension: Extension): SQL =>
  sql`starts_with(${invoices.reason}, ${`${reasonOf(extension)}:`})`;

/**
 * What one more period of the user's plan costs and until when it lasts. Null for a plan that renews, that
 * another follows, that is over, that costs nothing, or that the site no longer sells. Rule SUB-22.
 */
export const quoteExtension = async (
  { db, clock }: Backend,
  user: UserRow,
): Promise<Extension | null> => {
  const row = await findExtendable({ db, clock }, user);
  if (!row) return null;
  const plan = await planOf(db, row.priceId);
  const isOnSale = isPlanOffered({ plan, current: null, coupon: null });
  if (!isOnSale || !planNeedsPayment(plan)) return null;
  const { periodEnd: startsAt } = row;
  return { row, plan, startsAt, endsAt: addPeriod(startsAt, plan.details.period) };
};

/** Whether the period that ends then was paid for, as an interrupted request may have done. */
const isPaidUntil = async ({ db }: Backend, user: UserRow, endsAt: number): Promise<boolean> => {
  const row = await findCurrent(db, userKey(user.id));
  if (!row || row.periodEnd !== endsAt) return false;
  const [paid] = await db
    .select({ id: invoices.id })
    .from(invoices)
    .where(
      and(
        eq(invoices.subscriptionId, row.id),
        eq(invoices.state, 'paid'),
        eq(invoices.periodEnd, endsAt),
        sql`starts_with(${invoices.reason}, ${`extension:${row.id}:`})`,
      ),
    );
  return paid !== undefined;
};

const isSettled = ({ state }: InvoiceRow): boolean => state === 'paid' || state === 'void';

/**
 * Makes the user's plan longer by one period, and charges its price to the card on file. Needs the
 * buyer's lock.
 * @param shown the new end and the price that the page shows
 * @param wasInterrupted an earlier attempt of this request may have paid
 * @throws ServiceError `PREVIEW_EXPIRED`, `PAYMENT_DECLINED`, `STATE_CONFLICT`, `WITHDRAWN_OFTEN`,
 * `TOO_MANY_REQUESTS`
 */
export const extendPlan = async (
  backend: Backend,
  user: UserRow,
  { endsAt, ...shown }: Shown & { endsAt: number },
  { asksBank, wasInterrupted }: { asksBank: boolean; wasInterrupted: boolean },
): Promise<ExtensionResult> => {
  if (wasInterrupted && (await isPaidUntil(backend, user, endsAt))) return done;
  const begun = await quoteExtension(backend, user);
  // One that was paid at the last moment makes the plan longer, so it is quoted again.
  if (begun) await voidUnpaidChanges(backend, begun.row.id, not(ofThis(begun)));
  const extension = await quoteExtension(backend, user);
  if (!extension)
    throw new ServiceError('STATE_CONFLICT', 'You can’t add time to your plan at the moment.');
  if (extension.endsAt !== endsAt)
    throw new ServiceError(
      'PREVIEW_EXPIRED',
      'Your plan’s end date has changed. Check it before you pay.',
    );
  const { row, plan, startsAt } = extension;
  requireShown(shown, plan.amount);
  await requireFewWithdrawn(backend, row.buyer);
  await requireLittlePaidTime(backend, user.id);
  const begunInvoice = {
    buyer: row.buyer,
    userId: row.userId,
    subscriptionId: row.id,
    locationId: row.locationId,
    reason: reasonOf(extension),
    title: invoiceTitle(plan, startsAt),
    amount: plan.amount,
    currency: plan.currency,
    lines: invoiceLines(plan, null),
    periodStart: startsAt,
    periodEnd: endsAt,
    createdAt: backend.clock.now(),
    effect: { kind: 'extend', priceId: plan.priceId },
  } as const;
  // The plan ends where this time begins. So an earlier payment for time from here on was refunded.
  const attempt = () => createInvoiceForAttempt(backend.db, begunInvoice, isSettled);
  let invoice = await attempt();
  // An unfinished one may have an earlier price. One that was paid after all refuses.
  if (invoice.state === 'open' && invoice.amount !== plan.amount) {
    await voidInvoice(backend, invoice);
    invoice = await attempt();
  }
  const paymentIntentId = await chargeOrVoidInvoice(backend, invoice, user, asksBank);
  return { paymentIntentId, invoiceId: paymentIntentId && invoice.id };
};
