import { describe, expect, it } from 'vitest';
import { aPlan } from '../testing/aPlan';
import { categoryTitle, groupTitle, periodLabel, planPeriod } from './planLabels';

describe('periodLabel names the number and the unit', () => {
  it.each([
    [{ amount: 1, magnitude: 'month' }, 'plans.period.month', 1],
    [{ amount: 4, magnitude: 'week' }, 'plans.period.week', 4],
    [{ amount: 2, magnitude: 'year' }, 'plans.period.year', 2],
    [{ amount: 10, magnitude: 'day' }, 'plans.period.day', 10],
  ] as const)('%o', (period, key, count) => {
    expect(periodLabel(period)).toEqual({ key, values: { count } });
  });
});

describe('categoryTitle names', () => {
  it('the number and the unit of a category', () => {
    expect(categoryTitle('4weeks')).toEqual({
      key: 'plans.categoryTitle.week',
      values: { count: 4 },
    });
  });

  it('the text of a category that cannot be read', () => {
    expect(categoryTitle('Whole summer')).toEqual({ text: 'Whole summer' });
  });
});

describe('groupTitle names', () => {
  it('"Monthly" for 1 Month that renews', () => {
    const plan = aPlan({ groupName: '1 Month', groupTitle: 'Own title', recurring: true });
    expect(groupTitle(plan)).toEqual({ key: 'plans.monthly' });
  });

  it('the group title for 1 Month that does not renew', () => {
    const plan = aPlan({ groupName: '1 Month', groupTitle: 'One-off', recurring: false });
    expect(groupTitle(plan)).toEqual({ text: 'One-off' });
  });

  it('the group name as a category without a title', () => {
    const plan = aPlan({ groupName: '1 Month', recurring: false });
    expect(groupTitle(plan)).toEqual({ key: 'plans.categoryTitle.month', values: { count: 1 } });
  });

  it('the group name if it is not a category', () => {
    expect(groupTitle(aPlan({ groupName: 'Students' }))).toEqual({ text: 'Students' });
  });

  it('the category without title and name', () => {
    const plan = aPlan({ groupName: '', category: '2days' });
    expect(groupTitle(plan)).toEqual({ key: 'plans.categoryTitle.day', values: { count: 2 } });
  });

  it('the usual title for 4 weeks that renew', () => {
    expect(groupTitle(aPlan({ groupName: '4 Weeks' }))).toEqual({
      key: 'plans.categoryTitle.week',
      values: { count: 4 },
    });
  });
});

describe('planPeriod is', () => {
  it("the plan's own period", () => {
    const period = { amount: 1, magnitude: 'year' } as const;
    expect(planPeriod(aPlan({ period, category: '4weeks' }))).toEqual(period);
  });

  it("the category's period for a plan without one", () => {
    expect(planPeriod(aPlan({ period: null }))).toEqual({ amount: 4, magnitude: 'week' });
  });

  it('null if neither can be read', () => {
    expect(planPeriod(aPlan({ period: null, category: 'Summer' }))).toBeNull();
  });
});
