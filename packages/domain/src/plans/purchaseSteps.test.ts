import { describe, expect, it } from 'vitest';
import { aPlan, pounds } from '../testing/aPlan';
import { needsPayment, purchaseSteps } from './purchaseSteps';

const paid = aPlan();
const free = aPlan({ price: pounds(0) });
const oneOff = aPlan({ recurring: false });

describe('the purchase steps', () => {
  it.each([
    ['a visitor', paid, false, 'PAYG', ['sign-up', 'confirm-plan', 'pay']],
    ['a logged-in user', paid, true, 'PAYG', ['confirm-plan', 'pay']],
    ['a visitor with a free plan', free, false, 'PAYG', ['sign-up', 'confirm-plan']],
    ['a logged-in user with a free plan', free, true, 'PAYG', ['confirm-plan']],
    ['a visitor without a chosen plan', null, false, 'PAYG', ['sign-up', 'confirm-plan', 'pay']],
    ['a device without an account', oneOff, false, 'PDR_NUJ', ['confirm-plan', 'pay']],
    [
      'a device that wants a recurring plan',
      paid,
      false,
      'PDR_NUJ',
      ['sign-up', 'confirm-plan', 'pay'],
    ],
    ['a device without a chosen plan', null, false, 'PDR_NUJ', ['confirm-plan', 'pay']],
  ] as const)('of %s', (_, plan, loggedIn, portalType, steps) => {
    expect(purchaseSteps(plan, { loggedIn, portalType })).toEqual(steps);
  });
});

describe('a plan needs a payment', () => {
  it.each([
    [0, false],
    [0.01, true],
    [20, true],
  ])('at £%d: %s', (price, needs) => {
    expect(needsPayment({ price: pounds(price) })).toBe(needs);
  });
});
