import { describe, expect, it } from 'vitest';
import { DAY, HOUR, MINUTE } from '../time/instant';
import { onlineUntil, serviceEndsAt } from './serviceEndDate';

const NOW = Date.UTC(2026, 10, 21, 15, 30);

describe('serviceEndsAt', () => {
  const day = Date.UTC(2026, 10, 30);

  it.each([
    ['is the time of the date', day + HOUR, null, day + HOUR],
    ['is the given time of day on the date', day + HOUR, '17:45', day + 17 * HOUR + 45 * MINUTE],
    ['is midnight', day + HOUR, '00:00', day],
    ['is a minute before the next day', day, '23:59', day + DAY - MINUTE],
    ['is the time of the date if the hour cannot be read', day + HOUR, '25:00', day + HOUR],
    ['is the time of the date if the minutes cannot be read', day + HOUR, '17:60', day + HOUR],
    ['is the time of the date for other words', day + HOUR, 'at 17:45', day + HOUR],
    ['is the time of the date for a time with seconds', day + HOUR, '17:45:00', day + HOUR],
    ['is null without a date', null, '17:45', null],
  ])('%s', (_, serviceEndDate, serviceEndTime, at) => {
    expect(serviceEndsAt({ serviceEndDate, serviceEndTime })).toBe(at);
  });
});

describe('onlineUntil', () => {
  const nothing = {
    serviceEndDate: null,
    serviceEndTime: null,
    nextPaymentDate: null,
    subscription: null,
  };
  const renewing = {
    state: 'active' as const,
    recurring: true,
    periodEnd: NOW + DAY,
    serviceEndDate: null,
    scheduledChange: null,
  };

  it.each([
    [
      'is the end of the service',
      { ...nothing, serviceEndDate: NOW + 1, nextPaymentDate: NOW + 9 },
      { kind: 'until', at: NOW + 1 },
    ],
    [
      "until the plan's own end of service",
      {
        ...nothing,
        subscription: { ...renewing, state: 'cancelled' as const, serviceEndDate: NOW + 5 },
      },
      { kind: 'until', at: NOW + 5 },
    ],
    [
      'is the end of a period that does not renew',
      { ...nothing, subscription: { ...renewing, recurring: false } },
      { kind: 'until', at: NOW + DAY },
    ],
    [
      'is the change if another plan follows a pass',
      {
        ...nothing,
        subscription: {
          ...renewing,
          recurring: false,
          scheduledChange: { priceId: 'x', at: NOW + DAY, price: null },
        },
      },
      { kind: 'changes', at: NOW + DAY },
    ],
    [
      'is the change that is booked for a plan that renews',
      {
        ...nothing,
        nextPaymentDate: NOW + DAY,
        subscription: {
          ...renewing,
          scheduledChange: { priceId: 'x', at: NOW + DAY, price: null },
        },
      },
      { kind: 'changes', at: NOW + DAY },
    ],
    [
      'is the renewal after a change that is over',
      {
        ...nothing,
        subscription: { ...renewing, scheduledChange: { priceId: 'x', at: NOW, price: null } },
      },
      { kind: 'renews', at: NOW + DAY },
    ],
    [
      'is open for a plan that does not say whether it renews',
      {
        ...nothing,
        nextPaymentDate: NOW + 9,
        subscription: { ...renewing, recurring: null },
      },
      { kind: 'open' },
    ],
    [
      'is open for a plan in a state that is not known',
      { ...nothing, subscription: { ...renewing, state: 'unknown' as const } },
      { kind: 'open' },
    ],
    [
      'is open for a plan whose renewal has passed',
      { ...nothing, nextPaymentDate: NOW - 1, subscription: { ...renewing, periodEnd: NOW - 1 } },
      { kind: 'open' },
    ],
    ['is over after the end', { ...nothing, serviceEndDate: NOW }, { kind: 'ended', at: NOW }],
    [
      'is the next payment',
      { ...nothing, nextPaymentDate: NOW + 9, subscription: renewing },
      { kind: 'renews', at: NOW + 9 },
    ],
    [
      'is the end of a period that renews',
      { ...nothing, subscription: renewing },
      { kind: 'renews', at: NOW + DAY },
    ],
    ['is open without dates', nothing, { kind: 'open' }],
    [
      'is open for a plan without dates',
      { ...nothing, subscription: { ...renewing, recurring: false, periodEnd: null } },
      { kind: 'open' },
    ],
  ])('%s', (_, about, online) => {
    expect(onlineUntil(about, NOW)).toEqual(online);
  });
});
