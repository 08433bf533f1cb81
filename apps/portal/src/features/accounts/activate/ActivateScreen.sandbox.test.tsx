import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openPortal, type OpenPortal } from '~/testing/openPortal';
import { PASSWORD, accountOnServer, fillIn } from '~/testing/sandbox';
import { brandTitle } from '~/testing/brandTitles';

const open = async (path = '/?tab=activate'): Promise<OpenPortal> => {
  const portal = await openPortal({ venue: 'union-street', path });
  await screen.findByRole('heading', { level: 1, name: 'Activate your account.' });
  return portal;
};

const code = () => screen.getByLabelText('Activation code');
const send = ({ user }: OpenPortal) =>
  user.click(screen.getByRole('button', { name: 'Activate my account' }));

describe('activating by code', () => {
  it('shows a wrong code beside its field, and keeps it for the next visit', async () => {
    const portal = await open();
    await fillIn(portal.user, code(), 'NOPE-0000');
    await fillIn(portal.user, screen.getByLabelText('Choose a password'), PASSWORD);
    await send(portal);
    expect(await screen.findByText(/^That code isn’t right/)).toBeVisible();
    expect(code()).toHaveFocus();
    window.sessionStorage.clear();
    await portal.reload();
    expect(await screen.findByLabelText('Activation code')).toHaveProperty('value', 'NOPE-0000');
  });

  it('replaces the typed code by the code of a link, and keeps it until the user uses it', async () => {
    const { user, goTo } = await open();
    await fillIn(user, code(), 'HALF-TYPED');
    goTo('/?tab=activate&code=ABCD-EFGH');
    await waitFor(() => expect(code()).toHaveProperty('value', 'ABCD-EFGH'));
    goTo('/login');
    await screen.findByRole('heading', { level: 1, name: brandTitle('login') });
    goTo('/?tab=activate');
    expect(await screen.findByLabelText('Activation code')).toHaveProperty('value', 'ABCD-EFGH');
  });

  it('gives access at once, and the same code then leads to the log-in page', async () => {
    const portal = await open();
    await fillIn(portal.user, code(), 'nq7k 2xwd');
    await fillIn(portal.user, screen.getByLabelText('Choose a password'), PASSWORD);
    await send(portal);
    await waitFor(() => expect(window.location.hash).toBe('#/finish-registration'));
    expect((await accountOnServer()).hasActiveSubscription).toBe(true);

    const again = await open();
    await fillIn(again.user, code(), 'NQ7K-2XWD');
    await fillIn(again.user, screen.getByLabelText('Choose a password'), PASSWORD);
    await send(again);
    expect((await screen.findByRole('alert')).textContent).toContain('already used this code');
  });
});
