import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { currentPath } from '~/shared/routing/currentPath';
import { openPortal } from '~/testing/openPortal';
import { fillIn, PASSWORD } from '~/testing/sandbox';

const BILLING = '/portal/billing-information';
const reach = (wanted: string) => waitFor(() => expect(currentPath()).toBe(wanted));

/** Catches the form that would leave the page in a browser. */
const catchForm = () => {
  const sent: HTMLFormElement[] = [];
  vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function (
    this: HTMLFormElement,
  ) {
    sent.push(this);
  });
  return sent;
};

// SES-24
describe('after a session that has ended', () => {
  it('the log-in leads back to the open page, also over the router’s pages', async () => {
    const sent = catchForm();
    const page = await openPortal({
      persona: 'maya',
      mac: '02:5E:00:00:10:03',
      path: '/portal',
    });
    await screen.findByRole('button', { name: 'Connect this device' });
    await page.injectFault({ call: 'getBilling', kind: '401' });
    page.goTo(BILLING);
    await screen.findByText('You’ve been logged out');
    await page.clearFaults();
    await fillIn(page.user, await screen.findByLabelText('Email address'), 'maya.okafor@hey.co.uk');
    await fillIn(page.user, screen.getByLabelText('Password'), PASSWORD);
    await page.user.click(screen.getByRole('button', { name: 'Log in' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    const back = sent[0]?.querySelector<HTMLInputElement>('[name="dst"]')?.value ?? '';
    const arrived = await page.visit(back);
    await reach(BILLING);
    // Only the way back from the router leads there.
    await arrived.visit(back);
    await reach('/portal');
    vi.restoreAllMocks();
  });

  // ROLE-3
  it('an agent is at landing, and reads whose account they have left', async () => {
    const page = await openPortal({
      venue: 'union-street',
      persona: 'agent',
      path: '/portal/my-account',
    });
    await waitFor(() => expect(screen.getByText('You’re acting for Priya Raman')).toBeVisible());
    await page.injectFault({ call: 'getDevices', kind: '401' });
    page.goTo('/portal/device-management');
    expect(await screen.findByText(/^You’re no longer acting for Priya Raman/)).toBeVisible();
    await reach('/');
    expect(screen.queryByText('You’ve been logged out')).toBeNull();
    await page.clearFaults();
  });
});
