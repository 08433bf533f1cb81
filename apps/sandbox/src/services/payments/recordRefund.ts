import { formatMoney } from '@foyer/domain';
import { eq } from 'drizzle-orm';
import { boolean } from 'valibot';
import type { Backend } from '../Backend';
import { users } from '../../db/schema/users';
import type { InvoiceRow } from '../invoices/createInvoice';
import { refundPayment, unlessRefused } from '../card-provider/refundPayment';
import { planWords } from '../messages/planWords';
import { plansAt } from '../plans/findPlan';
import { readSetting, writeSetting } from '../settings/readSetting';
import { findSite, type SiteRow } from '../sites/findSite';
import { inWordsOf } from '../sites/inWordsOf';
import { senderAt } from '../messages/senderAt';
import { greeting, messageLanguage, say, speakingTo } from '../messages/say';
import { sayAt } from '../messages/sayAt';
import type { MessageKey } from '../messages/texts/en';
import { findSubscription } from '../subscriptions/findSubscription';
import { REFUSED_NOTE } from '../invoices/withRefunds';
import { writeCreditNote } from './writeCreditNote';

/** Why money goes back: what the credit note says, if there is one, and the email's text. */
const causes = {
  secondPlan: {
    note: 'You already had a plan, so we refunded this payment.',
    mail: 'refundSecondPlan',
  },
  pauseCalledOff: {
    note: 'You cancelled the pause before it started, so we refunded what you paid for it.',
    mail: 'refundPause',
  },
  pauseEnded: {
    note: 'You ended the pause while you could still withdraw, so we refunded what you paid for it.',
    mail: 'refundPauseEnded',
  },
  checkoutClosed: {
    note: 'The order was cancelled before your payment arrived, so we refunded the payment.',
    mail: 'refundOrder',
  },
  siteClosed: {
    note: 'The Wi-Fi service here had closed when your payment arrived, so we refunded the payment.',
    mail: 'refundClosed',
  },
  contractKept: {
    note: 'You kept your plan, so we refunded the fee for leaving early.',
    mail: 'refundContract',
  },
  refused: { note: REFUSED_NOTE, mail: 'refundRefused' },
  voided: {
    // Bills do not show a voided invoice.
    note: null,
    mail: 'refundOrder',
  },
} as const;

type Cause = keyof typeof causes;

/** The buyer, who may have no account, and the venue of the purchase. */
const buyerOf = async (
  { db }: Backend,
  { userId, subscriptionId }: InvoiceRow,
  locationId?: string,
) => {
  const [user] = await db
    .select()
    .from(users)
    .where(eq(users.id, userId ?? ''));
  const bought = await findSubscription(db, subscriptionId ?? '');
  const at = locationId ?? bought?.locationId ?? user?.locationId;
  return { user, site: await findSite(db, at ?? '') };
};

type BuyerAtSite = Awaited<ReturnType<typeof buyerOf>>;

/** What was paid for, in the language of the mail: an invoice has the English title of its plan. */
const itemOf = async (db: Backend['db'], { title }: InvoiceRow, site: SiteRow): Promise<string> => {
  if (messageLanguage() === 'en') return title;
  const [longest] = (await plansAt(db, site.locationId))
    .filter(({ details }) => title.includes(details.title))
    .toSorted((a, b) => b.details.title.length - a.details.title.length);
  return longest ? planWords(longest.details).title : title;
};

const tell = async (
  { db, messages }: Backend,
  invoice: InvoiceRow,
  why: MessageKey,
  { user, site }: BuyerAtSite,
  returned = invoice.amount,
): Promise<void> => {
  if (!site) return;
  await speakingTo(user ?? { language: null }, site, async () => {
    const item = await itemOf(db, invoice, site);
    const text = (minor: number) =>
      formatMoney({ minor, currency: invoice.currency }, messageLanguage());
    const isRefused = why === 'refundRefused';
    const subject = say(isRefused ? 'refundRefusedSubject' : 'refundSubject', {
      amount: text(returned),
    });
    const amount = text(isRefused ? returned : invoice.amount);
    const given = { amount, item, number: invoice.number, site: site.details.name };
    const sender = senderAt(site);
    const { email: support } = site.details.support;
    // Support pays back what the card provider refuses to return.
    if (isRefused && support)
      await messages.sendMail({
        ...sender,
        to: support,
        subject: say('refundByHandSubject', { amount, customer: user?.email ?? invoice.number }),
        paragraphs: [sayAt(site, 'refundByHand', given)],
      });
    if (user)
      await messages.sendMail({
        ...sender,
        to: user.email,
        subject,
        paragraphs: [greeting(user), sayAt(site, why, given)],
      });
  });
};

/** A message that cannot be sent must not stop the work on a payment. */
const tellSafely = (...given: Parameters<typeof tell>): Promise<void> =>
  tell(...given).catch((error: unknown) =>
    console.error(`Telling about the refund of ${given[1].number}:`, error),
  );

/**
 * Shows a refund in the buyer's bills, and tells the buyer, once.
 * @param locationId the venue of a purchase that made no plan
 */
export const recordRefund = async (
  backend: Backend,
  invoice: InvoiceRow,
  cause: Cause = 'secondPlan',
  locationId?: string,
): Promise<void> => {
  const buyer = await buyerOf(backend, invoice, locationId);
  const { note, mail } = causes[cause];
  const reason = note === REFUSED_NOTE ? note : note && inWordsOf(buyer.site, note);
  const amount = await writeCreditNote(backend, invoice, {
    suffix: 'C',
    amount: invoice.amount,
    reason,
  });
  // A part that went back before was told then.
  if (amount !== null) await tellSafely(backend, invoice, mail, buyer, amount);
};

/** Tells the buyer that a second payment of a paid invoice was returned; the invoice stays paid. */
export const tellSecondPayment = async (backend: Backend, invoice: InvoiceRow): Promise<void> =>
  tellSafely(backend, invoice, 'refundSecondPayment', await buyerOf(backend, invoice));

/** Whether support pays this payment back, so that nobody tries again: the provider may refund it later after all. */
export const isLeftToSupport = async (
  { db }: Pick<Backend, 'db'>,
  paymentIntentId: string,
): Promise<boolean> => (await readSetting(db, `refused-${paymentIntentId}`, boolean())) ?? false;

/**
 * Leaves a payment to support that the provider refuses to return, and tells the buyer and support. A paid invoice
 * stays paid by its first payment.
 */
export const leaveToSupport = async (
  backend: Backend,
  invoice: InvoiceRow,
  paymentIntentId: string,
): Promise<void> => {
  if (invoice.state === 'void') await recordRefund(backend, invoice, 'refused');
  else await tellSafely(backend, invoice, 'refundRefused', await buyerOf(backend, invoice));
  await writeSetting(backend.db, `refused-${paymentIntentId}`, true);
};

/**
 * Returns the payment of an invoice and records that. What the provider refuses to return for good, support pays
 * back: nothing waits for it. Repeating it is safe.
 */
export const returnPayment = async (
  backend: Backend,
  invoice: InvoiceRow,
  paymentIntentId: string,
  cause: Cause,
): Promise<void> => {
  const returned = await unlessRefused(() => refundPayment(backend, paymentIntentId));
  await recordRefund(backend, invoice, returned === null ? 'refused' : cause);
};
