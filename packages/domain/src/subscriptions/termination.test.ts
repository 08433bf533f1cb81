import { describe, expect, it } from 'vitest';
import { endsStraightAway } from './termination';

const asOf = 1_000_000;

describe('a contract that a user ends', () => {
  it.each<[what: string, endsAt: number, is: boolean]>([
    ['with paid time left ends later', asOf + 1, false],
    ['without paid time left ends straight away', asOf, true],
  ])('%s', (_, endsAt, is) => {
    expect(endsStraightAway({ endsAt, asOf })).toBe(is);
  });
});
