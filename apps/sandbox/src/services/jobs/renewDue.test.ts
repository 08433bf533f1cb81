import { DAY } from '@foyer/domain';
import Stripe from 'stripe';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { invoices } from '../../db/schema/billing';
import { openTestBackend, START, type TestBackend } from '../../tests/support/testBackend';
import type { SiteRow } from '../sites/findSite';
import { renewDue } from './renewDue';
import { endsPlanAt, RETRY_DAYS } from '../invoices/retryDays';
import { retryInvoices } from './retryInvoices';

const CARD = { id: 'pm_1', brand: 'visa', lastFour: '4242', expMonth: 1, expYear: 2030 };

describe('renewals on the INTERNAL engine', () => {
  let backend: TestBackend;
  let site: SiteRow;
  beforeAll(async () => {
    backend = await openTestBackend();
    site = await backend.addSite();
  });
  beforeEach(() => {
    const { customers } = backend.cardProvider.stripe;
    vi.spyOn(customers, 'retrieve').mockImplementation((id) => Promise.resolve({ id } as never));
    // The provider has no earlier payment for any renewal.
    const none = Promise.resolve({ data: [], has_more: false });
    const list = vi.spyOn(backend.cardProvider.stripe.paymentIntents, 'list');
    list.mockReturnValue(Object.assign(none, { async *[Symbol.asyncIterator]() {} }) as never);
  });
  afterEach(() => void vi.restoreAllMocks());
  afterAll(() => backend.close());

  const invoicesOf = (subscriptionId: string) =>
    backend.db
      .select()
      .from(invoices)
      .where(eq(invoices.subscriptionId, subscriptionId))
      .orderBy(invoices.createdAt);
  const declineCharges = () =>
    vi.spyOn(backend.cardProvider.stripe.paymentIntents, 'create').mockRejectedValue(
      new Stripe.errors.StripeCardError({
        type: 'card_error',
        code: 'card_declined',
        message: 'Your card was declined.',
      }),
    );
  const end = START + 14 * DAY;

  test('a plan is not renewed before its period ends', async () => {
    const row = await backend.addSubscription(
      await backend.addUser(site),
      await backend.addPlan(site, 0, { category: '1week' }),
    );
    await renewDue(backend, end - 1);
    expect(await invoicesOf(row.id)).toEqual([]);
    expect(await backend.readSubscription(row.id)).toMatchObject({ periodEnd: end });
  });

  test('after a jump of the clock a plan renews once for every period that has passed', async () => {
    const plan = await backend.addPlan(site, 1000, { category: '1week' });
    const coupon = await backend.addCoupon(site, { percentOff: 100 });
    const row = await backend.addSubscription(await backend.addUser(site), plan, {
      couponCode: coupon.code,
      couponPeriodsLeft: null,
    });
    await renewDue(backend, end + 15 * DAY);
    await renewDue(backend, end + 15 * DAY);
    expect(
      (await invoicesOf(row.id)).map(({ periodStart, state }) => [periodStart, state]),
    ).toEqual([0, 7, 14].map((days) => [end + days * DAY, 'paid']));
    expect(await backend.readSubscription(row.id)).toMatchObject({
      state: 'active',
      periodEnd: end + 21 * DAY,
    });
  });

  test('a coupon for two periods is used up by two renewals, and the third is charged in full', async () => {
    const create = declineCharges();
    const plan = await backend.addPlan(site, 1000, { category: '1week' });
    const coupon = await backend.addCoupon(site, { percentOff: 100, periods: 2 });
    const row = await backend.addSubscription(
      await backend.addUser(site, { card: CARD, providerCustomerId: 'cus_1' }),
      plan,
      {
        couponCode: coupon.code,
        couponPeriodsLeft: 2,
      },
    );
    await renewDue(backend, end + 14 * DAY);
    expect((await invoicesOf(row.id)).map(({ amount }) => amount)).toEqual([0, 0, 1000]);
    expect(create).toHaveBeenCalledOnce();
    expect(await backend.readSubscription(row.id)).toMatchObject({
      couponPeriodsLeft: 0,
      state: 'past_due',
    });
  });

  test.each([
    ['a cancelled plan', { state: 'cancelled', cancelAtPeriodEnd: true }],
    ['a plan that does not renew', { recurring: false }],
  ] as const)('%s ends when its period ends, without an invoice', async (_name, columns) => {
    const plan = await backend.addPlan(site, 1000);
    const row = await backend.addSubscription(await backend.addUser(site), plan, columns);
    await renewDue(backend, end);
    expect(await backend.readSubscription(row.id)).toMatchObject({ state: 'ended', endedAt: end });
    expect(await invoicesOf(row.id)).toEqual([]);
  });

  test('a scheduled plan replaces the current one at the end of the period', async () => {
    const [current, next] = [
      await backend.addPlan(site, 1000, { recurring: false }),
      await backend.addPlan(site, 0),
    ];
    const row = await backend.addSubscription(await backend.addUser(site), current, {
      scheduledPriceId: next.priceId,
    });
    await renewDue(backend, end);
    expect(await backend.readSubscription(row.id)).toMatchObject({
      state: 'active',
      priceId: next.priceId,
      scheduledPriceId: null,
      recurring: true,
      periodEnd: end + 28 * DAY,
    });
  });

  test('a paused plan is not renewed', async () => {
    const plan = await backend.addPlan(site, 0);
    const row = await backend.addSubscription(await backend.addUser(site), plan, {
      state: 'paused',
    });
    await renewDue(backend, end + DAY);
    expect(await backend.readSubscription(row.id)).toMatchObject({ periodEnd: end });
  });

  test('a declined renewal is retried on three days, and then the plan ends unpaid', async () => {
    const create = declineCharges();
    const plan = await backend.addPlan(site, 1000);
    const user = await backend.addUser(site, { card: CARD, providerCustomerId: 'cus_2' });
    const row = await backend.addSubscription(user, plan);
    await renewDue(backend, end);
    expect(await backend.readSubscription(row.id)).toMatchObject({
      state: 'past_due',
      priceId: plan.priceId,
    });
    for (const days of RETRY_DAYS) {
      await retryInvoices(backend, end + days * DAY - 1);
      const [open] = await invoicesOf(row.id);
      expect(open).toMatchObject({ state: 'open', nextAttemptAt: end + days * DAY });
      await retryInvoices(backend, end + days * DAY);
    }
    expect(create).toHaveBeenCalledTimes(1 + RETRY_DAYS.length);
    const keys = create.mock.calls.map(([, options]) => options?.idempotencyKey);
    expect(new Set(keys).size).toBe(keys.length);
    expect(await invoicesOf(row.id)).toMatchObject([
      { state: 'uncollectible', nextAttemptAt: null, amount: 1000 },
    ]);
    expect(await backend.readSubscription(row.id)).toMatchObject({ state: 'ended' });
  });

  test.each([
    ['a day', '1day', [1]],
    ['a week', '1week', [3, 7]],
  ] as const)(
    'an unpaid plan of %s ends with the period that it owes',
    async (_, category, tries) => {
      const create = declineCharges();
      const plan = await backend.addPlan(site, 1000, { category, recurring: true });
      const user = await backend.addUser(site, { card: CARD, providerCustomerId: 'cus_3' });
      const row = await backend.addSubscription(user, plan);
      await renewDue(backend, end);
      for (const days of tries) {
        expect(await backend.readSubscription(row.id)).toMatchObject({ state: 'past_due' });
        await retryInvoices(backend, end + days * DAY);
      }
      expect(create).toHaveBeenCalledTimes(1 + tries.length);
      expect(await backend.readSubscription(row.id)).toMatchObject({
        state: 'ended',
        endedAt: end + (tries.at(-1) ?? 0) * DAY,
      });
    },
  );

  test.each([
    ['a day', 'a month', '1day', '1month', [1]],
    ['a month', 'a day', '1month', '1day', [1]],
    ['a year', 'a month', '1year', '1month', [3, 8, 15]],
  ] as const)(
    'a plan of %s whose booked plan of %s nobody pays ends after the shorter of the two',
    async (_, __, paid, booked, tries) => {
      declineCharges();
      const [current, next] = [
        await backend.addPlan(site, 1000, { category: paid }),
        await backend.addPlan(site, 900, { category: booked }),
      ];
      const user = await backend.addUser(site, { card: CARD, providerCustomerId: 'cus_4' });
      const row = await backend.addSubscription(user, current, { scheduledPriceId: next.priceId });
      await renewDue(backend, end);
      for (const days of tries) {
        expect(await backend.readSubscription(row.id)).toMatchObject({ state: 'past_due' });
        await retryInvoices(backend, end + days * DAY);
      }
      expect(await backend.readSubscription(row.id)).toMatchObject({
        state: 'ended',
        endedAt: end + (tries.at(-1) ?? 0) * DAY,
      });
    },
  );

  test('a renewal that credit pays but for pennies charges what a card can pay, and keeps more credit', async () => {
    const create = declineCharges();
    const row = await backend.addSubscription(
      await backend.addUser(site, { card: CARD, providerCustomerId: 'cus_1' }),
      await backend.addPlan(site, 1000, { category: '1week' }),
      { credit: 988 },
    );
    await renewDue(backend, end);
    expect(create.mock.lastCall?.[0]).toMatchObject({ amount: 30 });
    const [invoice] = await invoicesOf(row.id);
    expect(invoice?.effect).toMatchObject({ creditUsed: 970 });
  });

  test('a renewal that is billed after all its tries is tried once more, 3 days later', async () => {
    declineCharges();
    const plan = await backend.addPlan(site, 1000, { category: '1week' });
    const user = await backend.addUser(site, { card: CARD, providerCustomerId: 'cus_late' });
    const row = await backend.addSubscription(user, plan);
    const now = end + 8 * DAY;
    backend.wait(now - backend.clock.now());
    const stateAt = async (at: number) => {
      await retryInvoices(backend, at);
      return (await backend.readSubscription(row.id)).state;
    };
    await renewDue(backend, now);
    const [invoice] = await invoicesOf(row.id);
    expect(invoice && endsPlanAt(invoice)).toBe(now + 3 * DAY);
    for (let run = 0; run < 3; run += 1) expect(await stateAt(now)).toBe('past_due');
    expect(await stateAt(now + 3 * DAY)).toBe('ended');
  });

  test.each([
    ['a month', '1month', 5, [8, 15]],
    ['a month', '1month', 13, [16]],
    ['a week', '1week', 5, [8]],
  ] as const)(
    'a plan of %s (%s) whose renewal is billed %i days late ends days after its user has heard of it',
    async (_, category, late, tries) => {
      const create = declineCharges();
      const plan = await backend.addPlan(site, 1000, { category, recurring: true });
      const user = await backend.addUser(site, { card: CARD, providerCustomerId: 'cus_days' });
      const now = backend.clock.now();
      const due = now - late * DAY;
      const columns = { periodStart: due - 7 * DAY, periodEnd: due };
      const row = await backend.addSubscription(user, plan, columns);
      await renewDue(backend, now);
      const [invoice] = await invoicesOf(row.id);
      const last = due + (tries.at(-1) ?? 0) * DAY;
      expect(invoice && endsPlanAt(invoice)).toBe(last);
      await retryInvoices(backend, now);
      expect(create).toHaveBeenCalledOnce();
      for (const days of tries) {
        expect(await backend.readSubscription(row.id)).toMatchObject({ state: 'past_due' });
        await retryInvoices(backend, due + days * DAY);
      }
      expect(await backend.readSubscription(row.id)).toMatchObject({
        state: 'ended',
        endedAt: last,
      });
    },
  );
});
