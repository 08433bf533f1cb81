import fc from 'fast-check';
import { DAY, MINUTE } from '@foyer/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { customers } from './support/customers';
import { endAllPlans } from './support/endAllPlans';
import { engines, startTestSandbox, type TestSandbox } from './support/testSandbox';
import type { Answer, Visitor } from './support/Visitor';

/** What a customer does with their plan; the lengths are days. */
type Step =
  | { kind: 'use'; length: number }
  | { kind: 'resume'; length: number }
  | { kind: 'extend'; length: number; more: number }
  | { kind: 'upgrade' };

const length = fc.integer({ min: 1, max: 4 });
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ kind: fc.constant('use' as const), length }),
  fc.record({ kind: fc.constant('resume' as const), length }),
  fc.record({ kind: fc.constant('extend' as const), length, more: length }),
  fc.record({ kind: fc.constant('upgrade' as const) }),
);

/** Plans and their prices in minor units, from the cheapest up. */
type Ladder = readonly (readonly [priceId: string, price: number])[];
const internalLadder = [
  ['tc-single-4weeks', 900],
  ['tc-standard-4weeks', 1900],
  ['tc-awesome-4weeks', 3200],
] as const;
const stripeLadder = [
  ['cw-essential-month', 1200],
  ['cw-plus-month', 2500],
  ['cw-supersonic-month', 3800],
] as const;

describe.each(engines)('the credit for time paid and not used (%s)', (engine) => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await startTestSandbox(engine);
  });
  beforeEach(() => endAllPlans(sandbox));
  afterAll(() => sandbox.close());

  const { accept, charges, days, internalCustomer, iso, quote, stripeCustomer, subscription } =
    customers(() => sandbox);
  const endOf = async (visitor: Visitor) =>
    Date.parse(String((await subscription(visitor))?.['periodEnd']));
  const pause = (visitor: Visitor, forDays: number) =>
    visitor.keyed('/api/pause', { startDate: iso(0), endDate: iso(forDays) });

  /** Lets a step happen. */
  const play = async (visitor: Visitor, one: Step): Promise<void> => {
    if (one.kind === 'use') await days(one.length);
    if (one.kind === 'resume') {
      await pause(visitor, 30);
      await days(one.length);
      await visitor.call('DELETE', '/api/unpause');
    }
    if (one.kind === 'extend') {
      await pause(visitor, one.length);
      await visitor.call('PATCH', '/api/pause/end-date', { endDate: iso(one.length + one.more) });
      await days(one.length + one.more);
    }
  };

  /**
   * Accepts a change that the card provider makes at the end of the time that a pause gave back, and goes to that day.
   * Rule SUB-15.
   * @returns the days of the first period of the new plan
   */
  const startBooked = async (
    visitor: Visitor,
    shown: Answer,
    [priceId, price]: Ladder[number],
  ): Promise<number> => {
    const before = await charges(visitor);
    expect((await accept(visitor, shown, priceId)).status).toBe(200);
    expect(await charges(visitor)).toEqual(before);
    const start = await endOf(visitor);
    await sandbox.moveClock(start - sandbox.clock.now() + MINUTE);
    expect(await charges(visitor)).toEqual([...before, price]);
    expect(await subscription(visitor)).toMatchObject({ priceId, scheduledChange: null });
    return Math.round(((await endOf(visitor)) - start) / DAY);
  };

  /** Plays the steps and an upgrade, and accepts each quote that is what the used time leaves. */
  const check = async (visitor: Visitor, ladder: Ladder, firstPeriod: number, steps: Step[]) => {
    let [rung, period, left] = [0, firstPeriod, firstPeriod];
    let hasPaused = false;
    for (const one of [...steps, { kind: 'upgrade' } as const]) {
      await play(visitor, one);
      if (one.kind === 'use') left -= one.length;
      if (one.kind === 'resume' || one.kind === 'extend') hasPaused = true;
      const [next] = ladder.slice(rung + 1);
      if (one.kind !== 'upgrade' || !next) continue;
      const [priceId, price] = next;
      const shown = await quote(visitor, priceId);
      const cost = Math.round(Number(shown.body['costToPay']) * 100);
      if (hasPaused && String(shown.body['effective']) === 'periodEnd') {
        expect(cost).toBe(0);
        period = left = await startBooked(visitor, shown, next);
        [rung, hasPaused] = [rung + 1, false];
        continue;
      }
      const difference = (price - (ladder[rung]?.[1] ?? 0)) * (left / period);
      // Each amount is rounded once, and the clock goes on while the test runs.
      expect(Math.abs(cost - difference)).toBeLessThanOrEqual(3);
      expect((await accept(visitor, shown, priceId)).status).toBe(200);
      rung += 1;
    }
  };

  test.each([
    ['INTERNAL', 8, internalLadder, 28, internalCustomer],
    ['STRIPE', 4, stripeLadder, null, stripeCustomer],
  ] as const)(
    '%s engine: a change takes it off, after pauses, longer pauses and changes in any order',
    async (_, numRuns, ladder, period, begin) => {
      const orders = fc.array(step, { minLength: 2, maxLength: 6 });
      const property = fc.asyncProperty(orders, async (steps) => {
        const visitor = await begin(ladder[0][0]);
        await check(visitor, ladder, period ?? (await daysOfMonth(visitor)), steps);
      });
      // The same orders in every run, so that a failure repeats.
      await expect(fc.assert(property, { seed: 21, numRuns })).resolves.toBeUndefined();
    },
    // Each order of steps goes through several months of renewals.
    120_000,
  );

  /** The length of the first month of a plan. */
  const daysOfMonth = async (visitor: Visitor): Promise<number> => {
    const plan = await subscription(visitor);
    const [from, to] = [plan?.['startDate'], plan?.['periodEnd']].map((at) =>
      Date.parse(String(at)),
    );
    return Math.round(((to ?? 0) - (from ?? 0)) / DAY);
  };
});
