import { and, eq, gt } from 'drizzle-orm';
import type { Backend } from '../Backend';
import { invoices } from '../../db/schema/billing';
import type { EarlierPlan } from '../../db/schema/subscriptions';
import { hasAskedForStart } from '../agreements/keepAgreement';
import { calendarDayText, dayText } from '../messages/dates';
import type { MessageKey } from '../messages/texts/en';
import { heldPlanName } from '../messages/planNameBeside';
import { say } from '../messages/say';
import { sayAt } from '../messages/sayAt';
import { AFTER_PAUSE } from '../notices/queueNotice';
import { termEndOf } from '../plans/contractEndOf';
import { isFree } from '../plans/agreedPlan';
import { planNeedsPayment } from '../plans/findPlan';
import { portalAddress } from '../sites/portalAddress';
import { returningPlan } from '../subscriptions/earlierPlan';
import { withdrawalEnd } from '../subscriptions/withdrawalEnd';
import { formOf, isMadeChange, startOf, type Ordered, type Start } from './Ordered';

/** Whether an order certainly starts once nobody can withdraw from it any more: no request to start is needed. Rule LAW-9. */
const startsAfter = (start: Start, until: number): boolean =>
  typeof start === 'number' && start > until;

/** Whether nothing is paid for the service before the right to withdraw ends: it is free, or a coupon pays. Rule LAW-9. */
const costsNothing = async (
  { db }: Backend,
  { row, plan, invoice }: Ordered,
  until: number,
): Promise<boolean> => {
  if (!invoice && !planNeedsPayment(plan)) return true;
  if (invoice?.amount !== 0 || (plan.recurring && invoice.periodEnd <= until)) return false;
  // Credit is money, too.
  if (invoice.lines.some(({ text, amount }) => amount < 0 && text !== row.couponCode)) return false;
  const ours = and(
    eq(invoices.subscriptionId, row.id),
    eq(invoices.state, 'paid'),
    gt(invoices.amount, 0),
  );
  return (await db.$count(invoices, ours)) === 0;
};

type HeldPlan = Pick<EarlierPlan, 'priceId' | 'periodPrice'>;

/** A sentence of the mail with its values. */
interface Says {
  key: MessageKey;
  values?: Record<string, string>;
  /** It holds once the booked change has started. */
  isBooked?: true;
}

/**
 * What a withdrawal from a change does that starts at `start`: as `previewTermination` decides. Rule LAW-5.
 * @param earlier the plan that comes back; null where the contract ends instead
 */
const fromChange = async (
  { db }: Backend,
  { row, site, plan }: Ordered,
  until: number,
  start: number,
  earlier: HeldPlan | null,
): Promise<Says> => {
  if (!earlier) return { key: 'withdrawEnds' };
  const endsUntil = withdrawalEnd(site, row.startedAt) ?? 0;
  if (endsUntil >= until) return { key: 'withdrawEnds' };
  const item = await heldPlanName(db, earlier, plan);
  // A free plan takes none of the money for the unused time.
  const wasFree = isFree(earlier);
  return endsUntil < start
    ? { key: wasFree ? 'withdrawReturnsFree' : 'withdrawReturns', values: { item } }
    : {
        key: wasFree ? 'withdrawEndsFirstFree' : 'withdrawEndsFirst',
        values: { item, first: calendarDayText(endsUntil) },
      };
};

/** The plan that comes back after a change that is booked: as `returningPlan` decides once it has started, and as `changeWithdrawal` says on the page. */
const returningAfter = ({ row, plan }: Ordered, start: number): HeldPlan | null => {
  const beginsTerm = plan.details.contractMonths > 0 && termEndOf(row, start) === null;
  return row.recurring && !beginsTerm ? row : null;
};

/** What the mail says of withdrawing. A change that starts after the days to withdraw is never refunded. */
const withdrawing = async (backend: Backend, ordered: Ordered, until: number): Promise<Says> => {
  const start = startOf(ordered.notice);
  const now = backend.clock.now();
  if (until < now) return { key: 'withdrawOver' };
  if (start === AFTER_PAUSE || startsAfter(start, until)) return { key: 'withdrawBookedLater' };
  if (start !== null)
    return {
      ...(await fromChange(backend, ordered, until, start, returningAfter(ordered, start))),
      isBooked: true,
    };
  if (await costsNothing(backend, ordered, until)) return { key: 'withdrawFree' };
  const { invoice, plan } = ordered;
  if (isMadeChange(invoice))
    return fromChange(backend, ordered, until, now, returningPlan(ordered.row));
  // The right outlives a plan that is paid once for a short time.
  if (invoice && !plan.recurring && invoice.periodEnd <= until)
    return { key: 'withdrawShort', values: { end: dayText(invoice.periodEnd) } };
  return { key: 'withdrawHow' };
};

/** More time starts when the paid time ends, though its order has no date. */
const startsNow = ({ notice, invoice }: Ordered): boolean =>
  startOf(notice) === null && (invoice === null || invoice.periodStart <= notice.madeAt);

/** Until when and how the order can be withdrawn from, what that does, and the request to start before. */
export const withdrawalFacts = async (
  backend: Backend,
  ordered: Ordered,
): Promise<(readonly [string, string | null])[]> => {
  const { notice, row, plan, site } = ordered;
  const until = withdrawalEnd(site, notice.madeAt);
  if (until === null) return [];
  const start = startOf(notice);
  const { key, values, isBooked } = await withdrawing(backend, ordered, until);
  const hasAsked =
    key !== 'withdrawFree' &&
    !startsAfter(start, until) &&
    (await hasAskedForStart(backend, row, plan, notice.madeAt));
  const text = sayAt(site, key, {
    ...values,
    day: calendarDayText(until),
    url: portalAddress(backend.publicUrl, '/withdraw-from-contract', formOf(ordered)),
  });
  return [
    [say('factWithdraw'), isBooked ? sayAt(site, 'withdrawBooked', { once: text }) : text],
    [
      say('factStartAsked'),
      hasAsked ? say(startsNow(ordered) ? 'startAsked' : 'startAskedLater') : null,
    ],
  ];
};
