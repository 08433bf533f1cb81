import { expect, test } from 'vitest';
import { checkoutTerms, couponTerms, type TermsFacts } from './checkoutTerms';

const facts: TermsFacts = {
  mode: 'subscription',
  currency: 'gbp',
  due: 2000,
  period: { full: 2500, reduced: 2000, interval: 'month', count: 1 },
  coupon: { duration: 'repeating', duration_in_months: 2 },
  merchantSays: false,
  trialEnd: null,
  now: Date.UTC(2026, 10, 20) / 1000,
};

test.each<[string, Partial<TermsFacts>]>([
  ['£20.00 a month until 20 January 2027, then £25.00 a month.', {}],
  ['£20.00 now, then £25.00 a month.', { coupon: { duration: 'once', duration_in_months: null } }],
  [
    'Nothing now, then £25.00 a month.',
    { due: 0, coupon: { duration: 'once', duration_in_months: null } },
  ],
  [
    '£20.00 a month until you cancel.',
    { coupon: { duration: 'forever', duration_in_months: null } },
  ],
  [
    '£20.00 now.',
    { coupon: { duration: 'forever', duration_in_months: null }, merchantSays: true },
  ],
  [
    '$9.00 every 4 weeks until you cancel.',
    {
      currency: 'usd',
      coupon: null,
      period: { full: 900, reduced: 900, interval: 'week', count: 4 },
    },
  ],
  ['Free until 1 December 2026, then £25.00 a month.', { trialEnd: Date.UTC(2026, 11, 1) / 1000 }],
  ['You pay once and nothing renews.', { mode: 'payment', period: null }],
  ['Nothing renews.', { mode: 'payment', period: null, due: 0 }],
  ['We’ll save your card for later payments. We won’t charge it now.', { mode: 'setup' }],
])('the checkout shows the terms "%s"', (text, differing) => {
  expect(checkoutTerms({ ...facts, ...differing })).toBe(text);
});

test.each([
  ['20% off the first 3 months', { percent_off: 20, duration: 'repeating', duration_in_months: 3 }],
  ['20% off the first month', { percent_off: 20, duration: 'repeating', duration_in_months: 1 }],
  ['5% off your first payment', { percent_off: 5, duration: 'once', duration_in_months: null }],
  ['£5.00 off every payment', { percent_off: null, duration: 'forever', duration_in_months: null }],
] as const)('the checkout describes a coupon as "%s"', (text, coupon) => {
  const amount = { amount_off: 500, currency: 'gbp' };
  expect(couponTerms({ ...amount, ...coupon }, false)).toBe(text);
});

test('the checkout leaves it to the merchant’s message how long a coupon without an end lasts', () => {
  const coupon = { percent_off: 20, amount_off: null, currency: null, duration_in_months: null };
  expect(couponTerms({ ...coupon, duration: 'forever' }, true)).toBe('20% off');
  expect(couponTerms({ ...coupon, duration: 'once' }, true)).toBe('20% off your first payment');
});
