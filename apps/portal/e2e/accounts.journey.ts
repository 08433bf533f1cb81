import type { APIRequestContext, Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility';
import { enterAsCustomer } from './support/customer';
import { withSandbox } from './support/sandboxProcess';
import { expect, test } from './support/test';
import { newPerson, PASSWORD } from './support/visitor';

interface Message {
  links: string[];
  codes: string[];
}

const h1 = (page: Page, name: string | RegExp) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

/** Enters through a venue's gateway on a new device and opens a page. */
const enter = async (page: Page, venue: string, mac: string, path: string): Promise<void> => {
  const query = new URLSearchParams({ venue, persona: 'visitor', mac });
  const visit = await page.request.post(`/sandbox/api/visit?${query}`, { maxRetries: 3 });
  const { url } = (await visit.json()) as { url: string };
  const { hash } = new URL(url, 'http://localhost');
  await page.goto(`/v2/${hash}`);
  // The prerendered page has this heading too; the start would then replace the new address.
  await expect(page.locator('.fy-boot')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('');
  await page.goto(`/v2/#${path}`);
};

const lastMessage = async (request: APIRequestContext, to: string): Promise<Message> => {
  const answer = await request.get(`/sandbox/api/outbox?to=${encodeURIComponent(to)}`, {
    maxRetries: 3,
  });
  const [message] = (await answer.json()) as Message[];
  if (!message) throw new Error(`Nothing was sent to ${to}.`);
  return message;
};

const logIn = async (page: Page, name: string, password: string): Promise<void> => {
  await page.getByLabel(/Email address/).fill(name);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
};

test('a resident registers, confirms the email address by the mailed link, and goes on', async ({
  page,
}) => {
  const { email, mac } = newPerson();
  await enter(page, 'station-lofts', mac, '/?tab=register');
  await h1(page, 'Create your account.');
  await page.getByRole('button', { name: 'Create my account' }).click();
  await expect(page.getByRole('group', { name: /problems to fix/ })).toBeFocused();
  await expectAccessible(page, 'register, with errors');
  await page.getByLabel('First name').fill('Robin');
  await page.getByLabel('Last name').fill('Ellis');
  await page.getByRole('textbox', { name: 'Email address' }).fill(email);
  await page.getByLabel('Choose a password').fill(PASSWORD);
  await page.getByRole('button', { name: 'terms', exact: true }).click();
  await expect(page.getByRole('dialog').getByText('Fair use')).toBeVisible();
  await expectAccessible(page, 'terms');
  await page.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('checkbox', { name: /terms/ }).check();
  await expectAccessible(page, 'register');
  await page.getByRole('button', { name: 'Create my account' }).click();
  await expect(page).toHaveURL(/#\/portal$/);
  await expect(page.getByText(email).first()).toBeVisible();
  await expectAccessible(page, 'confirm your address');
  const [link = ''] = (await lastMessage(page.request, email)).links;
  await page.goto(`/v2/${new URL(link).hash}`);
  await expect(page).not.toHaveURL(/login|portal$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a member logs in with an SMS code that was sent before the window was closed', async ({
  page,
}) => {
  const { mac } = newPerson();
  await enter(page, 'meridian-tower', mac, '/login');
  await h1(page, 'Back to work.');
  await expectAccessible(page, 'login by number');
  await logIn(page, 'M-20417', 'not the password');
  await expect(page.getByRole('alert')).toContainText('do not match');
  await expectAccessible(page, 'login, refused');
  await logIn(page, 'M-20417', 'correct horse battery');
  await h1(page, 'Check your phone.');
  await expectAccessible(page, 'SMS code');
  const [code = ''] = (await lastMessage(page.request, '+447700900742')).codes;
  await page.evaluate(() => sessionStorage.clear());
  await page.reload();
  await h1(page, 'Back to work.');
  await logIn(page, 'M-20417', 'correct horse battery');
  await h1(page, 'Check your phone.');
  await page.getByLabel('Code').fill(code === '000000' ? '000001' : '000000');
  await expect(page.getByText(/That code isn.t right/)).toBeVisible();
  await expectAccessible(page, 'SMS code, wrong');
  await page.getByLabel('Code').fill(code);
  await expect(page).toHaveURL(/#\/portal\/device-management/);
});

test('a wrong activation code shows an error beside its field', async ({ page }) => {
  await enter(page, 'union-street', newPerson().mac, '/?tab=activate');
  await h1(page, 'Activate your account.');
  await page.getByLabel('Activation code').fill('nope');
  await page.getByLabel('Choose a password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Activate my account' }).click();
  await expect(page.getByLabel('Activation code')).toBeFocused();
  await expect(page.getByLabel('Activation code')).toHaveAccessibleDescription(
    /That code isn’t right/,
  );
  await expectAccessible(page, 'activate, wrong code');
});

test('a person whose account the venue created finishes the registration', async ({ page }) => {
  // Other tests rely on this person's state after registration.
  await withSandbox(async ({ url: origin }) => {
    await enterAsCustomer(page, { origin, venue: 'station-lofts', persona: 'unfinished' });
    await h1(page, 'Nearly done, Ravi.');
    await expect(page.getByLabel('Last name')).toBeVisible();
    await expectAccessible(page, 'finish registration');
    await page.getByLabel('Last name').fill('Menon');
    await page.getByLabel('Choose a password').fill(PASSWORD);
    await page.getByRole('checkbox', { name: /terms/ }).check();
    await page.getByRole('button', { name: 'Finish and continue' }).click();
    await expect(page).not.toHaveURL(/finish-registration/);
  });
});
