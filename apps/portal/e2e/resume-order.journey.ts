import type { Browser, Page } from '@playwright/test';
import { expectHeading, mailedLink } from './support/enterVenue';
import {
  cards,
  choosePlan,
  enterCanalWharf,
  expectOnline,
  fillCard,
  goToPayment,
  newPerson,
  PASSWORD,
  paymentsOf,
  reachPayment,
  type Person,
} from './support/visitor';
import { expect, test } from './support/test';

/** A browser that shares nothing with the first: another device, or a captive window opened again. */
const newBrowser = async (browser: Browser, baseURL: string | undefined): Promise<Page> =>
  (await browser.newContext({ baseURL })).newPage();

/** Closes the whole window, with its storage, as a captive window does. */
const closeWindow = (page: Page): Promise<void> => page.context().close();

const logIn = async (page: Page, { email }: Person): Promise<void> => {
  await expectHeading(page, /Log in|Welcome/);
  await page.getByRole('textbox', { name: 'Email address' }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page).not.toHaveURL(/#\/login/);
};

/** Agrees, as each window asks for it, and pays. */
const payHere = async (page: Page): Promise<void> => {
  await expectHeading(page, 'Check your order');
  const form = await goToPayment(page);
  await fillCard(form, cards.pays);
  await form.getByRole('button', { name: /^Pay / }).click();
};

test('a window that closes while the bank asks loses nothing: the order goes on in a new one', async ({
  browser,
  baseURL,
}) => {
  const person = newPerson();
  const first = await newBrowser(browser, baseURL);
  const form = await reachPayment(first, person);
  await fillCard(form, cards.asksTheBank);
  await form.getByRole('button', { name: /^Pay / }).click();
  const bank = first.frameLocator('iframe[title*="ank"]');
  await expect(bank.getByRole('button', { name: 'Confirm payment' })).toBeVisible();
  await closeWindow(first);

  const again = await newBrowser(browser, baseURL);
  await enterCanalWharf(again, person);
  await again.getByRole('link', { name: 'Log in' }).first().click();
  await logIn(again, person);
  await again.goto('/v2/#/');
  await again.getByRole('link', { name: 'Finish your order' }).click();
  await payHere(again);
  await expectOnline(again);
  expect(await paymentsOf(again)).toEqual([expect.objectContaining({ state: 'paid' })]);
  await closeWindow(again);
});

test('a window that closes on the form of the account gives it back to the device, and to no other', async ({
  browser,
  baseURL,
}) => {
  const person = newPerson();
  const first = await newBrowser(browser, baseURL);
  await enterCanalWharf(first, person);
  await choosePlan(first, 'Plus');
  await expectHeading(first, 'Your details');
  const saved = first.waitForRequest(
    (request) => request.method() === 'PUT' && (request.postData() ?? '').includes('"form"'),
  );
  await first.getByLabel('First name').fill('Robin');
  await first.getByRole('textbox', { name: 'Email address' }).fill(person.email);
  await first.getByLabel('Choose a password').fill(PASSWORD);
  await (await saved).response();
  await closeWindow(first);

  const again = await newBrowser(browser, baseURL);
  await enterCanalWharf(again, person);
  await again.getByRole('link', { name: 'Finish your order' }).click();
  await expectHeading(again, 'Your details');
  await expect(again.getByLabel('First name')).toHaveValue('Robin');
  await expect(again.getByRole('textbox', { name: 'Email address' })).toHaveValue(person.email);
  await expect(again.getByLabel('Choose a password')).toHaveValue('');
  await closeWindow(again);

  const other = await newBrowser(browser, baseURL);
  await enterCanalWharf(other, newPerson());
  await choosePlan(other, 'Plus');
  await expectHeading(other, 'Your details');
  await expect(other.getByLabel('First name')).toHaveValue('');
  await closeWindow(other);
});

test('a code from the captive window finishes the purchase in the person’s own browser, and the first window sees it', async ({
  browser,
  baseURL,
}) => {
  const first = await newBrowser(browser, baseURL);
  await reachPayment(first, newPerson());
  await first.getByRole('button', { name: 'Show how' }).click();
  await first.getByRole('button', { name: 'Open in your browser' }).click();
  const code = await first.getByRole('heading', { name: /^[A-Z0-9]{4}-[A-Z0-9]{4}$/ }).innerText();

  const own = await newBrowser(browser, baseURL);
  await own.goto('/v2/#/resume-order');
  await own.getByLabel('Code').fill(code);
  await own.getByRole('button', { name: 'Continue' }).click();
  await payHere(own);
  await expectHeading(own, 'You’re all set.');
  expect(await paymentsOf(own)).toHaveLength(1);

  await first.getByRole('link', { name: 'Check my payment' }).click();
  await expectOnline(first);
  expect(await paymentsOf(first)).toHaveLength(1);
  await closeWindow(own);
  await closeWindow(first);
});

test('a mailed link finishes the purchase on a second device after logging in there', async ({
  browser,
  baseURL,
}) => {
  const person = newPerson();
  const first = await newBrowser(browser, baseURL);
  await reachPayment(first, person);
  await first.getByRole('button', { name: 'Show how' }).click();
  await first.getByRole('button', { name: /^Email a link to/ }).click();
  await expect(first.getByText(/^We’ve sent the link to/)).toBeVisible();
  const link = await mailedLink(first, person.email);
  await closeWindow(first);

  const second = await newBrowser(browser, baseURL);
  await second.goto(link);
  await logIn(second, person);
  await payHere(second);
  await expectHeading(second, 'You’re all set.');
  expect(await paymentsOf(second)).toHaveLength(1);
  await closeWindow(second);
});
