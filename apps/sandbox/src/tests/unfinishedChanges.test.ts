import { DAY } from '@foyer/domain';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { settlePayment } from '../services/payments/settlePayment';
import { planOf } from '../services/plans/findPlan';
import { beginTerms } from './support/beginTerms';
import { customers } from './support/customers';
import { keepProcessing } from './support/keepProcessing';
import { messagesTo } from './support/outbox';
import { textAt } from './support/textAt';
import { bothEngines, startTestSandbox, type TestSandbox } from './support/testSandbox';
import type { Answer, Visitor } from './support/Visitor';

describe.each(bothEngines)('a change of plan that waits for the bank (%s)', (engine) => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await startTestSandbox(engine);
  });
  afterAll(() => sandbox.close());

  const { accept, account, charges, days, internalCustomer, iso, provider, quote } = customers(
    () => sandbox,
  );
  const { kept, rowOf, stripeCustomer, subscription, useCard } = customers(() => sandbox);
  const monthly = [
    [
      'INTERNAL',
      () => internalCustomer('tc-single-4weeks'),
      'tc-standard-4weeks',
      'tc-awesome-4weeks',
    ],
    ['STRIPE', () => stripeCustomer('cw-essential-month'), 'cw-plus-month', 'cw-supersonic-month'],
  ] as const;
  /** Confirms the payment of a change at the bank; false if it cannot be confirmed any more. */
  const confirmAtBank = (change: Answer) =>
    provider()
      .paymentIntents.confirm(textAt(change, 'paymentIntentId'), { payment_method: 'pm_card_visa' })
      .then(
        () => true,
        () => false,
      );
  const waiting = { status: 200, body: { paymentIntentId: expect.any(String) } };

  test.each(monthly)(
    '%s engine: of two changes that two windows took from one moment, the later alone can be paid',
    async (_, begin, one, other) => {
      const visitor = await begin();
      await useCard(visitor, 'pm_card_authenticationRequired');
      const quotes = [await quote(visitor, one), await quote(visitor, other)] as const;
      await sandbox.moveClock(60_000);
      const first = await accept(visitor, quotes[0], one);
      const second = await accept(visitor, quotes[1], other);
      expect([first, second]).toMatchObject([waiting, waiting]);
      expect([await confirmAtBank(first), await confirmAtBank(second)]).toEqual([false, true]);
      expect(await subscription(visitor)).toMatchObject({ priceId: other });
      const agreed = Math.round(Number(textAt(quotes[1], 'costToPay')) * 100);
      expect((await charges(visitor)).slice(1)).toEqual([agreed]);
    },
  );

  test.each(monthly)(
    '%s engine: one change that two windows confirm is paid once',
    async (_, begin, one) => {
      const visitor = await begin();
      await useCard(visitor, 'pm_card_authenticationRequired');
      const shown = await quote(visitor, one);
      const answers = [await accept(visitor, shown, one), await accept(visitor, shown, one)];
      for (const answer of answers) await confirmAtBank(answer);
      expect(await subscription(visitor)).toMatchObject({ priceId: one });
      expect(await charges(visitor)).toHaveLength(2);
    },
  );

  // LAW-11
  test.each(monthly)(
    '%s engine: one that is paid after its window was closed is confirmed by email, whichever event comes first',
    async (_, begin, target) => {
      const visitor = await begin();
      await useCard(visitor, 'pm_card_authenticationRequired');
      const change = await accept(visitor, await quote(visitor, target), target);
      const events = vi.spyOn(provider().webhooks, 'constructEvent').mockImplementation(() => {
        throw new Error('Late.');
      });
      expect(await confirmAtBank(change)).toBe(true);
      // The event about the payment comes before the one about the invoice.
      await settlePayment(sandbox.backend, textAt(change, 'paymentIntentId'));
      events.mockRestore();
      await days(0);
      const email = textAt(await account(visitor), 'siteUser.email');
      const { details } = await planOf(sandbox.backend.db, target);
      const subjects = (await messagesTo(sandbox, email)).map(({ subject }) => subject);
      expect(subjects).toContainEqual(expect.stringContaining(details.title));
    },
  );

  const ways: readonly [string, (visitor: Visitor) => Promise<unknown>][] = [
    [
      'cancelling',
      (visitor) => visitor.call('DELETE', '/api/subscription', { cancellationReason: 'x' }),
    ],
    [
      'a pause that begins now',
      (visitor) => visitor.keyed('/api/pause', { startDate: iso(0), endDate: iso(20) }),
    ],
    [
      'a pause that began meanwhile',
      async (visitor) => {
        await visitor.keyed('/api/pause', { startDate: iso(0.2), endDate: iso(20) });
        await days(0.4);
      },
    ],
  ];
  test.each(
    monthly.flatMap(([name, begin, target]) =>
      ways.map(([way, go]) => [name, way, begin, target, go] as const),
    ),
  )(
    '%s engine: %s ends it, so that it is not paid for nothing',
    async (_, _way, begin, target, go) => {
      const visitor = await begin();
      const [price] = await charges(visitor);
      await useCard(visitor, 'pm_card_authenticationRequired');
      const change = await accept(visitor, await quote(visitor, target), target);
      expect(change).toMatchObject(waiting);
      await useCard(visitor, 'pm_card_visa');
      await go(visitor);
      expect(await confirmAtBank(change)).toBe(false);
      const paidForPlans = (await charges(visitor)).filter((amount) => amount !== 200);
      expect(paidForPlans).toEqual([price]);
    },
  );

  // SUB-5
  describe('on the INTERNAL engine, when the period ends', () => {
    afterEach(() => void vi.restoreAllMocks());
    const [four, year] = ['tc-single-4weeks', 'tc-standard-1year'];
    /** Somebody who changes to a year, and whose bank is asked this many days before the plan renews. */
    const changeBefore = async (daysBefore: number) => {
      const visitor = await internalCustomer(four);
      const { periodEnd } = await rowOf(visitor);
      await useCard(visitor, 'pm_card_authenticationRequired');
      // The jobs do not run meanwhile.
      const left = (periodEnd ?? 0) - daysBefore * DAY - sandbox.clock.now();
      sandbox.clock.setOffset(sandbox.clock.offsetMs + left);
      const change = await accept(visitor, await quote(visitor, year), year);
      expect(change).toMatchObject(waiting);
      await useCard(visitor, 'pm_card_visa');
      return { visitor, change, periodEnd: periodEnd ?? 0 };
    };

    test('is made instead of the renewal when it was paid at the last moment and nobody has heard of it', async () => {
      const { visitor, change } = await changeBefore(0.01);
      const lost = vi.spyOn(provider().webhooks, 'constructEvent').mockImplementation(() => {
        throw new Error('Lost.');
      });
      vi.spyOn(console, 'error').mockImplementation(() => undefined);
      expect(await confirmAtBank(change)).toBe(true);
      await days(1);
      lost.mockRestore();
      expect(await charges(visitor)).toHaveLength(2);
      const { priceId, periodEnd } = await rowOf(visitor);
      expect(priceId).toBe(year);
      expect(Number(periodEnd)).toBeGreaterThan(sandbox.clock.now() + 300 * DAY);
    });

    test('cannot be paid after the renewal', async () => {
      const { visitor, change } = await changeBefore(0.01);
      await days(0.02);
      expect(await confirmAtBank(change)).toBe(false);
      expect(await charges(visitor)).toEqual([900, 900]);
    });

    test.each([
      ['has renewed', 'pm_card_visa', [900, 900]],
      ['is unpaid', 'pm_card_chargeCustomerFail', [900]],
    ])('is refunded when the bank pays it after the plan %s', async (_, card, paid) => {
      const { visitor, change, periodEnd } = await changeBefore(0.01);
      const payment = textAt(change, 'paymentIntentId');
      await useCard(visitor, card);
      keepProcessing(provider(), payment);
      await days(1);
      vi.restoreAllMocks();
      const renewed = await rowOf(visitor);
      expect(await confirmAtBank(change)).toBe(true);
      await vi.waitFor(async () => {
        const { latest_charge: charge } = await provider().paymentIntents.retrieve(payment, {
          expand: ['latest_charge'],
        });
        expect(charge).toMatchObject({ refunded: true });
      });
      expect(await rowOf(visitor)).toMatchObject({
        priceId: four,
        state: renewed.state,
        periodEnd: paid.length === 2 ? periodEnd + 28 * DAY : periodEnd,
      });
      expect(await kept(visitor)).toBe(paid.reduce((sum, amount) => sum + amount, 0));
    });
  });

  describe('under a minimum term', () => {
    beforeAll(() => beginTerms(sandbox, 'cw-essential-month', 'cw-plus-month'));

    test('leaves with a plan that is cancelled for the term’s end', async () => {
      const visitor = await stripeCustomer('cw-essential-month');
      await useCard(visitor, 'pm_card_authenticationRequired');
      const change = await accept(visitor, await quote(visitor, 'cw-plus-month'), 'cw-plus-month');
      expect(change).toMatchObject(waiting);
      const cancelled = await visitor.call('DELETE', '/api/subscription', {
        cancellationReason: 'x',
        atTermEnd: true,
      });
      expect(cancelled.status).toBeLessThan(300);
      expect(await confirmAtBank(change)).toBe(false);
      expect(await subscription(visitor)).toMatchObject({ priceId: 'cw-essential-month' });
    });

    test('waits on where the term refuses to cancel the plan', async () => {
      const plans = ['cw-essential-month', 'cw-plus-month'] as const;
      const visitor = await stripeCustomer(plans[0]);
      await useCard(visitor, 'pm_card_authenticationRequired');
      const change = await accept(visitor, await quote(visitor, plans[1]), plans[1]);
      expect(change).toMatchObject(waiting);
      const refused = await visitor.call('DELETE', '/api/subscription', {
        cancellationReason: 'x',
      });
      expect(refused).toMatchObject({ status: 409, body: { code: 'STATE_CONFLICT' } });
      expect(await confirmAtBank(change)).toBe(true);
      expect(await subscription(visitor)).toMatchObject({ priceId: plans[1] });
    });
  });
});
