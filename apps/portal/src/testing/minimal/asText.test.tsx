import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { holding, minimal, user } from './minimalAnswers';
import { closeAgainst, expectSaid, openAgainst, said } from './openAgainst';
import { paths } from '~/shared/routing/paths';

const passes = '/portal/device-management/guest-passes';
const preferences = '/portal/preferences-and-privacy';

vi.setConfig({ testTimeout: 60_000 });
afterEach(closeAgainst);

// API-13
describe('a value that the backend writes as text', () => {
  it('is read as true, so that a customer with a plan keeps the pages of the plan', async () => {
    const plan = { state: 'active', recurring: 'true', title: 'Plus' };
    const subscription = { id: 's1', priceId: 'p20', price: 20, currency: 'GBP', ...plan };
    const { goTo } = await openAgainst(
      {
        ...minimal,
        ...holding(plan),
        getSubscription: { body: { active: 'true', subscription } },
        getUser: { body: user({ hasActiveSubscription: 'true', hasRecurringSub: 'True' }) },
      },
      '/portal',
    );
    await expectSaid('/portal').toContain('Your plan is active');
    goTo(paths.managePlan);
    await expectSaid(paths.managePlan).toContain('Plus');
    expect(screen.getByRole('link', { name: /^Cancel/ })).toBeVisible();
  });

  it('is read as false, so that a plan that is paid once is not said to renew', async () => {
    const plan = { state: 'active', recurring: 'false', title: 'Plus' };
    await openAgainst({ ...minimal, ...holding(plan) }, paths.managePlan);
    await expectSaid(paths.managePlan).toContain('Plus');
    expect(await said(paths.managePlan)).not.toContain('Next payment');
    expect(screen.queryByRole('link', { name: /^Cancel/ })).toBeNull();
  });

  it('does not undo that somebody has accepted the terms', async () => {
    const site = { name: 'The Inn', locationID: 'inn', portalType: 'PAYG', planEngine: 'INTERNAL' };
    const terms = { accepted: 'true', text: 'Be kind.' };
    await openAgainst({ ...minimal, getSiteInfo: { body: { ...site, terms } } }, preferences);
    await expectSaid(preferences).toContain('You’ve accepted the terms.');
  });

  it('is a length of a guest pass', async () => {
    const getGuestPasses = { body: { hours: ['4', '24'], left: '5', total: '5' } };
    await openAgainst({ ...minimal, ...holding({ state: 'active' }), getGuestPasses }, passes);
    await expectSaid(passes).toContain('5 of 5 left');
    expect(screen.getByRole('radio', { name: /4 hours/ })).toBeInTheDocument();
  });
});
