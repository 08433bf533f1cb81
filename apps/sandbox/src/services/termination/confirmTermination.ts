import { formatMoney, type TerminationKind } from '@foyer/domain';
import type { Backend } from '../Backend';
import type { Customer } from '../buyers/customerOf';
import { dayText, instantText } from '../messages/dates';
import type { MailFact } from '../messages/MessageSender';
import { planWords } from '../messages/planWords';
import { greeting, messageLanguage, say, speakingTo, typedName, typedText } from '../messages/say';
import { sayAt } from '../messages/sayAt';
import { senderAt } from '../messages/senderAt';
import type { MessageKey } from '../messages/texts/en';
import { planOf, type PlanRow } from '../plans/findPlan';
import { findSite, type SiteRow } from '../sites/findSite';
import type { SubscriptionRow } from '../subscriptions/findSubscription';
import { paidByHand, refundOf, type TerminationRow } from './returnMoney';

/** Where no mail reaches support, the customer has to ask. */
const byHandText = (site: SiteRow | null, amount: string): string =>
  site?.details.support.email
    ? say('withdrawnByHand', { amount })
    : say('withdrawnByHandAsk', { amount, site: site?.details.name ?? '' });

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
      ...(byHand > 0 ? [byHandText(site, text(byHand))] : []),
      ...(done.keptCredit > 0
        ? [sayAt(site, 'withdrawnCredit', { amount: text(done.keptCredit) })]
        : []),
      ...(refund + byHand + done.keptCredit > 0 ? [] : [say('withdrawnNothing')]),
    ];
  },
  cancel: ({ endsAt, doneAt, renewsUntilEnd, endsOn, reason }, site, { details }) => {
    const item = planWords(details).title;
    const hasEnded = doneAt !== null && endsAt <= doneAt;
    const renewing = endsOn === null ? 'cancelledTerm' : 'cancelledWished';
    const later = renewsUntilEnd ? renewing : 'cancelledText';
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
  { name, orderNumber, endsOn }: TerminationRow,
  { email, firstName, lastName }: Customer,
): MailFact[] =>
  [
    { label: say('factName'), value: typedName(name ?? '') ?? `${firstName} ${lastName}`.trim() },
    { label: say('factOrder'), value: orderNumber ?? '' },
    { label: say('factEmail'), value: email },
    { label: say('factEndsOn'), value: endsOn === null ? '' : dayText(endsOn) },
  ].filter(({ value }) => value !== '');

/** The text of the confirmation, with the date and time of the declaration. Rule LAW-7. */
export const confirmationOf = async (
  { db }: Backend,
  { row, customer, termination }: Declared,
  site: SiteRow | null,
) => {
  const plan = await planOf(db, row.priceId);
  return {
    subject: sayAt(site, subjectOf(termination)),
    facts: declarationOf(termination, customer),
    paragraphs: [
      say('terminationReceived', { at: instantText(termination.receivedAt) }),
      ...says[termination.kind](termination, site, plan),
      say('terminationKeep'),
    ],
  };
};

/** Confirms the declaration to the customer by email, in their language. Rule LAW-7. */
export const confirmToCustomer = async (backend: Backend, declared: Declared): Promise<void> => {
  const { row, customer } = declared;
  const site = await findSite(backend.db, row.locationId);
  await speakingTo(customer, site, async () => {
    const { reason } = declared.termination;
    const termination = { ...declared.termination, reason: reason && typedText(reason) };
    const told = { ...declared, termination };
    const { paragraphs, ...confirmation } = await confirmationOf(backend, told, site);
    await backend.messages.sendMail({
      to: customer.email,
      ...senderAt(site),
      ...confirmation,
      paragraphs: [greeting(customer), ...paragraphs],
    });
  });
};
