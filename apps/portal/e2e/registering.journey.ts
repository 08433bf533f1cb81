import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility';
import { enterVenue, expectDevicesPage, expectHeading, expectOnlineAt } from './support/enterVenue';
import { expect, test } from './support/test';
import { newPerson, PASSWORD } from './support/visitor';
import { brandTitle } from '../src/testing/brandTitles';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const openForm = async (page: Page): Promise<void> => {
  await page.goto('/v2/#/?tab=register');
  await expectHeading(page, 'Create your account.');
};

test('NAAS: members register with their company’s email domain and their membership number', async ({
  page,
}) => {
  const { email, mac } = newPerson();
  const own = email.replace('@example.com', '');
  await enterVenue(page, { venue: 'meridian-tower', mac });
  await expectAccessible(page, 'landing of a members’ network');
  await openForm(page);
  const address = page.getByRole('textbox', { name: 'Email address' });
  const number = page.getByLabel('Membership number');
  await expect(address).toHaveAccessibleDescription(/@harcourt\.example or @lindenlaw\.example/);
  await expect(number).toHaveAccessibleDescription(/find your details/);
  await page.getByLabel('First name').fill('Robin');
  await page.getByLabel('Last name').fill('Ellis');
  await address.fill(`${own}@gmail.example`);
  await page.getByLabel('Mobile number').fill('07700 900888');
  await number.fill('M-20417');
  await page.getByLabel('Choose a password').fill(PASSWORD);
  await page.getByRole('checkbox', { name: /terms/ }).check();
  await button(page, 'Create my account').click();
  await test.step('an address elsewhere is refused', async () => {
    await expect(address).toHaveAccessibleDescription(
      /Use an email address that ends in @harcourt\.example/,
    );
    await expectAccessible(page, 'register, address refused');
  });
  await test.step('a number that somebody has is refused by the server', async () => {
    await address.fill(`${own}@lindenlaw.example`);
    await button(page, 'Create my account').click();
    await expect(number).toBeFocused();
    await expect(number).toHaveAttribute('aria-invalid', 'true');
    await expectAccessible(page, 'register, number refused');
  });
  await number.fill(`M-${own}`);
  await button(page, 'Create my account').click();
  await expectDevicesPage(page);
  await expectOnlineAt(page, 'meridian-tower', mac);
});

test('ANCHOR: residents register for all halls, answer each agreement, and keep what they typed while looking around', async ({
  page,
}) => {
  const { email, mac } = newPerson();
  await enterVenue(page, { venue: 'union-street', mac });
  await expectAccessible(page, 'landing of a hall');
  await openForm(page);
  await expect(page.getByText(/^Your account works wherever /)).toBeVisible();
  const terms = page.getByRole('checkbox', { name: /terms/ });
  const channels = page.getByRole('group', { name: 'Can we send you offers?' });
  await expect(channels.getByRole('checkbox', { checked: true })).toHaveCount(0);
  await page.getByLabel('First name').fill('Robin');
  await page.getByLabel('Last name').fill('Ellis');
  await page.getByRole('textbox', { name: 'Email address' }).fill(email);
  await page.getByLabel('Mobile number').fill('07700 900889');
  await page.getByLabel('Your hall').fill('Turing Hall');
  await page.getByLabel('Your room').fill('5.15');
  await page.getByLabel('Choose a password').fill(PASSWORD);
  await page.getByText('Can we send you offers?').click();
  await channels.getByRole('checkbox').first().check();
  await terms.check();
  await expectAccessible(page, 'register, each agreement alone');
  await test.step('away and back: all but the password is there', async () => {
    await page.getByRole('link', { name: 'Log in' }).click();
    await expectHeading(page, 'Hey, you’re back.');
    await page.goBack();
    await expectHeading(page, 'Create your account.');
    await expect(page.getByLabel('Your room')).toHaveValue('5.15');
    await expect(terms).toBeChecked();
    await expect(channels.getByRole('checkbox').first()).toBeChecked();
    await expect(page.getByLabel('Choose a password')).toHaveValue('');
  });
  await test.step('another hall’s terms are not accepted by that', async () => {
    await enterVenue(page, { venue: 'canal-hall', mac });
    await expect(page.getByText('Your last log-in didn’t reach us.')).toBeVisible();
    await expectAccessible(page, 'landing, log-in failed before');
    await openForm(page);
    await expect(terms).not.toBeChecked();
    await enterVenue(page, { venue: 'union-street', mac });
    await openForm(page);
  });
  await page.getByLabel('Choose a password').fill(PASSWORD);
  await button(page, 'Create my account').click();
  await expectDevicesPage(page);
  await expectOnlineAt(page, 'union-street', mac);
  await page.goto('/v2/#/portal/preferences-and-privacy');
  await expect(page.getByRole('switch', { checked: true })).toHaveCount(1);
});

test('ANCHOR: a code from a letter activates an account, and the resident completes it', async ({
  page,
}) => {
  await enterVenue(page, { venue: 'union-street', persona: 'newcomer', isLoggedOut: true });
  await page.getByRole('link', { name: 'I have an activation code' }).click();
  await expectHeading(page, 'Activate your account.');
  await page.getByLabel('Activation code').fill('nq7k 2xwd');
  await page.getByLabel('Choose a password').fill(PASSWORD);
  await button(page, 'Activate my account').click();
  await expectHeading(page, 'Nearly done, Tom.');
  await expectAccessible(page, 'finish registration in a hall');
  await page.getByLabel('Mobile number').fill('07700 900890');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Your room').fill('1.01');
  await page.getByRole('checkbox', { name: /terms/ }).check();
  await button(page, /^Finish and/).click();
  await expectDevicesPage(page);
  await page.goto('about:blank');
  await page.goto('/v2/#/portal/device-management');
  await expectHeading(page, /Network/);
});

test('a venue with Facebook shows its button and only the tabs that the site lists', async ({
  page,
}) => {
  await enterVenue(page, { venue: 'cedar-pine' });
  await expect(page.getByRole('link', { name: /Continue with Facebook/ })).toBeVisible();
  await page.getByRole('link', { name: 'Log in' }).click();
  await expectHeading(page, brandTitle('login'));
  await expectAccessible(page, 'login with Facebook');
  await page.getByRole('link', { name: 'Continue with Facebook' }).click();
  await expectHeading(page, 'Continue with Facebook');
  // A visitor's site information comes with the session.
  await page.route('**/auth/blank-session', async (route) => {
    const response = await route.fetch();
    const { nextAnswers } = (await response.json()) as { nextAnswers: { siteInfo: object } };
    const siteInfo = { ...nextAnswers.siteInfo, visibleTabs: ['login'] };
    await route.fulfill({ response, json: { nextAnswers: { ...nextAnswers, siteInfo } } });
  });
  await enterVenue(page, { venue: 'halden-arcade' });
  await expect(page.getByRole('link', { name: 'Log in' })).toBeVisible();
  await expect(page.getByRole('link', { name: /Create an account|activation/ })).toHaveCount(0);
  await page.goto('/v2/#/?tab=register');
  await expect(page.getByRole('link', { name: 'Log in' })).toBeVisible();
  await expect(page.getByLabel('First name')).toHaveCount(0);
});
