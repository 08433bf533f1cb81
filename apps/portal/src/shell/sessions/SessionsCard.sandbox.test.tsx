import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openNewAccount, type NewAccount } from '~/testing/newAccount';
import { openPortal } from '~/testing/openPortal';

const PREFERENCES = '/portal/preferences-and-privacy';
const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/156.0 Safari/537.36';

const isIn = async (url: string, token: string): Promise<boolean> =>
  (await fetch(`${url}/api/user`, { headers: { authorization: `Bearer ${token}` } })).ok;

/** Logs in on another browser. @returns its token */
const logInElsewhere = async ({ url, email, password }: NewAccount): Promise<string> => {
  const location = 'location_id=canal-wharf';
  const blank = await fetch(`${url}/auth/blank-session`, {
    headers: { 'x-location-details': location },
  });
  const login = await fetch(`${url}/auth/login`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'user-agent': WINDOWS,
      'x-registration-stage': '0',
      authorization: blank.headers.get('authorization') ?? '',
    },
    body: JSON.stringify({ username: email, password }),
  });
  return (login.headers.get('authorization') ?? '').replace('Bearer ', '');
};

const openTwice = async () => {
  const account = await openNewAccount('/portal');
  const other = await logInElsewhere(account);
  account.goTo(PREFERENCES);
  const list = await screen.findByRole('list', { name: 'Where you’re logged in' });
  return { ...account, other, list };
};

describe('where the user is logged in', () => {
  it('is listed, and another browser can be logged out', async () => {
    const { user, url, other, list } = await openTwice();
    expect(within(list).getAllByRole('listitem')).toHaveLength(2);
    expect(within(list).getByText('This browser')).toBeVisible();
    await user.click(within(list).getByRole('button', { name: /^Log out / }));
    const said = await screen.findByText(/^We’ve logged out /);
    expect(said.parentElement).toHaveFocus();
    await waitFor(() => expect(screen.getAllByText('This browser')).toHaveLength(1));
    expect(await isIn(url, other)).toBe(false);
    expect(await isIn(url, localStorage.getItem('Token') ?? '')).toBe(true);
  });

  it('ends everywhere else with one button', async () => {
    const { user, url, other } = await openTwice();
    await user.click(screen.getByRole('button', { name: 'Log out everywhere else' }));
    expect(await screen.findByText('You’re logged out everywhere else.')).toBeVisible();
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Log out everywhere else' })).toBeNull(),
    );
    expect(await isIn(url, other)).toBe(false);
  });

  it('is listed for a support agent too, without a way to end the customer’s sessions', async () => {
    const venue = 'mercer-lofts';
    await openPortal({ venue, persona: 'resident', path: '/portal' });
    await openPortal({ venue, persona: 'agent', path: PREFERENCES });
    const list = await screen.findByRole('list', { name: 'Where the customer is logged in' });
    expect(within(list).getAllByRole('listitem').length).toBeGreaterThan(1);
    expect(screen.getByText('Only the customer can log these out.')).toBeVisible();
    expect(within(list).queryByRole('button', { name: /^Log out/ })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Log out everywhere else' })).toBeNull();
    const acts = await screen.findByRole('list', { name: 'What support did in this account' });
    expect(within(acts).getAllByRole('listitem')[0]).toHaveTextContent(/^Opened the account/);
    expect(screen.getByText('The customer sees this list too.')).toBeVisible();
    for (const about of [list, acts]) expect(about).not.toHaveTextContent(/\byour?\b/i);
  });

  it('is followed by what a support agent did, by name and time', async () => {
    const venue = 'union-street';
    const path = '/portal/device-management';
    const { user } = await openPortal({ venue, persona: 'agent', path });
    expect(
      await screen.findByText(
        /If you show the password, the customer can see that in their account/,
      ),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show Wi-Fi password' }));
    await user.click(await screen.findByRole('button', { name: 'End' }));
    expect(await screen.findByText(/^You’re no longer acting for Priya Raman/)).toBeVisible();
    await openPortal({ venue, persona: 'priya', path: PREFERENCES });
    const list = await screen.findByRole('list', { name: 'What support did in your account' });
    const [last, before] = within(list).getAllByRole('listitem');
    expect(last).toHaveTextContent(/^Left the account/);
    expect(before).toHaveTextContent(/^Showed the Wi-Fi password.*Ash from the help desk/);
  });

  it('is followed by how much time a support agent gave', async () => {
    const gift = { agent: 'Ash', act: 'giveTime', at: '2026-01-05T10:00:00Z' };
    const getAgentActs = [
      { ...gift, id: 'act-1', days: 3 },
      { ...gift, id: 'act-2' },
    ];
    await openPortal({ persona: 'maya', path: PREFERENCES, answers: { getAgentActs } });
    const list = await screen.findByRole('list', { name: 'What support did in your account' });
    const [first, second] = within(list).getAllByRole('listitem');
    expect(first).toHaveTextContent(/^Added 3 days free/);
    expect(second).toHaveTextContent(/^Added free time/);
  });

  it('stays in the list when ending it fails, and the page says so', async () => {
    const { user, url, other, list, injectFault } = await openTwice();
    await injectFault({ call: 'endSession', kind: '500' });
    await user.click(within(list).getByRole('button', { name: /^Log out / }));
    expect(await screen.findByText(/We couldn’t log that out/)).toBeVisible();
    expect(await isIn(url, other)).toBe(true);
  });

  it('is not shown where the backend keeps no list', async () => {
    const account = await openNewAccount('/portal');
    await screen.findByRole('heading', { level: 1 });
    await account.injectFault({ call: 'getSessions', kind: '404' });
    account.goTo(PREFERENCES);
    await screen.findByRole('heading', { name: 'Terms' });
    await waitFor(() => expect(screen.queryByText('Where you’re logged in')).toBeNull());
    expect(screen.queryByText(/couldn’t load/)).toBeNull();
  });

  it('ends with the log-out, so a copied token is worth nothing', async () => {
    const { user, url } = await openNewAccount('/portal');
    const copied = localStorage.getItem('Token') ?? '';
    expect(await isIn(url, copied)).toBe(true);
    const [logOut] = await screen.findAllByRole('button', { name: 'Log out' });
    if (!logOut) throw new Error('There is no way to log out.');
    await user.click(logOut);
    await waitFor(async () => expect(await isIn(url, copied)).toBe(false));
  });
});
