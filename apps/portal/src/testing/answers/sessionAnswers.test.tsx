import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { minimal, user as account } from '../minimal/minimalAnswers';
import {
  closeAgainst,
  customer,
  openAgainst,
  said,
  tokenOf,
  type OpenAgainst,
  visitor,
} from '../minimal/openAgainst';

vi.setConfig({ testTimeout: 60_000 });
afterEach(closeAgainst);

const inSeconds = (seconds: number): number => Math.floor(Date.now() / 1000) + seconds;

describe('the token of a session', () => {
  it('of a user opens the portal; one whose first scope is anonymous is a visitor’s', async () => {
    await openAgainst(minimal, '/portal', customer);
    expect(await said('/portal')).toContain('Your plan');
    await openAgainst(minimal, '/portal', visitor);
    await waitFor(() => expect(window.location.hash).toBe('#/'));
    expect(await screen.findByRole('link', { name: 'Log in' })).toBeVisible();
  });

  it.each([
    ['5 seconds before its end counts as expired', 5, '#/'],
    ['a minute before its end still holds', 60, '#/portal'],
  ])('%s', async (_, seconds, ends) => {
    const token = tokenOf({ scope: ['user'], user_id: 'u1', exp: inSeconds(seconds) });
    await openAgainst(minimal, '/portal', token);
    await waitFor(() => expect(window.location.hash).toBe(ends));
    // The heading of the page that is still loading gives way to another.
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toBeVisible(), {
      timeout: 20_000,
    });
  });

  it('names the customer whose account is meant, where nothing else does', async () => {
    const token = tokenOf({ scope: ['anonymous'], customer_code: 'OAK' });
    const blank = { status: 204, headers: { authorization: `Bearer ${token}` } };
    const { user, sent } = await openAgainst(
      { ...minimal, getBlankSession: blank },
      '/login',
      token,
    );
    const email = await screen.findByLabelText('Email address', {}, { timeout: 20_000 });
    await user.type(email, 'ann@example.com');
    await user.type(screen.getByLabelText('Password'), 'correct horse 12');
    await user.click(screen.getByRole('button', { name: 'Log in' }));
    await waitFor(() =>
      expect(sent.map(({ body }) => body)).toContainEqual(
        expect.objectContaining({ username: 'ann@example.com@OAK' }),
      ),
    );
  });

  it.each([
    ['the token', { mac: '02-00-00-00-00-07' }, {}],
    ['the site information', {}, { mac: '02-00-00-00-00-07' }],
  ])(
    'without a device in the token, the site information names it: %s',
    async (_, claims, more) => {
      const token = tokenOf({ scope: ['user'], user_id: 'u1', ...claims });
      const devices = [
        { id: 'd1', mac: '02:00:00:00:00:08', name: 'Desk', kind: 'laptop' },
        { id: 'd2', mac: '02:00:00:00:00:07', name: 'Pocket', kind: 'phone' },
      ];
      const site = minimal.getSiteInfo as { body: object };
      const getSiteInfo = { body: { ...site.body, ...more } };
      const page = '/portal/device-management';
      const { sent } = await openAgainst(
        { ...minimal, getSiteInfo, getDevices: { body: { devices } } },
        page,
        token,
      );
      await said(page);
      const [first, second] = await screen.findAllByRole('listitem');
      expect(first).toHaveTextContent(/Pocket.*This device/);
      expect(second).not.toHaveTextContent('This device');
      // The notices are this device's.
      const notices = sent.filter(({ call }) => call === 'getDeviceNotifications');
      expect(notices.map(({ query }) => query)).toEqual(['?mac=02%3A00%3A00%3A00%3A00%3A07']);
    },
  );
});

