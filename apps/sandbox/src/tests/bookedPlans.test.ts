import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { users } from '../db/schema/users';
import { addPlan } from './support/addPlan';
import { customers } from './support/customers';
import { endAllPlans } from './support/endAllPlans';
import { startTestSandbox, type TestSandbox } from './support/testSandbox';

describe('a plan that is booked for later', () => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await startTestSandbox('postgresql');
    await addPlan(
      sandbox,
      'tc-standard-4weeks',
      { priceId: 'tc-day', amount: 300 },
      { category: '1day', period: { amount: 1, magnitude: 'day' } },
    );
    await addPlan(sandbox, 'tc-standard-4weeks', { priceId: 'tc-free', amount: 0 });
  });
  beforeEach(() => endAllPlans(sandbox));
  afterAll(() => sandbox.close());

  const { change, charges, days, internalCustomer, rowOf, stripeCustomer, useCard } = customers(
    () => sandbox,
  );

  // SUB-12
  test.each([
    ['INTERNAL', () => internalCustomer('tc-day'), 'tc-standard-4weeks'],
    ['STRIPE', () => stripeCustomer('cw-supersonic-month'), 'cw-plus-month'],
  ] as const)('is refused without a card that can pay for it (%s)', async (_, begin, priceId) => {
    const customer = await begin();
    const { db } = sandbox.backend;
    await db.update(users).set({ card: null }).where(eq(users.id, customer.userId));
    expect(await change(customer, priceId)).toMatchObject({
      status: 402,
      body: { code: 'PAYMENT_DECLINED', message: expect.stringContaining('Add one first') },
    });
    expect(await rowOf(customer)).toMatchObject({ scheduledPriceId: null });
    await useCard(customer, 'pm_card_visa');
    expect((await change(customer, priceId)).status).toBe(200);
    expect(await rowOf(customer)).toMatchObject({ scheduledPriceId: priceId });
  });

  test('needs no card if it is free', async () => {
    const customer = await internalCustomer('tc-day');
    const { db } = sandbox.backend;
    await db.update(users).set({ card: null }).where(eq(users.id, customer.userId));
    expect((await change(customer, 'tc-free')).status).toBe(200);
  });

  // SUB-25
  test('gives no more unpaid time than was paid for before', async () => {
    const customer = await internalCustomer('tc-day');
    expect((await change(customer, 'tc-standard-4weeks')).status).toBe(200);
    await useCard(customer, 'pm_card_chargeCustomerFail');
    await days(1.1);
    expect(await rowOf(customer)).toMatchObject({ state: 'past_due' });
    await days(1);
    expect(await rowOf(customer)).toMatchObject({ state: 'ended' });
    expect(await charges(customer)).toEqual([300]);
  });
});
