import { describe, expect, it } from 'vitest';
import { pounds } from '../testing/aPlan';
import type { Money } from '../money/money';
import { aSubscription } from '../testing/aSubscription';
import { firstPaymentOf, nextPaymentOf, savedOnNextPayment, type NextPayment } from './nextPayment';

const NOW = Date.UTC(2026, 10, 9);
const AT = Date.UTC(2026, 11, 9);
const due: NextPayment = { kind: 'due', amount: pounds(20), at: AT };
const none = (reason: Extract<NextPayment, { kind: 'none' }>['reason']): NextPayment => ({
  kind: 'none',
  reason,
});

const unknown = (amount: Money | null, at: number | null): NextPayment => ({
  kind: 'unknown',
  amount,
  at,
});

// BUY-21
describe('the first payment that is not nothing', () => {
  const month = { amount: 1, magnitude: 'month' } as const;
  const withCoupon = (periodsLeft: number | null) =>
    aSubscription({ period: month, coupon: { value: 'FREERIDE', periodsLeft } });
  it.each([
    ['is the next one, at a price', withCoupon(0), pounds(20), null, AT],
    ['is the next one of a coupon that leaves a price', withCoupon(2), pounds(20), null, AT],
    ['follows those that a coupon pays', withCoupon(2), pounds(0), null, Date.UTC(2027, 1, 9)],
    ['never comes with a coupon that pays them all', withCoupon(null), pounds(0), null, null],
    ['is not known where credit pays, too', withCoupon(2), pounds(0), pounds(5), null],
  ])('%s', (_, subscription, nextPayment, creditOnNextPayment, at) => {
    const facts = { subscriptionId: null, nextPaymentDate: AT, pauseStart: null };
    const dashboard = { ...facts, subscription, nextPayment, creditOnNextPayment };
    expect(firstPaymentOf(dashboard, NOW)?.at ?? null).toBe(at);
  });
});

describe('the next payment', () => {
  it.each([
    ['is the one that the dashboard names', aSubscription(), pounds(20), AT, due],
    ['is the one that the dashboard names, also without a plan', null, pounds(20), AT, due],
    ['is none without a plan', null, null, null, none('noPlan')],
    [
      'is not announced while a payment is past due',
      aSubscription({ state: 'pastDue' }),
      pounds(20),
      AT,
      none('pastDue'),
    ],
    [
      'is none before a paused plan that renews has resumed',
      aSubscription({ state: 'paused', periodEnd: AT }),
      null,
      null,
      none('paused'),
    ],
    [
      'is known by its date for a paused plan, where the dashboard names it',
      aSubscription({ state: 'paused' }),
      null,
      AT,
      unknown(null, AT),
    ],
    ['is none for a free plan', aSubscription({ price: pounds(0) }), null, null, none('free')],
    [
      'is none for a plan that is cancelled',
      aSubscription({ state: 'cancelled' }),
      null,
      null,
      none('ending'),
    ],
    // MONEY-5
    [
      'is the price at the end of the period, for a plan that renews',
      aSubscription({ periodEnd: AT }),
      null,
      null,
      due,
    ],
    [
      'is not known for a plan that renews and whose period has ended',
      aSubscription({ periodEnd: NOW }),
      null,
      null,
      unknown(null, null),
    ],
    [
      'is known only by its date, for a plan that renews with a coupon',
      aSubscription({ periodEnd: AT, coupon: { value: 'AUTUMN20', periodsLeft: 2 } }),
      null,
      null,
      unknown(null, AT),
    ],
    [
      'is the price of the plan that a booked change brings',
      aSubscription({
        periodEnd: AT,
        scheduledChange: { priceId: 'x', at: AT, price: pounds(12) },
      }),
      null,
      null,
      { ...due, amount: pounds(12) },
    ],
    [
      'is that price for a plan that would not renew, too',
      aSubscription({
        periodEnd: AT,
        recurring: false,
        scheduledChange: { priceId: 'x', at: AT, price: pounds(12) },
      }),
      null,
      null,
      { ...due, amount: pounds(12) },
    ],
    [
      'is none where a booked change brings a free plan',
      aSubscription({ periodEnd: AT, scheduledChange: { priceId: 'x', at: AT, price: pounds(0) } }),
      null,
      null,
      none('freeNext'),
    ],
    [
      'is known only by its date where the price of a booked change is not known',
      aSubscription({ periodEnd: AT, scheduledChange: { priceId: 'x', at: AT, price: null } }),
      null,
      null,
      unknown(null, AT),
    ],
    [
      'is the price of the plan that follows a free one',
      aSubscription({
        price: pounds(0),
        periodEnd: AT,
        scheduledChange: { priceId: 'x', at: AT, price: pounds(12) },
      }),
      null,
      null,
      { ...due, amount: pounds(12) },
    ],
    [
      'is not known for a plan that may renew',
      aSubscription({ recurring: null }),
      null,
      AT,
      unknown(null, AT),
    ],
    [
      'is none for a plan that is paid once',
      aSubscription({ recurring: false }),
      null,
      AT,
      none('once'),
    ],
    [
      'is known in part without a date',
      aSubscription(),
      pounds(20),
      null,
      unknown(pounds(20), null),
    ],
  ])('%s', (_, subscription, nextPayment, nextPaymentDate, expected) => {
    expect(
      nextPaymentOf(
        {
          subscription,
          subscriptionId: null,
          nextPayment,
          nextPaymentDate,
          creditOnNextPayment: null,
          pauseStart: null,
        },
        NOW,
      ),
    ).toEqual(expected);
  });

  // SUB-24
  it.each([
    ['comes after a pause that is booked to begin before it', AT - 1, none('paused')],
    ['is not moved by a pause that is booked to begin after it', AT, due],
  ])('%s', (_, pauseStart, expected) => {
    const dashboard = {
      subscription: aSubscription({ periodEnd: AT }),
      subscriptionId: null,
      nextPayment: null,
      nextPaymentDate: null,
      creditOnNextPayment: null,
      pauseStart,
    };
    expect(nextPaymentOf(dashboard, NOW)).toEqual(expected);
    const named = { ...dashboard, nextPayment: pounds(20), nextPaymentDate: AT };
    expect(nextPaymentOf(named, NOW)).toEqual(due);
  });

  it.each([
    ['saves what the coupon takes off', { value: 'AUTUMN20', periodsLeft: 2 }, 15, pounds(5)],
    ['saves nothing at the full price', { value: 'AUTUMN20', periodsLeft: 2 }, 20, null],
    ['saves nothing above the full price', { value: 'AUTUMN20', periodsLeft: 2 }, 25, null],
    ['saves nothing without a coupon', null, 15, null],
  ])('%s', (_, coupon, next, saved) => {
    expect(savedOnNextPayment(aSubscription({ coupon }), pounds(next))).toEqual(saved);
  });

  // SUB-13
  it('does not count credit as a saving of the coupon', () => {
    const subscription = aSubscription({ coupon: { value: 'AUTUMN20', periodsLeft: 2 } });
    expect(savedOnNextPayment(subscription, pounds(12), pounds(3))).toEqual(pounds(5));
    expect(savedOnNextPayment(subscription, pounds(12), pounds(8))).toBeNull();
  });
});