// SES-3, SES-24
describe('a user’s token where the site information names no logged-in user', () => {
  const { body } = minimal.getSiteInfo as { body: object };
  const getSiteInfo = { body: { ...body, isLoggedIn: false } };

  it('opens the portal while the server knows the account', async () => {
    await openAgainst({ ...minimal, getSiteInfo }, '/portal', customer);
    expect(await said('/portal')).toContain('Your plan');
  });

  it('leads to log-in once the server has ended the session', async () => {
    const getUser = { status: 401, body: { code: 'UNAUTHORISED', message: 'Log in again.' } };
    await openAgainst({ ...minimal, getSiteInfo, getUser }, '/portal', customer);
    expect(await said('/login')).toContain('You’ve been logged out');
    expect(localStorage.getItem('Token')).toBe(visitor);
  });
});

// SES-22
describe('a session that another tab begins while the page starts', () => {
  it('shows its own account, not that of the session before', async () => {
    const named = (userId: string, firstName: string) => ({ ...account({ firstName }), userId });
    let answered = 0;
    const getUser = () => {
      answered += 1;
      if (answered > 1) return { body: named('u2', 'Bob') };
      localStorage.setItem('Token', tokenOf({ scope: ['user'], user_id: 'u2' }));
      return { body: named('u1', 'Ann') };
    };
    const { store } = await openAgainst({ ...minimal, getUser }, '/portal/my-account');
    expect(await said('/portal/my-account')).toContain('Bob');
    expect(document.body).not.toHaveTextContent('Ann');
    expect(store.getState().session.account?.userId).toBe('u2');
  });

  const bob = tokenOf({ scope: ['user'], user_id: 'u2' });
  const bobs = { body: { ...account({ firstName: 'Bob' }), userId: 'u2' } };

  it('is kept where the server has ended the session before', async () => {
    let answered = 0;
    const getUser = () => {
      answered += 1;
      if (answered > 1) return bobs;
      localStorage.setItem('Token', bob);
      return { status: 401, body: { code: 'UNAUTHORISED', message: 'Log in again.' } };
    };
    await openAgainst({ ...minimal, getUser }, '/portal/my-account');
    expect(await said('/portal/my-account')).toContain('Bob');
    expect(localStorage.getItem('Token')).toBe(bob);
  });

  it('is that of the page which a visitor has opened', async () => {
    let answered = 0;
    const getSiteInfo = () => {
      answered += 1;
      if (answered === 1) localStorage.setItem('Token', bob);
      return minimal.getSiteInfo as { body: object };
    };
    await openAgainst({ ...minimal, getSiteInfo, getUser: bobs }, '/portal/my-account', visitor);
    expect(await said('/portal/my-account')).toContain('Bob');
  });
});

// SES-20
describe('the router’s form of a user', () => {
  const form = (username: string) => ({
    method: 'POST',
    action: '/gateway/login',
    fields: { username },
  });

  /** Logs out a user who can connect, at a gateway that then answers the device's own form. */
  const logOut = async (own: object | null): Promise<OpenAgainst> => {
    const gatewayLogin = () => {
      const isUsers = localStorage.getItem('Token') === customer;
      return { body: { deviceState: 'captive', connect: isUsers ? form('user') : own } };
    };
    const page = await openAgainst({ ...minimal, gatewayLogin }, '/');
    expect(await screen.findByRole('button', { name: 'Connect this device' })).toBeVisible();
    page.goTo('/portal');
    await page.user.click(await screen.findByRole('button', { name: 'Log out' }));
    expect(await screen.findByRole('link', { name: 'Log in' })).toBeVisible();
    expect(window.location.hash).toBe('#/');
    return page;
  };

  it('is gone once they have logged out: the next person does not go online with it', async () => {
    await logOut(null);
    expect(screen.queryByRole('button', { name: 'Connect this device' })).toBeNull();
  });

  it('gives way to the form of a device that has a plan of its own', async () => {
    const { store } = await logOut(form('device'));
    expect(await screen.findByRole('button', { name: 'Connect this device' })).toBeVisible();
    expect(store.getState().session.connect?.fields).toEqual({ username: 'device' });
  });
});

