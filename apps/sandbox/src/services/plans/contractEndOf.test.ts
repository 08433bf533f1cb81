import { DAY } from '@foyer/domain';
import { expect, test } from 'vitest';
import { contractOf } from './contractEndOf';
import type { PlanRow } from './findPlan';

// SUB-23
test('a change to a cheaper plan does not lower the price that a fee is counted from', () => {
  const details = { contractMonths: 12, period: { amount: 1, magnitude: 'month' } };
  const cheaper = { amount: 3000, details } as PlanRow;
  const before = { contractEnd: 400 * DAY, contractMonthly: 6000 };
  expect(contractOf(cheaper, 0, before).contractMonthly).toBe(6000);
});
