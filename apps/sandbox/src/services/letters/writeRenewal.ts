import { DAY, isFirstAfterTerm, periodEnd, renewalReminderAt } from '@foyer/domain';
import { and, eq, isNotNull, max } from 'drizzle-orm';
import type { Backend } from '../Backend';
import { notices } from '../../db/schema/notices';
import { periodText, priceText } from '../messages/amounts';
import { dayText } from '../messages/dates';
import { say } from '../messages/say';
import { sayAt } from '../messages/sayAt';
import { planWords } from '../messages/planWords';
import { postponedBy } from '../plans/contractEndOf';
import { findSite } from '../sites/findSite';
import { findOpenPause } from '../subscriptions/findPause';
import { findSubscription } from '../subscriptions/findSubscription';
import { nextPaymentOf } from '../subscriptions/nextPayment';
import { subscriptionFacts } from '../subscriptions/subscriptionFacts';
import { cancelFact } from './howToCancel';
import type { WriteLetter } from './Letter';
import { nextPaymentCard } from './nextPaymentCard';

/** How often a plan is looked at, because a change or a pause moves its renewal. */
const LONGEST_WAIT = 30 * DAY;

/** The start of a day, at which many plans are looked at together. */
const wholeDay = (at: number): number => Math.ceil(at / DAY) * DAY;

const lastReminder = async ({ db }: Backend, subject: string): Promise<number | null> => {
  const [last] = await db
    .select({ at: max(notices.doneAt) })
    .from(notices)
    .where(
      and(eq(notices.subject, subject), eq(notices.kind, 'renewal'), isNotNull(notices.doneAt)),
    );
  return last?.at ?? null;
};

/** How a reminder begins: with the plan that renews, or with the one that a booked change brings. */
const beginnings = {
  renews: { subject: 'renewalSubject', paid: 'renewalText', free: 'renewalTextFree' },
  changes: { subject: 'renewalChangeSubject', paid: 'renewalChange', free: 'renewalChangeFree' },
} as const;

/** Reminds of a renewal, once it is time to. Rule LAW-12. */
export const writeRenewal: WriteLetter = async (backend, { subject }, customer) => {
  const { db, clock } = backend;
  const row = await findSubscription(db, subject);
  if (!row || row.endedAt !== null || row.cancelAtPeriodEnd) return null;
  const now = clock.now();
  const facts = await subscriptionFacts(db, row);
  const next = nextPaymentOf(facts);
  const { period } = facts.nextPlan.details;
  const { title } = planWords(facts.nextPlan.details);
  const since = (await lastReminder(backend, subject)) ?? row.startedAt;
  // A pause that runs moves the end of the term. Rule PAUSE-8.
  const { contractEnd: termEnd } = postponedBy(await findOpenPause(db, row.id), row, now);
  const at = next && renewalReminderAt({ period, since, renewsAt: next.at, termEnd });
  if (!next || at === null || at > now) {
    // No renewal may be missed before the first one after a term, which has a reminder.
    const hasTerm = termEnd !== null && now < periodEnd(termEnd, period);
    const unlessDue = next && hasTerm ? Math.max(next.at, now) : Infinity;
    return { later: wholeDay(Math.min(at ?? unlessDue, now + LONGEST_WAIT)) };
  }
  const site = await findSite(db, row.locationId);
  const card = nextPaymentCard(backend, customer, row, next);
  const told = { item: title, day: dayText(next.at), amount: priceText(next.amount) };
  const isBound = termEnd !== null && termEnd > next.at;
  // A booked change can begin another term.
  const beginsTerm = row.scheduledPriceId !== null && facts.nextPlan.details.contractMonths > 0;
  const isTermOver = isFirstAfterTerm({ period, renewsAt: next.at, termEnd }) && !beginsTerm;
  const begins = beginnings[row.scheduledPriceId === null ? 'renews' : 'changes'];
  const wayOut = isBound
    ? say('renewalTerm', { day: dayText(termEnd) })
    : sayAt(site, 'renewalCancel', { day: told.day });
  return {
    locationId: row.locationId,
    subject: sayAt(site, begins.subject, told),
    facts: site && row.cancelAt === null ? [await cancelFact(backend, row, site)] : [],
    paragraphs: [
      sayAt(site, next.amount.minor > 0 ? begins.paid : begins.free, {
        ...told,
        period: periodText(period),
      }),
      ...card.paragraphs,
      ...(termEnd !== null && isTermOver && row.cancelAt === null
        ? [say('renewalTermOver', { day: dayText(termEnd) })]
        : []),
      row.cancelAt === null
        ? wayOut
        : sayAt(site, 'renewalCancelled', { day: dayText(row.cancelAt) }),
    ],
    action: card.action,
  };
};
