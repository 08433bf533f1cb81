import type { Page } from '@playwright/test';
import { brandTitle } from '../src/testing/brandTitles';
import { expectAccessible } from './support/accessibility';
import { enterVenue, expectDevicesPage, expectHeading, expectOnlineAt } from './support/enterVenue';
import {
  agree,
  cards,
  fillCard,
  goToPayment,
  newPerson,
  PASSWORD,
  PERSONA_PASSWORD,
  pick,
} from './support/visitor';
import { expect, test } from './support/test';

const logIn = async (page: Page, email: string): Promise<void> => {
  await page.getByRole('textbox', { name: 'Email address' }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PERSONA_PASSWORD);
  await page.getByRole('button', { name: 'Log in' }).click();
};

test('ANCHOR_NUJ: accepting the terms connects this device and a TV by its address; a blacklisted device is refused', async ({
  page,
}) => {
  const mac = await enterVenue(page, { venue: 'tollgate-house' });
  await expectAccessible(page, 'landing without accounts');
  await expect(page.getByRole('link', { name: /^See .*plans/ })).toHaveCount(0);
  await page.getByRole('link', { name: 'Connect this device' }).click();
  await expectHeading(page, 'Get this device online.');
  await page.getByRole('button', { name: 'Get online' }).click();
  await expect(page.getByRole('checkbox')).toHaveAccessibleDescription(/Tick the box/);
  await expectAccessible(page, 'connect a device, refused');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Get online' }).click();
  await expectHeading(page, brandTitle('online'));
  await expectOnlineAt(page, 'tollgate-house', mac);

  const tv = newPerson().mac;
  await page.goto('/v2/#/?tab=connect-device&device=other');
  await expectHeading(page, 'Connect a TV or console.');
  await page.getByRole('textbox', { name: 'Device address' }).fill('not an address');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Connect the device' }).click();
  await expect(page.getByRole('textbox', { name: 'Device address' })).toHaveAccessibleDescription(
    /12 letters and numbers/,
  );
  await page
    .getByRole('textbox', { name: 'Device address' })
    .fill(tv.replaceAll(':', '-').toLowerCase());
  await page.getByRole('button', { name: 'Connect the device' }).click();
  await expectHeading(page, 'We’ve registered your device.');
  await expectAccessible(page, 'another device is registered');
  // The gateway sees the TV for the first time.
  await page.request.get(`/gateway/check?location_id=tollgate-house&mac=${tv}`);
  await expectOnlineAt(page, 'tollgate-house', tv);

  await page.getByRole('button', { name: 'Connect another device' }).click();
  await page.getByRole('textbox', { name: 'Device address' }).fill('B0:A7:37:DE:AD:02');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Connect the device' }).click();
  await expectHeading(page, 'That device can’t connect.');
  await page.getByRole('button', { name: 'Connect another device' }).click();
  await expectHeading(page, 'Connect a TV or console.');
  await page.goto('/v2/#/');
  await expectHeading(page, brandTitle('online'));
});

