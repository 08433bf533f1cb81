import { formatMoney } from '@foyer/domain';
import type { Backend } from '../Backend';
import { findInvoice } from '../invoices/findInvoice';
import type { InvoiceRow } from '../invoices/createInvoice';
import { planWords } from '../messages/planWords';
import { messageLanguage, say } from '../messages/say';
import { sayAt } from '../messages/sayAt';
import type { MessageKey } from '../messages/texts/en';
import type { NoticeRow } from '../notices/queueNotice';
import { isRefundCause, refundCauses, type RefundCause } from '../payments/refundCauses';
import { plansAt } from '../plans/findPlan';
import { findSite, type SiteRow } from '../sites/findSite';
import type { WriteLetter } from './Letter';

/** What was paid for, in the language of the mail: an invoice has the English title of its plan. */
const itemOf = async (
  db: Backend['db'],
  { title }: InvoiceRow,
  { locationId }: SiteRow,
): Promise<string> => {
  if (messageLanguage() === 'en') return title;
  const [longest] = (await plansAt(db, locationId))
    .filter(({ details }) => title.includes(details.title))
    .toSorted((a, b) => b.details.title.length - a.details.title.length);
  return longest ? planWords(longest.details).title : title;
};

/** What the texts about a refund name; null if its invoice or site is gone. */
const refundOf = async ({ db }: Backend, { subject, data }: NoticeRow) => {
  const invoice = await findInvoice(db, subject);
  const site = await findSite(db, data['locationId'] ?? '');
  if (!invoice || !site) return null;
  const text = (minor: number) =>
    formatMoney({ minor, currency: invoice.currency }, messageLanguage());
  const item = await itemOf(db, invoice, site);
  const amount = text(Number(data['amount']));
  return {
    site,
    /** The refund. */
    amount,
    paid: text(invoice.amount),
    given: {
      item,
      number: invoice.number,
      site: site.details.name,
      refunded: amount,
    },
  };
};

/**
 * The subjects of what isn't refunded yet. In their texts {amount} is the refund, in the others what was paid; {refunded} is
 * always the refund.
 */
const subjects: ReadonlyMap<RefundCause, MessageKey> = new Map([
  ['delayed', 'refundDelayedSubject'],
  ['refused', 'refundRefusedSubject'],
]);

/** Emails the payer about a refund, or why it isn't made yet. */
export const writeRefund: WriteLetter = async (backend, notice) => {
  const cause = notice.data['cause'] ?? '';
  const refund = await refundOf(backend, notice);
  if (!refund || !isRefundCause(cause)) return null;
  const { site, amount, paid, given } = refund;
  // Where no mail reaches support, the customer has to ask.
  const asks = cause === 'refused' && !site.details.support.email;
  const text = asks ? 'refundRefusedAsk' : refundCauses[cause];
  return {
    locationId: site.locationId,
    subject: say(subjects.get(cause) ?? 'refundSubject', { amount }),
    paragraphs: [sayAt(site, text, { ...given, amount: subjects.has(cause) ? amount : paid })],
  };
};

/** Asks support to pay back what the card provider refuses to return. */
export const writeRefundByHand: WriteLetter = async (backend, notice) => {
  const refund = await refundOf(backend, notice);
  if (!refund) return null;
  const { site, amount, given } = refund;
  return {
    locationId: site.locationId,
    subject: say('refundByHandSubject', { amount, customer: notice.data['payer'] ?? '' }),
    paragraphs: [sayAt(site, 'refundByHand', { ...given, amount })],
  };
};
