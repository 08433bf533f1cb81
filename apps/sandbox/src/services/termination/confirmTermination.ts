import { formatMoney, type TerminationKind } from '@foyer/domain';
import type { Backend } from '../Backend';
import type { Customer } from '../buyers/customerOf';
import { instantText } from '../messages/dates';
import type { MailFact } from '../messages/MessageSender';
import { planWords } from '../messages/planWords';
import { greeting, messageLanguage, say, speakingTo, typedName } from '../messages/say';
import { sayAt } from '../messages/sayAt';
import { senderAt } from '../messages/senderAt';
import type { MessageKey } from '../messages/texts/en';
import { planOf, type PlanRow } from '../plans/findPlan';
import { findSite, type SiteRow } from '../sites/findSite';
import type { SubscriptionRow } from '../subscriptions/findSubscription';
import { paidByHand, refundOf, type TerminationRow } from './returnMoney';

/** What the confirmation says of the plan, and of money. */
const says: Readonly<
  Record<TerminationKind, (done: TerminationRow, site: SiteRow | null, plan: PlanRow) => string[]>
> = {
  withdraw: (done, site, { currency, details }) => {
    const byHand = paidByHand(done);
    const refund = refundOf(done) - byHand;
    const text = (minor: number) => formatMoney({ minor, currency }, messageLanguage());
    const item = planWords(details).title;
    if (done.keepsPlan) return [sayAt(site, 'withdrawnChange', { item })];
    return [
      done.endsAt > done.receivedAt
        ? sayAt(site, 'withdrawnTime', { item, end: instantText(done.endsAt) })
        : sayAt(site, 'withdrawnText', { item }),
      ...(refund > 0 ? [say('withdrawnRefund', { amount: text(refund) })] : []),
      ...(byHand > 0 ? [say('withdrawnByHand', { amount: text(byHand) })] : []),
      ...(done.keptCredit > 0
        ? [sayAt(site, 'withdrawnCredit', { amount: text(done.keptCredit) })]
        : []),
      ...(refund + byHand + done.keptCredit > 0 ? [] : [say('withdrawnNothing')]),
    ];
  },
  cancel: ({ endsAt, doneAt, renewsUntilEnd, reason }, site, { details }) => {
    const item = planWords(details).title;
    const hasEnded = doneAt !== null && endsAt <= doneAt;
    const later = renewsUntilEnd ? 'cancelledTerm' : 'cancelledText';
    return [
      hasEnded
        ? sayAt(site, 'cancelledEnded', { item })
        : sayAt(site, later, { item, end: instantText(endsAt) }),
      ...(reason === null ? [] : [say('cancelledReason', { reason })]),
      ...(reason === null || hasEnded ? [] : [sayAt(site, 'cancelledReasonChecked')]),
    ];
  },
};

const subjectOf = ({ kind, keepsPlan }: TerminationRow): MessageKey => {
  if (kind === 'cancel') return 'cancelledSubject';
  return keepsPlan ? 'withdrawnChangeSubject' : 'withdrawnSubject';
};

/** A declaration, and whose it is. */
interface Declared {
  row: SubscriptionRow;
  customer: Customer;
  termination: TerminationRow;
}

/** What was declared, which the confirmation repeats: who, which order, and how to reach them. Rule LAW-7. */
const declarationOf = (
  { name, orderNumber }: TerminationRow,
  { email, firstName, lastName }: Customer,
): MailFact[] =>
  [
    { label: say('factName'), value: typedName(name ?? '') ?? `${firstName} ${lastName}`.trim() },
    { label: say('factOrder'), value: orderNumber ?? '' },
    { label: say('factEmail'), value: email },
  ].filter(({ value }) => value !== '');

/**
 * Confirms the declaration by email, with its date and time, in the user's language. Support gets a
 * copy of a reason that its people decide about, and of money that they pay back. Rules LAW-7 and LAW-16.
 */
export const confirmTo = async (
  recipient: 'customer' | 'support',
  { db, messages }: Backend,
  { row, customer, termination }: Declared,
): Promise<void> => {
  const site = await findSite(db, row.locationId);
  const to = recipient === 'customer' ? customer.email : site?.details.support.email;
  if (!to) return;
  const plan = await planOf(db, row.priceId);
  await speakingTo(customer, site, async () => {
    const subject = sayAt(site, subjectOf(termination));
    await messages.sendMail({
      to,
      ...senderAt(site),
      subject: recipient === 'customer' ? subject : `${subject}: ${customer.email}`,
      facts: declarationOf(termination, customer),
      paragraphs: [
        greeting(customer),
        say('terminationReceived', { at: instantText(termination.receivedAt) }),
        ...says[termination.kind](termination, site, plan),
        say('terminationKeep'),
      ],
    });
  });
};
