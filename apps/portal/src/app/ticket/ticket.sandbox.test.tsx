import { readToken } from '@foyer/domain';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openNewAccount } from '~/testing/newAccount';
import { entryAddress, openPortal } from '~/testing/openPortal';

const maya = { venue: 'canal-wharf', persona: 'maya' };

/** The dialog about the ticket. */
const dialog = async () => within(await screen.findByRole('dialog'));
const noDialog = () => expect(screen.queryByRole('dialog')).toBeNull();

const storedToken = () => localStorage.getItem('Token') ?? '';
const userOf = (token: string) => readToken(token)?.userId;

/** Whether the backend accepts a session token. */
const isLive = async (url: string, token: string): Promise<boolean> => {
  const headers = { authorization: `Bearer ${token}` };
  return (await fetch(`${url}/api/user`, { headers })).ok;
};

/** Ends every session of the logged-in user, as a password reset does on another device. */
const endAllSessions = async (url: string): Promise<void> => {
  const headers = { authorization: `Bearer ${storedToken()}` };
  const answer = await fetch(`${url}/api/user/sessions`, { headers });
  for (const { id } of (await answer.json()) as { id: string }[])
    await fetch(`${url}/api/user/sessions/${id}`, { method: 'DELETE', headers });
};

const shown = (email: string) => waitFor(() => expect(screen.getByText(email)).toBeVisible());

describe('a link that logs in', () => {
  it('logs in once, and then says so and leads to the log-in page', async () => {
    const link = await entryAddress(maya);
    const first = await openPortal({ path: '/login' });
    const { goTo } = await first.visit(link);
    await waitFor(() => expect(window.location.hash).toMatch(/^#\/portal/));
    goTo('/portal/my-account');
    await shown('maya.okafor@hey.co.uk');
    noDialog();
    // Another browser: the storage is empty.
    const other = await openPortal();
    const { user, reload } = await other.visit(link);
    const said = await dialog();
    expect(said.getByText(/^This link has expired or has already been used\./)).toBeVisible();
    expect(window.location.hash).toBe('#/');
    await user.click(said.getByRole('button', { name: 'Log in' }));
    await waitFor(() => expect(screen.getByLabelText('Email address')).toBeVisible());
    await reload();
    await waitFor(() => expect(screen.getByLabelText('Email address')).toBeVisible());
    noDialog();
  });

  it('asks before it replaces another user, who can stay', async () => {
    const ida = await openNewAccount('/portal/my-account');
    await shown(ida.email);
    const before = userOf(storedToken());
    const link = await entryAddress(maya);
    const { user, reload, goTo } = await ida.visit(link);
    const asked = await dialog();
    expect(
      asked.getByText(
        `You’re logged in as Ida (${ida.email}). This link logs in Maya (maya.okafor@hey.co.uk).`,
      ),
    ).toBeVisible();
    await user.click(asked.getByRole('button', { name: 'Stay as Ida' }));
    await waitFor(noDialog);
    expect(userOf(storedToken())).toBe(before);
    goTo('/portal/my-account');
    await shown(ida.email);
    await reload();
    await shown(ida.email);
    noDialog();
  });

  it('continues as the other user once the user agrees, and ends the earlier session', async () => {
    const ida = await openNewAccount('/portal/my-account');
    await shown(ida.email);
    const link = await entryAddress(maya);
    const { user, goTo, reload, url, visit } = await ida.visit(link);
    const asked = await dialog();
    const replaced = storedToken();
    await user.click(asked.getByRole('button', { name: 'Continue as Maya' }));
    // Ida has no plan, so only Maya has a dashboard.
    expect(await screen.findByRole('link', { name: /Devices/ })).toBeVisible();
    expect(userOf(storedToken())).not.toBe(userOf(replaced));
    expect(await isLive(url, replaced)).toBe(false);
    goTo('/portal/my-account');
    await shown('maya.okafor@hey.co.uk');
    expect(screen.queryByText(ida.email)).toBeNull();
    await reload();
    await shown('maya.okafor@hey.co.uk');
    // The user's own link once more, as Back opens it.
    await visit(link);
    await waitFor(() => expect(window.location.hash).toMatch(/^#\/portal/));
    noDialog();
  });

  it('leaves a user alone whom a used link finds logged in', async () => {
    const link = await entryAddress(maya);
    await (await openPortal({ path: '/login' })).visit(link);
    await waitFor(() => expect(window.location.hash).toMatch(/^#\/portal/));
    const ida = await openNewAccount('/portal/my-account');
    const before = userOf(storedToken());
    const { user } = await ida.visit(link);
    const said = await dialog();
    expect(
      said.getByText(
        'This link has expired or has already been used. You’re still logged in as Ida.',
      ),
    ).toBeVisible();
    await user.click(said.getByRole('button', { name: 'Close' }));
    await waitFor(noDialog);
    expect(userOf(storedToken())).toBe(before);
  });

  it('asks nothing where the other user’s session has ended elsewhere', async () => {
    const ida = await openNewAccount('/portal/my-account');
    await shown(ida.email);
    await endAllSessions(ida.url);
    const { goTo } = await ida.visit(await entryAddress(maya));
    await waitFor(() => expect(window.location.hash).toMatch(/^#\/portal/));
    goTo('/portal/my-account');
    await shown('maya.okafor@hey.co.uk');
    noDialog();
  });
});
