import { expect, it } from 'vitest';
import { isPlanOffered } from './planOffer';

const listed = { priceId: 'price-plus', recurring: true, hidden: false };
const hidden = { ...listed, priceId: 'price-staff', hidden: true };
const dayPass = { ...listed, priceId: 'price-day', recurring: false };
const held = { priceId: 'price-standard' };
const coupon = { planPriceId: null };
const staffCoupon = { planPriceId: 'price-staff' };

// PLAN-14
it.each([
  ['a listed plan to everybody', listed, null, null, true],
  ['a listed plan with a coupon', listed, null, coupon, true],
  ['no hidden plan without a coupon', hidden, null, null, false],
  ['no hidden plan with a coupon for any plan', hidden, null, coupon, false],
  ['a hidden plan with its own coupon', hidden, null, staffCoupon, true],
  ['a one-off plan to somebody without a plan', dayPass, null, null, true],
  ['no one-off plan as a change', dayPass, held, null, false],
  ['a listed plan that renews as a change', listed, held, null, true],
  ['no hidden plan as a change without its coupon', hidden, held, null, false],
  ['a hidden plan as a change with its coupon', hidden, held, staffCoupon, true],
  ['the hidden plan that one has, without its coupon', hidden, hidden, null, true],
  ['the one-off plan that one has', dayPass, dayPass, null, true],
])('a site offers %s', (_, plan, current, given, isOffered) => {
  expect(isPlanOffered({ plan, current, coupon: given })).toBe(isOffered);
});
