import { describe, expect, it } from 'vitest';
import { DAY, HOUR } from '../time/instant';
import {
  arePassesSpent,
  guestPassLength,
  isLive,
  sortGuestPasses,
  type GuestPass,
  type GuestPassState,
} from './guestPass';
import { endForGuests } from './endForGuests';

const pass = (state: GuestPassState, id: string = state): GuestPass => ({
  id,
  name: null,
  state,
  code: null,
  link: null,
  hours: 24,
  redeemBy: null,
  endsAt: null,
});

describe('guest passes', () => {
  it('come in the order in which they matter, and otherwise as the backend lists them', () => {
    const given = [
      pass('expired'),
      pass('open', 'open 1'),
      pass('ended'),
      pass('running'),
      pass('open', 'open 2'),
    ];
    expect(sortGuestPasses(given).map(({ id }) => id)).toEqual([
      'running',
      'open 1',
      'open 2',
      'ended',
      'expired',
    ]);
  });

  it.each([
    ['open', true],
    ['running', true],
    ['ended', false],
    ['expired', false],
    ['unknown', false],
  ] as const)('that are %s can be ended: %s', (state, live) => {
    expect(isLive(pass(state))).toBe(live);
  });

  it.each([
    ['none are left', { left: 0, resetsAt: 200 }, true],
    ['one is left', { left: 1, resetsAt: 200 }, false],
    ['the backend does not count them', { left: null, resetsAt: null }, false],
    ['the answer is older than the new period', { left: 0, resetsAt: 100 }, false],
    ['no new period is known', { left: 0, resetsAt: null }, true],
  ])('are spent or not where %s', (_, counted, spent) => {
    expect(arePassesSpent(counted, 100)).toBe(spent);
  });

  it.each([
    [4, { unit: 'hour', count: 4 }],
    [24, { unit: 'day', count: 1 }],
    [36, { unit: 'hour', count: 36 }],
    [72, { unit: 'day', count: 3 }],
  ])('of %s hours are named by the unit that people say', (hours, length) => {
    expect(guestPassLength(hours)).toEqual(length);
  });

  describe('end with their giver’s plan', () => {
    const now = Date.UTC(2026, 10, 1, 12);
    const plan = {
      periodEnd: now + 2 * DAY,
      recurring: false,
      scheduledChange: null,
      serviceEndDate: null,
      state: 'active',
    } as const;
    const dashboard = {
      subscription: plan,
      serviceEndDate: null,
      serviceEndTime: null,
      nextPaymentDate: null,
      pauseStart: null,
    };
    const renewing = { ...dashboard, subscription: { ...plan, recurring: true } };
    const hours = [4, 24];

    it.each([
      ['the plan ends before a pass could', dashboard, { why: 'plan', at: now + 2 * DAY }],
      [
        'a pause begins before the plan ends',
        { ...dashboard, pauseStart: now + HOUR },
        { why: 'pause', at: now + HOUR },
      ],
      [
        'a plan that renews pauses',
        { ...renewing, pauseStart: now + HOUR },
        { why: 'pause', at: now + HOUR },
      ],
      ['the plan renews', renewing, null],
      ['the pause has begun', { ...renewing, pauseStart: now - HOUR }, null],
      [
        'a pass that starts on its last day still ends first',
        { ...dashboard, subscription: { ...plan, periodEnd: now + 8 * DAY } },
        null,
      ],
      ['there is no plan', { ...dashboard, subscription: null }, null],
    ])('if %s', (_, facts, end) => {
      expect(endForGuests(facts, hours, now)).toEqual(end);
    });
  });
});
