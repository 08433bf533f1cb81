import { and, asc, count, desc, eq, gt, inArray, ne, notInArray, or, sql } from 'drizzle-orm';
import type { Db } from '../../db/openDatabase';
import { invoices } from '../../db/schema/billing';
import { subscriptions } from '../../db/schema/subscriptions';
import { notFound, ServiceError } from '../ServiceError';
import type { SubscriptionRow } from '../subscriptions/findSubscription';
import type { InvoiceRow } from './createInvoice';

/** The kind of an invoice's effect, as SQL. */
export const invoiceKind = sql<string>`${invoices.effect}->>'kind'`;

/** Kinds of invoices for a change of plan, on the INTERNAL engine and at the provider, or for more time. */
export const changeKinds = ['change', 'change-there', 'extend'];

/** An invoice by its id; null if there is none. */
export const findInvoice = async (db: Db, id: string): Promise<InvoiceRow | null> => {
  const [row] = await db.select().from(invoices).where(eq(invoices.id, id));
  return row ?? null;
};

/**
 * A buyer's own invoice.
 * @throws ServiceError `NOT_FOUND` for another buyer's invoice too, so that ids reveal nothing
 */
export const requireInvoice = async (db: Db, buyer: string, id: string): Promise<InvoiceRow> => {
  const [row] = await db
    .select()
    .from(invoices)
    .where(and(eq(invoices.id, id), eq(invoices.buyer, buyer)));
  if (!row) throw notFound('invoice');
  return row;
};

/** Kinds of invoices that a buyer may void; all others are owed. */
const voidableKinds = ['start', ...changeKinds];

/**
 * Refuses to void an invoice that the buyer owes.
 * @throws ServiceError `STATE_CONFLICT`
 */
export const requireVoidable = ({ effect, state }: InvoiceRow): void => {
  // Of a renewal, also in the hour in which it is a draft: its period has begun.
  const owes = state !== 'paid' && state !== 'void';
  if (owes && !voidableKinds.includes(effect.kind))
    throw new ServiceError('STATE_CONFLICT', 'You owe this invoice, so you can’t cancel it.');
};

/** Invoices to show: not void, and not of an unpaid purchase, change or early end of a contract. */
const isShown = and(
  ne(invoices.state, 'void'),
  or(ne(invoices.state, 'open'), notInArray(invoiceKind, [...voidableKinds, 'cancel-contract'])),
);

/** A buyer's invoices, newest first. */
export const invoicesOf = (db: Db, buyer: string, limit: number): Promise<InvoiceRow[]> =>
  db
    .select()
    .from(invoices)
    .where(and(eq(invoices.buyer, buyer), isShown))
    .orderBy(desc(invoices.periodEnd), desc(invoices.createdAt))
    .limit(limit);

const isOwed = inArray(invoices.state, ['open', 'uncollectible']);

/** What is still to be paid: by the buyer, or, of a draft, with the charge that the provider makes soon. */
const isDue = or(isOwed, and(eq(invoices.state, 'draft'), gt(invoices.amount, 0)));

/**
 * What the buyer of a plan has to pay at its venue, the earliest due first. The answer may go to somebody who has only an order's
 * number and the address: invoices of other venues say where else the customer was.
 */
export const owedInvoicesOf = (
  db: Db,
  { buyer, locationId }: Pick<SubscriptionRow, 'buyer' | 'locationId'>,
): Promise<InvoiceRow[]> => {
  const here = db
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(and(eq(subscriptions.buyer, buyer), eq(subscriptions.locationId, locationId)));
  return db
    .select()
    .from(invoices)
    .where(and(inArray(invoices.subscriptionId, here), isShown, isDue))
    .orderBy(asc(invoices.dueDate));
};

/** Whether a buyer has something to pay at any venue. */
export const owesAnywhere = async (db: Db, buyer: string): Promise<boolean> =>
  (await db.$count(invoices, and(eq(invoices.buyer, buyer), isShown, isDue))) > 0;

/**
 * The newest invoice that is owed, so that every page names what is overdue; else the newest. By creation,
 * because the period of a pause's invoice ends much later. Rule BILL-4.
 */
export const lastInvoiceOf = async (db: Db, buyer: string): Promise<InvoiceRow | null> => {
  const [row] = await db
    .select()
    .from(invoices)
    .where(and(eq(invoices.buyer, buyer), isShown))
    .orderBy(desc(isOwed), desc(invoices.createdAt))
    .limit(1);
  return row ?? null;
};

/** The newest invoice for a plan's period that is owed; null for none. */
export const missedRenewalOf = async (
  db: Db,
  subscriptionId: string,
): Promise<InvoiceRow | null> => {
  const [missed] = await db
    .select()
    .from(invoices)
    .where(
      and(
        eq(invoices.subscriptionId, subscriptionId),
        inArray(invoiceKind, ['renew', 'period-there']),
        isOwed,
      ),
    )
    .orderBy(desc(invoices.createdAt))
    .limit(1);
  return missed ?? null;
};

/** One page of a subscription's invoices, newest first, and how many there are. */
export const pageOfInvoices = async (
  db: Db,
  subscriptionId: string,
  offset: number,
  records: number,
): Promise<{ invoices: InvoiceRow[]; total: number }> => {
  const ours = and(eq(invoices.subscriptionId, subscriptionId), isShown);
  const [counted] = await db.select({ total: count() }).from(invoices).where(ours);
  const page = await db
    .select()
    .from(invoices)
    .where(ours)
    .orderBy(desc(invoices.periodEnd), desc(invoices.createdAt))
    .offset(offset)
    .limit(records);
  return { invoices: page, total: counted?.total ?? 0 };
};
