import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { returnCredit } from '../services/card-provider/returnCredit';
import { refundDuplicates } from '../services/jobs/refundDuplicates';
import { addPlan } from './support/addPlan';
import { customers } from './support/customers';
import { endAllPlans } from './support/endAllPlans';
import { cards, payCheckout } from './support/payCheckout';
import { engines, startTestSandbox, type TestSandbox } from './support/testSandbox';
import { textAt } from './support/textAt';
import type { Visitor } from './support/Visitor';

// SUB-9, SUB-13 and BUY-17
describe.each(engines)('a year that became credit at the card provider (%s)', (engine) => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await startTestSandbox(engine);
    await addPlan(
      sandbox,
      'cw-plus-month',
      { priceId: 'cw-plus-year', amount: 10_000 },
      { category: '1year', period: { amount: 1, magnitude: 'year' } },
    );
  });
  beforeEach(() => endAllPlans(sandbox));
  afterAll(() => sandbox.close());

  const { change, charges, customerOf, days, kept, provider, rowOf, stripeCustomer, useCard } =
    customers(() => sandbox);
  /** What the provider takes off a customer's next invoices, in minor units. */
  const creditOf = async (visitor: Visitor) => {
    const customer = await provider().customers.retrieve(await customerOf(visitor));
    return customer.deleted ? 0 : 0 - customer.balance;
  };
  /** A customer who has changed from a year for £100.00 to a month for £38.00, after 15 days. */
  const changed = async () => {
    const visitor = await stripeCustomer('cw-plus-year');
    await days(15);
    expect((await change(visitor, 'cw-supersonic-month')).status).toBe(200);
    expect(await creditOf(visitor)).toBeGreaterThan(5000);
    return visitor;
  };

  test('is not refunded where the plan ends unpaid once the credit is used', async () => {
    const visitor = await changed();
    const before = await creditOf(visitor);
    await useCard(visitor, 'pm_card_chargeCustomerFail');
    await days(65);
    expect(await rowOf(visitor)).toMatchObject({ state: 'past_due' });
    const ended = await visitor.call('DELETE', '/api/subscription', { cancellationReason: 'no' });
    expect(ended.status).toBe(200);
    expect(await rowOf(visitor)).toMatchObject({ state: 'ended' });
    expect(await kept(visitor)).toBe(10_000);
    // The invoice for the third month is void, and what is left of the credit waits for another plan.
    expect(await creditOf(visitor)).toBe(before - 3800);
  });

  test('stays credit where the free plan after it gives way to another plan', async () => {
    const visitor = await changed();
    expect((await change(visitor, 'cw-connect-month')).status).toBe(200);
    await days(31.5);
    expect(await rowOf(visitor)).toMatchObject({ priceId: 'cw-connect-month' });
    const credit = await creditOf(visitor);
    const order = await visitor.keyed('/api/billing/create-checkout-session', {
      priceId: 'cw-essential-month',
      mode: 'subscription',
      returnPath: '/stripe-return',
    });
    await payCheckout(sandbox, textAt(order, 'clientSecret'), cards.pays);
    await visitor.call('GET', `/api/billing/session-status/${textAt(order, 'id')}`);
    await refundDuplicates(sandbox.backend);
    expect(await charges(visitor)).toEqual([10_000]);
    expect(await kept(visitor)).toBe(10_000);
    expect(await creditOf(visitor)).toBe(credit - 1200);
  });

  test('that two invoices took comes back of both at the same time, and of each once', async () => {
    const { customers: theirs, invoiceItems, invoices } = provider();
    const customer = (await theirs.create({ balance: -800 })).id;
    const billed = async (amount: number) => {
      const draft = await invoices.create({ customer, currency: 'gbp' });
      await invoiceItems.create({ customer, invoice: draft.id, amount, currency: 'gbp' });
      return invoices.finalizeInvoice(draft.id);
    };
    const taken = [await billed(300), await billed(500)];
    expect(await theirs.retrieve(customer)).toMatchObject({ balance: 0 });
    const giveBack = () =>
      Promise.all(taken.map((invoice) => returnCredit(sandbox.backend, invoice)));
    await Promise.all([giveBack(), giveBack()]);
    await giveBack();
    expect(await theirs.retrieve(customer)).toMatchObject({ balance: -800 });
    const { data } = await theirs.listBalanceTransactions(customer, { limit: 2 });
    expect(data.map(({ metadata }) => metadata?.['credit_returned']).toSorted()).toEqual(
      taken.map(({ id }) => id).toSorted(),
    );
  });
});
