import { describe, expect, it } from 'vitest';
import { type CallCase, expectCall } from '../../testing/expectCall';
import { testClient } from '../../testing/testClient';
import { at, pounds, wire } from '../../testing/wireSamples';

const plan = { ...wire.plan, price: pounds(12.5), currency: undefined };
const subscription = {
  ...wire.subscription,
  cancelled: false,
  price: pounds(12.5),
  currency: undefined,
  startDate: at('2026-11-01T00:00:00Z'),
  periodEnd: at('2026-11-29T00:00:00Z'),
  serviceEndDate: at('2026-11-29T00:00:00Z'),
  withdrawUntil: at('2026-11-15T23:59:59Z'),
  scheduledChange: {
    priceId: 'price_basic',
    at: at('2026-11-29T00:00:00Z'),
    price: pounds(8),
  },
};
const key = 'attempt-1';
const keyed = { idempotencyKey: key };
const reason = { cancellationReason: 'Moving out' };

const cases: readonly [string, CallCase][] = [
  [
    'a site’s plans',
    {
      call: ({ call }) => call('getPlans', { locationID: 'CANAL' }),
      line: 'GET /api/plans/site/CANAL',
      wire: [wire.plan],
      expected: { kind: 'list', plans: [plan] },
    },
  ],
  [
    'a custom site’s plans',
    {
      call: ({ call }) => call('getCustomPlans', { locationID: 'CANAL' }),
      line: 'GET /api/plans/site/custom/CANAL',
      wire: { monthly: [wire.plan] },
      expected: { kind: 'custom', monthly: [plan], daily: [] },
    },
  ],
  [
    'the plans that a subscription can change to',
    {
      call: ({ call }) => call('getUpgradePlans', { id: 'sub-1' }),
      line: 'GET /api/plans/subscription/sub-1/upgrade',
      wire: [wire.plan],
      expected: [plan],
    },
  ],
  [
    'a coupon with a percentage',
    {
      call: ({ call }) => call('validateCoupon', { code: 'AUTUMN20' }),
      line: 'GET /api/coupon/validate/AUTUMN20',
      wire: {
        value: 'AUTUMN20',
        discount: { kind: 'percent', percent: 20 },
        validForNumberOfPeriods: 3,
        singlePlanPath: '/plans/price_plus',
        hiddenPlan: wire.plan,
      },
      expected: {
        value: 'AUTUMN20',
        discount: { kind: 'percent', percent: 20 },
        validForNumberOfPeriods: 3,
        singlePlanPath: '/plans/price_plus',
        hiddenPlan: plan,
      },
    },
  ],
  [
    'a coupon with an amount',
    {
      call: ({ call }) => call('validateCoupon', { code: 'FIVER' }),
      line: 'GET /api/coupon/validate/FIVER',
      wire: { value: 'FIVER', discount: { kind: 'amount', amount: 5, currency: 'GBP' } },
      expected: {
        value: 'FIVER',
        discount: { kind: 'amount', amount: pounds(5) },
        validForNumberOfPeriods: null,
        singlePlanPath: null,
        hiddenPlan: null,
      },
    },
  ],
  [
    'the customer’s subscription',
    {
      call: ({ call }) => call('getSubscription'),
      line: 'GET /api/subscription',
      wire: { active: true, subscription: wire.subscription },
      expected: { active: true, subscription },
    },
  ],
  [
    'a cancellation',
    {
      call: ({ call }) => call('cancelSubscription', { cancellationReason: 'Moving out' }),
      line: 'DELETE /api/subscription',
      body: reason,
      wire: wire.subscription,
      expected: subscription,
    },
  ],
  [
    'a contract’s cancellation, charged once',
    {
      call: ({ call }) => call('cancelContract', { cancellationReason: 'Moving out', ...keyed }),
      line: 'POST /api/contract-subscription',
      body: reason,
      key,
      wire: wire.subscription,
      expected: subscription,
    },
  ],
  [
    'the fee for leaving a contract',
    {
      call: ({ call }) => call('quoteCancellationFee'),
      line: 'POST /api/contract-subscription/early-cancellation-fee',
      wire: {
        remainingTime: { amount: 3, magnitude: 'month' },
        amountToCharge: 45,
        currency: 'GBP',
      },
      expected: {
        remainingTime: { amount: 3, magnitude: 'month' },
        amountToCharge: pounds(45),
        freeEnd: null,
        withdrawUntil: null,
        withdrawOrder: null,
      },
    },
  ],
  [
    'a withdrawn cancellation',
    {
      call: ({ call }) => call('reviveSubscription'),
      line: 'POST /api/subscription/revive',
      wire: wire.subscription,
      expected: subscription,
    },
  ],
  [
    'a purchase on the INTERNAL engine that the bank must confirm',
    {
      call: ({ call }) =>
        call('createInternalSubscription', { priceId: 'p', couponCode: 'C', ...keyed }),
      line: 'POST /api/internal-subscription',
      body: { priceId: 'p', couponCode: 'C' },
      key,
      wire: { subscriptionId: 'sub-1', paymentIntentId: 'pi_1', invoiceId: 'in_7' },
      expected: { subscriptionId: 'sub-1', paymentIntentId: 'pi_1', invoiceId: 'in_7' },
    },
  ],
  [
    'a free plan',
    {
      call: ({ call }) => call('activateFreePlan', { priceId: 'price_free', ...keyed }),
      line: 'POST /api/internal-subscription/activate-free',
      body: { priceId: 'price_free' },
      key,
      wire: { subscriptionId: 'sub-1' },
      expected: 'sub-1',
    },
  ],
  [
    'the preview of a change of plan',
    {
      call: ({ call }) => call('getUpgradeInfo', { priceId: 'p', coupon: 'C' }),
      line: 'GET /api/subscription/upgrade/info',
      query: { priceId: 'p', coupon: 'C' },
      wire: {
        id: 'up-1',
        userID: 'maya',
        costToPay: 7.35,
        couponApplied: true,
        isCouponValid: true,
        coupon: { saving: 2.5, periodsLeft: 2 },
        prorationDate: '2026-11-21T10:00:00.123Z',
        credit: 5.15,
        creditLeft: 1.05,
        tax: 1.25,
        nextAmount: 25,
        nextPaymentDate: '2026-12-01T00:00:00Z',
        withdrawUntil: '2026-12-07T23:59:59Z',
        effective: 'now',
        minimumTerm: { end: '2027-11-27T00:00:00Z', feePercent: 50, monthlyPrice: 29 },
        currency: 'GBP',
      },
      expected: {
        id: 'up-1',
        userId: 'maya',
        costToPay: pounds(7.35),
        couponApplied: true,
        isCouponValid: true,
        coupon: { saving: pounds(2.5), periodsLeft: 2 },
        prorationDate: at('2026-11-21T10:00:00.123Z'),
        credit: pounds(5.15),
        creditLeft: pounds(1.05),
        tax: pounds(1.25),
        nextAmount: pounds(25),
        nextPaymentDate: at('2026-12-01T00:00:00Z'),
        withdrawUntil: at('2026-12-07T23:59:59Z'),
        effective: 'now',
        minimumTerm: {
          end: at('2027-11-27T00:00:00Z'),
          feePercent: 50,
          monthlyPrice: pounds(29),
        },
      },
    },
  ],
  [
    'a change of plan, with the exact time of its preview',
    {
      call: ({ call }) =>
        call('upgradeSubscription', {
          id: 'up-1',
          priceId: 'p',
          prorationDate: at('2026-11-21T10:00:00.123Z'),
          ...keyed,
        }),
      line: 'POST /api/subscription/upgrade',
      body: { id: 'up-1', priceId: 'p', prorationDate: '2026-11-21T10:00:00.123Z' },
      key,
      wire: { userId: 'maya', newSubscription: { id: 'sub-2' } },
      expected: {
        userId: 'maya',
        newSubscriptionId: 'sub-2',
        paymentIntentId: null,
        invoiceId: null,
      },
    },
  ],
];

describe('plans and subscriptions', () => {
  it.each(cases)('sends the call and reads its answer: %s', (_, tested) => expectCall(tested));

  it('use a plan’s name as title and its price as id if those are missing', async () => {
    const bare = { priceId: 'p', name: 'Basic', price: 5, currency: 'GBP' };
    const { client } = testClient({ 'GET /api/plans/site/CANAL': { body: [bare] } });
    const { data } = await client.call('getPlans', { locationID: 'CANAL' });
    expect(data).toMatchObject({ plans: [{ id: 'p', title: 'Basic', packageType: 'unknown' }] });
  });
});
