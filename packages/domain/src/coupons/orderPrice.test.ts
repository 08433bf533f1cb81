import { expect, it } from 'vitest';
import { aPlan, pounds } from '../testing/aPlan';
import type { Coupon } from './coupon';
import { priceNext, priceToday, appliedCoupon } from './orderPrice';

const aCoupon = (over: Partial<Coupon>): Coupon => ({
  value: 'AUTUMN20',
  discount: { kind: 'amount', amount: pounds(5) },
  validForNumberOfPeriods: null,
  singlePlanPath: null,
  hiddenPlan: null,
  ...over,
});

it.each([
  ['without a coupon', null, 20, 20],
  ['with a coupon for every period', aCoupon({}), 15, 15],
  ['with a coupon for some periods', aCoupon({ validForNumberOfPeriods: 3 }), 15, 15],
  ['with a coupon for one period', aCoupon({ validForNumberOfPeriods: 1 }), 15, 20],
  ['with a coupon for another plan', aCoupon({ singlePlanPath: '/plans/price-plus' }), 20, 20],
])('the price today and the next price: %s', (_, coupon, today, next) => {
  const order = { plan: aPlan(), coupon };
  expect([priceToday(order), priceNext(order)]).toEqual([pounds(today), pounds(next)]);
});

it.each([
  ['fits', null, true],
  ['is for this plan', '/plans/price-standard', true],
  ['is for another plan', '/plans/price-plus', false],
])('a coupon applies if it %s', (_, singlePlanPath, isUsed) => {
  const coupon = aCoupon({ singlePlanPath });
  expect(appliedCoupon({ plan: aPlan(), coupon })).toBe(isUsed ? coupon : null);
});

it('the price is zero before the user chooses a plan', () => {
  expect(priceToday({ plan: null, coupon: aCoupon({}) })).toEqual({ minor: 0, currency: 'XXX' });
});
