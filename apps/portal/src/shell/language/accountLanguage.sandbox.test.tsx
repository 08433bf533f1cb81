import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { takeCallsMade } from '~/testing/faults/recordCalls';
import { openNewAccount, type NewAccount } from '~/testing/newAccount';
import { openPortal, type OpenPortal } from '~/testing/openPortal';
import { accountOnServer, fillIn } from '~/testing/sandbox';

const chooseIn = async ({ user }: OpenPortal, now: RegExp, next: string): Promise<void> => {
  await user.click(await screen.findByRole('button', { name: now }));
  await user.click(await screen.findByRole('menuitemradio', { name: next }));
};

/** Logs in in a browser that the account has never used. */
const logInElsewhere = async (
  { email, password }: NewAccount,
  before?: (browser: OpenPortal) => Promise<void>,
): Promise<OpenPortal> => {
  const browser = await openPortal({ path: '/login' });
  await before?.(browser);
  const [address, word] = await Promise.all([
    screen.findByRole('textbox', { name: /mail/i }),
    screen.findByLabelText(/^(Password|Mot de passe)$/),
  ]);
  await fillIn(browser.user, address, email);
  await fillIn(browser.user, word, password);
  await browser.user.click(screen.getByRole('button', { name: /^(Log in|Se connecter)$/ }));
  await waitFor(() => expect(window.location.hash).not.toContain('/login'));
  return browser;
};

const shown = (language: string) =>
  waitFor(() => expect(document.documentElement).toHaveAttribute('lang', language));

// PREF-9
it('a language that is chosen in one browser is the account’s in another one', async () => {
  const account = await openNewAccount('/portal/my-account');
  await chooseIn(account, /^Language: English/, 'Deutsch');
  await waitFor(async () => expect((await accountOnServer()).language).toBe('de'));
  const browser = await logInElsewhere(account);
  await shown('de');
  await browser.reload();
  await shown('de');
  expect(document.documentElement.lang).toBe('de');
});

it('a choice in this browser comes first, and becomes the account’s', async () => {
  const account = await openNewAccount('/portal/my-account');
  await logInElsewhere(account, (browser) => chooseIn(browser, /^Language: English/, 'Français'));
  await waitFor(async () => expect((await accountOnServer()).language).toBe('fr'));
  await shown('fr');
});

it('the next person at the same browser gets the language of their own account', async () => {
  const account = await openNewAccount('/portal/my-account');
  await chooseIn(account, /^Language: English/, 'Deutsch');
  await waitFor(async () => expect((await accountOnServer()).language).toBe('de'));
  const other = await openNewAccount('/portal/my-account');
  const browser = await logInElsewhere(account);
  await shown('de');
  localStorage.removeItem('Token');
  await browser.visit(`${window.location.href.split('#')[0]}#/login`);
  await fillIn(browser.user, await screen.findByRole('textbox', { name: /mail/i }), other.email);
  await fillIn(browser.user, screen.getByLabelText('Passwort'), other.password);
  await browser.user.click(screen.getByRole('button', { name: 'Anmelden' }));
  await shown('en');
});

it('a backend that keeps no language is sent none', async () => {
  const account = await openNewAccount('/portal/my-account');
  const withoutLanguage = await account.reload({
    getUser: { siteUser: { ...(await accountOnServer()), language: null } },
  });
  await withoutLanguage.fetchedAhead;
  takeCallsMade();
  await chooseIn(withoutLanguage, /^Language: English/, 'Deutsch');
  await shown('de');
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  expect(takeCallsMade()).not.toContain('updateUser');
});

it('an agent keeps their own language, and leaves the customer theirs', async () => {
  const place = { venue: 'union-street', persona: 'agent', path: '/portal/my-account' };
  const first = await openPortal(place);
  const siteUser = { ...(await accountOnServer()), language: 'de' };
  const agent = await first.reload({ getUser: { siteUser } });
  await agent.fetchedAhead;
  takeCallsMade();
  await chooseIn(agent, /^Language: English/, 'Français');
  await shown('fr');
  expect(takeCallsMade()).not.toContain('updateUser');
});
