import type { Page } from '@playwright/test';
import { enterVenue, expectHeading, expectOnlineAt } from './support/enterVenue';
import {
  cards,
  expectOnline,
  fillCard,
  goToPayment,
  newPerson,
  PASSWORD,
  PERSONA_PASSWORD,
  pick,
  reachPayment,
  signUp,
} from './support/visitor';
import { expect, test } from './support/test';
import { brandTitle } from '../src/testing/brandTitles';

/** A browser that refuses storage. */
const keepNothing = (page: Page) =>
  page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
  });

test('with storage refused, a device goes online and the page says so', async ({ page }) => {
  await keepNothing(page);
  await enterVenue(page, { venue: 'tollgate-house' });
  await page.getByRole('link', { name: 'Connect this device' }).click();
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Get online' }).click();
  await expectHeading(page, brandTitle('online'));
});

/** A browser whose storage is full. */
const storeNothing = (page: Page) =>
  page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  });

for (const [state, begin] of [
  ['refused', keepNothing],
  ['full', storeNothing],
] as const)
  test(`with storage ${state}, a customer stays logged in over pages and reloads, until the log-out`, async ({
    page,
  }) => {
    await begin(page);
    await enterVenue(page, { venue: 'canal-wharf', persona: 'maya' });
    await expectOnline(page);
    await page.reload();
    await expectOnline(page);
    await page.getByRole('button', { name: 'More' }).click();
    await page.getByRole('link', { name: 'Account Details' }).click();
    await expect(page.getByText('maya.okafor@hey.co.uk')).toBeVisible();
    await page.reload();
    await expect(page.getByText('maya.okafor@hey.co.uk')).toBeVisible();
    await page.getByRole('button', { name: 'More' }).click();
    await page.getByRole('button', { name: 'Log out' }).click();
    await expect(page.getByRole('link', { name: 'Log in' })).toBeVisible();
    await page.reload();
    await page.getByRole('link', { name: 'Log in' }).click();
    await page.getByLabel('Email address').fill('maya.okafor@hey.co.uk');
    await page.getByLabel('Password', { exact: true }).fill(PERSONA_PASSWORD);
    await page.getByRole('button', { name: 'Log in' }).click();
    await expectOnline(page);
    await page.reload();
    await expectOnline(page);
  });

test('STRIPE with storage refused: a visitor pays, the device is online, and log-in opens the account', async ({
  page,
}) => {
  await keepNothing(page);
  const person = newPerson();
  const form = await reachPayment(page, person);
  await fillCard(form, cards.pays);
  await form.getByRole('button', { name: 'Pay £25.00 now' }).click();
  // The full navigation lost the session, but the gateway knows the device.
  await expectHeading(page, brandTitle('online'));
  await page.getByRole('link', { name: 'Log in' }).click();
  await page.getByLabel('Email address').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expectOnline(page);
});

test('INTERNAL with storage refused: a visitor pays', async ({ page }) => {
  await keepNothing(page);
  const person = newPerson();
  await enterVenue(page, { venue: 'trenance-cove', mac: person.mac });
  await page.getByRole('link', { name: /^See / }).first().click();
  await pick(page.getByRole('radio', { name: 'One device' }));
  await page.getByRole('button', { name: 'Continue' }).click();
  await signUp(page, person);
  const form = await goToPayment(page);
  await form.getByLabel('Card number').fill(cards.pays);
  await form.getByLabel(/Expiry/).fill('08 / 29');
  await form.getByLabel(/Security code/).fill('123');
  const pay = page.getByRole('button', { name: 'Order and pay £9.00' });
  // LAW-10
  const seller = await page.getByText(/^Sold by /).boundingBox();
  expect(seller?.y).toBeLessThan((await pay.boundingBox())?.y ?? 0);
  await pay.click();
  await expectHeading(page, brandTitle('online'));
  await expectOnlineAt(page, 'trenance-cove', person.mac);
});
