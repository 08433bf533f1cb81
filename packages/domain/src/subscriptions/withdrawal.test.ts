import { describe, expect, it } from 'vitest';
import { aPlan } from '../testing/aPlan';
import { DAY } from '../time/instant';
import { changeWithdrawal, orderWithdrawal } from './withdrawal';

const now = Date.UTC(2026, 10, 28);
const free = {
  value: 'WELCOME',
  discount: { kind: 'percent', percent: 100 },
  validForNumberOfPeriods: 1,
  singlePlanPath: null,
  hiddenPlan: null,
} as const;
const month = { amount: 1, magnitude: 'month' } as const;
const week = { amount: 1, magnitude: 'week' } as const;

describe('a withdrawal from a first order', () => {
  it.each([
    [
      'is free where a coupon pays the first month',
      { period: month, recurring: true },
      free,
      'free',
    ],
    ['is free where a coupon pays all', { period: week, recurring: false }, free, 'free'],
    ['is not where a payment comes within the days', { period: week, recurring: true }, free, null],
    [
      'is not where it is not known when one comes',
      { period: null, category: '', recurring: true },
      free,
      null,
    ],
    [
      'comes too late for a refund of a short plan',
      { period: week, recurring: false },
      null,
      'short',
    ],
    ['refunds the rest of a week that renews', { period: week, recurring: true }, null, null],
    ['refunds the rest of a month', { period: month, recurring: false }, null, null],
  ])('%s', (_, facts, coupon, expected) => {
    expect(orderWithdrawal({ plan: aPlan(facts), coupon }, 14, now)).toBe(expected);
  });

  it('is nothing where no plan is chosen', () => {
    expect(orderWithdrawal({ plan: null, coupon: null }, 14, now)).toBeNull();
  });
});

describe('a withdrawal from a change', () => {
  const held = { recurring: true, contract: false, startDate: now - 60 * DAY };
  it.each([
    ['brings the earlier plan back', {}, false, 'returns'],
    [
      'ends the plan while the first order is open',
      { startDate: now - 3 * DAY },
      false,
      'endsFirst',
    ],
    ['may still do so after a long weekend', { startDate: now - 18 * DAY }, false, 'endsFirst'],
    ['may do so where the first order’s day is not known', { startDate: null }, false, 'endsFirst'],
    ['ends the plan where the change begins a minimum term', {}, true, 'ends'],
    ['brings it back where a term runs already', { contract: true }, true, 'returns'],
    ['ends the plan where the earlier one was paid once', { recurring: false }, false, 'ends'],
    ['is not known where the answer says nothing of renewals', { recurring: null }, false, null],
  ] as const)('%s', (_, facts, contract, expected) => {
    expect(changeWithdrawal({ ...held, ...facts }, { contract }, 14, now)).toBe(expected);
  });
});
