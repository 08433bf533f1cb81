import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openPortal } from '~/testing/openPortal';

const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });

describe('a visit that begins badly', () => {
  it('goes on where the gateway login fails, since the site can still be shown', async () => {
    await openPortal({ faults: [{ call: 'gatewayLogin', kind: '502' }] });
    await heading('You’re nearly online.');
  });

  it.each(['404', '403'])('ends where the gateway’s %s says', async (kind) => {
    await openPortal({ faults: [{ call: 'gatewayLogin', kind }] });
    await heading(
      { 404: 'We don’t know this place.', 403: 'This device can’t connect.' }[kind] ?? '',
    );
  });

  it('ends at "portal not found" where there is no such site', async () => {
    await openPortal({ faults: [{ call: 'getSiteInfo', kind: '404' }] });
    await heading('We don’t know this place.');
  });

  it('says the server’s words in the dialog, and counts, where the site did not come', async () => {
    const { user } = await openPortal({ faults: [{ call: 'getSiteInfo', kind: '500' }] });
    await user.click(await screen.findByRole('button', { name: 'Close' }));
    await heading('Something went wrong.');
    expect(screen.getByRole('timer').textContent).toMatch(/We try again in \d+ seconds/);
    expect(screen.queryByRole('link', { name: 'Go to the start page' })).toBeNull();
  });

  it('stands at /portal without a session, and begins again in place', async () => {
    const { user, clearFaults } = await openPortal({
      faults: [{ call: 'getBlankSession', kind: '500' }],
    });
    await heading('We can’t reach the service.');
    expect(window.location.hash).toBe('#/portal');
    await clearFaults();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await heading('You’re nearly online.');
    await waitFor(() => expect(window.location.hash).toBe('#/'));
  });

  it('lets an agent into a portal that is closed, and nobody else', async () => {
    await openPortal({ venue: 'old-brewery' });
    await heading('This portal is closed.');
    await openPortal({ venue: 'old-brewery', persona: 'agent' });
    await waitFor(() => expect(window.location.hash).toMatch(/^#\/portal/));
  });

  it('keeps an account holder out of a portal that is closed', async () => {
    await openPortal({ venue: 'old-brewery', persona: 'owner' });
    await heading('This portal is closed.');
  });
});

describe('a page that says what is wrong', () => {
  it.each([
    ['/denied', 'This device can’t connect.'],
    ['/not-connected', 'You’re not on our Wi-Fi.'],
    ['/nowhere', 'This page does not exist.'],
  ])('takes the focus of whoever is led to %s', async (path, name) => {
    const { goTo } = await openPortal();
    await heading('You’re nearly online.');
    goTo(path);
    await waitFor(() => expect(window.location.hash).toBe(`#${path}`));
    await waitFor(async () => expect(document.activeElement).toBe(await heading(name)));
  });
});
