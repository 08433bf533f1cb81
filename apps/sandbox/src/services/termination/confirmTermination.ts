import { endsWithMinimumTerm, formatMoney, type TerminationKind } from '@foyer/domain';
import { and, eq, isNotNull, isNull, lte, or } from 'drizzle-orm';
import type { Backend } from '../Backend';
import type { Db } from '../../db/openDatabase';
import { terminations } from '../../db/schema/terminations';
import { requireCustomer, type Customer } from '../buyers/customerOf';
import { countTry } from '../clock/countTry';
import { calendarDayText, dayText, instantText } from '../messages/dates';
import { logFailedMail, sendAlone } from '../messages/mailRetries';
import type { MailFact } from '../messages/MessageSender';
import { planNameAtSite } from '../messages/planNameBeside';
import { planWords } from '../messages/planWords';
import { greeting, messageLanguage, say, speakingTo, typedName, typedText } from '../messages/say';
import { sayAt } from '../messages/sayAt';
import { senderAt } from '../messages/senderAt';
import type { MessageKey } from '../messages/texts/en';
import { dueTexts } from '../invoices/dueTexts';
import { termEndOf } from '../plans/contractEndOf';
import { agreedPlan } from '../plans/agreedPlan';
import { planNeedsPayment, type PlanRow } from '../plans/findPlan';
import { findSite, type SiteRow } from '../sites/findSite';
import type { SubscriptionRow } from '../subscriptions/findSubscription';
import { reread } from '../subscriptions/requireCurrentSubscription';
import { earlierPlanOf } from './earlierPlanOf';
import { withdrawnPauseEnd } from './terminationFacts';
import { delayedRefund, paidByHand, refundOf, type TerminationRow } from './refundWithdrawal';

/** Where no mail reaches support, the customer has to ask. */
const byHandText = (site: SiteRow | null, amount: string): string =>
  site?.details.support.email
    ? say('withdrawnByHand', { amount })
    : say('withdrawnByHandAsk', { amount, site: site?.details.name ?? '' });

/** The plan that is declared about, and the earlier one that comes back. */
interface Plans {
  plan: PlanRow;
  /** What the mail about a change calls the plan that stays. Rule SUB-27. */
  kept: string;
  /** The same of the earlier plan; null if none comes back. */
  earlier: string | null;
  /** When its minimum term ends; null if none runs. */
  minimumTermEnd: number | null;
  /** What its user still owes. */
  dues: string[];
}

/** What a withdrawal does to the plan. */
const withdrawnText = (
  { keepsPlan, returnsTo, returnsAt, endsAt, receivedAt }: TerminationRow,
  site: SiteRow | null,
  { plan, kept, earlier }: Plans,
): string => {
  const item = planWords(plan.details).title;
  if (earlier && returnsAt !== null)
    return sayAt(site, returnsAt > receivedAt ? 'withdrawnReturnLater' : 'withdrawnReturn', {
      item: earlier,
      date: dayText(returnsAt),
    });
  const pauseEnd = withdrawnPauseEnd({ returnsTo, returnsAt });
  if (pauseEnd !== null)
    return pauseEnd > receivedAt
      ? sayAt(site, 'withdrawnPauseUntil', { item, date: dayText(pauseEnd) })
      : sayAt(site, 'withdrawnPause', { item });
  if (keepsPlan) return sayAt(site, 'withdrawnChange', { item: kept });
  return endsAt > receivedAt
    ? sayAt(site, 'withdrawnTime', { item, end: instantText(endsAt) })
    : sayAt(site, 'withdrawnText', { item });
};

/** That the booked plan won’t begin, if there is one. */
const dropsNextText = ({ dropsNextPlan }: TerminationRow, site: SiteRow | null): string[] =>
  dropsNextPlan ? [sayAt(site, 'nextPlanDropped')] : [];

/** What the confirmation says of the plan, and of money. */
const says: Readonly<
  Record<TerminationKind, (done: TerminationRow, site: SiteRow | null, plans: Plans) => string[]>
> = {
  withdraw: (done, site, plans) => {
    const byHand = paidByHand(done);
    const delayed = delayedRefund(done);
    const refund = refundOf(done) - byHand - delayed;
    const { currency } = plans.plan;
    const text = (minor: number) => formatMoney({ minor, currency }, messageLanguage());
    return [
      withdrawnText(done, site, plans),
      ...dropsNextText(done, site),
      ...(refund > 0 ? [say('withdrawnRefund', { amount: text(refund) })] : []),
      ...(delayed > 0 ? [say('withdrawnDelayed', { amount: text(delayed) })] : []),
      ...(byHand > 0 ? [byHandText(site, text(byHand))] : []),
      ...(done.keptCredit > 0
        ? [sayAt(site, 'withdrawnCredit', { amount: text(done.keptCredit) })]
        : []),
      // A free plan has no paid time.
      ...(refundOf(done) + done.keptCredit > 0 || done.keepsPlan || !planNeedsPayment(plans.plan)
        ? []
        : [say('withdrawnNothing')]),
    ];
  },
  cancel: (done, site, { plan, minimumTermEnd, dues }) => {
    const { endsAt, doneAt, renewsUntilEnd, endsOn, reason } = done;
    const item = planWords(plan.details).title;
    const hasEnded = doneAt !== null && endsAt <= doneAt;
    const withTerm = endsWithMinimumTerm({ renewsUntilEnd, minimumTermEnd }, endsOn);
    const renewing = withTerm ? 'cancelledTerm' : 'cancelledWished';
    const later = renewsUntilEnd ? renewing : 'cancelledText';
    // Nobody reads a reason at a site without an address for support.
    const decided = site?.details.support.email ? 'cancelledReasonChecked' : 'cancelledReasonAsk';
    return [
      hasEnded
        ? sayAt(site, 'cancelledEnded', { item })
        : sayAt(site, later, { item, end: instantText(endsAt) }),
      ...dropsNextText(done, site),
      ...dues,
      ...(reason === null ? [] : [say('cancelledReason', { reason: typedText(reason) })]),
      ...(reason === null || hasEnded
        ? []
        : [sayAt(site, decided, { site: site?.details.name ?? '' })]),
    ];
  },
};

