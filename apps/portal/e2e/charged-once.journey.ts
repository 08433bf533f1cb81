import type { Page } from '@playwright/test';
import {
  cards,
  expectOnline,
  fillCard,
  goToPayment,
  newPerson,
  paymentsOf,
  reachPayment,
} from './support/visitor';
import { startSandboxProcess } from './support/sandboxProcess';
import { expect, test } from './support/test';

/** Opens the dashboard with the plan on a new page load. */
const expectPlanAfterReload = (page: Page, origin: string): Promise<void> =>
  expect(async () => {
    await page.goto(`${origin}/v2/#/portal`);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Plus plan' })).toBeVisible({ timeout: 5000 });
  }).toPass({ timeout: 90_000 });

test('a double click on Pay charges once', async ({ page }) => {
  const form = await reachPayment(page, newPerson());
  await fillCard(form, cards.pays);
  await form.getByRole('button', { name: /^Pay / }).dblclick();
  await expectOnline(page);
  expect(await paymentsOf(page)).toHaveLength(1);
});

test('two tabs that pay for the same purchase charge once', async ({ page, context }) => {
  const form = await reachPayment(page, newPerson());
  const other = await context.newPage();
  await other.goto(page.url());
  const otherForm = await goToPayment(other);
  await fillCard(form, cards.pays);
  await fillCard(otherForm, cards.pays);
  await Promise.all([
    form.getByRole('button', { name: /^Pay / }).click(),
    otherForm.getByRole('button', { name: /^Pay / }).click(),
  ]);
  // One tab puts the device online; the other one has nothing left to do.
  await expectPlanAfterReload(page, '');
  expect(await paymentsOf(page)).toHaveLength(1);
});

test('reloading the payment’s return page and opening it again later charges once', async ({
  page,
}) => {
  const form = await reachPayment(page, newPerson());
  await fillCard(form, cards.pays);
  const returned = page.waitForURL(/stripe-return/);
  // The reload comes before the answer, so before this tab has connected the device.
  const reloaded = page.waitForEvent('domcontentloaded');
  await page.route('**/session-status/**', async (route) => {
    await reloaded;
    await route.continue().catch(() => undefined);
  });
  await form.getByRole('button', { name: /^Pay / }).click();
  await returned;
  const address = page.url();
  await page.reload();
  await expectOnline(page);
  await page.goto(address);
  await page.getByRole('link', { name: 'Go to my account' }).click();
  await expectOnline(page);
  expect(await paymentsOf(page)).toHaveLength(1);
});

test('after a power cut right after the payment, the plan and the payment are there', async ({
  page,
}) => {
  const sandbox = await startSandboxProcess();
  const form = await reachPayment(page, newPerson(), sandbox.url);
  await fillCard(form, cards.pays);
  await form.getByRole('button', { name: /^Pay / }).click();
  // The page may be on its way to the gateway, and then cannot be asked.
  await expect(async () => {
    expect(await paymentsOf(page, sandbox.url)).toHaveLength(1);
  }).toPass({ intervals: [20] });
  await sandbox.kill();
  await sandbox.restart();
  await expectPlanAfterReload(page, sandbox.url);
  // The card arrives with the provider's events, which it delivers again after the power cut.
  await expect(async () => {
    await page.reload();
    await expect(page.getByText('Visa ending 4242')).toBeVisible({ timeout: 5000 });
  }).toPass({ timeout: 60_000 });
  expect(await paymentsOf(page, sandbox.url)).toHaveLength(1);
  await sandbox.dispose();
});
