import { formatMoney } from '@foyer/domain';
import { and, eq } from 'drizzle-orm';
import type { Backend } from '../Backend';
import { newId } from '../../db/newId';
import { creditNotes, invoices } from '../../db/schema/billing';
import { users } from '../../db/schema/users';
import type { InvoiceRow } from '../invoices/createInvoice';
import { findSite } from '../sites/findSite';
import { inWordsOf } from '../sites/inWordsOf';
import { greeting, messageLanguage, say } from '../messages/say';
import type { MessageKey } from '../messages/texts/en';

/** Why money goes back: what the credit note says, if there is one, and the email's text. */
const causes = {
  secondPlan: {
    note: 'You already had a plan, so we refunded this payment.',
    mail: 'refundSecondPlan',
  },
  pauseCalledOff: {
    note: 'You cancelled the pause before it started, so we refunded its price.',
    mail: 'refundPause',
  },
  checkoutClosed: {
    note: 'You cancelled the order before the payment arrived, so we refunded it.',
    mail: 'refundOrder',
  },
  contractKept: {
    note: 'You kept your plan, so we refunded the fee for leaving early.',
    mail: 'refundContract',
  },
  voided: {
    // Bills do not show a voided invoice.
    note: null,
    mail: 'refundOrder',
  },
} as const;

type Cause = keyof typeof causes;

/** The buyer and the venue of their account. */
const buyerOf = async ({ db }: Backend, { userId }: InvoiceRow) => {
  const [user] = await db
    .select()
    .from(users)
    .where(eq(users.id, userId ?? ''));
  return { user, site: await findSite(db, user?.locationId ?? '') };
};

type BuyerAtSite = Awaited<ReturnType<typeof buyerOf>>;

/** Marks an invoice as refunded, with its credit note; false if that was done before. */
const write = (
  { db, clock }: Backend,
  invoice: InvoiceRow,
  cause: Cause,
  { site }: BuyerAtSite,
): Promise<boolean> =>
  db.transaction(async (tx) => {
    const marked = await tx
      .update(invoices)
      .set({ refunded: true })
      .where(and(eq(invoices.id, invoice.id), eq(invoices.refunded, false)))
      .returning({ id: invoices.id });
    if (marked.length === 0) return false;
    const { note } = causes[cause];
    if (invoice.userId && note)
      await tx.insert(creditNotes).values({
        id: newId('crn'),
        number: `${invoice.number}-C`,
        userId: invoice.userId,
        invoiceId: invoice.id,
        amount: invoice.amount,
        currency: invoice.currency,
        reason: inWordsOf(site, note),
        createdAt: clock.now(),
      });
    return true;
  });

const tell = async (
  { messages }: Backend,
  invoice: InvoiceRow,
  why: MessageKey,
  { user, site }: BuyerAtSite,
): Promise<void> => {
  if (!user || !site) return;
  const amount = formatMoney(
    { minor: invoice.amount, currency: invoice.currency },
    messageLanguage(),
  );
  await messages.sendMail({
    to: user.email,
    from: site.details.name,
    subject: say('refundSubject', { amount }),
    paragraphs: [greeting(user), inWordsOf(site, say(why, { amount, item: invoice.title }))],
  });
};

/** A message that cannot be sent must not stop the work on a payment. */
const tellSafely = (...given: Parameters<typeof tell>): Promise<void> =>
  tell(...given).catch((error: unknown) =>
    console.error(`Telling about the refund of ${given[1].number}:`, error),
  );

/** Shows a refund in the buyer's bills, and tells the buyer, once. */
export const recordRefund = async (
  backend: Backend,
  invoice: InvoiceRow,
  cause: Cause = 'secondPlan',
): Promise<void> => {
  const buyer = await buyerOf(backend, invoice);
  if (!(await write(backend, invoice, cause, buyer))) return;
  await tellSafely(backend, invoice, causes[cause].mail, buyer);
};

/** Tells the buyer that a second payment of a paid invoice was returned; the invoice stays paid. */
export const tellSecondPayment = async (backend: Backend, invoice: InvoiceRow): Promise<void> =>
  tellSafely(backend, invoice, 'refundSecondPayment', await buyerOf(backend, invoice));
