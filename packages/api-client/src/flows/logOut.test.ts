import type { PlanEngine } from '@foyer/domain';
import { describe, expect, it } from 'vitest';
import { blankSession, testClient, tokenOf } from '../testing/testClient';

type Situation = { arePlansLoaded: boolean; planEngine: PlanEngine };

const logOut = async (situation: Situation, table: Parameters<typeof testClient>[0] = {}) => {
  const { client, local, network } = testClient(table, { token: tokenOf.maya });
  const steps: string[] = [];
  const step = (name: string) => {
    steps.push(
      `${name} as ${local.getItem('Token') === tokenOf.freshVisitor ? 'visitor' : 'nobody'}`,
    );
  };
  const answer = await client.session.logOut({
    clearAccessCode: () => step('clear access code'),
    reloadSiteInfo: async () => step('reload site info'),
    arePlansLoaded: () => situation.arePlansLoaded,
    planEngine: () => situation.planEngine,
    reloadPlans: async () => step('reload plans'),
  });
  return { answer, steps, local, network };
};

const always = ['clear access code as visitor', 'reload site info as visitor'];

describe('logging out', () => {
  it.each<[string, Situation, string[]]>([
    [
      'reloads plans when none are loaded',
      { arePlansLoaded: false, planEngine: 'STRIPE' },
      [...always, 'reload plans as visitor'],
    ],
    [
      'does not reload plans that are loaded',
      { arePlansLoaded: true, planEngine: 'STRIPE' },
      always,
    ],
    [
      'does not reload the plans of the INTERNAL engine',
      { arePlansLoaded: false, planEngine: 'INTERNAL' },
      always,
    ],
  ])('%s', async (_, situation, expected) => {
    const { steps } = await logOut(situation);
    expect(steps).toEqual(expected);
  });

  it('removes the token and fetches a new blank session', async () => {
    const { local, network } = await logOut({ arePlansLoaded: true, planEngine: 'STRIPE' });
    expect(network.times(blankSession)).toBe(1);
    expect(local.getItem('Token')).toBe(tokenOf.freshVisitor);
  });

  it('removes the token and the access code even if no blank session can be fetched', async () => {
    const { answer, steps, local } = await logOut(
      { arePlansLoaded: false, planEngine: 'STRIPE' },
      { [blankSession]: 'down' },
    );
    expect(answer.error?.kind).toBe('network');
    expect(steps).toEqual(['clear access code as nobody']);
    expect(local.getItem('Token')).toBeNull();
  });
});
