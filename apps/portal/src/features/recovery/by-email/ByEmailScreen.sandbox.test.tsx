import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openPortal, type OpenPortal } from '~/testing/openPortal';
import { countMessages, lastMessage, moveClock, newEmail, pathIn, fillIn } from '~/testing/sandbox';

const email = 'rhys.pritchard@post.example';
const venue = 'hartsmere-forest';

const ask = async (address: string): Promise<OpenPortal> => {
  const portal = await openPortal({ venue, path: '/password-recovery' });
  await fillIn(portal.user, await screen.findByLabelText('Email address'), address);
  await portal.user.click(screen.getByRole('button', { name: 'Send the link' }));
  await screen.findByRole('heading', { level: 1, name: 'Check your email.' });
  return portal;
};

describe('a forgotten password by email', () => {
  it('shows the same answer whether or not the account exists', async () => {
    const nobody = newEmail();
    await ask(nobody);
    expect(
      screen.getByText(`If ${nobody} has an account here, we’ve sent a link to it.`),
    ).toBeVisible();
    expect(await countMessages(nobody)).toBe(0);
  });

  it('counts down two minutes, even through a reload, before the user can request another link', async () => {
    const portal = await ask(newEmail());
    expect(screen.getByText(/another link in (2:00|1:5\d)/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Send another link' })).toBeNull();
    await portal.reload();
    expect(await screen.findByText(/another link in 1:\d\d/)).toBeVisible();
    await moveClock(2);
    const again = await portal.reload();
    await again.user.click(await screen.findByRole('button', { name: 'Send another link' }));
    expect(
      await screen.findByText(/^If .+ has an account here, we’ve sent another link/),
    ).toBeVisible();
  });

  it('can be requested for another address instead', async () => {
    const { user } = await ask(newEmail());
    await user.click(screen.getByRole('button', { name: 'Use another email address' }));
    expect(await screen.findByRole('heading', { name: 'Forgot your password?' })).toBeVisible();
  });

  it('leads through its link to a new password, once', async () => {
    await ask(email);
    const path = pathIn(await lastMessage(email));
    const { user } = await openPortal({ venue, path });
    const field = await screen.findByLabelText('New password');
    // Third parties on the page can read the address.
    expect(path).toContain('code=');
    expect(window.location.hash).toBe('#/password-reset');
    expect(field.getAttribute('autocomplete')).toBe('new-password');
    await user.type(field, 'short');
    await user.click(screen.getByRole('button', { name: 'Save password' }));
    expect(await screen.findByText(/^Use 8 characters or more/)).toBeVisible();
    await user.clear(field);
    await fillIn(user, field, 'a new and longer one');
    await user.click(screen.getByRole('button', { name: 'Save password' }));
    expect(
      await screen.findByText('We’ve changed your password. Log in with the new one.'),
    ).toBeVisible();

    const again = await openPortal({ venue, path });
    await fillIn(again.user, await screen.findByLabelText('New password'), 'yet another one');
    await again.user.click(screen.getByRole('button', { name: 'Save password' }));
    await screen.findByRole('heading', { level: 1, name: 'This link no longer works.' });
    expect(screen.getByRole('link', { name: 'Send me another link' })).toBeVisible();
  });

  it.each(['/password-reset', '/password-reset?code='])(
    'shows an error when the link is incomplete: %s',
    async (path) => {
      await openPortal({ venue, path });
      await screen.findByRole('heading', { level: 1, name: 'This link is incomplete.' });
    },
  );

  it('keeps the form when the call gets no answer', async () => {
    const { user } = await openPortal({
      venue,
      path: '/password-recovery',
      faults: [{ call: 'requestResetEmail', kind: '502' }],
    });
    await fillIn(user, await screen.findByLabelText('Email address'), email);
    await user.click(screen.getByRole('button', { name: 'Send the link' }));
    await screen.findByRole('alert');
    expect(screen.getByLabelText('Email address')).toHaveProperty('value', email);
  });
});

describe('for a logged-in user', () => {
  it('fills in the address, and leads back to the account', async () => {
    await openPortal({
      venue,
      persona: 'rhys',
      path: '/password-recovery-for-my-account',
    });
    await screen.findByText(`We’ll send it to ${email}.`);
    const back = screen.getByRole('link', { name: 'Back to my account' });
    expect(back.getAttribute('href')).toBe('#/portal/my-account');
    expect(screen.getByRole('link', { name: 'Send me a text instead' }).getAttribute('href')).toBe(
      '#/password-sms-recovery-for-my-account',
    );
  });

  it('is open to logged-in users only', async () => {
    await openPortal({ venue, path: '/password-recovery-for-my-account' });
    await waitFor(() => expect(window.location.hash).toBe('#/login'));
  });
});
