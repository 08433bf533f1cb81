import { describe, expect, it } from 'vitest';
import { pounds } from '../testing/aPlan';
import { aSubscription } from '../testing/aSubscription';
import { planStatus, type PlanStatus } from './planStatus';
import type { SubscriptionState } from './subscription';
import { pauseBlocker, upgradeBlocker, type PauseBlocker, type UpgradeBlocker } from './blockers';

const NOW = Date.UTC(2026, 10, 22);

describe('planStatus', () => {
  it.each<[SubscriptionState, number | null, PlanStatus]>([
    ['active', null, 'active'],
    ['active', NOW + 1, 'active'],
    ['active', NOW, 'active'],
    ['cancelled', NOW + 1, 'ending'],
    ['cancelled', NOW, 'cancelled'],
    ['cancelled', null, 'cancelled'],
    ['pastDue', null, 'pastDue'],
    ['pastDue', NOW + 1, 'pastDue'],
    ['paused', null, 'paused'],
    ['pending', null, 'pending'],
    ['ended', null, 'ended'],
    ['ended', NOW + 1, 'ended'],
    ['unknown', null, 'unknown'],
    ['unknown', NOW + 1, 'unknown'],
  ])('%s with the service end date %s is %s', (state, serviceEndDate, status) => {
    expect(planStatus(aSubscription({ state, serviceEndDate }), NOW)).toBe(status);
  });
});

it('a cancelled plan that is past due or paused says so first', () => {
  for (const state of ['pastDue', 'paused'] as const)
    expect(
      planStatus(aSubscription({ state, cancelled: true, serviceEndDate: NOW + 1 }), NOW),
    ).toBe(state);
});

describe('upgradeBlocker and pauseBlocker', () => {
  it.each<[string, SubscriptionState, boolean, UpgradeBlocker, PauseBlocker]>([
    ['past due', 'pastDue', true, 'pastDue', 'pastDue'],
    ['already paused', 'paused', true, 'paused', 'unknown'],
    ['in an unknown state', 'unknown', true, 'unknown', 'unknown'],
    ['over', 'ended', true, 'noPlan', 'noPlan'],
    ['pending', 'pending', true, 'pending', 'pending'],
    ['cancelled', 'cancelled', true, 'ending', 'ending'],
    ['paid once', 'active', false, 'unknown', 'once'],
    ['paid once and past due', 'pastDue', false, 'pastDue', 'once'],
  ])('for a plan that is %s', (_, state, recurring, upgrade, pause) => {
    const plan = aSubscription({ state, recurring });
    expect([upgradeBlocker(plan), pauseBlocker(plan)]).toEqual([upgrade, pause]);
  });

  it('a free plan cannot be paused', () => {
    expect(pauseBlocker(aSubscription({ price: pounds(0) }))).toBe('free');
  });

  it('for no plan', () => {
    expect([upgradeBlocker(null), pauseBlocker(null)]).toEqual(['noPlan', 'noPlan']);
  });
});
