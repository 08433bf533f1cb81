import { expect, it } from 'vitest';
import { aPlan, pounds } from '../testing/aPlan';
import type { Coupon } from './coupon';
import { firstPaymentAt, isFreeForever } from './firstPayment';

const NOW = Date.UTC(2026, 10, 9);

const paysAll = (validForNumberOfPeriods: number | null): Coupon => ({
  value: 'FREERIDE',
  discount: { kind: 'amount', amount: pounds(20) },
  validForNumberOfPeriods,
  singlePlanPath: null,
  hiddenPlan: null,
});
const everyFourWeeks = aPlan();

// BUY-21
it.each([
  ['is paid today without a coupon', everyFourWeeks, null, null, false],
  [
    'is paid after the periods that a coupon pays',
    everyFourWeeks,
    paysAll(2),
    Date.UTC(2027, 0, 4),
    false,
  ],
  ['is free forever with a coupon that does not end', everyFourWeeks, paysAll(null), null, true],
  [
    'is free forever if its plan does not renew',
    aPlan({ recurring: false }),
    paysAll(2),
    null,
    true,
  ],
])('an order %s', (_, plan, coupon, at, isFree) => {
  const order = { plan, coupon };
  expect([firstPaymentAt(order, NOW), isFreeForever(order)]).toEqual([at, isFree]);
});
