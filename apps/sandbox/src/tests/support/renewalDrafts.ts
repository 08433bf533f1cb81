import { DAY } from '@foyer/domain';
import { and, eq, gte, isNotNull } from 'drizzle-orm';
import { expect } from 'vitest';
import { invoices } from '../../db/schema/billing';
import { customers } from './customers';
import type { TestSandbox } from './testSandbox';
import type { Visitor } from './Visitor';

/**
 * Helpers for tests about the hour in which the invoice of a renewal is a draft at the card provider.
 * @param here returns the sandbox of the running test
 */
export const renewalDrafts = (here: () => TestSandbox) => {
  const { customerOf, days, provider, rowOf } = customers(here);

  const invoicesOf = async (customer: Visitor) =>
    (await provider().invoices.list({ customer: await customerOf(customer), limit: 20 })).data;

  /** The states of the invoices that somebody could still pay; not those of a draft that nothing makes final. */
  const payable = async (customer: Visitor) =>
    (await invoicesOf(customer)).flatMap(({ status, auto_advance }) =>
      status === 'open' || status === 'uncollectible' || (status === 'draft' && auto_advance)
        ? [status]
        : [],
    );

  return {
    invoicesOf,
    payable,
    balanceOf: async (customer: Visitor) => {
      const theirs = await provider().customers.retrieve(await customerOf(customer));
      return theirs.deleted ? null : theirs.balance;
    },
    /** Goes to the first minutes of the next period, whose invoice is a draft. */
    renew: async (customer: Visitor) => {
      const { periodEnd } = await rowOf(customer);
      await days(((periodEnd ?? 0) - here().clock.now() + 60_000) / DAY);
      expect(await payable(customer)).toContain('draft');
    },
    /** As if no event had told of the renewal's invoice. */
    lose: async (customer: Visitor) => {
      const { id, periodStart } = await rowOf(customer);
      const isRenewal = and(isNotNull(invoices.providerId), gte(invoices.periodStart, periodStart));
      return here()
        .backend.db.delete(invoices)
        .where(and(eq(invoices.subscriptionId, id), isRenewal))
        .returning();
    },
  };
};
