import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { holding, minimal, plus } from '../minimal/minimalAnswers';
import { closeAgainst, openAgainst, said, type Replies } from '../minimal/openAgainst';

vi.setConfig({ testTimeout: 60_000 });
afterEach(closeAgainst);

const home = '/portal/device-management';

/** A site whose menu leaves My Plan out. */
const site: Replies = {
  ...minimal,
  getPublicConfig: { body: { stripeEnabled: true } },
  getSiteInfo: {
    body: {
      name: 'The Inn',
      locationID: 'inn',
      portalType: 'FREE_SIGN_UP',
      planEngine: 'INTERNAL',
    },
  },
};

// MENU-2
it('the access status leads to a plan that the menu leaves out, even while it asks to pay', async () => {
  await openAgainst({ ...site, ...holding({ ...plus, state: 'pastDue' }) }, home);
  expect(await said(home)).toContain('Pay now');
  const plan = screen.getByRole<HTMLAnchorElement>('link', { name: 'My Plan' });
  expect(plan.hash).toBe('#/portal/manage-your-plan');
});
