import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareCategories, parseCategory, parsePeriodUnit } from './category';
import { periodUnits } from './period';

const sorted = (...texts: string[]) =>
  texts
    .map(parseCategory)
    .sort(compareCategories)
    .map((category) => category.id);

describe('a category is a number and a unit', () => {
  it.each([
    ['4weeks', '4weeks', { amount: 4, magnitude: 'week' }],
    ['1month', '1month', { amount: 1, magnitude: 'month' }],
    ['12months', '12months', { amount: 12, magnitude: 'month' }],
    ['1day', '1day', { amount: 1, magnitude: 'day' }],
    ['2 Years', '2years', { amount: 2, magnitude: 'year' }],
    [' 4WEEK ', '4weeks', { amount: 4, magnitude: 'week' }],
    ['1months', '1month', { amount: 1, magnitude: 'month' }],
    ['01month', '1month', { amount: 1, magnitude: 'month' }],
  ])('%s', (text, id, period) => {
    expect(parseCategory(text)).toEqual({ id, period });
  });
});

describe('an unreadable category keeps its text', () => {
  it.each([
    ['Whole summer', 'Whole summer'],
    ['', ''],
    ['weeks', 'weeks'],
    ['4', '4'],
    ['0days', '0days'],
    ['-1day', '-1day'],
    ['4 fortnights', '4 fortnights'],
    ['4weeks only', '4weeks only'],
    ['x4weeks', 'x4weeks'],
    ['12345days', '12345days'],
    ['4weekss', '4weekss'],
    ['4sweek', '4sweek'],
    [' spaced ', 'spaced'],
  ])('"%s"', (text, id) => {
    expect(parseCategory(text)).toEqual({ id, period: null });
  });
});

describe('compareCategories sorts', () => {
  it('by unit, then by number, with 4 weeks first and 1 month second', () => {
    expect(
      sorted(
        '1year',
        '3months',
        '12weeks',
        '1month',
        '1day',
        '2weeks',
        '4weeks',
        '10days',
        '2days',
      ),
    ).toEqual([
      '4weeks',
      '1month',
      '1day',
      '2days',
      '10days',
      '2weeks',
      '12weeks',
      '3months',
      '1year',
    ]);
  });

  it('1 month first if there are no 4 weeks', () => {
    expect(sorted('1day', '1month', '1week')).toEqual(['1month', '1day', '1week']);
  });

  it('categories that cannot be read last, in their order', () => {
    expect(sorted('Summer', '1year', 'All of it', '4weeks')).toEqual([
      '4weeks',
      '1year',
      'Summer',
      'All of it',
    ]);
  });

  it('the same way from any order', () => {
    const texts = fc.record({
      amount: fc.integer({ min: 1, max: 60 }),
      unit: fc.constantFrom(...periodUnits),
    });
    const lists = fc.uniqueArray(texts, { selector: ({ amount, unit }) => `${amount}${unit}` });
    fc.assert(
      fc.property(lists, fc.infiniteStream(fc.nat()), (list, random) => {
        const names = list.map(({ amount, unit }) => `${amount}${unit}`);
        const shuffled = names
          .map((name) => ({ name, place: random.next().value }))
          .sort((a, b) => a.place - b.place)
          .map(({ name }) => name);
        expect(sorted(...shuffled)).toEqual(sorted(...names));
      }),
    );
  });

  it('without losing or adding any, for every list of texts', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.string(), fc.constantFrom('4weeks', '1month'))), (texts) => {
        const ids = texts.map((text) => parseCategory(text).id);
        expect(sorted(...texts).toSorted()).toEqual(ids.toSorted());
      }),
    );
  });
});

describe('a unit is read in any case, singular or plural', () => {
  it.each([
    ['MONTH', 'month'],
    ['months', 'month'],
    [' Day ', 'day'],
    ['weeks', 'week'],
    ['YEARS', 'year'],
    ['hour', null],
    ['', null],
    ['months ago', null],
  ])('%s is %s', (text, unit) => {
    expect(parsePeriodUnit(text)).toBe(unit);
  });
});