const subjectOf = (done: TerminationRow): MessageKey => {
  const { kind, keepsPlan, endsAt, receivedAt } = done;
  if (kind === 'cancel') return 'cancelledSubject';
  if (withdrawnPauseEnd(done) !== null) return 'withdrawnPauseSubject';
  if (keepsPlan) return 'withdrawnChangeSubject';
  return endsAt > receivedAt ? 'withdrawnTimeSubject' : 'withdrawnSubject';
};

/** A declaration, and whose it is. */
export interface Declared {
  row: SubscriptionRow;
  customer: Customer;
  termination: TerminationRow;
}

/** Who declared it, by the name that they gave. A stranger may have typed the account's name too. Rule API-18. */
export const nameOf = ({ customer, termination: { name } }: Declared): string =>
  typedName(name ?? '') ?? typedText(`${customer.firstName} ${customer.lastName}`).trim();

const endsOnText = ({ termination: { endsOn } }: Declared): string =>
  endsOn === null ? '' : calendarDayText(endsOn);

/** What was declared, which each mail repeats: who, which order, and how to reach them. Rule LAW-7. */
export const declarationOf = (declared: Declared): MailFact[] =>
  [
    { label: say('factName'), value: nameOf(declared) },
    { label: say('factOrder'), value: declared.termination.orderNumber ?? '' },
    { label: say('factEmail'), value: declared.customer.email },
    { label: say('factEndsOn'), value: endsOnText(declared) },
  ].filter(({ value }) => value !== '');

/** What the confirmation calls the plan that comes back. */
const earlierName = async (db: Db, row: SubscriptionRow, priceId: string): Promise<string> =>
  planNameAtSite(db, (await earlierPlanOf({ db }, row, priceId)).plan);

const sendConfirmation = async ({ db, messages }: Backend, declared: Declared): Promise<void> => {
  const { row, customer, termination } = declared;
  const site = await findSite(db, row.locationId);
  const { returnsTo } = termination;
  const plans = {
    plan: await agreedPlan(db, row),
    minimumTermEnd: termEndOf(row, termination.receivedAt),
  };
  await speakingTo(customer, site, async () => {
    const kept = await planNameAtSite(db, plans.plan);
    const earlier = returnsTo && (await earlierName(db, row, returnsTo));
    const dues =
      termination.kind === 'cancel'
        ? await dueTexts(db, row, site, termination.renewsUntilEnd, termination.receivedAt)
        : [];
    await messages.sendMail({
      to: customer.email,
      ...senderAt(site),
      subject: sayAt(site, subjectOf(termination)),
      facts: declarationOf(declared),
      paragraphs: [
        greeting(customer),
        say('terminationReceived', { at: instantText(termination.receivedAt) }),
        ...says[termination.kind](termination, site, {
          ...plans,
          kept,
          earlier,
          dues,
        }),
        say('terminationKeep'),
      ],
    });
  });
};

/**
 * Confirms a declaration that is carried out by email, with its date and time, in the customer's language, if that is
 * due. What fails, a job tries ever later. It changes nothing else: the user may have kept the plan meanwhile. Call it
 * without a lock. Rule LAW-7.
 */
export const confirmTermination = (backend: Backend, id: string): Promise<void> =>
  sendAlone(backend, id, async () => {
    const { db, clock } = backend;
    const { attempts, dueAt } = countTry(terminations.mailAttempts, clock.now());
    const [termination] = await db
      .update(terminations)
      .set({ mailAttempts: attempts, mailDueAt: dueAt })
      .where(
        and(
          eq(terminations.id, id),
          isNotNull(terminations.doneAt),
          isNull(terminations.confirmedAt),
          or(isNull(terminations.mailDueAt), lte(terminations.mailDueAt, clock.now())),
        ),
      )
      .returning();
    if (!termination) return;
    try {
      const row = await reread(backend, termination.subscriptionId);
      const customer = await requireCustomer(db, row);
      await sendConfirmation(backend, { row, customer, termination });
      await db
        .update(terminations)
        .set({ confirmedAt: clock.now() })
        .where(eq(terminations.id, id));
    } catch (error) {
      logFailedMail(`the confirmation of the termination ${id}`, termination.mailAttempts, error);
    }
  });
