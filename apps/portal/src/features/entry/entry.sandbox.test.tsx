import { DAY } from '@foyer/domain';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { now } from '~/session/storage/browserStores';
import { openPortal } from '~/testing/openPortal';
import { brandTitle } from '~/testing/brandTitles';

const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });

describe('a visit whose start fails', () => {
  it('continues after a failed gateway login, because the site can still be shown', async () => {
    await openPortal({ faults: [{ call: 'gatewayLogin', kind: '502' }] });
    await heading(brandTitle('landing'));
  });

  it.each(['404', '403'])('ends on the page that belongs to the gateway’s %s', async (kind) => {
    await openPortal({ faults: [{ call: 'gatewayLogin', kind }] });
    await heading(
      { 404: 'We don’t know where you are.', 403: 'This device can’t connect.' }[kind] ?? '',
    );
  });

  it('ends on "portal not found" where the site does not exist', async () => {
    await openPortal({ faults: [{ call: 'getSiteInfo', kind: '404' }] });
    await heading('We don’t know where you are.');
  });

  it('shows the server’s message in the dialog and counts down when the site information fails', async () => {
    const { user } = await openPortal({ faults: [{ call: 'getSiteInfo', kind: '500' }] });
    await user.click(await screen.findByRole('button', { name: 'Close' }));
    await heading('Something went wrong.');
    expect(screen.getByRole('timer').textContent).toMatch(/We’ll try again in \d+ seconds/);
    expect(screen.queryByRole('link', { name: 'Go to the start page' })).toBeNull();
  });

  it('shows the error at /portal without a session, and starts again in place', async () => {
    const { user, clearFaults } = await openPortal({
      faults: [{ call: 'getBlankSession', kind: '500' }],
    });
    await heading('We can’t reach the service.');
    expect(window.location.hash).toBe('#/portal');
    await clearFaults();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await heading(brandTitle('landing'));
    await waitFor(() => expect(window.location.hash).toBe('#/'));
  });

  it('opens a closed portal for a support agent only', async () => {
    await openPortal({ venue: 'old-brewery' });
    await heading('The Wi-Fi service here is closed.');
    await openPortal({ venue: 'old-brewery', persona: 'agent' });
    await waitFor(() => expect(window.location.hash).toMatch(/^#\/portal/));
  });

  it('refuses an account holder in a closed portal', async () => {
    await openPortal({ venue: 'old-brewery', persona: 'owner' });
    await heading('The Wi-Fi service here is closed.');
  });

  // SUB-21
  it('tells an account holder of a closed portal what is paid, owed and refunded', async () => {
    const bill = { currency: 'GBP', periodEnd: new Date(now() + 9 * DAY).toISOString() };
    const owed = { ...bill, id: 'in-1', number: 'FW-0001', state: 'uncollectible', amount: 7 };
    const paid = { ...bill, id: 'in-2', number: 'FW-0002', state: 'paid', amount: 12 };
    await openPortal({
      venue: 'old-brewery',
      persona: 'owner',
      answers: {
        getBilling: {
          invoices: [
            { ...owed, description: 'Essential, October' },
            { ...paid, description: 'Essential, December', refunded: true, refundedAmount: 5 },
          ],
        },
      },
    });
    expect(await screen.findByText(/^Essential ends on .+ and won’t renew\.$/)).toBeVisible();
    expect(
      screen.getByText('You still owe £7.00 for Essential, October (invoice FW-0001).'),
    ).toBeVisible();
    expect(screen.getByText('We’ve refunded £5.00 for Essential, December.')).toBeVisible();
  });
});

describe('an error page', () => {
  it.each([
    ['/denied', 'This device can’t connect.'],
    ['/not-connected', 'You’re not on our Wi-Fi.'],
    ['/nowhere', 'This page doesn’t exist.'],
  ])('moves the focus to its heading at %s', async (path, name) => {
    const { goTo } = await openPortal();
    await heading(brandTitle('landing'));
    goTo(path);
    await waitFor(() => expect(window.location.hash).toBe(`#${path}`));
    await waitFor(async () => expect(document.activeElement).toBe(await heading(name)));
  });
});
