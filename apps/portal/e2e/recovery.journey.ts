import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility';
import { expect, test } from './support/test';
import { signUpAt } from './support/newCustomer';
import { newPerson, enterCanalWharf } from './support/visitor';

const NEW_PASSWORD = 'a new and longer one';

const h1 = (page: Page, name: string | RegExp) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

const lastMessage = async (page: Page, to: string) => {
  const answer = await page.request.get(`/sandbox/api/outbox?to=${encodeURIComponent(to)}`, {
    maxRetries: 3,
  });
  const [message] = (await answer.json()) as { links: string[]; codes: string[] }[];
  if (!message) throw new Error(`Nothing was sent to ${to}.`);
  return message;
};

const logIn = async (page: Page, email: string): Promise<void> => {
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.getByRole('link', { name: 'Your account' }).click();
  await expect(page).toHaveURL(/#\/portal/);
};

// Each test has a customer of its own, because the personas' passwords are the other journeys' too.
test('a customer who is logged in sets a new password with a code by text, and stays logged in', async ({
  page,
}) => {
  const { url, email, mobile } = await signUpAt(page, 'canal-wharf');
  await page.goto(url);
  await expect(page.locator('.fy-boot')).toHaveCount(0);
  await page.goto('/v2/#/password-sms-recovery-for-my-account');
  // As people at the venue write it.
  await expect(page.getByText(mobile.replace(/^\+44(\d{4})/, '0$1 '))).toBeVisible();
  await expectAccessible(page, 'recovery by text for my account');
  await page.getByRole('button', { name: 'Send the code' }).click();
  const field = page.getByLabel('6-digit code');
  await expect(field).toBeVisible();
  await expectAccessible(page, 'recovery by text for my account, sent');
  const [code = ''] = (await lastMessage(page, mobile)).codes;
  await field.fill(code);
  await page.getByLabel('New password').fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page.getByText(email)).toBeVisible();
  await page.reload();
  await expect(page.getByText(email)).toBeVisible();
  await expect(page).toHaveURL(/#\/portal\/my-account/);
});

test('the mailed link resets a forgotten password once, on mobile data too', async ({
  page,
  browser,
}) => {
  const { email } = await signUpAt(page, 'canal-wharf');
  await enterCanalWharf(page, newPerson());
  await page.goto('/v2/#/login');
  await page.getByRole('link', { name: 'I forgot my password' }).click();
  await h1(page, 'Forgot your password?');
  await expectAccessible(page, 'recovery by email');
  await page.getByLabel('Email address').fill(email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await h1(page, 'Check your email.');
  await expect(page.getByRole('timer')).toContainText(/another link in (2:00|1:\d\d)/);
  await expectAccessible(page, 'recovery by email, sent');
  const [link = ''] = (await lastMessage(page, email)).links;
  // The mail is read on mobile data: no gateway and no stored data.
  const abroad = await browser.newContext({ baseURL: new URL(page.url()).origin });
  const outside = await abroad.newPage();
  await outside.goto(`/v2/${new URL(link).hash}`);
  await h1(outside, 'Choose a new password.');
  expect(outside.url()).not.toContain('code=');
  await outside.reload();
  await h1(outside, 'Choose a new password.');
  await expectAccessible(outside, 'password reset');
  await outside.getByLabel('New password').fill(NEW_PASSWORD);
  await outside.getByRole('button', { name: 'Save password' }).click();
  await expect(outside.getByText(/We’ve changed your password/)).toBeVisible();
  await expectAccessible(outside, 'login after a reset');
  await outside.goto('about:blank');
  await outside.goto(`/v2/${new URL(link).hash}`);
  await outside.getByLabel('New password').fill('yet another one');
  await outside.getByRole('button', { name: 'Save password' }).click();
  await h1(outside, 'This link no longer works.');
  await expectAccessible(outside, 'password reset, spent');
  await abroad.close();
  await page.getByRole('link', { name: 'Back to log-in' }).click();
  await logIn(page, email);
  await page.goto('/v2/#/password-recovery-for-my-account');
  await expect(page.getByText(`We’ll send it to ${email}.`)).toBeVisible();
  await expectAccessible(page, 'recovery by email for my account');
});

test('an SMS code works after a closed window and a wrong guess, and sets a new password', async ({
  page,
}) => {
  const { email, mobile } = await signUpAt(page, 'canal-wharf');
  await enterCanalWharf(page, newPerson());
  await page.goto('/v2/#/sms-password-recovery');
  await h1(page, 'Get a code by text.');
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Mobile number').fill(mobile);
  await expectAccessible(page, 'recovery by text');
  await page.getByRole('button', { name: 'Send the code' }).click();
  await h1(page, 'Check your phone.');
  const [code = ''] = (await lastMessage(page, mobile)).codes;
  await page.reload();
  const field = page.getByLabel('6-digit code');
  await expect(field).toBeVisible();
  await field.fill(code === '123456' ? '123457' : '123456');
  await page.getByLabel('New password').fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page.getByText(/^That code isn’t right/)).toBeVisible();
  await expect(field).toBeFocused();
  await expectAccessible(page, 'recovery by text, wrong code');
  await field.fill(code);
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page.getByText(/We’ve changed your password/)).toBeVisible();
  await logIn(page, email);
});
