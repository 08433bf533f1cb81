import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { bodiesOf, takeCallsMade } from '~/testing/faults/recordCalls';
import { openNewAccount } from '~/testing/newAccount';
import { openPortal, type OpenPortal, type Opening } from '~/testing/openPortal';
import { countMessages, lastMessage, moveClock, PASSWORD, fillIn } from '~/testing/sandbox';
import { brandTitle } from '~/testing/brandTitles';

const open = async (opening: Opening): Promise<OpenPortal> => {
  const portal = await openPortal({ path: '/login', ...opening });
  await screen.findByRole('heading', { level: 1, name: brandTitle('login') });
  return portal;
};

const logIn = async ({ user }: OpenPortal, email: string, password = PASSWORD): Promise<void> => {
  await fillIn(user, screen.getByLabelText(/Email address/), email);
  await fillIn(user, screen.getByLabelText('Password'), password);
  await user.click(screen.getByRole('button', { name: 'Log in' }));
};

const hash = () => window.location.hash;
const reach = (path: string) => waitFor(() => expect(hash()).toBe(`#${path}`));

describe('what the log-in offers a visitor without an account', () => {
  it('is the plans', async () => {
    await open({});
    expect(screen.getByRole('link', { name: 'See plans' })).toBeVisible();
  });

  it.each([
    ['canal-wharf', 'Free, or from £4.00 for 1 day'],
    ['ruda-park-connect', /^From £/],
  ])('is the plans at their lowest price: %s, %s', async (venue, hint) => {
    await open({ venue });
    expect(await screen.findByText(hint)).toBeVisible();
  });

  it('is to connect this device where the Wi-Fi is free without an account', async () => {
    const { user } = await open({ venue: 'saltwater-lido' });
    expect(screen.queryByRole('link', { name: 'See plans' })).toBeNull();
    await user.click(screen.getByRole('link', { name: 'Connect this device' }));
    await reach('/?tab=connect-device');
  });

  it('is nothing to buy where this device has access', async () => {
    await open({ venue: 'saltwater-lido', persona: 'returning' });
    expect(screen.queryByRole('link', { name: 'See plans' })).toBeNull();
    expect(screen.queryByText(/^New at /)).toBeNull();
  });
});

describe('logging in', () => {
  it.each([
    ['the device that it puts online', {}, 'Log in to get this device online.'],
    [
      'the account, on a device that is online already',
      { persona: 'maya', isLoggedOut: true },
      'Log in to see your plan, devices and invoices.',
    ],
    [
      'what the short menu leads to, where others pay',
      { venue: 'union-street', persona: 'priya', isLoggedOut: true },
      'Log in to see your devices and details.',
    ],
    [
      'no devices where residents don’t manage them',
      { venue: 'mercer-lofts', persona: 'legacy', isLoggedOut: true },
      'Log in to see your plan and invoices.',
    ],
  ])('names %s', async (_, opening, text) => {
    await open(opening);
    expect(await screen.findByText(text)).toBeVisible();
  });

  it('says at an empty field what is missing, moves there, and keeps the typed values', async () => {
    const { user } = await open({});
    await fillIn(user, screen.getByLabelText('Email address'), 'maya.okafor@hey.co.uk');
    await user.click(screen.getByRole('button', { name: 'Log in' }));
    expect(await screen.findAllByText('Fill in this field.')).toHaveLength(1);
    expect(screen.getByLabelText('Password')).toHaveFocus();
    expect(screen.getByLabelText('Email address')).toHaveProperty('value', 'maya.okafor@hey.co.uk');
  });

  it('names a password that is too long at its field, and keeps it', async () => {
    const portal = await open({});
    const long = 'x'.repeat(201);
    await logIn(portal, 'maya.okafor@hey.co.uk', long);
    expect(await screen.findAllByText(/ 200 /)).toHaveLength(1);
    expect(screen.getByLabelText('Password')).toHaveFocus();
    expect(screen.getByLabelText('Password')).toHaveProperty('value', long);
    expect(screen.getByLabelText('Email address')).toHaveProperty('value', 'maya.okafor@hey.co.uk');
  });

  it('gives the fields the attributes that phones and password managers need', async () => {
    await open({});
    const email = screen.getByLabelText('Email address');
    expect(email.getAttribute('autocomplete')).toBe('username');
    expect(email.getAttribute('inputmode')).toBe('email');
    expect(screen.getByLabelText('Password').getAttribute('autocomplete')).toBe('current-password');
    expect(document.title).toContain('Welcome back.');
  });

  it('offers a new password after a wrong one, and keeps the address', async () => {
    const portal = await open({});
    await logIn(portal, 'maya.okafor@hey.co.uk', 'a wrong one');
    expect((await screen.findByRole('alert')).textContent).toContain('do not match');
    await portal.user.click(screen.getByRole('link', { name: 'Choose a new password' }));
    await screen.findByRole('heading', { level: 1, name: 'Forgot your password?' });
    expect(screen.getByLabelText('Email address')).toHaveProperty('value', 'maya.okafor@hey.co.uk');
  });

  it('keeps the address through a reload, never the password', async () => {
    const portal = await open({});
    await fillIn(portal.user, screen.getByLabelText('Email address'), 'maya.okafor@hey.co.uk');
    await fillIn(portal.user, screen.getByLabelText('Password'), 'secret words');
    await portal.reload();
    expect(await screen.findByLabelText('Email address')).toHaveProperty(
      'value',
      'maya.okafor@hey.co.uk',
    );
    expect(screen.getByLabelText('Password')).toHaveProperty('value', '');
  });

  it('leads back to the plan page that the user left', async () => {
    const portal = await openPortal({ venue: 'union-street', path: '/select-plan-anchor' });
    await screen.findByRole('heading', { level: 1, name: 'Get faster Wi-Fi' });
    portal.goTo('/login');
    await screen.findByRole('heading', { level: 1, name: brandTitle('login') });
    await logIn(portal, 'priya.raman@quad.example');
    await reach('/select-plan-anchor');
  });

  it('leads back to plan selection and the plan that was chosen there', async () => {
    const { email, password } = await openNewAccount('/');
    const portal = await openPortal({ path: '/select-plan' });
    await portal.user.click(await screen.findByRole('radio', { name: 'Essential' }));
    await waitFor(() => expect(hash()).toContain('plan='));
    const chosen = hash();
    portal.goTo('/login');
    await screen.findByRole('heading', { level: 1, name: brandTitle('login') });
    await logIn(portal, email, password);
    await waitFor(() => expect(hash()).toBe(chosen));
    expect(await screen.findByRole('radio', { name: 'Essential' })).toBeChecked();
  });

  // ROUTE-3
  it('leads to the page under /portal whose address the user opened', async () => {
    const { email, password } = await openNewAccount('/');
    const portal = await openPortal({ path: '/portal/my-account/edit' });
    await reach('/login');
    await screen.findByRole('heading', { level: 1, name: brandTitle('login') });
    await logIn(portal, email, password);
    await reach('/portal/my-account/edit');
  });

  it('shows the global error dialog outside the network, and its remedy at the form', async () => {
    const portal = await openPortal({ venue: 'old-brewery', persona: 'outside', path: '/login' });
    await screen.findByRole('heading', { level: 1, name: brandTitle('login') });
    await logIn(portal, 'nobody@post.example', 'not the one');
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog.textContent).toContain('do not match');
    // ERR-6: the remedy waits at the form.
    await portal.user.click(within(dialog).getByRole('button', { name: 'Close' }));
    await portal.user.click(await screen.findByRole('link', { name: 'Choose a new password' }));
    await screen.findByRole('heading', { level: 1, name: 'Forgot your password?' });
  });

  it('says how long to wait when the server names a time', async () => {
    // The first code has expired by now, so the server sends another one.
    await moveClock(11);
    const portal = await open({ venue: 'meridian-tower' });
    await logIn(portal, 'frances.holt@harcourt.example');
    expect(await screen.findByText(/You can ask for a new code in \d:\d\d/)).toBeVisible();
  });

  it('accepts the operator’s own number at sites that identify users by it', async () => {
    const portal = await open({ venue: 'meridian-tower' });
    await logIn(portal, 'M-20417');
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Check your phone.' }),
    ).toBeVisible();
  });

  it('logs in at the next try after a call that got no answer', async () => {
    const portal = await open({ faults: [] });
    await portal.injectFault({ call: 'login', kind: '502', once: true });
    await logIn(portal, 'maya.okafor@hey.co.uk');
    await screen.findByRole('alert');
    await portal.user.click(screen.getByRole('button', { name: 'Log in' }));
    await reach('/portal');
  });
});

