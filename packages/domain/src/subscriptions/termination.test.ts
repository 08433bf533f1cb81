import { describe, expect, it } from 'vitest';
import { endsStraightAway, endsWithMinimumTerm } from './termination';

const asOf = 1_000_000;

describe('a contract that a user ends', () => {
  it.each<[what: string, endsAt: number, is: boolean]>([
    ['with paid time left ends later', asOf + 1, false],
    ['without paid time left ends straight away', asOf, true],
  ])('%s', (_, endsAt, is) => {
    expect(endsStraightAway({ endsAt, asOf })).toBe(is);
  });
});

describe('a plan that renews until it ends', () => {
  // LAW-6
  it.each<[what: string, termEnd: number | null, wished: number | null, is: boolean]>([
    ['ends with its minimum term', asOf + 9, null, true],
    ['ends with its minimum term if that is later than the day asked for', asOf + 9, asOf, true],
    [
      'doesn’t end with a minimum term that is over before the day asked for',
      asOf,
      asOf + 9,
      false,
    ],
    ['doesn’t end with a minimum term if none runs', null, null, false],
  ])('%s', (_, minimumTermEnd, wished, is) => {
    expect(endsWithMinimumTerm({ renewsUntilEnd: true, minimumTermEnd }, wished)).toBe(is);
  });
});
