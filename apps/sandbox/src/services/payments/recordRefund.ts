import { formatMoney } from '@foyer/domain';
import { and, eq } from 'drizzle-orm';
import type { Backend } from '../Backend';
import { newId } from '../../db/newId';
import { creditNotes, invoices } from '../../db/schema/billing';
import { sites } from '../../db/schema/sites';
import { users } from '../../db/schema/users';
import type { InvoiceRow } from '../invoices/createInvoice';

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
  voided: {
    // Bills do not show a voided invoice.
    note: null,
    mail: 'but the order had been called off before the payment arrived. The money goes back to the card that you paid with.',
  },
} as const;

/** Marks an invoice as refunded, with its credit note; false if that was done before. */
const write = (
  { db, clock }: Backend,
  invoice: InvoiceRow,
  cause: keyof typeof causes,
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
        reason: note,
        createdAt: clock.now(),
      });
    return true;
  });

const tell = async (
  { db, messages }: Backend,
  invoice: InvoiceRow,
  cause: keyof typeof causes,
): Promise<void> => {
  const [found] = await db
    .select({ user: users, site: sites })
    .from(users)
    .innerJoin(sites, eq(sites.locationId, users.locationId))
    .where(eq(users.id, invoice.userId ?? ''));
  if (!found) return;
  const { user, site } = found;
  const amount = formatMoney({ minor: invoice.amount, currency: invoice.currency }, 'en');
  await messages.sendMail({
    to: user.email,
    from: site.details.name,
    subject: `We returned a payment of ${amount}`,
    paragraphs: [
      `Hello ${user.firstName || 'there'},`,
      `You paid ${amount} for ${invoice.title}, ${causes[cause].mail}`,
    ],
  });
};

/** Shows a refund in the buyer's bills, and tells the buyer, once. */
export const recordRefund = async (
  backend: Backend,
  invoice: InvoiceRow,
  cause: keyof typeof causes = 'secondPlan',
): Promise<void> => {
  if (!(await write(backend, invoice, cause))) return;
  await tell(backend, invoice, cause).catch((error: unknown) =>
    console.error(`Telling about the refund of ${invoice.number}:`, error),
  );
};
