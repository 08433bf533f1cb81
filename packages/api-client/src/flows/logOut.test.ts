import type { PlanEngine } from '@foyer/domain';
import { describe, expect, it } from 'vitest';
import { blankSession, testClient, tokenOf } from '../testing/testClient';

const logOut = async (planEngine: PlanEngine, table: Parameters<typeof testClient>[0] = {}) => {
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
    leave: () => step('leave'),
    planEngine: () => planEngine,
    loadPlans: async () => step('load plans'),
  });
  return { answer, steps, local, network };
};

const always = ['clear access code', 'reload site info', 'leave'].map(
  (step) => `${step} as visitor`,
);

describe('logging out', () => {
  it.each<[string, PlanEngine, string[]]>([
    [
      'loads the plans once the user’s data is cleared',
      'STRIPE',
      [...always, 'load plans as visitor'],
    ],
    ['does not load the plans of the INTERNAL engine', 'INTERNAL', always],
  ])('%s', async (_, planEngine, expected) => {
    const { steps } = await logOut(planEngine);
    expect(steps).toEqual(expected);
  });

  it('removes the token and fetches a new blank session', async () => {
    const { local, network } = await logOut('STRIPE');
    expect(network.times(blankSession)).toBe(1);
    expect(local.getItem('Token')).toBe(tokenOf.freshVisitor);
  });

  it('removes the token and the access code even if no blank session can be fetched', async () => {
    const { answer, steps, local } = await logOut('STRIPE', { [blankSession]: 'down' });
    expect(answer.error?.kind).toBe('network');
    expect(steps).toEqual(['clear access code as nobody', 'leave as nobody']);
    expect(local.getItem('Token')).toBeNull();
  });
});
