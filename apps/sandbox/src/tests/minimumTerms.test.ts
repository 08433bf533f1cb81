import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { plans } from '../db/schema/sites';
import { subscriptions } from '../db/schema/subscriptions';
import { addPeriod } from '../services/plans/addPeriod';
import { findPlan } from '../services/plans/findPlan';
import { customers } from './support/customers';
import { engines, startTestSandbox, type TestSandbox } from './support/testSandbox';
import type { Visitor } from './support/Visitor';

const HOUR = 3_600_000;

// SUB-23
describe.each(engines)('a change to a plan with a minimum term (%s)', (engine) => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await startTestSandbox(engine);
    for (const priceId of ['cw-plus-month', 'tc-standard-4weeks']) {
      const plan = await findPlan(sandbox.backend.db, priceId);
      if (!plan) throw new Error('The seeds have changed.');
      const details = { ...plan.details, contractMonths: 12 };
      await sandbox.backend.db.update(plans).set({ details }).where(eq(plans.priceId, priceId));
    }
  });
  afterAll(() => sandbox.close());

  const { change, days, internalCustomer, stripeCustomer, subscription } = customers(() => sandbox);
  const rowOf = async ({ userId }: Visitor) => {
    const { db } = sandbox.backend;
    const [row] = await db.select().from(subscriptions).where(eq(subscriptions.userId, userId));
    if (!row) throw new Error('The customer has no plan.');
    return row;
  };
  const yearFrom = (start: number) => addPeriod(start, { amount: 12, magnitude: 'month' });

  const stripe = {
    begin: stripeCustomer,
    small: 'cw-essential-month',
    term: 'cw-plus-month',
    large: 'cw-supersonic-month',
  };
  const internal = {
    begin: internalCustomer,
    small: 'tc-single-4weeks',
    term: 'tc-standard-4weeks',
    large: 'tc-awesome-4weeks',
  };

  describe.each([
    ['STRIPE', stripe],
    ['INTERNAL', internal],
  ])('%s engine', (_, { begin, small, term, large }) => {
    test('starts the term with the change', async () => {
      const customer = await begin(small);
      await days(5);
      const now = sandbox.clock.now();
      expect((await change(customer, term)).status).toBe(200);
      expect(await subscription(customer)).toMatchObject({ contract: true });
      const { contractEnd } = await rowOf(customer);
      expect(Math.abs((contractEnd ?? 0) - yearFrom(now))).toBeLessThan(HOUR);
      // A later change does not shorten what was agreed.
      expect((await change(customer, large)).status).toBe(200);
      expect((await rowOf(customer)).contractEnd).toBe(contractEnd);
    });

    test('starts the term when a booked change begins', async () => {
      const customer = await begin(large);
      expect((await change(customer, term)).status).toBe(200);
      const { contractEnd, periodEnd } = await rowOf(customer);
      expect(contractEnd).toBeNull();
      await days(32);
      const after = await rowOf(customer);
      expect(after.priceId).toBe(term);
      expect(Math.abs((after.contractEnd ?? 0) - yearFrom(periodEnd ?? 0))).toBeLessThan(25 * HOUR);
    });
  });
});