describe('a special customer code', () => {
  it.each([
    ['COVE', 'Pebble Cove Wi-Fi'],
    ['LAKESIDE', 'ParkConnect'],
    ['OAK', 'Foyer Wi-Fi'],
  ])('%s gives the page the title "%s"', async (customerCode, title) => {
    const site = { name: 'The Inn', locationID: 'inn', portalType: 'PAYG', planEngine: 'INTERNAL' };
    await openAgainst(
      { ...minimal, getSiteInfo: { body: { ...site, customerCode } } },
      '/',
      visitor,
    );
    await waitFor(() => expect(document.title).toBe(title));
  });
});

// THEME-1, THEME-5
describe('the look of a site is fetched by its name', () => {
  it.each([
    [
      'that of a holiday-resort operator',
      { siteCssInfoResponse: { name: 'meadow-resorts' } },
      'meadow-resorts',
    ],
    [
      'that of a cove-type operator',
      { siteCssInfoResponse: { name: 'pebble-cove' } },
      'pebble-cove',
    ],
    ['that of its customer code, where it names none', { customerCode: 'COVE' }, 'pebble-cove'],
    ['that of a holiday park', { isHolidayPark: true }, 'parkconnect'],
  ])('%s', async (_, more, theme) => {
    const site = { name: 'The Inn', locationID: 'inn', portalType: 'PAYG', planEngine: 'INTERNAL' };
    const getSiteInfo = { body: { ...site, ...more } };
    const { sent } = await openAgainst({ ...minimal, getSiteInfo }, '/', visitor);
    await waitFor(() =>
      expect(sent.map(({ line }) => line)).toContainEqual(
        expect.stringMatching(new RegExp(`^GET /v2/.*${theme}.*json$`)),
      ),
    );
  });
});

describe('the log-in page', () => {
  const site = { name: 'The Inn', locationID: 'inn', portalType: 'PAYG', planEngine: 'INTERNAL' };

  it('leads a logged-in user back to the previous page', async () => {
    const { goTo } = await openAgainst(minimal, '/portal/my-account');
    await said('/portal/my-account');
    goTo('/login');
    await waitFor(() => expect(window.location.hash).toBe('#/portal/my-account'));
  });

  it('leads to the first page where the site has devices without accounts', async () => {
    const getSiteInfo = { body: { ...site, isNoUserJourneyEnabled: true } };
    const getUser = { body: account({ hasActiveSubscription: false, hasRecurringSub: false }) };
    const { goTo } = await openAgainst({ ...minimal, getSiteInfo, getUser }, '/portal/my-account');
    await said('/portal/my-account');
    goTo('/login');
    await waitFor(() => expect(window.location.hash).toBe('#/'));
  });
});

describe('the registration form', () => {
  it.each([
    ['Email address', 'ann@example', 'Choose a password', 'correct horse 12'],
    ['Choose a password', 'short', 'Email address', 'ann@example.com'],
  ])(
    'refuses as %s what is not in its format, and sends nothing',
    async (label, wrong, other, right) => {
      const { user, sent } = await openAgainst(minimal, '/?tab=register', visitor);
      await user.type(await screen.findByLabelText(other, {}, { timeout: 20_000 }), right);
      await user.type(screen.getByLabelText(label), wrong);
      await user.click(screen.getByRole('button', { name: 'Create my account' }));
      await waitFor(() => expect(screen.getByLabelText(label)).toBeInvalid());
      expect(screen.getByLabelText(other)).toBeValid();
      expect(sent.map(({ call }) => call)).not.toContain('registerUser');
    },
  );
});

// ROUTE-4
describe('the list of what agents did', () => {
  it('is fetched again by a reload that the address asks for', async () => {
    const preferences = '/portal/preferences-and-privacy';
    let acts: object[] = [];
    const { goTo } = await openAgainst(
      { ...minimal, getAgentActs: () => ({ body: acts }) },
      preferences,
    );
    await said(preferences);
    acts = [{ id: 'a1', agent: 'Ash', act: 'addDevice', at: '2026-01-05T10:00:00Z' }];
    goTo(`${preferences}?reload=true`);
    expect(await screen.findByText('Ash', {}, { timeout: 20_000 })).toBeVisible();
  });
});
