import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { customers } from './support/customers';
import { textAt } from './support/textAt';
import { bothEngines, startTestSandbox, type TestSandbox } from './support/testSandbox';
import type { Visitor } from './support/Visitor';

// BUY-7 and SUB-11
describe.each(bothEngines)('two tabs that change one plan (%s)', (engine) => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await startTestSandbox(engine, { rateLimits: false });
  });
  afterAll(() => sandbox.close());

  const { accept, change, charges, internalCustomer, quote, stripeCustomer, subscription } =
    customers(() => sandbox);
  const plans = [
    {
      name: 'INTERNAL',
      begin: () => internalCustomer('tc-standard-4weeks'),
      cheaper: 'tc-single-4weeks',
      dearer: ['tc-awesome-4weeks', 'tc-standard-1year'],
    },
    {
      name: 'STRIPE',
      begin: () => stripeCustomer('cw-plus-month'),
      cheaper: 'cw-essential-month',
      dearer: ['cw-supersonic-month'],
    },
  ] as const;
  const planOf = async (visitor: Visitor) => {
    const answer = await visitor.call('GET', '/api/subscription');
    return {
      now: textAt(answer, 'subscription.priceId'),
      later: textAt(answer, 'subscription.scheduledChange.priceId'),
    };
  };
  const refused = { status: 409, body: { code: 'PREVIEW_EXPIRED' } };
  /** Each tab has seen its price before either confirms. */
  const confirmInTabs = async (visitor: Visitor, targets: readonly string[]) => {
    const quotes = await Promise.all(targets.map((target) => quote(visitor, target)));
    return Promise.all(quotes.map((shown, tab) => accept(visitor, shown, targets[tab] ?? '')));
  };

  test.each(
    plans.flatMap(({ name, begin, cheaper, dearer }) => [
      { name, begin, targets: [dearer[0], cheaper] },
      { name, begin, targets: [cheaper, dearer[0]] },
      ...(dearer[1] ? [{ name, begin, targets: [dearer[0], dearer[1]] }] : []),
    ]),
  )('$name: one of $targets happens, and the other tab hears it', async ({ begin, targets }) => {
    const visitor = await begin();
    const before = (await planOf(visitor)).now;
    const answers = await confirmInTabs(visitor, targets);
    const made = answers.findIndex(({ status }) => status === 200);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(answers[1 - made]).toMatchObject(refused);
    const { now, later } = await planOf(visitor);
    expect([now === before ? later : now]).toEqual([targets[made]]);
    expect(now === before || later === '').toBe(true);
    expect(await charges(visitor)).toHaveLength(now === before ? 1 : 2);
  });

  test.each(plans)(
    '$name: the same change in both is made and charged once',
    async ({ begin, cheaper, dearer: [dearer] }) => {
      const visitor = await begin();
      const both = await confirmInTabs(visitor, [dearer, dearer]);
      expect(both.map(({ status }) => status)).toEqual([200, 200]);
      expect(await charges(visitor)).toHaveLength(2);
      const later = await confirmInTabs(visitor, [cheaper, cheaper]);
      expect(later.map(({ status }) => status)).toEqual([200, 200]);
      expect(await planOf(visitor)).toEqual({ now: dearer, later: cheaper });
      expect(await charges(visitor)).toHaveLength(2);
    },
  );

  test.each(plans)(
    '$name: a tab that was left open withdraws no change that another has booked since',
    async ({ begin, cheaper, dearer: [dearer] }) => {
      const visitor = await begin();
      const old = await quote(visitor, dearer);
      expect((await change(visitor, dearer)).status).toBe(200);
      expect((await change(visitor, cheaper)).status).toBe(200);
      expect(await accept(visitor, old, dearer)).toMatchObject(refused);
      expect(await planOf(visitor)).toEqual({ now: dearer, later: cheaper });
      expect((await change(visitor, dearer)).status).toBe(200);
      expect(await planOf(visitor)).toEqual({ now: dearer, later: '' });
      expect(await subscription(visitor)).toMatchObject({ state: 'active' });
    },
  );
});
