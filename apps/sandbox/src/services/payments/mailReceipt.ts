import { formatMoney } from '@foyer/domain';
import { eq } from 'drizzle-orm';
import type { Backend } from '../Backend';
import { users } from '../../db/schema/users';
import type { InvoiceRow } from '../invoices/createInvoice';
import { instantText } from '../messages/dates';
import { greeting, messageLanguage, say } from '../messages/say';
import { findSite } from '../sites/findSite';

const mail = async (
  { db, messages }: Backend,
  { userId, number, title, amount, currency, periodStart, periodEnd }: InvoiceRow,
): Promise<void> => {
  const [user] = await db
    .select()
    .from(users)
    .where(eq(users.id, userId ?? ''));
  const site = user && (await findSite(db, user.locationId));
  if (!user || !site) return;
  const paid = formatMoney({ minor: amount, currency }, messageLanguage());
  await messages.sendMail({
    to: user.email,
    from: site.details.name,
    subject: say('receiptSubject', { item: title }),
    paragraphs: [
      greeting(user),
      say('receiptText', { amount: paid, item: title, number }),
      say('receiptAccess', { from: instantText(periodStart), to: instantText(periodEnd) }),
    ],
  });
};

/** Mails the receipt of what was bought once. A mail that cannot be sent stops nothing. Rule BILL-14. */
export const mailReceipt = (backend: Backend, invoice: InvoiceRow): Promise<void> =>
  mail(backend, invoice).catch((error: unknown) =>
    console.error(`Mailing the receipt ${invoice.number}:`, error),
  );
