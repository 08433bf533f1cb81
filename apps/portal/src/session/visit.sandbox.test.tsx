import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { refreshSession } from '~/session/refreshSession';
import { openPortal } from '~/testing/openPortal';
import { fillIn, PASSWORD } from '~/testing/sandbox';
import { expireToken } from '~/testing/expireToken';

const FLAG = 'foyer.outsideNetwork';

/** Replaces the address as a bookmark or a gateway does before the next page load. */
const setAddress = (path: string): void => window.history.replaceState(null, '', `#${path}`);

const isNotConnected = async (): Promise<void> => {
  const name = 'You’re not on our Wi-Fi.';
  expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible();
  expect(window.location.hash).toBe('#/not-connected');
};

/** The bodies that the page sends from now on. */
const watchBodies = () => {
  const fetched = vi.spyOn(globalThis, 'fetch');
  return (): Record<string, unknown>[] =>
    fetched.mock.calls
      .map(([, init]) => init?.body)
      .filter((body) => typeof body === 'string')
      .map((body) => JSON.parse(body) as Record<string, unknown>);
};

afterEach(() => void vi.restoreAllMocks());

// START-20
describe('a visitor outside the network', () => {
  it('sees that on every page, until a gateway entry clears the flag', async () => {
    const portal = await openPortal({ venue: 'old-brewery', persona: 'outside' });
    await isNotConnected();
    // No site is known here, so the brand is the neutral one (THEME-3).
    await waitFor(() => expect(document.title).toBe('You’re not on our Wi-Fi. | Wi-Fi'));
    expect(localStorage.getItem(FLAG)).toBe('true');
    setAddress(
      '/stardust/auth/login?location_id=canal-wharf&customer_code=CANAL&nas_id=gw-canal-1',
    );
    await portal.reload();
    expect(await screen.findByRole('link', { name: /See plans/ })).toBeVisible();
    expect(localStorage.getItem(FLAG)).toBeNull();
  });

  it('is not taken for a customer because of a token that has expired', async () => {
    const portal = await openPortal({ persona: 'maya', path: '/portal' });
    await screen.findByRole('heading', { level: 1, name: /renews on/ });
    expireToken();
    localStorage.removeItem('foyer.location');
    const { store } = await portal.reload();
    await isNotConnected();
    expect(store.getState().session).toMatchObject({ isLoggedIn: false, account: null });
  });
});

// START-14
describe('a session that is refreshed', () => {
  it('asks for the account while the gateway login is still under way', async () => {
    const { store, fetchedAhead } = await openPortal({ persona: 'maya', path: '/portal' });
    await screen.findByRole('heading', { level: 1, name: /renews on/ });
    await fetchedAhead;
    const send = globalThis.fetch;
    let askAccount = (): void => undefined;
    const accountAsked = new Promise<void>((resolve) => (askAccount = resolve));
    vi.spyOn(globalThis, 'fetch').mockImplementation(async (url, init) => {
      if (String(url).endsWith('/api/user')) askAccount();
      if (String(url).endsWith('/gateway/login')) await accountAsked;
      return send(url, init);
    });
    await store.dispatch(refreshSession());
    expect(store.getState().session.account).not.toBeNull();
  });
});

// START-14
describe('an agent in a customer’s account', () => {
  // CONN-9
  it.each([
    ['the customer', 'priya', 1],
    ['no agent', 'agent', 0],
  ])('"Connect" is offered to %s', async (_, persona, offers) => {
    const form = { method: 'POST', action: '/gateway/login', fields: {} };
    await openPortal({
      venue: 'union-street',
      persona,
      path: '/portal/device-management',
      answers: { gatewayLogin: { deviceState: 'captive', connect: form } },
    });
    const [said] = await screen.findAllByText(/Wi-Fi is included/);
    expect(said).toBeVisible();
    const connects = screen.queryAllByRole('button', { name: 'Connect this device' });
    expect(connects).toHaveLength(offers);
  });

  it('is named at every gateway login of the session, until the log-out', async () => {
    const { user, store } = await openPortal({
      venue: 'union-street',
      persona: 'agent',
      path: '/portal/my-account',
    });
    await screen.findByRole('heading', { level: 1, name: /^Account Details/ });
    const bodies = watchBodies();
    await store.dispatch(refreshSession());
    expect(bodies()).toEqual([expect.objectContaining({ is_impersonating: true })]);
    await user.click(await screen.findByRole('button', { name: 'Log out' }));
    await waitFor(() => expect(window.location.hash).toBe('#/'));
    await store.dispatch(refreshSession());
    expect(bodies().at(-1)).toHaveProperty('location_id');
    expect(bodies().at(-1)).not.toHaveProperty('is_impersonating');
  });
});

// LOGIN-1
describe('a log-in at a location without a customer code', () => {
  it('takes the code of the site', async () => {
    const portal = await openPortal({
      path: '/login',
      answers: { getSiteInfo: { customerCode: 'WHARF' } },
    });
    const { customer_code: _, ...location } = JSON.parse(
      localStorage.getItem('foyer.location') ?? '',
    ) as Record<string, string>;
    localStorage.setItem('foyer.location', JSON.stringify(location));
    const { user } = await portal.reload();
    await fillIn(user, await screen.findByLabelText(/Email address/), 'maya.okafor@hey.co.uk');
    await fillIn(user, screen.getByLabelText('Password'), PASSWORD);
    const bodies = watchBodies();
    await user.click(screen.getByRole('button', { name: 'Log in' }));
    await waitFor(() =>
      expect(bodies()).toContainEqual({
        username: 'maya.okafor@hey.co.uk@WHARF',
        password: PASSWORD,
      }),
    );
  });
});