describe('the code by text', () => {
  const reachCode = async (): Promise<OpenPortal> => {
    const portal = await open({ venue: 'meridian-tower' });
    await logIn(portal, 'frances.holt@harcourt.example');
    await screen.findByRole('heading', { level: 1, name: 'Check your phone.' });
    await screen.findByLabelText('Code');
    return portal;
  };
  const phone = '+447700900742';

  it('moves the focus to its heading and shows the last digits of the number', async () => {
    await reachCode();
    const heading = screen.getByRole('heading', { level: 1 });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(screen.getByText(/number ending 742/)).toBeVisible();
    expect(screen.getByLabelText('Code').getAttribute('autocomplete')).toBe('one-time-code');
  });

  it('shows a short or wrong code beside its field, and accepts the right one', async () => {
    const { user } = await reachCode();
    await user.type(screen.getByLabelText('Code'), '12');
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByText('Enter all 6 digits.')).toBeVisible();
    const [code = ''] = (await lastMessage(phone)).codes;
    const wrong = code === '000000' ? '000001' : '000000';
    await fillIn(user, screen.getByLabelText('Code'), wrong);
    expect(await screen.findByText(/That code isn't right/)).toBeVisible();
    await fillIn(user, screen.getByLabelText('Code'), code);
    await reach('/portal/device-management');
  });

  it('is sent once, also by someone who presses the button as the code submits itself', async () => {
    const { user } = await reachCode();
    const [code = ''] = (await lastMessage(phone)).codes;
    takeCallsMade();
    const button = screen.getByRole('button', { name: 'Continue' });
    await fillIn(user, screen.getByLabelText('Code'), code);
    await user.click(button);
    await reach('/portal/device-management');
    expect(bodiesOf('checkSmsCode')).toHaveLength(1);
  });

  it('is still valid after the user closes the window: no other code is sent', async () => {
    await reachCode();
    const sent = await countMessages(phone);
    const { user } = await reachCode();
    expect(await countMessages(phone)).toBe(sent);
    const [code = ''] = (await lastMessage(phone)).codes;
    await fillIn(user, screen.getByLabelText('Code'), code);
    await reach('/portal/device-management');
  });

  it('can be left for another account without losing the address', async () => {
    const { user } = await reachCode();
    await user.click(screen.getByRole('button', { name: 'Use another account' }));
    expect(await screen.findByLabelText(/Email address/)).toHaveProperty(
      'value',
      'frances.holt@harcourt.example',
    );
  });
});
