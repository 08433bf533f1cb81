import { and, eq, isNull } from 'drizzle-orm';
import { invoices } from '../../../db/schema/billing';
import { subscriptions } from '../../../db/schema/subscriptions';
import { userKey } from '../../../services/buyers/buyerOf';
import { reconcileMissed } from '../../../services/jobs/reconcileWithProvider';
import { listRenewing, refundDuplicates } from '../../../services/jobs/refundDuplicates';
import type { TestSandbox } from '../../support/testSandbox';
import { textAt } from '../../support/textAt';
import type { Customer } from './Customer';

const listed = (amounts: readonly number[]): string =>
  amounts.toSorted((a, b) => a - b).join(', ') || 'nothing';

/** What the provider collected from a customer and has not returned, in minor units. */
const collected = async ({ backend }: TestSandbox, customer: string): Promise<number[]> => {
  const kept: number[] = [];
  for await (const charge of backend.cardProvider.stripe.charges.list({ customer, limit: 100 }))
    if (charge.paid && charge.amount > charge.amount_refunded)
      kept.push(charge.amount - charge.amount_refunded);
  return kept;
};

/** The plans that the provider still collects for. */
const liveAtProvider = async ({ backend }: TestSandbox, customer: string) => {
  const { data } = await backend.cardProvider.stripe.subscriptions.list({ customer, limit: 100 });
  return data;
};

/** Compares the books of both sides with what one customer agreed to. */
const auditOne = async (sandbox: TestSandbox, customer: Customer): Promise<string[]> => {
  const { db } = sandbox.backend;
  const { visitor, owed, plan } = customer;
  visitor.target = sandbox;
  const account = await visitor.call('GET', '/api/user');
  const id = textAt(account, 'siteUser.stripeUserInfo.customerId');
  const charged = listed(await collected(sandbox, id));
  const buyer = userKey(visitor.userId);
  const bills = await db.select().from(invoices).where(eq(invoices.buyer, buyer));
  const paid = bills.filter(
    ({ state, refunded, amount }) => state === 'paid' && !refunded && amount > 0,
  );
  const billed = listed(paid.map(({ amount }) => amount));
  const live = await db
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.buyer, buyer), isNull(subscriptions.endedAt)));
  const theirs = await liveAtProvider(sandbox, id);
  const isRenewedThere = live.some(({ providerId }) => providerId !== null);
  const has = live.map(({ priceId }) => priceId).join();
  const mayHaveEnded = !customer.hasGoodCard && live.length === 0;
  return [
    ...(charged === listed(owed) ? [] : [`agreed to ${listed(owed)}; was charged ${charged}`]),
    ...(billed === charged ? [] : [`was charged ${charged}; the bills say ${billed}`]),
    ...(has === (plan?.priceId ?? '') || mayHaveEnded
      ? []
      : [`must have ${plan?.priceId}, and has ${has}`]),
    ...(theirs.length === (isRenewedThere ? 1 : 0)
      ? []
      : [`has ${live.length} plans here and ${theirs.length} at the provider`]),
    ...(theirs.every((one) => live.some(({ providerId }) => providerId === one.id))
      ? []
      : ['pays at the provider for a plan that is not theirs']),
    ...customer.broken,
  ];
};

const auditAll = async (
  sandbox: TestSandbox,
  customers: ReadonlyMap<number, Customer>,
): Promise<string[]> => {
  const broken: string[] = [];
  for (const [round, customer] of customers) {
    const found = await auditOne(sandbox, customer);
    broken.push(
      ...found.map(
        (sentence) =>
          `Round ${round}, ${customer.engine}: ${sentence}. What happened: ${customer.diary.join('; ')}.`,
      ),
    );
  }
  return broken;
};

/**
 * Proves from the books of sandbox and card provider that each customer was charged what they agreed
 * to, once, and has the plan for it.
 * @returns a sentence each: what was broken, and what still is after the comparison that every process
 * makes within an hour
 */
export const audit = async (
  sandbox: TestSandbox,
  customers: ReadonlyMap<number, Customer>,
): Promise<{ before: string[]; after: string[] }> => {
  const before = await auditAll(sandbox, customers);
  await reconcileMissed(sandbox.backend, await listRenewing(sandbox.backend));
  const returned = await refundDuplicates(sandbox.backend);
  const after = await auditAll(sandbox, customers);
  return { before: [...before, ...returned], after };
};
