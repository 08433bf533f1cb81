import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openPortal, type OpenPortal } from '~/testing/openPortal';
import {
  accountOnServer,
  lastMessage,
  newEmail,
  PASSWORD,
  pathIn,
  fillIn,
} from '~/testing/sandbox';

const venue = 'station-lofts';

/** Registers a user at a site that confirms addresses. */
const register = async (email: string): Promise<OpenPortal> => {
  const portal = await openPortal({ venue, path: '/?tab=register' });
  const { user } = portal;
  await fillIn(user, await screen.findByLabelText('First name'), 'Robin');
  await fillIn(user, screen.getByLabelText('Last name'), 'Ellis');
  await fillIn(user, screen.getByRole('textbox', { name: 'Email address' }), email);
  await fillIn(user, screen.getByLabelText('Choose a password'), PASSWORD);
  await user.click(screen.getByRole('checkbox', { name: /terms/ }));
  await user.click(screen.getByRole('button', { name: 'Create my account' }));
  await waitFor(() => expect(window.location.hash).toBe('#/portal'));
  return portal;
};

const followLink = async (email: string): Promise<OpenPortal> => {
  const path = pathIn(await lastMessage(email));
  return openPortal({ venue, path });
};

describe('the link that confirms an address', () => {
  it('confirms the address wherever the user opens it, works once, and then leads to the log-in', async () => {
    const email = newEmail();
    await register(email);
    await followLink(email);
    expect(await screen.findByText(/We’ve confirmed your email address/)).toBeVisible();
    expect(window.location.hash).toBe('#/login?status=verify');
    const { user } = await followLink(email);
    expect(await screen.findByText(/You’ve already confirmed/)).toBeVisible();
    await fillIn(user, screen.getByLabelText('Email address'), email);
    await fillIn(user, screen.getByLabelText('Password'), PASSWORD);
    await user.click(screen.getByRole('button', { name: 'Log in' }));
    await waitFor(() => expect(window.location.hash).toBe('#/'));
  });

  it('continues without a click for a user who is logged in on that device', async () => {
    const email = newEmail();
    const portal = await register(email);
    portal.goTo(pathIn(await lastMessage(email)));
    await waitFor(async () => expect((await accountOnServer()).active).toBe(true));
    await waitFor(() => expect(window.location.hash).not.toContain('/login'));
  });

  it('says that a newer link was sent, and sends another one to a person who has lost it', async () => {
    const email = newEmail();
    const { user } = await register(email);
    const path = pathIn(await lastMessage(email));
    await user.click(await screen.findByRole('button', { name: 'Send a new link' }));
    await screen.findByText(/We’ve sent a new link to/);
    const replaced = await openPortal({ venue, path });
    expect(
      await screen.findByText('We’ve sent you a newer link since. Open the newest email from us.'),
    ).toBeVisible();
    await replaced.user.click(screen.getByRole('button', { name: 'Send a new link' }));
    expect(await screen.findByText(/we’ve sent you a new link\. Open the newest/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Send a new link' })).toBeNull();
    await followLink(email);
    expect(await screen.findByText(/We’ve confirmed your email address/)).toBeVisible();
  });

  it('says when another was not sent, and names a new password where the backend sends none', async () => {
    const email = newEmail();
    const { user } = await register(email);
    const path = pathIn(await lastMessage(email));
    await user.click(await screen.findByRole('button', { name: 'Send a new link' }));
    await screen.findByText(/We’ve sent a new link to/);
    const replaced = await openPortal({
      venue,
      path,
      faults: [{ call: 'resendConfirmation', kind: '500' }],
    });
    const again = { name: 'Send a new link' };
    await replaced.user.click(await screen.findByRole('button', again));
    expect(await screen.findByRole('alert')).not.toBeEmptyDOMElement();
    await replaced.clearFaults();
    await replaced.injectFault({ call: 'resendConfirmation', kind: '404' });
    await replaced.user.click(screen.getByRole('button', again));
    await replaced.user.click(
      await screen.findByRole('link', { name: 'Confirm by choosing a new password' }),
    );
    await fillIn(replaced.user, await screen.findByLabelText('Email address'), email);
    await replaced.user.click(screen.getByRole('button', { name: 'Send the link' }));
    await screen.findByRole('heading', { level: 1, name: 'Check your email.' });
    expect(pathIn(await lastMessage(email))).toContain('/password-reset');
  });

  it('is not the only way: a mailed password reset link confirms the address as well', async () => {
    const email = newEmail();
    await register(email);
    const { user } = await openPortal({ venue, path: '/password-recovery' });
    await fillIn(user, await screen.findByLabelText('Email address'), email);
    await user.click(screen.getByRole('button', { name: 'Send the link' }));
    await screen.findByRole('heading', { level: 1, name: 'Check your email.' });
    const reset = await followLink(email);
    await fillIn(reset.user, await screen.findByLabelText('New password'), 'a new, longer one');
    await reset.user.click(screen.getByRole('button', { name: 'Save password' }));
    await fillIn(reset.user, await screen.findByLabelText('Email address'), email);
    await fillIn(reset.user, screen.getByLabelText('Password'), 'a new, longer one');
    await reset.user.click(screen.getByRole('button', { name: 'Log in' }));
    await waitFor(() => expect(window.location.hash).toBe('#/'));
  });

  it('says when it is incomplete, and offers another try when nothing answered', async () => {
    await openPortal({ venue, path: '/login?status=verify&code=half' });
    expect(await screen.findByText(/This link is incomplete/)).toBeVisible();
    const email = newEmail();
    await register(email);
    const path = pathIn(await lastMessage(email));
    const { user, clearFaults } = await openPortal({
      venue,
      path,
      faults: [{ call: 'activateAccount', kind: '502' }],
    });
    const again = await screen.findByRole('button', { name: 'Try again' });
    await clearFaults();
    await user.click(again);
    expect(await screen.findByText(/We’ve confirmed your email address/)).toBeVisible();
  });

  it('is sent again from the log-in page while the address is unconfirmed', async () => {
    const email = newEmail();
    await register(email);
    const { user } = await openPortal({ venue, path: '/login' });
    await fillIn(user, await screen.findByLabelText('Email address'), email);
    await fillIn(user, screen.getByLabelText('Password'), PASSWORD);
    await user.click(screen.getByRole('button', { name: 'Log in' }));
    expect((await screen.findByRole('alert')).textContent).toContain(
      'Your account has not been verified. Please verify it by email.',
    );
    const before = pathIn(await lastMessage(email));
    await user.click(await screen.findByRole('button', { name: 'Send a new link' }));
    expect(await screen.findByText(/we’ve sent you a new link\. Open the newest/)).toBeVisible();
    const path = pathIn(await lastMessage(email));
    expect(path).toContain('status=verify');
    expect(path).not.toBe(before);
  });
});
