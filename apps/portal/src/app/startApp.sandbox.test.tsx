import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openPortal } from '~/testing/openPortal';

describe('the whole portal against a sandbox', () => {
  it('opens the landing page of the venue for an unknown visitor', async () => {
    await openPortal();
    expect(await screen.findByRole('link', { name: /See plans/ })).toBeVisible();
  });

  it('opens the dashboard for a customer whom the gateway knows', async () => {
    await openPortal({ persona: 'maya', path: '/portal' });
    expect(await screen.findByRole('link', { name: /Devices/ })).toBeVisible();
  });

  it.each([
    ['the landing page', {}],
    ['log-in', { path: '/login' }],
    ['the plans', { path: '/select-plan' }],
    ['the error page', { path: '/error' }],
    ['the dashboard', { persona: 'maya', path: '/portal' }],
    ['an account page', { persona: 'maya', path: '/portal/device-management' }],
  ])('reads %s from its heading on when it is the first page', async (_page, opening) => {
    await openPortal(opening);
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  });

  it('keeps a visitor on the page when the plans do not load, and shows them at the next try', async () => {
    const { user, clearFaults } = await openPortal({
      path: '/select-plan',
      faults: [{ call: 'getPlans', kind: '500' }],
    });
    const again = await screen.findByRole('button', { name: /again/i });
    await clearFaults();
    await user.click(again);
    expect(await screen.findByRole('heading', { name: /plan/i, level: 1 })).toBeVisible();
  });
});
