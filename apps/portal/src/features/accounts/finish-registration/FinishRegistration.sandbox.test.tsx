import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { callSandboxConsole } from '~/testing/callSandboxConsole';
import { openPortal } from '~/testing/openPortal';
import { PASSWORD, accountOnServer, fillIn } from '~/testing/sandbox';

const person = { venue: 'station-lofts', persona: 'unfinished' };

// Other tests meet this person too.
afterEach(() =>
  callSandboxConsole('/unfinished', {
    method: 'POST',
    body: JSON.stringify({ email: 'ravi.menon@post.example' }),
  }),
);

describe('finishing a registration that staff began', () => {
  it('shows a visitor how to log in or activate', async () => {
    await openPortal({ venue: 'station-lofts', path: '/finish-registration' });
    await screen.findByRole('heading', { level: 1, name: 'Log in first.' });
    expect(screen.getByRole('link', { name: 'Log in' })).toBeVisible();
  });

  it('opens before every page of the portal and before a purchase, asks only for missing fields, survives a failed call, and leads back', async () => {
    const portal = await openPortal({ ...person, path: '/select-plan' });
    await screen.findByRole('heading', { level: 1, name: 'Nearly done, Ravi.' });
    portal.goTo('/portal/my-account/edit');
    await waitFor(() => expect(portal.store.getState().session.previousPage).toMatch(/edit$/));
    await screen.findByRole('heading', { level: 1, name: 'Nearly done, Ravi.' });
    expect(window.location.hash).toBe('#/finish-registration');
    await fillIn(portal.user, await screen.findByLabelText('Last name'), 'Menon');
    expect(screen.queryByLabelText('First name')).toBeNull();
    await fillIn(portal.user, screen.getByLabelText('Choose a password'), PASSWORD);
    const finish = screen.getByRole('button', { name: 'Finish and continue' });
    await portal.user.click(finish);
    await waitFor(() => expect(screen.getByRole('checkbox', { name: /terms/ })).toHaveFocus());
    await portal.user.click(screen.getByRole('checkbox', { name: /terms/ }));
    await portal.injectFault({ call: 'updateAgreements', kind: '500', once: true });
    await portal.user.click(finish);
    await screen.findByRole('alert');
    // The form does not ask again for saved fields, because the server would ignore a change.
    expect(screen.queryByLabelText('Last name')).toBeNull();
    expect(screen.queryByLabelText('Choose a password')).toBeNull();
    expect(screen.getByRole('checkbox', { name: /terms/ })).toHaveProperty('checked', true);
    await portal.user.click(finish);
    await waitFor(() => expect(window.location.hash).toBe('#/portal/my-account/edit'));
    expect(await accountOnServer()).toMatchObject({ lastName: 'Menon', hasPassword: true });
  });
});
