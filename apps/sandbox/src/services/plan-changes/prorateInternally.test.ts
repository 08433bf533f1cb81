import { DAY } from '@foyer/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestBackend, START, type TestBackend } from '../../tests/support/testBackend';
import type { InvoiceEffect } from '../../db/schema/billing';
import type { CouponRow } from '../coupons/findCoupon';
import { createInvoice } from '../invoices/createInvoice';
import type { PlanRow } from '../plans/findPlan';
import type { SiteRow } from '../sites/findSite';
import type { SubscriptionRow } from '../subscriptions/findSubscription';
import { prorateInternally } from './prorateInternally';

describe('proration on the INTERNAL engine', () => {
  let backend: TestBackend;
  let site: SiteRow;
  beforeAll(async () => {
    backend = await openTestBackend();
    site = await backend.addSite();
  });
  afterAll(() => backend.close());

  /** A subscription in the middle of its period of 28 days, which was paid in full. */
  const paidSubscription = async (
    plan: PlanRow,
    paid = plan.amount,
    effect: InvoiceEffect = { kind: 'none' },
  ): Promise<SubscriptionRow> => {
    const row = await backend.addSubscription(await backend.addUser(site), plan);
    if (paid > 0 || effect.kind === 'renew')
      await createInvoice(backend.db, {
        buyer: row.buyer,
        userId: row.userId,
        subscriptionId: row.id,
        locationId: row.locationId,
        reason: row.id,
        title: plan.details.title,
        amount: paid,
        currency: plan.currency,
        lines: [],
        periodStart: row.periodStart,
        periodEnd: row.periodEnd ?? 0,
        createdAt: row.periodStart,
        state: 'paid',
        effect,
      });
    return row;
  };

  /** Computes the change of a paid subscription to another plan, in the middle of its period by default. */
  const change = (
    row: SubscriptionRow,
    current: PlanRow,
    target: PlanRow,
    options: { coupon?: CouponRow; couponChange?: 'new'; at?: number } = {},
  ) =>
    prorateInternally(backend, {
      row,
      current,
      target,
      coupon: options.coupon ?? null,
      couponChange: options.couponChange ?? 'none',
      prorationDate: options.at ?? START,
    });

  /** Two plans of the same length, with their prices in minor units. */
  const plans = async (from: number, to: number): Promise<[PlanRow, PlanRow]> => [
    await backend.addPlan(site, from),
    await backend.addPlan(site, to),
  ];

  test('a change never costs less than a card can pay: the credit pays less', async () => {
    const [current, target] = await plans(1000, 1020);
    const result = await change(await paidSubscription(current), current, target);
    expect(result).toMatchObject({ cost: 30, credit: 480, creditLeft: 20 });
  });

  test('a change whose rest of the period costs less than a card can pay is free', async () => {
    const [current, target] = await plans(100, 1000);
    const row = await paidSubscription(current);
    const at = START + 14 * DAY - DAY / 2;
    expect(await change(row, current, target, { at })).toMatchObject({ cost: 0 });
  });

  test('a change between plans of the same length costs the difference for the remaining half of the period', async () => {
    const [current, target] = await plans(1000, 3000);
    const row = await paidSubscription(current);
    const result = await change(row, current, target);
    expect(result).toMatchObject({
      cost: 1000,
      credit: 500,
      periodStart: row.periodStart,
      periodEnd: row.periodEnd,
    });
    expect(result.lines.map(({ amount }) => amount)).toEqual([1500, -500]);
  });

  test('a change on the last day of the period costs almost nothing, and after it nothing', async () => {
    const [current, target] = await plans(2800, 5600);
    const row = await paidSubscription(current);
    const at = (time: number) => change(row, current, target, { at: time });
    expect(await at(START + 13 * DAY)).toMatchObject({ cost: 100, credit: 100 });
    expect(await at(START + 15 * DAY)).toMatchObject({ cost: 0, credit: 0 });
  });

  test('a change to a plan with another period starts that period now, at its full price less the credit', async () => {
    const current = await backend.addPlan(site, 1000);
    const target = await backend.addPlan(site, 2500, { category: '1month' });
    const row = await paidSubscription(current);
    expect(await change(row, current, target)).toMatchObject({
      cost: 2000,
      credit: 500,
      periodStart: START,
      periodEnd: Date.UTC(2026, 6, 15, 12),
    });
  });

  test('unused time that is worth more than the new plan stays as credit, and nothing is paid out', async () => {
    const [current, target] = await plans(9000, 1000);
    const row = await paidSubscription(current);
    expect(await change(row, current, target)).toMatchObject({
      cost: 0,
      credit: 500,
      creditLeft: 4000,
      creditUsed: -4000,
    });
  });

  test('the credit is a share of what was really paid, not of the price of the plan', async () => {
    const [current, target] = await plans(1000, 3000);
    const row = await paidSubscription(current, 400);
    expect(await change(row, current, target)).toMatchObject({ cost: 1300, credit: 200 });
  });

  test('the subscription’s credit pays before the card does', async () => {
    const [current, target] = await plans(1000, 3000);
    const row = { ...(await paidSubscription(current)), credit: 700 };
    expect(await change(row, current, target)).toMatchObject({
      cost: 300,
      credit: 1200,
      creditLeft: 0,
      creditUsed: 700,
    });
  });

  test('a period that credit has paid is worth as much as one that the card has paid', async () => {
    const [current, target] = await plans(1000, 3000);
    const row = await paidSubscription(current, 0, {
      kind: 'renew',
      priceId: current.priceId,
      periodStart: 0,
      periodEnd: 0,
      creditUsed: 1000,
    });
    expect(await change(row, current, target)).toMatchObject({ cost: 1000, credit: 500 });
  });

  test('a coupon reduces the price of the new plan before the proration', async () => {
    const [current, target] = await plans(1000, 3000);
    const coupon = await backend.addCoupon(site, { percentOff: 20 });
    const row = await paidSubscription(current);
    expect(await change(row, current, target, { coupon })).toMatchObject({
      cost: 700,
      credit: 500,
    });
  });

  test('a change from a free plan starts a full period at the full price', async () => {
    const [current, target] = await plans(0, 3000);
    const row = await paidSubscription(current, 0);
    expect(await change(row, current, target)).toMatchObject({
      cost: 3000,
      credit: 0,
      periodStart: START,
      periodEnd: START + 28 * DAY,
    });
  });

  // SUB-22
  test('of a pass that was made longer, the time that is left counts once', async () => {
    const [current, target] = await plans(1400, 3000);
    const pass = await paidSubscription(current);
    const { buyer, userId, id: subscriptionId, periodEnd } = pass;
    const [end, longer] = [periodEnd ?? 0, (periodEnd ?? 0) + 28 * DAY];
    await createInvoice(backend.db, {
      buyer,
      userId,
      subscriptionId,
      locationId: pass.locationId,
      reason: `extension:${subscriptionId}`,
      title: current.details.title,
      amount: 1400,
      currency: current.currency,
      lines: [],
      periodStart: end,
      periodEnd: longer,
      createdAt: START,
      state: 'paid',
      effect: { kind: 'extend' },
    });
    const row = { ...pass, recurring: false, periodEnd: longer };
    // Half of the first 28 days and all of the next.
    expect(await change(row, current, target)).toMatchObject({ cost: 900, credit: 2100 });
    const inTheAdded = end + 14 * DAY;
    expect(await change(row, current, target, { at: inTheAdded })).toMatchObject({ credit: 700 });
  });
});
