import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility';
import { expectHeading } from './support/enterVenue';
import { test } from './support/minimalBackend';
import { expect } from './support/test';
import { newPerson, PASSWORD, pick } from './support/visitor';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

test('a backend with the least of the contract registers a customer, sells a plan that it bills itself, and keeps their devices', async ({
  page,
}) => {
  const { email, mac } = newPerson();
  await test.step('the visitor arrives and registers', async () => {
    await page.goto('/');
    await expect(page.getByText('Connected to Harbour House')).toBeVisible();
    await expectAccessible(page, 'landing of the minimal backend');
    await page.goto('/v2/#/?tab=register');
    await page.getByRole('textbox', { name: 'Email address' }).fill(email);
    await page.getByLabel('Choose a password').fill(PASSWORD);
    await page.getByRole('checkbox', { name: /terms/ }).check();
    await button(page, 'Create my account').click();
    await expect(page.getByRole('link', { name: 'Your account' })).toBeVisible();
  });

  await test.step('they order a plan that the operator bills, and no card is asked for', async () => {
    await page.goto('/v2/#/select-plan');
    await expectHeading(page, 'Choose a plan');
    await expect(page.getByRole('radio', { name: 'Everyday' })).toBeVisible();
    await button(page, 'Continue').click();
    await expectHeading(page, 'Check your order');
    await expect(page.getByText(/Harbour House bills you for this/)).toBeVisible();
    await expectAccessible(page, 'an order that the operator bills');
    await page.getByRole('checkbox', { name: /agree/ }).check();
    await button(page, 'Order for £20.00').click();
    await expect(page.getByText('Your plan is active.')).toBeVisible();
    await expect(page.locator('iframe')).toHaveCount(0);
  });

  await test.step('their plan is there', async () => {
    await page.goto('/v2/#/portal/manage-your-plan');
    await expectHeading(page, 'My Plan');
    await expect(page.getByText('Everyday').first()).toBeVisible();
    await expect(page.getByText('£20.00').first()).toBeVisible();
    await expectAccessible(page, 'a plan that the operator bills');
  });

  await test.step('they change to a dearer plan from the next period on, and are told that nothing is due today', async () => {
    await page.goto('/v2/#/portal/manage-your-plan/plans');
    await pick(page.getByRole('radio', { name: 'Fast', exact: true }));
    await button(page, 'See the cost').click();
    await expectHeading(page, 'Check your change');
    await expect(page.getByText('Nothing', { exact: true })).toBeVisible();
    // The key card isn't a payment card.
    await expect(page.getByText(/(?<!key )card/i)).toHaveCount(0);
    await expectAccessible(page, 'a change that the operator bills');
    await button(page, /^Change my plan on /).click();
    await expect(page.getByText(/^You’ll change to Fast on /)).toBeVisible();
    await page.reload();
    await expect(page.getByText(/^You’ll change to Fast on /)).toBeVisible();
    await button(page, 'Stay on Everyday').click();
    await expect(page.getByText(/^You’ll change to Fast on /)).toHaveCount(0);
  });

  await test.step('they cancel it and take the cancellation back', async () => {
    await page.goto('/v2/#/portal/manage-your-plan/cancel');
    await page.getByRole('radio', { name: 'Something else' }).check();
    await button(page, 'Continue').click();
    await button(page, /^End my plan on /).click();
    await expectHeading(page, 'Your plan is cancelled');
    await page.goto('/v2/#/portal/manage-your-plan');
    await button(page, 'Keep Everyday').click();
    await expect(page.getByText('You’re keeping Everyday.')).toBeVisible();
    await expect(button(page, 'Keep Everyday')).toHaveCount(0);
  });

  await test.step('they add a device where no slots are counted', async () => {
    await page.goto('/v2/#/portal/device-management/add-device');
    await page.getByRole('textbox', { name: 'Device address' }).fill(mac);
    await page.getByLabel('Name', { exact: true }).fill('Bedroom TV');
    await button(page, 'Add this device').click();
    await expect(page.getByRole('list', { name: 'Your devices' })).toContainText('Bedroom TV');
    await expect(page.getByText(/You’re using all your slots/)).toHaveCount(0);
    await expectAccessible(page, 'devices without slots');
  });

  await test.step('their account is theirs, and nothing that is missing raises an error', async () => {
    await page.goto('/v2/#/portal/my-account');
    await expect(page.getByRole('main').getByText(email)).toBeVisible();
    await page.goto('/v2/#/portal/billing-information');
    await expectHeading(page, 'Billing');
    await expect(page.getByText(/Harbour House bills you for this/)).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});
