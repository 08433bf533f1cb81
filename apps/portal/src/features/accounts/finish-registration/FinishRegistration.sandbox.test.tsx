import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openPortal } from '~/testing/openPortal';
import { PASSWORD, fillIn } from '~/testing/sandbox';

const person = { venue: 'station-lofts', persona: 'unfinished' };

describe('finishing a registration that somebody else began', () => {
  it('shows whoever is not logged in how to go on', async () => {
    await openPortal({ venue: 'station-lofts', path: '/finish-registration' });
    await screen.findByRole('heading', { level: 1, name: 'Log in first.' });
    expect(screen.getByRole('link', { name: 'Log in' })).toBeVisible();
  });

  it('comes before the portal, asks for what is missing alone, survives a failure, and leads on', async () => {
    const portal = await openPortal({ ...person, path: '/portal' });
    await screen.findByRole('heading', { level: 1, name: 'Nearly done, Ravi.' });
    expect(window.location.hash).toBe('#/finish-registration');
    await fillIn(portal.user, await screen.findByLabelText('Last name'), 'Menon');
    expect(screen.queryByLabelText('First name')).toBeNull();
    await fillIn(portal.user, screen.getByLabelText('Choose a password'), PASSWORD);
    const finish = screen.getByRole('button', { name: 'Finish and continue' });
    await portal.user.click(finish);
    await screen.findByRole('link', { name: /terms of use: Please tick this/ });
    await portal.user.click(screen.getByRole('checkbox', { name: /terms/ }));
    await portal.injectFault({ call: 'updateAgreements', kind: '500', once: true });
    await portal.user.click(finish);
    await screen.findByRole('alert');
    // What has been saved is not asked for again: a change to it would go nowhere.
    expect(screen.queryByLabelText('Last name')).toBeNull();
    expect(screen.queryByLabelText('Choose a password')).toBeNull();
    expect(screen.getByRole('checkbox', { name: /terms/ })).toHaveProperty('checked', true);
    await portal.user.click(finish);
    await waitFor(() => expect(window.location.hash).not.toBe('#/finish-registration'));
    const { account } = portal.store.getState().session;
    expect(account?.siteUser).toMatchObject({ lastName: 'Menon', hasPassword: true });
  });
});
