import { DAY } from '@foyer/domain';
import { and, eq, inArray, ne } from 'drizzle-orm';
import type { Backend } from '../Backend';
import type { UserRow } from '../Caller';
import { ServiceError } from '../ServiceError';
import { newId } from '../../db/newId';
import { invoices } from '../../db/schema/billing';
import { subscriptions } from '../../db/schema/subscriptions';
import { userKey } from '../buyers/buyerOf';
import { findExtendable } from '../extensions/findExtendable';
import { createInvoice, type InvoiceRow } from '../invoices/createInvoice';
import { changeKinds, invoiceKind } from '../invoices/findInvoice';
import { voidUnpaidChanges } from '../payments/voidUnpaidChanges';
import { periodText } from '../messages/amounts';
import { inLanguage } from '../messages/say';
import { planOf, type PlanRow } from '../plans/findPlan';
import { withPlan } from '../termination/withPlan';

const isOtherPlan = ne(invoiceKind, 'extend');

/** Days that support gave. */
export interface GivenTime {
  invoice: InvoiceRow;
  plan: PlanRow;
  days: number;
}

/** `3 days` */
export const daysText = (days: number): string => periodText({ amount: days, magnitude: 'day' });

/** In English, from which every reader’s invoice is translated (`sayLine`). Rule API-16. */
const givenLine = (days: number): string =>
  inLanguage('en', () => `${daysText(days)} added free by support`);

/** Whether a change of the plan can still be paid. */
const isAtBank = async ({ db }: Backend, subscriptionId: string): Promise<boolean> =>
  (await db.$count(
    invoices,
    and(
      eq(invoices.subscriptionId, subscriptionId),
      eq(invoices.state, 'open'),
      inArray(invoiceKind, changeKinds),
      isOtherPlan,
    ),
  )) > 0;

/**
 * Makes a plan that is paid once longer, free of charge. An invoice of nothing keeps the time apart from what was
 * paid for, so that a change of plan gives no money back for it. Rule DESK-2.
 * @param endsAt the end that the agent saw, epoch milliseconds
 * @returns what `mailGivenTime` tells the customer once the lock is free
 * @throws ServiceError `PREVIEW_EXPIRED`, `STATE_CONFLICT`
 */
export const giveTime = (
  backend: Backend,
  user: UserRow,
  days: number,
  endsAt: number,
): Promise<GivenTime> =>
  withPlan(backend, userKey(user.id), async () => {
    const begun = await findExtendable(backend, user);
    // A change that is paid later would take the days back; time that is paid later follows them.
    if (begun) await voidUnpaidChanges(backend, begun.id, isOtherPlan);
    if (begun && (await isAtBank(backend, begun.id)))
      throw new ServiceError(
        'STATE_CONFLICT',
        'The customer’s bank hasn’t confirmed their change of plan yet. Try again later.',
      );
    const row = await findExtendable(backend, user);
    if (!row || row.periodEnd !== endsAt)
      throw new ServiceError(
        'PREVIEW_EXPIRED',
        'The plan’s end date has changed. Check it before you add time.',
      );
    const plan = await planOf(backend.db, row.priceId);
    const periodEnd = endsAt + days * DAY;
    const now = backend.clock.now();
    return backend.db.transaction(async (tx) => {
      const { invoice } = await createInvoice(tx, {
        buyer: row.buyer,
        userId: row.userId,
        subscriptionId: row.id,
        locationId: row.locationId,
        reason: `given:${newId('gft')}`,
        title: plan.details.title,
        amount: 0,
        currency: plan.currency,
        lines: [{ text: givenLine(days), amount: 0 }],
        periodStart: endsAt,
        periodEnd,
        createdAt: now,
        paidAt: now,
        state: 'paid',
        effect: { kind: 'extend' },
      });
      await tx.update(subscriptions).set({ periodEnd }).where(eq(subscriptions.id, row.id));
      return { invoice, plan, days };
    });
  });
