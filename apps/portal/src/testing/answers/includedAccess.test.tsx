import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { holding, minimal, plan, plus } from '../minimal/minimalAnswers';
import {
  closeAgainst,
  expectSaid,
  openAgainst,
  said,
  visitor,
  type Replies,
} from '../minimal/openAgainst';
import { paths } from '~/shared/routing/paths';

vi.setConfig({ testTimeout: 60_000 });
afterEach(closeAgainst);

/** A building whose members have access with their account. */
const members: Replies = {
  ...minimal,
  getSiteInfo: {
    body: { name: 'The Inn', locationID: 'inn', portalType: 'NAAS', planEngine: 'INTERNAL' },
  },
  getPlans: { body: [plan({ title: 'Private line', recurring: true })] },
};

// TYPE-4, GUARD-9
describe('a site whose members have access with their account', () => {
  it('sells no plan that a member is led away from', async () => {
    await openAgainst(members, '/select-plan?plan=p20', visitor);
    await expectSaid('/select-plan?plan=p20').toContain('No plans available');
    expect(screen.queryByRole('radio')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull();
  });

  it.each([
    ['ends with its period', plus, /Plus runs until .+\. Your devices stay online, because/],
    [
      'ends at once',
      { ...plus, state: 'pastDue' },
      /so Plus ends as soon as you cancel\. Your devices stay online, because/,
    ],
  ])('says before a plan that %s that the devices stay online', async (_, held, says) => {
    const cancel = '/portal/manage-your-plan/cancel?reason=other';
    await openAgainst({ ...members, ...holding(held) }, cancel);
    const page = await said(cancel);
    expect(page).toMatch(says);
    expect(page).not.toContain('offline');
  });

  it('does not say on My Plan that the devices go offline with a plan', async () => {
    await openAgainst({ ...members, ...holding(plus) }, paths.managePlan);
    await expectSaid(paths.managePlan).toContain('We’ll show you what happens before you confirm');
    expect(document.body).not.toHaveTextContent(/offline/);
  });
});
