import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openNewAccount } from '~/testing/newAccount';
import { openPortal } from '~/testing/openPortal';
import { accountOnServer, fillIn, lastMessage, newEmail, pathIn } from '~/testing/sandbox';

const ACCOUNT = '/portal/my-account';
const EDIT = `${ACCOUNT}/edit`;
const path = (): string => window.location.hash.slice(1);
const save = () => screen.getByRole('button', { name: 'Save' });
const number = (): string => `+4479001${String(Math.floor(Math.random() * 1e5)).padStart(5, '0')}`;

describe('another email address', () => {
  it('asks for the password in place, and keeps what was typed when it is wrong', async () => {
    const { user } = await openNewAccount(EDIT);
    const email = await screen.findByLabelText<HTMLInputElement>('Email address');
    expect(screen.queryByLabelText('Current password')).toBeNull();
    const next = newEmail();
    await fillIn(user, email, next);
    const password = await screen.findByLabelText('Current password');
    await user.click(save());
    expect(await screen.findAllByText(/Enter your current password/)).not.toEqual([]);
    await fillIn(user, password, 'not this one');
    await user.click(save());
    expect(await screen.findAllByText('That isn’t your current password.')).not.toEqual([]);
    expect(path()).toBe(EDIT);
    expect(email.value).toBe(next);
  });

  it('is shown as waiting until its link is opened, and then it is the address', async () => {
    const { user, email, password, goTo } = await openNewAccount(EDIT);
    const next = newEmail();
    await fillIn(user, await screen.findByLabelText('Email address'), next);
    await fillIn(user, await screen.findByLabelText('Current password'), password);
    await user.click(save());
    await waitFor(() => expect(path()).toBe(ACCOUNT));
    expect(await screen.findByText('Confirm your new email address')).toBeVisible();
    expect(screen.getByText(email)).toBeVisible();
    // The old address was never proved, so its mail hides the new one.
    expect((await lastMessage(email)).body).toContain(`${next[0]}•••@•••`);
    await user.click(screen.getByRole('button', { name: 'Send the link again' }));
    expect(await screen.findByText('We’ve sent you a new link.')).toBeVisible();
    goTo(pathIn(await lastMessage(next)));
    await waitFor(async () => expect((await lastMessage(email)).body).toContain('now has'));
  });

  it('is dropped when the user keeps the old one', async () => {
    const { user, email, password } = await openNewAccount(EDIT);
    await fillIn(user, await screen.findByLabelText('Email address'), newEmail());
    await fillIn(user, await screen.findByLabelText('Current password'), password);
    await user.click(save());
    await user.click(await screen.findByRole('button', { name: 'Keep the old email address' }));
    await waitFor(() => expect(screen.queryByText('Confirm your new email address')).toBeNull());
    expect(screen.getByText(email)).toBeVisible();
  });
});

describe('another mobile number', () => {
  // SITE-17
  it('is of the site’s country, whatever it sells in', async () => {
    const { user } = await openPortal({
      persona: 'maya',
      path: EDIT,
      answers: { getSiteInfo: { country: 'AE', currency: 'GBP' } },
    });
    const mobile = await screen.findByLabelText<HTMLInputElement>(/^Mobile number/);
    await screen.findByRole('option', { name: 'United Arab Emirates +971' });
    await user.clear(mobile);
    await user.type(mobile, '0501234567');
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Country' }).value).toBe('AE');
    await user.tab();
    expect(mobile.value).toBe('050 123 4567');
  });

  it('that no phone has is refused, without asking for a country code that is chosen already', async () => {
    const { user } = await openPortal({ persona: 'maya', path: EDIT });
    await fillIn(user, await screen.findByLabelText(/^Mobile number/), '12');
    await user.click(save());
    expect(await screen.findAllByText(/Check the number and its country\./)).not.toEqual([]);
  });

  it('is confirmed with the code that was sent to it', async () => {
    const { user, password } = await openNewAccount(EDIT, number());
    const next = number();
    await fillIn(user, await screen.findByLabelText('Mobile number (optional)'), next);
    await fillIn(user, await screen.findByLabelText('Current password'), password);
    await user.click(save());
    const code = await screen.findByLabelText('Code');
    const [right = ''] = (await lastMessage(next)).codes;
    await fillIn(user, code, right === '000000' ? '000001' : '000000');
    await user.click(screen.getByRole('button', { name: 'Confirm the number' }));
    expect(await screen.findAllByText(/That code isn’t right/)).not.toEqual([]);
    await fillIn(user, code, right);
    await user.click(screen.getByRole('button', { name: 'Confirm the number' }));
    expect(await screen.findByText('We’ve changed your number.')).toBeVisible();
    expect(screen.queryByLabelText('Code')).toBeNull();
    expect(await accountOnServer()).toMatchObject({ mobile: next, pendingMobile: null });
  });
});
