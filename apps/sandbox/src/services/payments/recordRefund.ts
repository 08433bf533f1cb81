import { formatMoney } from '@foyer/domain';
import { and, eq } from 'drizzle-orm';
import type { Backend } from '../Backend';
import { newId } from '../../db/newId';
import { creditNotes, invoices } from '../../db/schema/billing';
import { users } from '../../db/schema/users';
import type { InvoiceRow } from '../invoices/createInvoice';
import { findSite } from '../sites/findSite';
import { inWordsOf } from '../sites/inWordsOf';

/** Why money goes back: what the credit note says, if there is one, and what the e-mail says. */
const causes = {
  secondPlan: {
    note: 'You had a plan already, so this payment was returned.',
    mail: 'but you had a plan already. Your plan has not changed, and the money goes back to the card that you paid with.',
  },
  pauseCalledOff: {
    note: 'You called the pause off before it began, so its price was returned.',
    mail: 'and called the pause off before it began. The money goes back to the card that you paid with.',
  },
  checkoutClosed: {
    note: 'You had called the order off before the payment arrived, so this payment was returned.',
    mail: 'but the order had been called off before the payment arrived. The money goes back to the card that you paid with.',
  },
  contractKept: {
    note: 'You kept your plan, so the fee for leaving it early was returned.',
    mail: 'and then kept your plan. The money goes back to the card that you paid with, and your contract continues.',
  },
  voided: {
    // Bills do not show a voided invoice.
    note: null,
    mail: 'but the order had been called off before the payment arrived. The money goes back to the card that you paid with.',
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
  why: string,
  { user, site }: BuyerAtSite,
): Promise<void> => {
  if (!user || !site) return;
  const amount = formatMoney({ minor: invoice.amount, currency: invoice.currency }, 'en');
  await messages.sendMail({
    to: user.email,
    from: site.details.name,
    subject: `We returned a payment of ${amount}`,
    paragraphs: [
      `Hello ${user.firstName || 'there'},`,
      `You paid ${amount} for ${invoice.title}, ${inWordsOf(site, why)}`,
    ],
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
  tellSafely(
    backend,
    invoice,
    'but it was paid already. The second payment goes back to the card that you paid with.',
    await buyerOf(backend, invoice),
  );
