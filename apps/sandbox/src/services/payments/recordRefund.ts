import { eq } from 'drizzle-orm';
import { boolean } from 'valibot';
import type { Db } from '../../db/openDatabase';
import type { Backend } from '../Backend';
import { users } from '../../db/schema/users';
import { customerOf, type Customer } from '../buyers/customerOf';
import type { InvoiceRow } from '../invoices/createInvoice';
import { isCreditCause } from '../invoices/creditCauses';
import { queueForSupport, queueNotice } from '../notices/queueNotice';
import { readSetting, writeSetting } from '../settings/readSetting';
import { findSite, type SiteRow } from '../sites/findSite';
import { findSubscription, type SubscriptionRow } from '../subscriptions/findSubscription';
import type { RefundCause } from './refundCauses';
import { writeCreditNote } from './writeCreditNote';

/** For a purchase without a plan: its venue, and the buyer's address if they have no account. */
export type Ordered = Pick<SubscriptionRow, 'email' | 'language' | 'locationId'>;

/** Who paid, and where. */
interface Payer {
  /** Null for a device whose holder nobody knows. */
  customer: Customer | null;
  site: SiteRow | null;
}

const payerOf = async (
  { db }: Pick<Backend, 'db'>,
  { userId, subscriptionId }: InvoiceRow,
  ordered?: Ordered,
): Promise<Payer> => {
  const [user] = await db
    .select()
    .from(users)
    .where(eq(users.id, userId ?? ''));
  const bought = ordered ?? (await findSubscription(db, subscriptionId ?? ''));
  return {
    customer: customerOf(user ?? null, bought),
    site: await findSite(db, bought?.locationId ?? user?.locationId ?? ''),
  };
};

/** What an email says about a refund. */
interface Told {
  cause: RefundCause;
  /** Minor units. */
  amount: number;
  /** Tells this refund from others of the invoice. */
  event: string;
  at: number;
}

/** Emails the payer about a refund, and support about what it has to pay back itself. */
const queueRefund = async (
  db: Db,
  { id: subject, number }: InvoiceRow,
  { cause, amount, event, at }: Told,
  { customer, site }: Payer,
): Promise<void> => {
  if (!site) {
    console.error(
      `A refund of the invoice ${number} (${cause}): its site is unknown, so nobody gets an email.`,
    );
    return;
  }
  const data = { cause, amount: `${amount}`, locationId: site.locationId };
  const told = { subject, event, at };
  if (customer) {
    const { user, email, language } = customer;
    const address = user ? {} : { email, ...(language && { language }) };
    const userId = user?.id ?? null;
    await queueNotice(db, { ...told, kind: 'refund', userId, data: { ...data, ...address } });
  }
  if (cause !== 'refused') return;
  const payer = customer?.email ?? number;
  await queueForSupport(db, site, customer, {
    ...told,
    kind: 'refundByHand',
    data: { ...data, payer },
  });
};

interface Refunded {
  /** Where and by whom a purchase was made that made no plan. */
  ordered?: Ordered;
  /** Minor units; all that is left if not given. */
  amount?: number;
}

/** Writes the credit note of a refund and emails the buyer, once. */
export const recordRefund = async (
  backend: Backend,
  invoice: InvoiceRow,
  cause: RefundCause,
  { ordered, amount = invoice.amount }: Refunded = {},
): Promise<void> => {
  const payer = await payerOf(backend, invoice, ordered);
  await writeCreditNote(
    backend,
    invoice,
    { suffix: 'C', amount, cause: isCreditCause(cause) ? cause : null },
    // An earlier email told the payer about the part that was refunded before.
    (tx, given) =>
      queueRefund(
        tx,
        invoice,
        { cause, amount: given, event: 'C', at: backend.clock.now() },
        payer,
      ),
  );
};

/** Emails the payer about a refund, and support about what it has to pay back itself, once for each event. */
export const tellRefund = async (
  backend: Pick<Backend, 'db' | 'clock'>,
  invoice: InvoiceRow,
  told: Omit<Told, 'at'>,
): Promise<void> =>
  queueRefund(
    backend.db,
    invoice,
    { ...told, at: backend.clock.now() },
    await payerOf(backend, invoice),
  );

/** Tells what becomes of a second payment of a paid invoice, once; the invoice stays paid by its first payment. */
export const tellSecondPayment = (
  backend: Backend,
  invoice: InvoiceRow,
  paymentIntentId: string,
  cause: 'secondPayment' | 'refused' = 'secondPayment',
): Promise<void> =>
  tellRefund(backend, invoice, { cause, amount: invoice.amount, event: paymentIntentId });

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
  else await tellSecondPayment(backend, invoice, paymentIntentId, 'refused');
  await writeSetting(backend.db, `refused-${paymentIntentId}`, true);
};
