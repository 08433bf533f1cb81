import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openPortal, type OpenPortal } from '~/testing/openPortal';
import { accountOnServer, countMessages, lastMessage, newEmail, fillIn } from '~/testing/sandbox';

const venue = 'cedar-pine';
const marcus = { email: 'marcus.boyd@mail.example', mobile: '+15035550161' };

const ask = async (email: string, phone: string): Promise<OpenPortal> => {
  const portal = await openPortal({ venue, path: '/sms-password-recovery' });
  await fillIn(portal.user, await screen.findByLabelText('Email address'), email);
  await fillIn(portal.user, screen.getByLabelText('Mobile number'), phone);
  await portal.user.click(screen.getByRole('button', { name: 'Send the code' }));
  await screen.findByRole('heading', { level: 1, name: 'Check your phone.' });
  return portal;
};

const save = ({ user }: OpenPortal) =>
  user.click(screen.getByRole('button', { name: 'Save password' }));

describe('a forgotten password by text', () => {
  // SITE-17
  it.each([
    ['US', { currency: 'USD', country: null }],
    ['AE', { currency: 'USD', country: 'AE' }],
  ])('preselects the country of the site, else of its currency: %s', async (code, getSiteInfo) => {
    await openPortal({ venue, path: '/sms-password-recovery', answers: { getSiteInfo } });
    const country = await screen.findByLabelText('Country');
    await waitFor(() => expect(country).toHaveProperty('value', code));
  });

  it('shows a wrong code beside its field, then accepts the right one and leads to the log-in', async () => {
    const portal = await ask(marcus.email, marcus.mobile);
    const { user } = portal;
    const [code = ''] = (await lastMessage(marcus.mobile)).codes;
    await fillIn(
      user,
      screen.getByLabelText('6-digit code'),
      code === '000000' ? '000001' : '000000',
    );
    await fillIn(user, screen.getByLabelText('New password'), 'a new and longer one');
    await save(portal);
    await screen.findByText(/^That code isn’t right/);
    expect(screen.getByLabelText('6-digit code')).toHaveFocus();
    await fillIn(user, screen.getByLabelText('6-digit code'), code);
    await save(portal);
    expect(await screen.findByText(/We’ve changed your password. Log in/)).toBeVisible();
    expect(screen.getByLabelText('Email address')).toHaveProperty('value', marcus.email);
  });

  it('continues with the code after the user closed the window to read the text', async () => {
    const portal = await ask(newEmail(), marcus.mobile);
    await portal.reload();
    expect(await screen.findByLabelText('6-digit code')).toBeVisible();
    expect(screen.getByText(/another code in (2:00|1:\d\d)/)).toBeVisible();
  });

  it('claims no code that was not sent: whether the account has this number stays open', async () => {
    const stranger = '+15035550199';
    await ask(marcus.email, stranger);
    expect(
      screen.getByText(/^If .* belongs to this account, we’ve sent a code to it/),
    ).toBeVisible();
    expect(await countMessages(stranger)).toBe(0);
  });

  it('accepts the code in another window too, without another text', async () => {
    const first = await ask(marcus.email, marcus.mobile);
    expect(screen.getByText(/When you come back, select “I already have a code”/)).toBeVisible();
    const [code = ''] = (await lastMessage(marcus.mobile)).codes;
    const sent = await countMessages(marcus.mobile);
    sessionStorage.clear();
    const portal = await first.reload();
    const { user } = portal;
    const haveCode = () => screen.findByRole('button', { name: 'I already have a code' });
    await user.click(await haveCode());
    await waitFor(() => expect(screen.getByLabelText('Email address')).toHaveFocus());
    await fillIn(user, screen.getByLabelText('Email address'), marcus.email);
    await fillIn(user, screen.getByLabelText('Mobile number'), marcus.mobile);
    await user.click(await haveCode());
    await fillIn(user, await screen.findByLabelText('6-digit code'), code);
    expect(screen.queryByText(/we’ve sent a code/)).toBeNull();
    expect(await countMessages(marcus.mobile)).toBe(sent);
    await fillIn(user, screen.getByLabelText('New password'), 'another, longer one');
    await save(portal);
    expect(await screen.findByText(/We’ve changed your password. Log in/)).toBeVisible();
  });
});

describe('for a logged-in user', () => {
  const persona = { venue: 'canal-wharf', persona: 'maya' };

  it('fills in the number, and leads back to the account, still logged in, once the password is changed', async () => {
    const portal = await openPortal({
      ...persona,
      path: '/password-sms-recovery-for-my-account',
    });
    const { mobile } = await accountOnServer();
    await portal.user.click(await screen.findByRole('button', { name: 'Send the code' }));
    const field = await screen.findByLabelText('6-digit code');
    const [code = ''] = (await lastMessage(mobile ?? '')).codes;
    await fillIn(portal.user, field, code);
    await fillIn(portal.user, screen.getByLabelText('New password'), 'correct horse battery');
    await save(portal);
    expect(await screen.findByText('maya.okafor@hey.co.uk')).toBeVisible();
    await portal.reload();
    expect(await screen.findByText('maya.okafor@hey.co.uk')).toBeVisible();
    expect(window.location.hash).toBe('#/portal/my-account');
  });

  it('offers email where the account has no number', async () => {
    await openPortal({
      venue: 'station-lofts',
      persona: 'unfinished',
      path: '/password-sms-recovery-for-my-account',
    });
    await screen.findByRole('heading', { name: 'We don’t have a mobile number for you' });
    expect(
      screen.getAllByRole('link', { name: 'Email me a link instead' })[0]?.getAttribute('href'),
    ).toBe('#/password-recovery-for-my-account');
  });
});
