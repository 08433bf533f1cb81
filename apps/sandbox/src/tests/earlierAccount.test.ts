import { setTimeout } from 'node:timers/promises';
import { DAY } from '@foyer/domain';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { subscriptions } from '../db/schema/subscriptions';
import { notices } from '../db/schema/notices';
import { reconcileAll } from '../services/jobs/reconcileWithProvider';
import { compareWithProvider } from '../services/jobs/startScheduler';
import { startAndEndPauses } from '../services/jobs/startAndEndPauses';
import type { SubscriptionRow } from '../services/subscriptions/findSubscription';
import { queueProviderWork } from '../services/card-provider/queueProviderWork';
import { mirrorSubscription } from '../services/card-provider-sync/mirrorSubscription';
import { addPlan } from './support/addPlan';
import { customers } from './support/customers';
import { endAllPlans } from './support/endAllPlans';
import { endContract } from './support/endContract';
import { holdLocks } from './support/holdLocks';
import { otherAccount } from './support/otherAccount';
import { bothEngines, startTestSandbox, type TestSandbox } from './support/testSandbox';
import type { Visitor } from './support/Visitor';

// BUY-25
describe.each(bothEngines)(
  'the keys of the earlier account, once they are back (%s)',
  (database) => {
    let sandbox: TestSandbox;
    let other: TestSandbox;
    beforeAll(async () => {
      sandbox = await startTestSandbox(database);
      other = await startTestSandbox(database);
      await addPlan(
        sandbox,
        'cw-plus-month',
        { priceId: 'cw-top-year', amount: 30_000 },
        { category: '1year', period: { amount: 1, magnitude: 'year' } },
      );
    });
    beforeEach(async () => {
      await endAllPlans(sandbox);
      vi.spyOn(console, 'error').mockImplementation(() => undefined);
    });
    afterEach(() => void vi.restoreAllMocks());
    afterAll(async () => {
      await sandbox.close();
      await other.close();
    });

    const {
      change,
      charges,
      customerOf,
      days,
      iso,
      kept,
      provider,
      rowOf,
      stripeCustomer,
      subscription,
    } = customers(() => sandbox);
    const { end, orderOf } = endContract(() => sandbox);
    const { elsewhere } = otherAccount(
      () => sandbox,
      () => other,
    );
    /** What the start and the hourly comparison do. */
    const comeBack = async () => {
      await reconcileAll(sandbox.backend);
      await compareWithProvider(sandbox.backend);
    };
    const compare = () => compareWithProvider(sandbox.backend);
    const cancel = (visitor: Visitor) =>
      visitor.call('DELETE', '/api/subscription', { cancellationReason: 'leaving' });
    const pause = (visitor: Visitor) =>
      visitor.keyed('/api/pause', { startDate: iso(0), endDate: iso(10) });
    const endPause = () => startAndEndPauses(sandbox.backend, sandbox.clock.now() + 10 * DAY);
    const become = ({ userId }: Visitor, changed: Partial<SubscriptionRow>) =>
      sandbox.backend.db.update(subscriptions).set(changed).where(eq(subscriptions.userId, userId));
    const theirs = async (visitor: Visitor) =>
      provider().subscriptions.retrieve((await rowOf(visitor)).providerId ?? '');
    /** Lets the provider renew while the other keys are in use, of which the backend hears nothing. */
    const renewUnseen = async (visitor: Visitor) => {
      await elsewhere(() => days(32));
      expect(await charges(visitor)).toEqual([2500, 2500]);
    };

    describe('end a plan', () => {
      test('that its user cancelled meanwhile with its paid time, and charge no more', async () => {
        const visitor = await stripeCustomer();
        await elsewhere(() => cancel(visitor));
        await comeBack();
        expect(await rowOf(visitor)).toMatchObject({
          state: 'cancelled',
          cancellationReason: 'leaving',
          endedAt: null,
        });
        expect(await theirs(visitor)).toMatchObject({ cancel_at_period_end: true });
        await days(40);
        expect(await charges(visitor)).toEqual([2500]);
        expect(await rowOf(visitor)).toMatchObject({ state: 'ended' });
      });

      test.each(['logged in', 'without a login'])(
        'that its user cancelled %s when it had no renewal left',
        async (how) => {
          const visitor = await stripeCustomer();
          const order = await orderOf(visitor);
          await elsewhere(async () => {
            await compare();
            expect(await subscription(visitor)).toMatchObject({ state: 'cancelled' });
            const done = how === 'logged in' ? await cancel(visitor) : await end('cancel', order);
            expect(done.status).toBe(200);
          });
          await comeBack();
          expect(await rowOf(visitor)).toMatchObject({ state: 'cancelled' });
          expect(await theirs(visitor)).toMatchObject({ cancel_at_period_end: true });
        },
      );

      test('and refund a renewal that the provider charged after the user had cancelled', async () => {
        const visitor = await stripeCustomer();
        await elsewhere(() => cancel(visitor));
        const { periodEnd } = await rowOf(visitor);
        await renewUnseen(visitor);
        await become(visitor, { state: 'cancelled', endedAt: null });
        await comeBack();
        expect(await rowOf(visitor)).toMatchObject({ state: 'ended', endedAt: periodEnd });
        expect(await theirs(visitor)).toMatchObject({ status: 'canceled' });
        expect(await kept(visitor)).toBe(2500);
        const { body } = await visitor.call('GET', '/api/billing');
        expect(body['credits']).toMatchObject([{ amount: 25 }]);
      });

      test('that its user withdrew from, and refund nothing that support pays back', async () => {
        const visitor = await stripeCustomer();
        const order = await orderOf(visitor);
        await elsewhere(async () => {
          expect((await end('withdraw', order)).status).toBeLessThan(300);
        });
        await renewUnseen(visitor);
        await comeBack();
        expect(await theirs(visitor)).toMatchObject({ status: 'canceled' });
        // Support pays the first month back, the provider the second.
        expect(await kept(visitor)).toBe(2500);
      });
    });

    describe('go on with a plan', () => {
      test('that its user keeps after all, once they say so', async () => {
        const visitor = await stripeCustomer();
        await elsewhere(() => cancel(visitor));
        expect((await visitor.call('POST', '/api/subscription/revive')).status).toBe(200);
        await comeBack();
        expect(await rowOf(visitor)).toMatchObject({ state: 'active', cancelAtPeriodEnd: false });
        expect(await theirs(visitor)).toMatchObject({ cancel_at_period_end: false });
      });

      test('whose pause ended meanwhile, with the time that it gave back', async () => {
        const visitor = await stripeCustomer();
        await days(5);
        expect((await pause(visitor)).status).toBeLessThan(300);
        await elsewhere(endPause);
        const { periodEnd } = await rowOf(visitor);
        await comeBack();
        expect(await rowOf(visitor)).toMatchObject({ state: 'active', periodEnd });
        expect(await theirs(visitor)).toMatchObject({
          pause_collection: null,
          trial_end: (periodEnd ?? 0) / 1000,
        });
        await days(45);
        expect((await charges(visitor)).filter((amount) => amount === 2500)).toHaveLength(2);
      });

      test('until the end of its paid time, if its user cancelled it in the pause', async () => {
        const visitor = await stripeCustomer();
        await days(5);
        await pause(visitor);
        await elsewhere(() => cancel(visitor));
        const { periodEnd } = await rowOf(visitor);
        await comeBack();
        expect(await rowOf(visitor)).toMatchObject({ state: 'cancelled', periodEnd });
        expect(await theirs(visitor)).toMatchObject({
          pause_collection: null,
          cancel_at_period_end: true,
        });
        await days(45);
        expect((await charges(visitor)).filter((amount) => amount === 2500)).toHaveLength(1);
      });

      /** A customer of an older plan who has just changed it. */
      const changed = async (to: string, from?: string) => {
        const visitor = await stripeCustomer(from);
        await become(visitor, { startedAt: sandbox.clock.now() - 20 * DAY });
        const order = await orderOf(visitor);
        expect((await change(visitor, to)).status).toBe(200);
        return { visitor, order };
      };

      test('whose change was withdrawn from, at the price of the earlier one', async () => {
        const { visitor, order } = await changed('cw-supersonic-month');
        await elsewhere(async () => {
          expect((await end('withdraw', order)).status).toBeLessThan(300);
        });
        const paid = await charges(visitor);
        await comeBack();
        expect(await rowOf(visitor)).toMatchObject({
          priceId: 'cw-plus-month',
          state: 'active',
          changed: null,
        });
        await days(32);
        expect(await charges(visitor)).toEqual([...paid, 2500]);
      });

      test('whose change to another period was withdrawn from, for one period of the earlier one', async () => {
        const { visitor, order } = await changed('cw-top-year');
        const now = sandbox.clock.now();
        await elsewhere(async () => {
          expect((await end('withdraw', order)).status).toBeLessThan(300);
        });
        const { periodStart, periodEnd } = await rowOf(visitor);
        expect(periodEnd).toBeLessThan(now + 32 * DAY);
        const paid = await charges(visitor);
        await comeBack();
        expect(await rowOf(visitor)).toMatchObject({
          priceId: 'cw-plus-month',
          state: 'active',
          periodStart,
          periodEnd,
        });
        expect(await charges(visitor)).toEqual(paid);
        await days(32);
        expect(await charges(visitor)).toEqual([...paid, 2500]);
      });

      test('whose change to a cheaper one was withdrawn from, at the earlier price from its next period', async () => {
        const visitor = await stripeCustomer();
        await days(50);
        const order = await orderOf(visitor);
        expect((await change(visitor, 'cw-essential-month')).status).toBe(200);
        await days(12);
        expect(await rowOf(visitor)).toMatchObject({ priceId: 'cw-essential-month' });
        await elsewhere(async () => {
          expect((await end('withdraw', order)).status).toBeLessThan(300);
          // This account doesn't book it, so the page promises nothing.
          expect(await subscription(visitor)).toMatchObject({ scheduledChange: null });
        });
        await comeBack();
        expect(await subscription(visitor)).toMatchObject({
          state: 'active',
          scheduledChange: { priceId: 'cw-plus-month' },
        });
        await days(32);
        expect((await charges(visitor)).at(-1)).toBe(2500);
      });

      test('whose change was withdrawn from while another one was booked', async () => {
        const visitor = await stripeCustomer();
        await days(50);
        const order = await orderOf(visitor);
        expect((await change(visitor, 'cw-essential-month')).status).toBe(200);
        await days(12);
        expect((await change(visitor, 'cw-connect-month')).status).toBe(200);
        await elsewhere(async () => {
          expect((await end('withdraw', order)).status).toBeLessThan(300);
          expect(await subscription(visitor)).toMatchObject({ scheduledChange: null });
        });
        await comeBack();
        expect(await subscription(visitor)).toMatchObject({
          scheduledChange: { priceId: 'cw-plus-month' },
        });
      });

      test('whose booked change was dropped, at its own price', async () => {
        const visitor = await stripeCustomer();
        expect((await change(visitor, 'cw-essential-month')).status).toBe(200);
        await elsewhere(async () => {
          expect((await change(visitor, 'cw-plus-month')).status).toBe(200);
        });
        await comeBack();
        expect(await theirs(visitor)).toMatchObject({ schedule: null });
        await days(32);
        expect(await charges(visitor)).toEqual([2500, 2500]);
      });

      test('whose pause lasts, and whose change is booked', async () => {
        const visitor = await stripeCustomer();
        expect((await change(visitor, 'cw-essential-month')).status).toBe(200);
        await pause(visitor);
        await elsewhere(compare);
        await comeBack();
        expect(await rowOf(visitor)).toMatchObject({ state: 'paused', cancelAtPeriodEnd: false });
        expect(await theirs(visitor)).toMatchObject({ schedule: null });
        await days(45);
        expect(await rowOf(visitor)).toMatchObject({ priceId: 'cw-essential-month' });
      });

      test('whose change is booked', async () => {
        const visitor = await stripeCustomer();
        expect((await change(visitor, 'cw-essential-month')).status).toBe(200);
        await elsewhere(compare);
        await comeBack();
        expect(await subscription(visitor)).toMatchObject({
          state: 'active',
          scheduledChange: { priceId: 'cw-essential-month' },
        });
        await days(32);
        expect(await rowOf(visitor)).toMatchObject({ priceId: 'cw-essential-month' });
      });
    });

    test('leave a customer no credit that a withdrawal returned', async () => {
      const visitor = await stripeCustomer();
      const customer = await customerOf(visitor);
      await provider().customers.update(customer, { balance: -500 });
      await days(10);
      const order = await orderOf(visitor);
      await elsewhere(async () => {
        expect((await end('withdraw', order)).status).toBeLessThan(300);
      });
      await comeBack();
      expect(await provider().customers.retrieve(customer)).toMatchObject({ balance: 0 });
    });

    test('bring a plan up only once its user’s own request is done', async () => {
      const visitor = await stripeCustomer();
      await elsewhere(() => cancel(visitor));
      const { id, buyer, providerId } = await rowOf(visitor);
      const release = await holdLocks(sandbox.backend.withLock, [`buyer:${buyer}`]);
      const update = vi.spyOn(provider().subscriptions, 'update');
      const event = mirrorSubscription(sandbox.backend, providerId ?? '');
      await setTimeout(300);
      expect(update).not.toHaveBeenCalled();
      // The user keeps the plan.
      await queueProviderWork(sandbox.backend, id, { renews: true });
      await release();
      await event;
      expect(update.mock.lastCall?.[1]).toMatchObject({ cancel_at_period_end: false });
    });

    test('know a plan that has ended at the provider, so that support hears nothing', async () => {
      vi.spyOn(provider().webhooks, 'constructEvent').mockImplementation(() => {
        throw new Error('Lost.');
      });
      const visitor = await stripeCustomer();
      const { providerId } = await rowOf(visitor);
      const lost = async () => {
        const all = await sandbox.backend.db.select().from(notices);
        return all.filter(({ data }) => data['plan']?.includes(String(providerId)));
      };
      await provider().subscriptions.cancel(providerId ?? '');
      expect((await cancel(visitor)).status).toBe(200);
      expect(await lost()).toEqual([]);
    });
  },
);
