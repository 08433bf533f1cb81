import { feeIfUnpaid } from '../early-fees/owedFee';
import type { Backend } from '../Backend';
import type { InvoiceRow } from '../invoices/createInvoice';
import { findInvoice } from '../invoices/findInvoice';
import { endsPlanAt } from '../invoices/retryDays';
import { planWords } from '../messages/planWords';
import { priceText } from '../messages/amounts';
import { dayText } from '../messages/dates';
import { say } from '../messages/say';
import { sayAt } from '../messages/sayAt';
import { LAST_WARNING, type NoticeRow } from '../notices/queueNotice';
import { planOf } from '../plans/findPlan';
import { findSite, type SiteRow } from '../sites/findSite';
import { findSubscription, type SubscriptionRow } from '../subscriptions/findSubscription';
import type { WriteLetter } from './Letter';
import { hasNoCard } from './nextPaymentCard';
import { payAction } from './payAction';

/** The tries that follow, epoch milliseconds; null where only the card provider knows. */
interface Tries {
  next: number | null;
  last: number | null;
}

const triesAfter = (invoice: InvoiceRow, { data }: NoticeRow): Tries => ({
  // Where the card provider tries, its event names the next try.
  next: invoice.nextAttemptAt ?? (data['nextTry'] ? Number(data['nextTry']) : null),
  last: endsPlanAt(invoice),
});

/**
 * What is owed if the plan ends unpaid, and when it ends. Where the card provider decides when, the fee is the
 * highest possible one: fewer months are left later. Rule SUB-25.
 */
const ending = async (
  { db }: Backend,
  { row, invoice, site }: { row: SubscriptionRow; invoice: InvoiceRow; site: SiteRow | null },
  last: number | null,
  madeAt: number,
): Promise<string> => {
  const { amount: minor, currency } = invoice;
  const owed = await feeIfUnpaid(db, row, last ?? madeAt);
  const values = {
    amount: priceText({ minor, currency }),
    day: last === null ? '' : dayText(last),
  };
  if (!owed) return sayAt(site, last === null ? 'unpaidEnds' : 'unpaidEndsOn', values);
  return sayAt(site, last === null ? 'unpaidEndsFee' : 'unpaidEndsOnFee', {
    ...values,
    fee: priceText(owed.fee.amount),
    total: priceText({ minor: minor + owed.fee.amount.minor, currency }),
  });
};

/**
 * Tells that the payment of a renewal failed, with the way to pay it and what follows, unless it is paid
 * meanwhile. Once more before the last try.
 */
export const writeUnpaid: WriteLetter = async (backend, notice, customer) => {
  const { db, publicUrl } = backend;
  const { subject, id, madeAt } = notice;
  const invoice = await findInvoice(db, subject);
  if (invoice?.state !== 'open') return null;
  const { locationId } = customer;
  const site = await findSite(db, locationId);
  const { amount: minor, currency, number } = invoice;
  const amount = priceText({ minor, currency });
  const { next, last } = triesAfter(invoice, notice);
  const row = await findSubscription(db, invoice.subscriptionId ?? '');
  const { effect } = invoice;
  // The unpaid period may be the first one of a booked plan.
  const plan = row && (await planOf(db, effect.kind === 'renew' ? effect.priceId : row.priceId));
  // An invoice keeps its title in one language.
  const item = plan ? planWords(plan.details).title : invoice.title;
  const isCardMissing = row !== null && hasNoCard(customer, row);
  const isLast = last !== null && id.endsWith(`:${LAST_WARNING}`);
  return {
    locationId,
    subject: isLast
      ? sayAt(site, 'unpaidLastSubject', { item, day: dayText(last) })
      : say('unpaidSubject', { item }),
    paragraphs: [
      sayAt(site, 'unpaidText', { amount, item, number, day: dayText(madeAt) }),
      ...(isCardMissing ? [say('unpaidNoCard')] : []),
      ...(next === null || next === last || isCardMissing
        ? []
        : [say('unpaidRetry', { day: dayText(next) })]),
      ...(row && row.endedAt === null
        ? [
            ...(last === null || isCardMissing
              ? []
              : [say('unpaidLastTry', { day: dayText(last) })]),
            await ending(backend, { row, invoice, site }, last, madeAt),
          ]
        : []),
    ],
    action: payAction(publicUrl, amount),
  };
};
