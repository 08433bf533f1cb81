import { formatMoney } from '@foyer/domain';
import { eq } from 'drizzle-orm';
import type { Backend } from '../Backend';
import { users } from '../../db/schema/users';
import type { InvoiceRow } from '../invoices/createInvoice';
import { findSite } from '../sites/findSite';

/** An instant in UTC, because the venue's time zone is not known here. */
const instantText = (at: number): string =>
  new Intl.DateTimeFormat('en-GB', {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'UTC',
  }).format(at);

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
  const paid = formatMoney({ minor: amount, currency }, 'en');
  await messages.sendMail({
    to: user.email,
    from: site.details.name,
    subject: `Your receipt for ${title}`,
    paragraphs: [
      `Hello ${user.firstName || 'there'},`,
      `You paid ${paid} for ${title}. Receipt ${number}.`,
      `Your access runs from ${instantText(periodStart)} to ${instantText(periodEnd)} (UTC), and doesn’t renew.`,
    ],
  });
};

/** Mails the receipt of what was bought once. A mail that cannot be sent stops nothing. Rule BILL-14. */
export const mailReceipt = (backend: Backend, invoice: InvoiceRow): Promise<void> =>
  mail(backend, invoice).catch((error: unknown) =>
    console.error(`Mailing the receipt ${invoice.number}:`, error),
  );
