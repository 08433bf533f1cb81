import { describe, expect, it } from 'vitest';
import { pounds } from '../testing/aPlan';
import { applyCoupon, couponSaving } from './applyCoupon';
import { couponFitsPlan, type Discount, singlePlanPriceId } from './coupon';
import { couponPeriodsLabel, discountLabel } from './couponLabels';

import fc from 'fast-check';

const percent = (value: number): Discount => ({ kind: 'percent', percent: value });
const off = (major: number): Discount => ({ kind: 'amount', amount: pounds(major) });

describe('the price with a coupon', () => {
  it.each([
    ['is lower by a percentage', 20, percent(10), 18],
    ["rounds half a penny in the customer's favour", 0.05, percent(50), 0.02],
    ['is zero with 100 %', 20, percent(100), 0],
    ['is never below zero', 20, percent(120), 0],
    ['is never above the full price', 20, percent(-10), 20],
    ['is lower by an amount', 20, off(5), 15],
    ['is never below zero with an amount', 20, off(25), 0],
    ['ignores a negative amount', 20, off(-5), 20],
  ])('%s', (_, price, discount, result) => {
    expect(applyCoupon(pounds(price), { discount })).toEqual(pounds(result));
  });

  it('stays the same if the coupon has another currency', () => {
    const discount: Discount = { kind: 'amount', amount: { minor: 500, currency: 'USD' } };
    expect(applyCoupon(pounds(20), { discount })).toEqual(pounds(20));
  });

  it('is the full price less the saving', () => {
    expect(couponSaving(pounds(20), { discount: percent(25) })).toEqual(pounds(5));
  });

  it('and the saving add up to the full price, for any discount', () => {
    const discounts = fc.oneof(
      fc.integer({ min: 0, max: 100 }).map(percent),
      fc.integer({ min: 0, max: 500 }).map(off),
    );
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000 }), discounts, (minor, discount) => {
        const price = { minor, currency: 'GBP' } as const;
        const lowered = applyCoupon(price, { discount }).minor;
        expect(lowered + couponSaving(price, { discount }).minor).toBe(minor);
        expect(Number.isInteger(lowered) && lowered >= 0 && lowered <= minor).toBe(true);
      }),
    );
  });
});

describe('the label of a coupon', () => {
  it('names the discount', () => {
    expect(discountLabel({ discount: percent(10) }, 'en-GB')).toEqual({
      key: 'coupons.percentOff',
      values: { percent: 10 },
    });
    expect(discountLabel({ discount: off(5) }, 'en-GB')).toEqual({
      key: 'coupons.amountOff',
      values: { amount: '£5.00' },
    });
  });

  it('names the number of periods', () => {
    expect(couponPeriodsLabel({ validForNumberOfPeriods: 1 })).toEqual({
      key: 'coupons.periods',
      values: { count: 1 },
    });
    expect(couponPeriodsLabel({ validForNumberOfPeriods: null })).toEqual({
      key: 'coupons.everyPeriod',
    });
  });
});

describe('a coupon with a single plan path', () => {
  it.each([
    ['/select-plan/price-gold', 'price-gold'],
    ['price-gold', 'price-gold'],
    ['plans/price-gold/', 'price-gold'],
    ['', null],
    ['/', null],
    [null, null],
  ])('%s is for the plan %s', (singlePlanPath, priceId) => {
    expect(singlePlanPriceId({ singlePlanPath })).toBe(priceId);
  });

  it.each([
    ['/select-plan/gold', 'gold', true],
    ['/select-plan/gold', 'silver', false],
    [null, 'silver', true],
  ])('%s applies to the plan %s: %s', (singlePlanPath, priceId, fits) => {
    expect(couponFitsPlan({ singlePlanPath }, { priceId })).toBe(fits);
  });
});
