import { describe, expect, it } from 'vitest';
import { DAY } from '../time/instant';
import { countReset } from './countReset';

const now = Date.UTC(2026, 11, 9, 12);
const end = now + 7 * DAY;
const week = {
  periodEnd: end,
  recurring: false,
  scheduledChange: null,
  serviceEndDate: null,
  state: 'active',
} as const;
const dashboard = {
  subscription: week,
  serviceEndDate: null,
  serviceEndTime: null,
  nextPaymentDate: null,
};
const holding = (more: object) => ({ ...dashboard, subscription: { ...week, ...more } });
const monthly = { recurring: true };
const cancelled = { ...monthly, state: 'cancelled' as const };
const change = { priceId: 'p30', at: end, price: null };

// DEV-4, GUEST-2
describe('a count starts again', () => {
  it.each([
    ['on its day, if the plan renews', end, holding(monthly), { kind: 'on', at: end }],
    ['not before the end of a plan that does not renew', end, dashboard, { kind: 'notBeforeEnd' }],
    ['not before the end of a cancelled plan', end, holding(cancelled), { kind: 'notBeforeEnd' }],
    [
      'on its day, if a cancelled plan renews until its minimum term ends',
      end,
      holding({ ...cancelled, serviceEndDate: end + 90 * DAY }),
      { kind: 'on', at: end },
    ],
    [
      'on its day, if another plan follows',
      end,
      holding({ scheduledChange: change }),
      { kind: 'on', at: end },
    ],
    [
      'on its day, if that comes before the end',
      end - DAY,
      dashboard,
      { kind: 'on', at: end - DAY },
    ],
    [
      'on its day, if the user has no plan',
      end,
      { ...dashboard, subscription: null },
      { kind: 'on', at: end },
    ],
    ['on a day that nobody knows, if the backend names none', null, dashboard, { kind: 'unknown' }],
    ['on its day, if nobody can read the plan', end, null, { kind: 'on', at: end }],
  ])('%s', (_, resetsAt, facts, expected) => {
    expect(countReset(resetsAt, facts, 'PAYG', now)).toEqual(expected);
  });

  // TYPE-4
  it.each([
    ['on a day that nobody knows, if this boost ends', dashboard, { kind: 'unknown' }],
    ['on its day, if this boost renews', holding(monthly), { kind: 'on', at: end }],
  ])('where access is included, %s', (_, facts, expected) => {
    expect(countReset(end, facts, 'ANCHOR', now)).toEqual(expected);
  });
});
