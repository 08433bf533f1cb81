import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestBackend, START, type TestBackend } from '../../tests/support/testBackend';
import type { SiteRow } from '../sites/findSite';
import { discountedPrice, requireCoupon, type CouponRow } from './findCoupon';

describe('coupons', () => {
  let backend: TestBackend;
  let site: SiteRow;
  beforeAll(async () => {
    backend = await openTestBackend();
    site = await backend.addSite();
  });
  afterAll(() => backend.close());

  const use = (now = START) => ({
    locationId: site.locationId,
    customerCode: site.customerCode,
    now,
    plan: null,
    buyer: null,
  });

  test('a coupon is found by its code in upper or lower case, with spaces around it', async () => {
    const { code } = await backend.addCoupon(site, { percentOff: 20 });
    const found = await requireCoupon(backend.db, ` ${code.toLowerCase()} `, use());
    expect(found.code).toBe(code);
  });

  test.each([
    ['an expired coupon', { expiresAt: START }],
    ['a coupon of another venue', { locationId: 'elsewhere' }],
    ['a coupon of another operator', { customerCode: 'another', locationId: null }],
  ] satisfies [string, Partial<CouponRow>][])('%s is refused', async (_name, columns) => {
    const { code } = await backend.addCoupon(site, { percentOff: 20, ...columns });
    await expect(requireCoupon(backend.db, code, use())).rejects.toMatchObject({
      code: 'COUPON_INVALID',
    });
  });

  test('a coupon without a venue is valid at every venue of its operator', async () => {
    const { code } = await backend.addCoupon(site, { percentOff: 20, locationId: null });
    await expect(requireCoupon(backend.db, code, use())).resolves.toMatchObject({ code });
  });

  test('a coupon for one plan is refused at the operator’s other venues', async () => {
    const elsewhere = await backend.addSite();
    const plan = await backend.addPlan(elsewhere, 1000);
    const { code } = await backend.addCoupon(site, {
      percentOff: 20,
      locationId: null,
      planPriceId: plan.priceId,
    });
    await expect(requireCoupon(backend.db, code, use())).rejects.toMatchObject({
      message: 'This coupon isn’t valid here.',
    });
  });

  test('a coupon is refused for another plan than its own, and for another currency', async () => {
    const [plan, other] = [await backend.addPlan(site, 1000), await backend.addPlan(site, 1000)];
    const bound = await backend.addCoupon(site, { percentOff: 50, planPriceId: plan.priceId });
    await expect(requireCoupon(backend.db, bound.code, { ...use(), plan })).resolves.toBeDefined();
    await expect(
      requireCoupon(backend.db, bound.code, { ...use(), plan: other }),
    ).rejects.toMatchObject({ message: 'This coupon is for another plan.' });
    const dollars = await backend.addCoupon(site, { amountOff: 500, currency: 'USD' });
    await expect(requireCoupon(backend.db, dollars.code, { ...use(), plan })).rejects.toMatchObject(
      { message: 'This coupon is for another currency.' },
    );
  });

  test.each([
    ['20 % off', { percentOff: 20 }, 2000],
    ['£5.00 off', { amountOff: 500, currency: 'GBP' }, 2000],
    ['more off than the price', { amountOff: 9900, currency: 'GBP' }, 0],
    ['100 % off', { percentOff: 100 }, 0],
  ] satisfies [string, Partial<CouponRow>, number][])(
    'the price of a period with %s is never negative and right to the penny',
    async (_name, columns, expected) => {
      const plan = await backend.addPlan(site, 2500);
      const coupon = await backend.addCoupon(site, columns);
      expect(discountedPrice(plan, coupon).minor).toBe(expected);
      expect(discountedPrice(plan, null).minor).toBe(2500);
    },
  );
});
