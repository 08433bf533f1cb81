import { DAY } from '@foyer/domain';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { invoices } from '../../db/schema/billing';
import { pauses } from '../../db/schema/subscriptions';
import { openTestBackend, START, type TestBackend } from '../../tests/support/testBackend';
import { createInvoice } from '../invoices/createInvoice';
import { lastInvoiceOf } from '../invoices/findInvoice';
import { settleInvoice } from '../invoices/settleInvoice';
import { parsePauseDates } from '../pauses/pauseDates';
import { endPause } from '../pauses/managePause';
import { beginPause } from '../pauses/beginPause';
import { pausePrice } from '../pauses/pausePrice';
import { activateFreePlan } from '../purchases/activateFreePlan';
import { startInternalPurchase } from '../purchases/startInternalPurchase';
import type { SiteRow } from '../sites/findSite';
import { nextPaymentOf } from './nextPayment';
import { subscriptionFacts } from './subscriptionFacts';
import { cancelSubscription, reviveSubscription } from '../cancellation/cancelSubscription';
import { cancellationFee } from '../early-fees/cancellationFee';

describe('the life of a plan on the INTERNAL engine', () => {
  let backend: TestBackend;
  let site: SiteRow;
  beforeAll(async () => {
    backend = await openTestBackend();
    site = await backend.addSite();
  });
  afterAll(() => backend.close());

  const end = START + 14 * DAY;
  const conflict = { code: 'STATE_CONFLICT' };

  /** A customer in the middle of a paid period. */
  const customer = async (columns: Parameters<TestBackend['addSubscription']>[2] = {}) => {
    const user = await backend.addUser(site);
    const row = await backend.addSubscription(user, await backend.addPlan(site, 2800), columns);
    return { user, row };
  };
  const addPause = async (
    { user, row }: Awaited<ReturnType<typeof customer>>,
    columns: { startDate: number; endDate: number | null },
  ) => {
    const [pause] = await backend.db
      .insert(pauses)
      .values({
        id: `pau_${row.id}`,
        subscriptionId: row.id,
        userId: user.id,
        price: 200,
        currency: 'GBP',
        state: 'scheduled',
        ...columns,
      })
      .returning();
    if (!pause) throw new Error('The pause was not written.');
    return pause;
  };
  const addInvoice = (row: Awaited<ReturnType<typeof customer>>['row'], key: string) =>
    createInvoice(backend.db, {
      buyer: row.buyer,
      userId: row.userId,
      subscriptionId: row.id,
      locationId: row.locationId,
      reason: `${key}:${row.id}`,
      title: 'Plus',
      amount: 2800,
      currency: 'GBP',
      lines: [],
      periodStart: end,
      periodEnd: end + 28 * DAY,
      createdAt: end,
      effect: {
        kind: 'renew',
        priceId: row.priceId,
        periodStart: end,
        periodEnd: end + 28 * DAY,
      },
    });

  test('a payment that a coupon pays whole is announced as nothing, and a free plan has none', async () => {
    const { code } = await backend.addCoupon(site, { percentOff: 100, periods: null });
    const { row } = await customer({ couponCode: code, couponPeriodsLeft: null });
    expect(nextPaymentOf(await subscriptionFacts(backend.db, row))).toEqual({
      at: end,
      amount: { minor: 0, currency: 'GBP' },
      credit: 0,
    });
    const user = await backend.addUser(site);
    const free = await backend.addSubscription(user, await backend.addPlan(site, 0));
    expect(nextPaymentOf(await subscriptionFacts(backend.db, free))).toBeNull();
  });

  // BILL-4
  test('the account names the newest invoice that is owed, even after a newer one was paid', async () => {
    const { row } = await customer();
    const { invoice: owed } = await addInvoice(row, 'slot');
    const { invoice: newer } = await addInvoice(row, 'renewal');
    await backend.db
      .update(invoices)
      .set({ state: 'paid', createdAt: end + DAY })
      .where(eq(invoices.id, newer.id));
    expect(await lastInvoiceOf(backend.db, row.buyer)).toMatchObject({ id: owed.id });
    await backend.db.update(invoices).set({ state: 'paid' }).where(eq(invoices.id, owed.id));
    expect(await lastInvoiceOf(backend.db, row.buyer)).toMatchObject({ id: newer.id });
  });

  describe('cancelling', () => {
    test('a cancelled plan keeps its period, has no next payment, and can be revived', async () => {
      const { user, row } = await customer({ scheduledPriceId: null });
      expect(nextPaymentOf(await subscriptionFacts(backend.db, row))).toMatchObject({ at: end });
      const cancelled = await cancelSubscription(backend, user, 'Moving out');
      expect(cancelled).toMatchObject({
        state: 'cancelled',
        periodEnd: end,
        endedAt: null,
        cancellationReason: 'Moving out',
      });
      expect(nextPaymentOf(await subscriptionFacts(backend.db, cancelled))).toBeNull();
      await expect(cancelSubscription(backend, user, 'Again')).rejects.toMatchObject(conflict);
      const revived = await reviveSubscription(backend, user);
      expect(revived).toMatchObject({ state: 'active', cancellationReason: null });
      expect(nextPaymentOf(await subscriptionFacts(backend.db, revived))).toMatchObject({
        at: end,
        amount: { minor: 2800 },
      });
    });

    test('a free plan ends straight away, because it has no period', async () => {
      const { user } = await customer({ periodEnd: null });
      expect(await cancelSubscription(backend, user, 'No use')).toMatchObject({
        state: 'ended',
        endedAt: backend.clock.now(),
      });
    });

    test('a past-due plan ends straight away, and its open invoice is voided', async () => {
      const { user, row } = await customer({ state: 'past_due' });
      const { invoice } = await addInvoice(row, 'overdue');
      expect(await cancelSubscription(backend, user, 'Too dear')).toMatchObject({ state: 'ended' });
      const [voided] = await backend.db.select().from(invoices).where(eq(invoices.id, invoice.id));
      expect(voided).toMatchObject({ state: 'void', nextAttemptAt: null });
    });

    test('a plan under contract and a plan that does not renew cannot be cancelled', async () => {
      const bound = await customer({ contractEnd: START + 100 * DAY });
      const once = await customer({ recurring: false });
      for (const { user } of [bound, once])
        await expect(cancelSubscription(backend, user, '')).rejects.toMatchObject(conflict);
    });

    test('a plan cannot be revived once its period is over', async () => {
      const { user } = await customer({
        state: 'cancelled',
        cancelAtPeriodEnd: true,
        periodEnd: START - 1,
      });
      await expect(reviveSubscription(backend, user)).rejects.toMatchObject(conflict);
    });
  });

  describe('ending a contract early', () => {
    test.each([
      ['eleven whole months', Date.UTC(2027, 4, 15, 12), 11, 15_400],
      ['one day more than a month', Date.UTC(2026, 6, 16, 12), 2, 2800],
      ['less than a month', START + DAY, 1, 1400],
    ])(
      'with %s left costs half of the started months',
      async (_name, contractEnd, months, minor) => {
        const plan = await backend.addPlan(site, 2800, { category: '1month' });
        expect(cancellationFee(plan, { termEnd: contractEnd, agreed: null }, START)).toEqual({
          remaining: { amount: months, magnitude: 'month' },
          amount: { minor, currency: 'GBP' },
        });
      },
    );
  });

  describe('pausing', () => {
    test.each([
      ['one day', 1, 200],
      ['30 days', 30, 200],
      ['31 days', 31, 400],
      ['90 days', 90, 600],
    ])('a pause of %s costs £2.00 for each started 30 days', (_name, days, minor) => {
      const price = pausePrice(
        { currency: 'GBP' },
        { startDate: START, endDate: START + days * DAY },
      );
      expect(price).toEqual({ minor, currency: 'GBP' });
    });

    test.each([
      ['starts yesterday', -1, 5, 'startDate'],
      ['starts in 91 days', 91, 100, 'startDate'],
      ['lasts half a day', 1, 1.5, 'endDate'],
      ['lasts more than a year', 1, 400, 'endDate'],
    ])('a pause that %s is refused for that field', (_name, from, to, field) => {
      const iso = (days: number) => new Date(START + days * DAY).toISOString();
      const check = () => parsePauseDates({ startDate: iso(from), endDate: iso(to) }, START);
      expect(check).toThrowError(
        expect.objectContaining({
          code: 'PAUSE_DATES_REFUSED',
          details: { fields: { [field]: expect.any(String) } },
        }),
      );
    });

    test('a pause gives back exactly the paid time that was left when it started', async () => {
      const paused = await customer();
      const pause = await addPause(paused, { startDate: START, endDate: null });
      await beginPause(backend, pause, START);
      expect(await backend.readSubscription(paused.row.id)).toMatchObject({ state: 'paused' });
      backend.wait(100 * DAY);
      await endPause(backend, paused.user);
      expect(await backend.readSubscription(paused.row.id)).toMatchObject({
        state: 'active',
        periodEnd: backend.clock.now() + 14 * DAY,
      });
      backend.wait(-100 * DAY);
    });

    test('a scheduled pause moves the next payment by its length; without an end the date is unknown', async () => {
      const [short, endless] = [await customer(), await customer()];
      await addPause(short, { startDate: START + DAY, endDate: START + 11 * DAY });
      await addPause(endless, { startDate: START + DAY, endDate: null });
      expect(nextPaymentOf(await subscriptionFacts(backend.db, short.row))).toMatchObject({
        at: end + 10 * DAY,
      });
      expect(nextPaymentOf(await subscriptionFacts(backend.db, endless.row))).toBeNull();
    });

    test('a pause that has begun and ends on a day tells the next payment; one without an end does not', async () => {
      const [short, endless] = [await customer(), await customer()];
      for (const [paused, endDate] of [
        [short, START + 10 * DAY],
        [endless, null],
      ] as const)
        await beginPause(backend, await addPause(paused, { startDate: START, endDate }), START);
      const announced = async ({ row }: typeof short) =>
        nextPaymentOf(await subscriptionFacts(backend.db, await backend.readSubscription(row.id)));
      expect(await announced(short)).toMatchObject({ at: end + 10 * DAY, amount: { minor: 2800 } });
      expect(await announced(endless)).toBeNull();
    });

    test('cancelling a paused plan ends the pause, and the paid time can be used up', async () => {
      const paused = await customer();
      const pause = await addPause(paused, { startDate: START, endDate: null });
      await beginPause(backend, pause, START);
      expect(await cancelSubscription(backend, paused.user, 'Leaving')).toMatchObject({
        state: 'cancelled',
        periodEnd: backend.clock.now() + 14 * DAY,
      });
    });
  });

  describe('paying a renewal', () => {
    test('extends the period once, however often the payment is reported', async () => {
      const { row } = await customer({ state: 'past_due', couponPeriodsLeft: 2 });
      const { invoice } = await addInvoice(row, 'renewal');
      const results = await Promise.all([
        settleInvoice(backend, invoice.id, end, 'pi_1'),
        settleInvoice(backend, invoice.id, end, 'pi_1'),
      ]);
      expect(results.filter((settled) => settled !== null)).toHaveLength(1);
      expect(await backend.readSubscription(row.id)).toMatchObject({
        state: 'active',
        periodStart: end,
        periodEnd: end + 28 * DAY,
        couponPeriodsLeft: 1,
      });
    });

    test('does not revive a plan that has ended', async () => {
      const { row } = await customer({ state: 'ended', endedAt: START });
      const { invoice } = await addInvoice(row, 'late');
      await settleInvoice(backend, invoice.id, end);
      expect(await backend.readSubscription(row.id)).toMatchObject({
        state: 'ended',
        periodEnd: end,
      });
    });
  });

  describe('free plans', () => {
    test('a free plan starts without an end and without a payment, and is kept if it is chosen again', async () => {
      const buyer = backend.buyer(await backend.addUser(site));
      const plan = await backend.addPlan(site, 0);
      const first = await activateFreePlan(backend, buyer, plan);
      expect(first).toMatchObject({ state: 'active', periodEnd: null, engine: 'INTERNAL' });
      expect((await activateFreePlan(backend, buyer, plan)).id).toBe(first.id);
      const other = await activateFreePlan(backend, buyer, await backend.addPlan(site, 0));
      expect(other.id).not.toBe(first.id);
      expect(await backend.readSubscription(first.id)).toMatchObject({ state: 'ended' });
    });

    test('a plan with a price cannot be activated for free, and a free plan cannot replace a paid one', async () => {
      const { user, row } = await customer();
      const [free, paid] = [await backend.addPlan(site, 0), await backend.addPlan(site, 100)];
      const newcomer = backend.buyer(await backend.addUser(site));
      await expect(activateFreePlan(backend, newcomer, paid)).rejects.toMatchObject(conflict);
      await expect(activateFreePlan(backend, backend.buyer(user), free)).rejects.toMatchObject(
        conflict,
      );
      expect(await backend.readSubscription(row.id)).toMatchObject({ state: 'active' });
    });

    test('a coupon of 100 % starts a paid plan without a payment, for one period of the coupon', async () => {
      const buyer = backend.buyer(await backend.addUser(site));
      const plan = await backend.addPlan(site, 2800);
      const coupon = await backend.addCoupon(site, { percentOff: 100, periods: 3 });
      const bought = await startInternalPurchase(backend, buyer, plan, coupon);
      expect(bought).toMatchObject({ paymentIntentId: null, invoiceId: null });
      expect(await backend.readSubscription(bought.subscriptionId)).toMatchObject({
        state: 'active',
        couponPeriodsLeft: 2,
        periodEnd: backend.clock.now() + 28 * DAY,
      });
      await expect(startInternalPurchase(backend, buyer, plan, null)).rejects.toMatchObject(
        conflict,
      );
    });
  });
});