test('ANCHOR_NUJ: a visitor buys a faster week without an account, on top of the landlord’s plan', async ({
  page,
}) => {
  const mac = await enterVenue(page, { venue: 'tollgate-house' });
  await page.getByRole('link', { name: 'Faster Wi-Fi' }).click();
  await expect(page).toHaveURL(/#\/select-plan-anchor/);
  await expectHeading(page, 'Get faster Wi-Fi');
  await expect(page.getByText('£4.00 for 1 week').filter({ visible: true })).not.toHaveCount(0);
  await expectAccessible(page, 'extras without accounts');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expectHeading(page, /Check your order/);
  await expect(page.getByText('You pay once and nothing renews.')).toBeVisible();
  const form = await goToPayment(page);
  await form.getByLabel('Email address').fill(newPerson().email);
  await fillCard(form, cards.pays);
  await form.getByRole('button', { name: 'Pay £4.00 now' }).click();
  await expectHeading(page, brandTitle('online'));
  await expectOnlineAt(page, 'tollgate-house', mac);
});

test('PDR_NUJ: a known device connects at once, and a visitor buys a faster day for it without an account', async ({
  page,
}) => {
  await enterVenue(page, { venue: 'saltwater-lido', persona: 'returning' });
  await page.getByRole('button', { name: 'Connect this device' }).click();
  await expectHeading(page, 'Online, by the sea.');
  await page.getByRole('link', { name: /See plans/ }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expectHeading(page, /Check your order/);
  await expect(page.getByText('You pay once and nothing renews.')).toBeVisible();
  const form = await goToPayment(page);
  await form.getByLabel('Email address').fill(newPerson().email);
  await fillCard(form, cards.pays);
  await form.getByRole('button', { name: 'Pay £2.00 now' }).click();
  await expectHeading(page, 'All aboard. You’re set.');
  await expectAccessible(page, 'return, done');
  // Nothing is left to connect, so the page leads on.
  await expectHeading(page, brandTitle('online'));
});

const registerAtHalden = async (page: Page, button: string): Promise<void> => {
  await page.getByLabel('First name').fill('Robin');
  await page.getByLabel('Last name').fill('Ellis');
  await page.getByLabel('Room number').fill('214');
  await page.getByRole('textbox', { name: 'Email address' }).fill(newPerson().email);
  await page.getByLabel('Choose a password').fill(PASSWORD);
  await page.getByRole('checkbox', { name: /terms/ }).check();
  await page.getByRole('button', { name: button }).click();
};

test('FREE_SIGN_UP: registering puts a visitor online', async ({ page }) => {
  const mac = await enterVenue(page, { venue: 'halden-arcade' });
  await page.getByRole('link', { name: 'Create an account' }).click();
  await registerAtHalden(page, 'Create my account');
  await expect(page).toHaveURL(/#\/portal\/device-management/);
  await expectOnlineAt(page, 'halden-arcade', mac);
});

test('FREE_SIGN_UP: a visitor can buy a faster evening', async ({ page }) => {
  const mac = await enterVenue(page, { venue: 'halden-arcade' });
  await page.getByRole('link', { name: 'Faster Wi-Fi' }).click();
  await pick(page.getByRole('radio', { name: 'Film night' }));
  await page.getByRole('button', { name: 'Continue' }).click();
  await registerAtHalden(page, 'Continue');
  const form = await goToPayment(page);
  await fillCard(form, cards.pays);
  await form.getByRole('button', { name: 'Pay £5.00 now' }).click();
  await expect(page).toHaveURL(/#\/portal/);
  await expectOnlineAt(page, 'halden-arcade', mac);
});

test('ANCHOR: a resident has a personal network and buys a boost on top of it once', async ({
  page,
}) => {
  await enterVenue(page, { venue: 'union-street' });
  await expect(page.getByRole('link', { name: 'I have an activation code' })).toBeVisible();
  await page.getByRole('link', { name: 'Log in' }).click();
  await logIn(page, 'priya.raman@quad.example');
  await expectDevicesPage(page);
  await page.goto('/v2/#/select-plan-anchor');
  await expectHeading(page, 'Get faster Wi-Fi');
  await expectAccessible(page, 'extras');
  await pick(page.getByRole('radio', { name: '1 Week' }));
  await page.getByRole('button', { name: 'Continue' }).click();
  const form = await goToPayment(page);
  await fillCard(form, cards.pays);
  await form.getByRole('button', { name: 'Pay £7.00 now' }).click();
  await expectHeading(page, 'Done. You’re set.');
  await page.getByRole('link', { name: 'Go to my account' }).click();
  await expect(page).toHaveURL(/#\/portal\/device-management/);
});

test('SFA: residents log in first and land on their dashboard', async ({ page }) => {
  await enterVenue(page, { venue: 'mercer-lofts', persona: 'resident', isLoggedOut: true });
  await page.getByRole('link', { name: 'Log in' }).click();
  await logIn(page, 'sam.ortiz@mail.example');
  await expect(page).toHaveURL(/#\/portal/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('SFA: a new resident takes the plan that comes with the apartment', async ({ page }) => {
  const mac = await enterVenue(page, { venue: 'mercer-lofts' });
  await page.getByRole('link', { name: 'See plans' }).click();
  await pick(page.getByRole('radio', { name: 'Resident', exact: true }));
  await expect(page.getByText('Minimum term: 12 months', { exact: true })).toBeAttached();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('First name').fill('Robin');
  await page.getByLabel('Last name').fill('Ellis');
  await page.getByLabel(/Mobile/).fill('+12125550177');
  await page.getByLabel('Apartment').fill('7B');
  await page.getByRole('textbox', { name: 'Email address' }).fill(newPerson().email);
  await page.getByLabel('Choose a password').fill(PASSWORD);
  await page.getByRole('checkbox', { name: /terms/ }).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await agree(page);
  await page.getByRole('button', { name: 'Get online for free' }).click();
  await expectOnlineAt(page, 'mercer-lofts', mac);
});

test('NAAS: a member logs in with the code from the SMS and lands on the devices', async ({
  page,
}) => {
  await enterVenue(page, { venue: 'meridian-tower', persona: 'frances', isLoggedOut: true });
  await page.getByRole('link', { name: 'Log in' }).click();
  await logIn(page, 'frances.holt@harcourt.example');
  await expect(page.getByRole('textbox', { name: 'Code' })).toBeVisible();
  let code: string | undefined;
  await expect(async () => {
    const answer = await page.request.get('/sandbox/api/outbox?to=%2B447700900742', {
      maxRetries: 3,
    });
    code = /\b\d{4,8}\b/.exec(JSON.stringify(await answer.json()).replace(/\d{9,}/g, ''))?.[0];
    expect(code).toBeTruthy();
  }).toPass();
  await page.getByLabel('Code').fill(code ?? '');
  await expect(page).toHaveURL(/#\/portal\/device-management/);
});
