import { describe, expect, it } from 'vitest';
import { aPlan } from '../testing/aPlan';
import {
  billingCycles,
  defaultCycle,
  planGroups,
  plansOfCycle,
  showsCycleSwitch,
} from './billingCycles';

const daily = aPlan({ priceId: 'day', category: '1day', groupName: '1 Day', recurring: false });
const fourWeeks = aPlan({ priceId: 'weeks' });
const monthly = aPlan({ priceId: 'monthly', category: '1month', groupName: '1 Month' });
const oneMonth = aPlan({
  priceId: 'month',
  category: '1month',
  groupName: '1 Month',
  recurring: false,
});

describe('the billing cycles of a site without custom plans', () => {
  const cycles = billingCycles({ kind: 'list', plans: [daily, monthly, fourWeeks, oneMonth] });

  it('are its categories, sorted', () => {
    expect(cycles.map((cycle) => cycle.id)).toEqual(['4weeks', '1month', '1day']);
  });

  it('default to the first sorted category', () => {
    expect(defaultCycle(cycles)).toBe('4weeks');
  });

  it("default to a special customer's category if the site has it", () => {
    expect(defaultCycle(cycles, '1day')).toBe('1day');
    expect(defaultCycle(cycles, '1week')).toBe('4weeks');
  });

  it('keep the plans in the order of the site', () => {
    expect(cycles[1]?.plans).toEqual([monthly, oneMonth]);
  });

  it('take the title of their only group', () => {
    const [only] = billingCycles({ kind: 'list', plans: [monthly] });
    expect(only).toMatchObject({ id: '1month', title: { key: 'plans.monthly' } });
  });

  it('take the title of the category if they have several groups', () => {
    expect(cycles[1]?.title).toEqual({ key: 'plans.categoryTitle.month', values: { count: 1 } });
  });

  it('stay categories if the first of several has several groups', () => {
    const several = billingCycles({ kind: 'list', plans: [monthly, oneMonth, daily] });
    expect(several.map((cycle) => cycle.id)).toEqual(['1month', '1day']);
  });

  it('merge different spellings of one category', () => {
    const other = aPlan({ category: '4 Week' });
    expect(billingCycles({ kind: 'list', plans: [fourWeeks, other] })).toHaveLength(1);
  });

  it('are the groups if there is only one category', () => {
    const groups = billingCycles({ kind: 'list', plans: [monthly, oneMonth] });
    expect(groups.map((group) => group.title)).toEqual([
      { key: 'plans.monthly' },
      { key: 'plans.categoryTitle.month', values: { count: 1 } },
    ]);
    expect(groups.map((group) => group.plans)).toEqual([[monthly], [oneMonth]]);
  });

  it('put a category that cannot be read last', () => {
    const odd = aPlan({ category: 'Summer' });
    const ids = billingCycles({ kind: 'list', plans: [odd, daily] }).map((cycle) => cycle.id);
    expect(ids).toEqual(['1day', 'Summer']);
  });
});

describe('the billing cycles of a custom site', () => {
  it('are monthly and daily', () => {
    const cycles = billingCycles({ kind: 'custom', monthly: [monthly], daily: [daily] });
    expect(cycles).toEqual([
      { id: 'monthly', title: { key: 'plans.monthly' }, plans: [monthly] },
      { id: 'daily', title: { key: 'plans.daily' }, plans: [daily] },
    ]);
    expect(defaultCycle(cycles)).toBe('monthly');
  });

  it('default to the first cycle with plans', () => {
    const cycles = billingCycles({ kind: 'custom', monthly: [], daily: [daily] });
    expect(cycles.map((cycle) => cycle.id)).toEqual(['daily']);
    expect(defaultCycle(cycles)).toBe('daily');
  });
});

describe('a catalogue without plans', () => {
  it.each([
    [{ kind: 'list', plans: [] } as const],
    [{ kind: 'custom', monthly: [], daily: [] } as const],
  ])('%o has no cycle and defaults to 4weeks', (catalogue) => {
    expect(billingCycles(catalogue)).toEqual([]);
    expect(defaultCycle([])).toBe('4weeks');
    expect(plansOfCycle([], '4weeks')).toEqual([]);
  });
});

describe('the billing-cycle switch shows only if there is more than one group or cycle', () => {
  it.each([
    ['no plans', [], false],
    ['one category', [fourWeeks], false],
    ['two categories', [fourWeeks, daily], true],
    ['one category with two groups', [monthly, oneMonth], true],
  ])('%s', (_, plans, shows) => {
    expect(showsCycleSwitch(billingCycles({ kind: 'list', plans }))).toBe(shows);
  });
});

describe('the plans that show', () => {
  const cycles = billingCycles({ kind: 'list', plans: [daily, fourWeeks] });

  it('belong to the chosen cycle', () => {
    expect(plansOfCycle(cycles, '1day')).toEqual([daily]);
  });

  it('belong to the default cycle if the chosen one is gone', () => {
    expect(plansOfCycle(cycles, '3months')).toEqual([fourWeeks]);
  });

  it('are grouped in order of first appearance', () => {
    const titled = aPlan({ priceId: 'x', groupTitle: 'Students' });
    const groups = planGroups([titled, fourWeeks, { ...titled, priceId: 'y' }]);
    expect(groups.map((group) => group.plans.map((plan) => plan.priceId))).toEqual([
      ['x', 'y'],
      ['weeks'],
    ]);
    expect(groups[0]).toMatchObject({ id: 'Students', title: { text: 'Students' } });
  });

  it('are in different groups if only the number differs', () => {
    const one = aPlan({ groupName: '1 Week' });
    const two = aPlan({ groupName: '2 Weeks' });
    expect(planGroups([one, two]).map((group) => group.id)).toEqual([
      'plans.categoryTitle.week:1',
      'plans.categoryTitle.week:2',
    ]);
  });
});
