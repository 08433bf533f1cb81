import { DAY } from '@foyer/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestBackend, START, type TestBackend } from '../../tests/support/testBackend';
import type { InvoiceEffect } from '../../db/schema/billing';
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

  test('a change between plans of the same length costs the difference for the remaining half of the period', async () => {
    const [current, target] = [
      await backend.addPlan(site, 1000),
      await backend.addPlan(site, 3000),
    ];
    const row = await paidSubscription(current);
    const result = await prorateInternally(backend, {
      row,
      current,
      target,
      coupon: null,
      prorationDate: START,
    });
    expect(result).toMatchObject({
      cost: 1000,
      credit: 500,
      periodStart: row.periodStart,
      periodEnd: row.periodEnd,
    });
    expect(result.lines.map(({ amount }) => amount)).toEqual([1500, -500]);
  });

  test('a change on the last day of the period costs almost nothing, and after it nothing', async () => {
    const [current, target] = [
      await backend.addPlan(site, 2800),
      await backend.addPlan(site, 5600),
    ];
    const row = await paidSubscription(current);
    const at = (prorationDate: number) =>
      prorateInternally(backend, { row, current, target, coupon: null, prorationDate });
    expect(await at(START + 13 * DAY)).toMatchObject({ cost: 100, credit: 100 });
    expect(await at(START + 15 * DAY)).toMatchObject({ cost: 0, credit: 0 });
  });

  test('a change to a plan with another period starts that period now, at its full price less the credit', async () => {
    const current = await backend.addPlan(site, 1000);
    const target = await backend.addPlan(site, 2500, { category: '1month' });
    const row = await paidSubscription(current);
    expect(
      await prorateInternally(backend, {
        row,
        current,
        target,
        coupon: null,
        prorationDate: START,
      }),
    ).toMatchObject({
      cost: 2000,
      credit: 500,
      periodStart: START,
      periodEnd: Date.UTC(2026, 6, 15, 12),
    });
  });

  test('unused time that is worth more than the new plan stays as credit, and nothing is paid out', async () => {
    const [current, target] = [
      await backend.addPlan(site, 9000),
      await backend.addPlan(site, 1000),
    ];
    const row = await paidSubscription(current);
    expect(
      await prorateInternally(backend, {
        row,
        current,
        target,
        coupon: null,
        prorationDate: START,
      }),
    ).toMatchObject({ cost: 0, credit: 500, creditLeft: 4000, creditUsed: -4000 });
  });

  test('the credit is a share of what was really paid, not of the price of the plan', async () => {
    const [current, target] = [
      await backend.addPlan(site, 1000),
      await backend.addPlan(site, 3000),
    ];
    const row = await paidSubscription(current, 400);
    expect(
      await prorateInternally(backend, {
        row,
        current,
        target,
        coupon: null,
        prorationDate: START,
      }),
    ).toMatchObject({ cost: 1300, credit: 200 });
  });

  test('the subscription’s credit pays before the card does', async () => {
    const [current, target] = [
      await backend.addPlan(site, 1000),
      await backend.addPlan(site, 3000),
    ];
    const row = { ...(await paidSubscription(current)), credit: 700 };
    const order = { row, current, target, coupon: null, prorationDate: START };
    expect(await prorateInternally(backend, order)).toMatchObject({
      cost: 300,
      credit: 1200,
      creditLeft: 0,
      creditUsed: 700,
    });
  });

  test('a period that credit has paid is worth as much as one that the card has paid', async () => {
    const [current, target] = [
      await backend.addPlan(site, 1000),
      await backend.addPlan(site, 3000),
    ];
    const row = await paidSubscription(current, 0, {
      kind: 'renew',
      priceId: current.priceId,
      periodStart: 0,
      periodEnd: 0,
      creditUsed: 1000,
    });
    const order = { row, current, target, coupon: null, prorationDate: START };
    expect(await prorateInternally(backend, order)).toMatchObject({ cost: 1000, credit: 500 });
  });

  test('a coupon reduces the price of the new plan before the proration', async () => {
    const [current, target] = [
      await backend.addPlan(site, 1000),
      await backend.addPlan(site, 3000),
    ];
    const coupon = await backend.addCoupon(site, { percentOff: 20 });
    const row = await paidSubscription(current);
    expect(
      await prorateInternally(backend, { row, current, target, coupon, prorationDate: START }),
    ).toMatchObject({ cost: 700, credit: 500 });
  });

  test('a change from a free plan starts a full period at the full price', async () => {
    const [current, target] = [await backend.addPlan(site, 0), await backend.addPlan(site, 3000)];
    const row = await paidSubscription(current, 0);
    expect(
      await prorateInternally(backend, {
        row,
        current,
        target,
        coupon: null,
        prorationDate: START,
      }),
    ).toMatchObject({ cost: 3000, credit: 0, periodStart: START, periodEnd: START + 28 * DAY });
  });
});
