import { expect, test } from 'vitest';
import { creditTakenBy } from './returnUnpaid';

test('an old invoice for a period took what credit paid of it', () => {
  expect(creditTakenBy({ effect: { kind: 'period-there', creditUsed: 300 } })).toBe(300);
});

test('an old invoice for a change does not tell credit from unused time', () => {
  expect(creditTakenBy({ effect: { kind: 'change-there', creditUsed: 300 } })).toBe(0);
});
