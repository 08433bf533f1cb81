import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openNewAccount } from '~/testing/newAccount';
import { openPortal } from '~/testing/openPortal';
import { currentPath } from '~/shared/routing/currentPath';
import {
  accountOnServer,
  callInAnotherTab,
  fillIn,
  lastMessage,
  newEmail,
  pathIn,
} from '~/testing/sandbox';

const ACCOUNT = '/portal/my-account';
const EDIT = `${ACCOUNT}/edit`;
const save = () => screen.getByRole('button', { name: 'Save' });
const number = (): string => `+4479001${String(Math.floor(Math.random() * 1e5)).padStart(5, '0')}`;
/** Waits for the text below a field. */
const describes = (field: HTMLElement, text: RegExp) =>
  waitFor(() => expect(field).toHaveAccessibleDescription(text));

describe('another email address', () => {
  it('asks for the password in place, and keeps what was typed when it is wrong', async () => {
    const { user } = await openNewAccount(EDIT);
    const email = await screen.findByLabelText<HTMLInputElement>('Email address');
    expect(screen.queryByLabelText('Current password')).toBeNull();
    const next = newEmail();
    await fillIn(user, email, next);
    const password = await screen.findByLabelText('Current password');
    await user.click(save());
    await describes(password, /Enter your current password/);
    await fillIn(user, password, 'not this one');
    await user.click(save());
    await describes(password, /That isn’t your current password\./);
    expect(currentPath()).toBe(EDIT);
    expect(email.value).toBe(next);
  });

  it('is shown as waiting until its link is opened, and then it is the address', async () => {
    const { user, email, password, goTo } = await openNewAccount(EDIT);
    const next = newEmail();
    await fillIn(user, await screen.findByLabelText('Email address'), next);
    await fillIn(user, await screen.findByLabelText('Current password'), password);
    await user.click(save());
    await waitFor(() => expect(currentPath()).toBe(ACCOUNT));
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

// PASS-5
describe('a new password', () => {
  const NEW = 'another long enough one';
  const begin = async () => {
    const portal = await openNewAccount(EDIT);
    const next = newEmail();
    await fillIn(portal.user, await screen.findByLabelText('Email address'), next);
    await fillIn(portal.user, await screen.findByLabelText('Current password'), portal.password);
    await portal.user.click(save());
    await screen.findByText('Confirm your new email address');
    return { ...portal, next };
  };
  const changeElsewhere = async ({ password }: { password: string }): Promise<void> => {
    const body = JSON.stringify({ existingPassword: password, newPassword: NEW });
    const { ok } = await callInAnotherTab('/user/change-password', { method: 'POST', body });
    expect(ok).toBe(true);
  };

  it('drops a change that waits, and says so on the page, in the email and where its link leads', async () => {
    const { user, email, password, next, goTo } = await begin();
    await fillIn(user, screen.getByLabelText('Current password'), password);
    await fillIn(user, screen.getByLabelText('New password'), NEW);
    await user.click(screen.getByRole('button', { name: 'Change password' }));
    expect(
      await screen.findByText(`We’ve changed your password and cancelled the change to ${next}.`),
    ).toBeVisible();
    expect(screen.queryByText('Confirm your new email address')).toBeNull();
    expect((await lastMessage(email)).body).toMatch(/We’ve also cancelled the change to .•••@•••/);
    const link = pathIn(await lastMessage(next));
    goTo(link);
    expect(await screen.findByText(/^Your account keeps its old email address\./)).toBeVisible();
    await waitFor(() => expect(currentPath()).not.toContain('/login'));
    await openPortal({ path: link });
    expect(await screen.findByText(/^Your account keeps its old email address\./)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Send a new link' })).toBeNull();
  });

  it('that was chosen in another window takes the card away when the user returns', async () => {
    const account = await begin();
    await changeElsewhere(account);
    fireEvent(document, new Event('visibilitychange'));
    expect(await screen.findByText(`We’ve cancelled the change to ${account.next}.`)).toBeVisible();
    expect(screen.queryByText('Confirm your new email address')).toBeNull();
  });

  it('that was chosen in another window is the reason why no link is sent again', async () => {
    const account = await begin();
    await changeElsewhere(account);
    await account.user.click(screen.getByRole('button', { name: 'Send the link again' }));
    expect(await screen.findByText(`We’ve cancelled the change to ${account.next}.`)).toBeVisible();
    expect(screen.queryByText('Confirm your new email address')).toBeNull();
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
    const mobile = await screen.findByLabelText(/^Mobile number/);
    await fillIn(user, mobile, '12');
    await user.click(save());
    await describes(mobile, /Check the number and its country\./);
  });

  it('is confirmed with the code that was sent to it', async () => {
    const { user, password } = await openNewAccount(EDIT, number());
    const next = number();
    await fillIn(user, await screen.findByLabelText('Mobile number'), next);
    await fillIn(user, await screen.findByLabelText('Current password'), password);
    await user.click(save());
    const code = await screen.findByLabelText('Code');
    const [right = ''] = (await lastMessage(next)).codes;
    await fillIn(user, code, right === '000000' ? '000001' : '000000');
    await user.click(screen.getByRole('button', { name: 'Confirm the number' }));
    await describes(code, /That code isn’t right/);
    await fillIn(user, code, right);
    await user.click(screen.getByRole('button', { name: 'Confirm the number' }));
    expect(await screen.findByText('We’ve changed your number.')).toBeVisible();
    expect(screen.queryByLabelText('Code')).toBeNull();
    expect(await accountOnServer()).toMatchObject({ mobile: next, pendingMobile: null });
  });
});

// SES-32
describe('a support agent', () => {
  const agent = { venue: 'union-street', persona: 'agent' };

  it('changes a name, and neither address nor number', async () => {
    await openPortal({ ...agent, path: EDIT });
    expect(await screen.findByLabelText(/^First name/)).toBeVisible();
    expect(screen.queryByLabelText(/^Email address/)).toBeNull();
    expect(screen.queryByLabelText(/^(Mobile|Phone) number/)).toBeNull();
  });

  it('reads of a new address and number, which only the customer confirms or drops', async () => {
    const portal = await openPortal({ ...agent, path: ACCOUNT });
    const pending = { pendingEmail: newEmail(), pendingMobile: number() };
    const siteUser = { ...(await accountOnServer()), ...pending };
    await portal.reload({ getUser: { siteUser } });
    const waiting = await screen.findByText(/^The customer hasn’t confirmed .+ yet\.$/);
    for (const contact of Object.values(pending)) expect(waiting).toHaveTextContent(contact);
    expect(screen.queryByLabelText('Code')).toBeNull();
    expect(screen.queryByRole('button', { name: /^(Confirm|Send|Keep) / })).toBeNull();
  });
});

describe('the words after saving', () => {
  it.each([
    ['1 change', ['Email address']],
    ['2 changes', ['Email address', 'Mobile number']],
  ])('count %s to confirm after a change of: %s', async (left, changed) => {
    const { user, password } = await openNewAccount(EDIT, number());
    for (const label of changed)
      await fillIn(
        user,
        await screen.findByLabelText(label),
        label.startsWith('Email') ? newEmail() : number(),
      );
    await fillIn(user, await screen.findByLabelText('Current password'), password);
    await user.click(save());
    expect(
      await screen.findByText(new RegExp(`You still have to confirm ${left}\\.$`)),
    ).toBeVisible();
    expect(await screen.findAllByText(/^Confirm your new/)).toHaveLength(changed.length);
  });
});
