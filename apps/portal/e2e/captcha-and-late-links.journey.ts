import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility';
import { enterVenue, expectHeading, mailedLink } from './support/enterVenue';
import { startSandboxProcess, type SandboxProcess } from './support/sandboxProcess';
import { expect, test as base } from './support/test';
import { newPerson, PASSWORD } from './support/visitor';

/** These tests need a captcha and a moved clock, so they have their own sandbox. */
const test = base.extend<object, { sandbox: SandboxProcess }>({
  sandbox: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures off this pattern
    async ({}, use) => {
      const sandbox = await startSandboxProcess(['--captcha']);
      await use(sandbox);
      await sandbox.dispose();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
});

const wait = (page: Page, time: { days?: number; hours?: number; minutes?: number }) =>
  page.request.post('/sandbox/api/clock', { data: time });

/** Opens a mailed link on a new page load, as a mail program does. */
const follow = async (page: Page, link: string): Promise<void> => {
  await page.goto('about:blank');
  await page.goto(`/v2/${new URL(link).hash}`);
};

/** Forwards the page's next request and drops the answer. */
const loseAnswer = (page: Page, call: string) =>
  page.route(
    call,
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );

test('registration asks for a captcha and survives a lost answer; an expired link offers a new one', async ({
  page,
}) => {
  const { email, mac } = newPerson();
  await enterVenue(page, { venue: 'station-lofts', mac });
  await page.goto('/v2/#/?tab=register');
  await page.getByLabel('First name').fill('Robin');
  await page.getByLabel('Last name').fill('Ellis');
  await page.getByRole('textbox', { name: 'Email address' }).fill(email);
  await page.getByLabel('Choose a password').fill(PASSWORD);
  await page.getByRole('checkbox', { name: /terms/ }).check();
  const send = page.getByRole('button', { name: 'Create my account' });
  const captcha = page.getByRole('checkbox', { name: 'I am a person' });
  await test.step('the captcha is wanted first', async () => {
    await send.click();
    await expect(page.getByText('Confirm that you’re a person first.')).toBeVisible();
    await expectAccessible(page, 'register, captcha wanted');
    await captcha.click();
    await expect(captcha).toBeChecked();
    await expect(page.getByText('Confirm that you’re a person first.')).toBeHidden();
  });
  await test.step('the answer is lost; sending again logs in', async () => {
    await loseAnswer(page, '**/api/user');
    await send.click();
    await expect(page.getByRole('alert').filter({ hasText: /\w/ }).first()).toBeVisible();
    await expect(page.getByLabel('First name')).toHaveValue('Robin');
    await expectAccessible(page, 'register, answer lost');
    await captcha.click();
    await expect(captcha).toBeChecked();
    await send.click();
    await expect(page).toHaveURL(/#\/portal$/);
    await expect(page.getByText(email).first()).toBeVisible();
  });
  const link = await mailedLink(page, email);
  await wait(page, { days: 3 });
  await test.step('on the device that is logged in the late link says so', async () => {
    await follow(page, link);
    await expect(page.getByText(/This link has expired/)).toBeVisible();
    await expectAccessible(page, 'login, link too old');
  });
  await test.step('elsewhere another one is asked for, which is sent', async () => {
    await page.evaluate(() => localStorage.removeItem('Token'));
    await enterVenue(page, { venue: 'station-lofts', mac });
    await follow(page, link);
    await page.getByRole('button', { name: 'Send a new link' }).click();
    await expect(page.getByText(/we’ve sent you a new link/)).toBeVisible();
    await expectAccessible(page, 'login, new link sent');
    await expect.poll(() => mailedLink(page, email)).not.toBe(link);
  });
  await test.step('a link for a new password confirms the address as well', async () => {
    await page.goto('/v2/#/password-recovery');
    await page.getByLabel('Email address').fill(email);
    await page.getByRole('button', { name: 'Send the link' }).click();
    await expectHeading(page, 'Check your email.');
  });
  const first = await mailedLink(page, email);
  await test.step('after two minutes it can be asked for again', async () => {
    await wait(page, { minutes: 3 });
    await page.reload();
    await page.getByRole('button', { name: 'Send another link' }).click();
    await expect(page.getByText(/we’ve sent another link/)).toBeVisible();
    await expectAccessible(page, 'recovery by email, sent again');
    await expect.poll(() => mailedLink(page, email)).not.toBe(first);
  });
  await test.step('a link for a new password is too late after an hour, and leads on', async () => {
    await wait(page, { hours: 2 });
    await follow(page, await mailedLink(page, email));
    await page.getByLabel('New password').fill('a new and longer one');
    await page.getByRole('button', { name: 'Save password' }).click();
    await expectHeading(page, 'This link no longer works.');
    await expectAccessible(page, 'password reset, too late');
    await page.getByRole('link', { name: 'Send me another link' }).click();
    await expectHeading(page, /Forgot your password\?|Check your email\./);
  });
});

test('a second SMS code can be requested after two minutes and replaces the first', async ({
  page,
}) => {
  const logIn = async (): Promise<void> => {
    await page.getByLabel(/Email address/).fill('M-20417');
    await page.getByLabel('Password', { exact: true }).fill('correct horse battery');
    await page.getByRole('button', { name: 'Log in' }).click();
    await expectHeading(page, 'Check your phone.');
  };
  await enterVenue(page, { venue: 'meridian-tower' });
  await page.goto('/v2/#/login');
  await logIn();
  await expect(page.getByRole('timer')).toContainText(/new code in (2:00|1:\d\d)/);
  await expect(page.getByRole('button', { name: 'Send a new code' })).toHaveCount(0);
  await wait(page, { minutes: 3 });
  await page.reload();
  await logIn();
  await page.getByRole('button', { name: 'Send a new code' }).click();
  await expect(page.getByText('We’ve sent you a new code.')).toBeVisible();
  await expect(page.getByRole('timer')).toContainText(/new code in/);
  await expectAccessible(page, 'SMS code, sent again');
  const answer = await page.request.get('/sandbox/api/outbox?to=%2B447700900742', {
    maxRetries: 3,
  });
  const [newest] = (await answer.json()) as { codes: string[] }[];
  await page.getByLabel('Code').fill(newest?.codes[0] ?? '');
  await expect(page).toHaveURL(/#\/portal\/device-management/);
});
