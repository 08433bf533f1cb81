import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { refreshSession } from '~/session/refreshSession';
import { keepDraft, readDraft } from '~/session/storage/formDrafts';
import { accessCodes } from '~/session/storage/accessCodes';
import { expireToken } from '~/testing/expireToken';
import { openPortal, type OpenPortal } from '~/testing/openPortal';
import { callInAnotherTab, fillIn, PASSWORD } from '~/testing/sandbox';
import { currentPath } from '~/shared/routing/currentPath';

const reach = (wanted: string | RegExp) => waitFor(() => expect(currentPath()).toMatch(wanted));

const DANA = 'dana.whitfield@mail.example';
const SAM = 'sam.ortiz@mail.example';

const BILLING = '/portal/billing-information';

let portal: OpenPortal;

/** Dana has opened her dashboard. */
beforeEach(async () => {
  portal = await openPortal({ venue: 'mercer-lofts', persona: 'dana', path: '/portal' });
  await screen.findAllByText(/Resident Gig/);
});

/** The log-in page says that the session has ended, and nothing of the user is left. */
const isAtLogin = async (): Promise<void> => {
  await waitFor(() => expect(screen.getByText('You’ve been logged out')).toBeVisible());
  expect(currentPath()).toBe('/login');
  expect(portal.store.getState().session).toMatchObject({ isLoggedIn: false, account: null });
  expect(screen.queryByRole('alertdialog')).toBeNull();
};

const logIn = async (email: string): Promise<void> => {
  await fillIn(portal.user, await screen.findByLabelText(/Email address/), email);
  await fillIn(portal.user, screen.getByLabelText('Password'), PASSWORD);
  await portal.user.click(screen.getByRole('button', { name: 'Log in' }));
};

const loseSession = async (): Promise<void> => {
  await portal.injectFault({ call: 'getBilling', kind: '401' });
  portal.goTo(BILLING);
  await isAtLogin();
  await portal.clearFaults();
};

// SES-24
describe('a session that ends while the page is open', () => {
  it('leads from the page that the server refuses to the log-in, and from there back to it', async () => {
    await loseSession();
    await logIn(DANA);
    await reach(BILLING);
    expect(await screen.findByRole('heading', { level: 1, name: /Billing/ })).toBeVisible();
    expect(screen.queryByText('You’ve been logged out')).toBeNull();
  });

  it('leads from the dashboard to the log-in too, never to the landing page', async () => {
    await portal.injectFault({ call: 'getDashboard', kind: '401' });
    const replaced = vi.spyOn(window.history, 'replaceState');
    portal.goTo('/portal?reload=true');
    await isAtLogin();
    const opened = replaced.mock.calls.map(([, , url]) => String(url));
    replaced.mockRestore();
    expect(opened).not.toContain('#/');
    await portal.clearFaults();
    await logIn(DANA);
    await reach('/portal');
  });

  it('is not swapped for a visitor’s in silence when its token expires', async () => {
    // A late call would find the expired token first, on the dashboard.
    await portal.fetchedAhead;
    expireToken();
    portal.goTo(BILLING);
    await isAtLogin();
    await logIn(DANA);
    await reach(BILLING);
  });

  it('is not swapped for a visitor’s in silence when the gateway refuses it', async () => {
    await portal.injectFault({ call: 'gatewayLogin', kind: '401' });
    await portal.store.dispatch(refreshSession());
    await isAtLogin();
  });

  it('clears its cached answers: the next user never sees the previous user’s dashboard', async () => {
    await loseSession();
    await portal.injectFault({ call: 'getDashboard', kind: '500' });
    await logIn(SAM);
    await reach(/^\/portal/);
    portal.goTo('/portal');
    expect(await screen.findByText('We couldn’t load your dashboard')).toBeVisible();
    expect(screen.queryByText(/Resident Gig/)).toBeNull();
  });

  it('clears all drafts and access codes', async () => {
    accessCodes.write('NQ7K-2XWD');
    keepDraft('sign-up', { email: 'maya.okafor@hey.co.uk' }, []);
    await loseSession();
    expect(accessCodes.read()).toBeNull();
    expect(readDraft('sign-up')).toEqual({});
  });
});

// SES-24
describe('a page that opens with a session that the server has ended', () => {
  it('is the log-in, without a dialog or a wait, and leads back to the opened page', async () => {
    portal.goTo(BILLING);
    await screen.findByRole('heading', { level: 1, name: /Billing/ });
    await callInAnotherTab('/user/sessions/current', { method: 'DELETE' });
    portal = await portal.reload();
    await isAtLogin();
    expect(screen.queryByRole('timer')).toBeNull();
    await logIn(DANA);
    await reach(BILLING);
  });

  it('is the log-in, even where visitors may see the opened page', async () => {
    // A late call would find that the session has ended before the page opens.
    await portal.fetchedAhead;
    await callInAnotherTab('/user/sessions/current', { method: 'DELETE' });
    portal.goTo('/password-recovery');
    await screen.findByRole('heading', { level: 1, name: /password/i });
    portal = await portal.reload();
    await isAtLogin();
  });
});

// SES-24
describe('a visitor whom the server refuses at the start', () => {
  it.each(['getSiteInfo', 'gatewayLogin'])(
    'gets a new gateway login after a 401 of %s, and the landing page',
    async (call) => {
      const { store } = await openPortal({ faults: [{ call, kind: '401', once: true }] });
      expect(await screen.findByRole('link', { name: /See plans/ })).toBeVisible();
      expect(currentPath()).toBe('/');
      expect(store.getState().session.deviceState).toBe('captive');
      expect(screen.queryByText('You’ve been logged out')).toBeNull();
    },
  );
});
