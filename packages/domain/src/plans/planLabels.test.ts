import { describe, expect, it } from 'vitest';
import { aPlan } from '../testing/aPlan';
import { categoryTitle, groupTitle, periodLabel, planPeriod } from './planLabels';

describe('a period label says how many of which unit', () => {
  it.each([
    [{ amount: 1, magnitude: 'month' }, 'plans.period.month', 1],
    [{ amount: 4, magnitude: 'week' }, 'plans.period.week', 4],
    [{ amount: 2, magnitude: 'year' }, 'plans.period.year', 2],
    [{ amount: 10, magnitude: 'day' }, 'plans.period.day', 10],
  ] as const)('%o', (period, key, count) => {
    expect(periodLabel(period)).toEqual({ key, values: { count } });
  });
});

describe('a category is titled', () => {
  it('by its number and unit', () => {
    expect(categoryTitle('4weeks')).toEqual({
      key: 'plans.categoryTitle.week',
      values: { count: 4 },
    });
  });

  it('by its own text when it cannot be read', () => {
    expect(categoryTitle('Whole summer')).toEqual({ text: 'Whole summer' });
  });
});

describe('a group of plans is titled', () => {
  it('Monthly when it is 1 Month and renews', () => {
    const plan = aPlan({ groupName: '1 Month', groupTitle: 'Own title', recurring: true });
    expect(groupTitle(plan)).toEqual({ key: 'plans.monthly' });
  });

  it('by its own title when it is 1 Month and does not renew', () => {
    const plan = aPlan({ groupName: '1 Month', groupTitle: 'One-off', recurring: false });
    expect(groupTitle(plan)).toEqual({ text: 'One-off' });
  });

  it('by its name as a category when it has no title', () => {
    const plan = aPlan({ groupName: '1 Month', recurring: false });
    expect(groupTitle(plan)).toEqual({ key: 'plans.categoryTitle.month', values: { count: 1 } });
  });

  it('by its name when that is no category', () => {
    expect(groupTitle(aPlan({ groupName: 'Students' }))).toEqual({ text: 'Students' });
  });

  it('by its category when it has neither title nor name', () => {
    const plan = aPlan({ groupName: '', category: '2days' });
    expect(groupTitle(plan)).toEqual({ key: 'plans.categoryTitle.day', values: { count: 2 } });
  });

  it('as any other when 4 weeks renew', () => {
    expect(groupTitle(aPlan({ groupName: '4 Weeks' }))).toEqual({
      key: 'plans.categoryTitle.week',
      values: { count: 4 },
    });
  });
});

describe("a plan's period is", () => {
  it('its own', () => {
    const period = { amount: 1, magnitude: 'year' } as const;
    expect(planPeriod(aPlan({ period, category: '4weeks' }))).toEqual(period);
  });

  it("its category's when it has none", () => {
    expect(planPeriod(aPlan({ period: null }))).toEqual({ amount: 4, magnitude: 'week' });
  });

  it('unknown when neither can be read', () => {
    expect(planPeriod(aPlan({ period: null, category: 'Summer' }))).toBeNull();
  });
});
