import { eq } from 'drizzle-orm';
import type Stripe from 'stripe';
import { boolean } from 'valibot';
import type { Backend } from '../Backend';
import { users } from '../../db/schema/users';
import { expandedId } from '../card-provider/expandedId';
import { queueForSupport } from '../notices/queueNotice';
import { readSetting, writeSetting } from '../settings/readSetting';
import { siteWithSupport } from '../sites/siteWithSupport';

/** How the ids of our invoices and checkouts begin. */
const OURS = /^(inv|chk)_/;

/** A payment or a subscription at the card provider. */
type AtProvider = Pick<Stripe.PaymentIntent, 'id' | 'metadata'> & {
  customer: Stripe.PaymentIntent['customer'];
};

/**
 * Tells support about money for an order that is not in this database, once. A database that was put back from a
 * backup lacks the orders that were made since, and their buyers' plans.
 * @returns a sentence for the log; null for what is not ours or was told before
 */
export const reportUnknownPayment = async (
  { db, clock }: Backend,
  { id, metadata, customer }: AtProvider,
): Promise<string | null> => {
  const order = metadata['invoice'] ?? metadata['checkout'] ?? '';
  const told = `unknown-${id}`;
  if (!OURS.test(order) || (await readSetting(db, told, boolean()))) return null;
  const [payer] = await db
    .select()
    .from(users)
    .where(eq(users.providerCustomerId, expandedId(customer) ?? ''));
  const site = await siteWithSupport(db, payer?.locationId ?? null);
  await db.transaction(async (tx) => {
    const notice = { kind: 'unknownPayment', subject: id, at: clock.now() } as const;
    await queueForSupport(tx, site, null, notice);
    await writeSetting(tx, told, true);
  });
  return `${id} is for the order ${order}, which this database doesn’t have: support has to check it.`;
};
