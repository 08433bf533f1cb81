import {
  agree,
  cards,
  choosePlan,
  expectOnline,
  fillCard,
  goToPayment,
  newPerson,
  PASSWORD,
  pick,
  paymentsOf,
  reachPayment,
  signUp,
  enterCanalWharf,
} from './support/visitor';
import { expectAccessible } from './support/accessibility';
import { startSandboxProcess } from './support/sandboxProcess';
import { expect, test } from './support/test';

test('a visitor enters from the console, buys a plan with a coupon, is online, and returns after a restart', async ({
  page,
}) => {
  const sandbox = await startSandboxProcess();
  const person = newPerson();
  await test.step('walk in', async () => {
    await page.goto(`${sandbox.url}/sandbox`);
    await page.getByRole('button', { name: /Walk in at Canal Wharf as A visitor/ }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('nearly online');
    await expect(page.getByText('Connected to CanalWharf-WiFi')).toBeVisible();
    await expect(page.getByRole('link', { name: 'See plans, free or paid' })).toBeVisible();
    await expectAccessible(page, 'landing');
  });
  await test.step('switch the billing cycle and choose', async () => {
    await page.getByRole('link', { name: /See plans/ }).click();
    await pick(page.getByRole('radio', { name: '1 Day' }));
    await expect(page.getByText('£4.00').first()).toBeAttached();
    await pick(page.getByRole('radio', { name: 'Monthly' }));
    await pick(page.getByRole('radio', { name: 'Plus', exact: true }));
    await expectAccessible(page, 'plans');
    await page.getByRole('button', { name: 'Continue' }).click();
  });
  await signUp(page, person);
  await test.step('use a coupon', async () => {
    await page.getByLabel('Coupon').fill('NOSUCH');
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(page.getByLabel('Coupon')).toHaveAccessibleDescription(/.+/);
    await page.getByLabel('Coupon').fill('AUTUMN20');
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(page.getByRole('button', { name: /Remove/ })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Order and pay £20.00' })).toBeVisible();
    await expectAccessible(page, 'confirm');
  });
  await test.step('pay', async () => {
    const created = page.waitForResponse('**/billing/create-checkout-session');
    const form = await goToPayment(page);
    const { id } = (await (await created).json()) as { id: string };
    const looksUp = page.waitForRequest(`**/billing/session-status/${id}`);
    await expect(
      form.getByText(
        /you pay less for the first 3 payments\. After that, you’ll pay £25\.00 each time\./,
      ),
    ).toBeVisible();
    await expect(form.getByText(/every payment|until you cancel/)).toHaveCount(0);
    await fillCard(form, cards.pays);
    await form.getByRole('button', { name: 'Pay £20.00 now' }).click();
    await looksUp;
    await expectOnline(page);
    await expect(page.getByText('You’ve paid £20.00.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'See the invoice' })).toBeVisible();
    await expect(page.getByText('Visa ending 4242')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Next plan payment' })).toBeVisible();
    await expectAccessible(page, 'dashboard');
  });
  await test.step('log out and in again', async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.getByRole('button', { name: 'Log out' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Log in' })).toBeVisible();
    await page.getByRole('link', { name: 'Log in' }).click();
    await page.getByLabel('Email address').fill(person.email);
    await expectAccessible(page, 'login');
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Log in' }).click();
    await expectOnline(page);
  });
  await test.step('restart the sandbox: all still there', async () => {
    await sandbox.stop();
    await sandbox.restart();
    await page.reload();
    await expectOnline(page);
    await expect(page.getByText('Visa ending 4242')).toBeVisible();
  });
  await sandbox.dispose();
});

test('a declined card shows an error beside the form and charges nothing; another card pays', async ({
  page,
}) => {
  const form = await reachPayment(page, newPerson());
  await fillCard(form, cards.declined);
  await form.getByRole('button', { name: /^Pay / }).click();
  await expect(form.getByRole('alert')).toContainText(/declined/i);
  expect(await paymentsOf(page)).toEqual([]);
  await fillCard(form, cards.pays);
  await form.getByRole('button', { name: /^Pay / }).click();
  await expectOnline(page);
});

test('a card that needs bank confirmation is charged only after it', async ({ page }) => {
  const form = await reachPayment(page, newPerson());
  await fillCard(form, cards.asksTheBank);
  await form.getByRole('button', { name: /^Pay / }).click();
  const bank = page.frameLocator('iframe[title*="ank"]');
  await expect(bank.getByRole('heading', { name: 'Is this payment yours?' })).toBeVisible();
  expect(await paymentsOf(page)).toEqual([]);
  await bank.getByRole('button', { name: 'Confirm payment' }).click();
  await expectOnline(page);
  expect(await paymentsOf(page)).toHaveLength(1);
});

test('a free plan has no payment', async ({ page }) => {
  const person = newPerson();
  await enterCanalWharf(page, person);
  await choosePlan(page, 'Connect');
  await signUp(page, person);
  await agree(page);
  await page.getByRole('button', { name: 'Get online for free' }).click();
  await expect(page).toHaveURL(/#\/portal/);
  await expect(page.getByText('Online now at Canal Wharf')).toBeVisible();
});
