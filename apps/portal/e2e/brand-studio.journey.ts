import type { Page } from '@playwright/test';
import { expect, test } from './support/test';

const screens = ['Phone', 'Order and card form', 'Key card', 'Desktop', 'Desktop, dark', 'Email'];

const frameOf = (page: Page, title: string) => page.frameLocator(`iframe[title="${title}"]`);

/** Takes the errors out. The email's frame runs no script, not even the one that Playwright adds to each frame. */
const withoutBlocked = (errors: string[]): string[] =>
  errors.splice(0).filter((error) => !error.startsWith('Blocked script execution'));

test('a designer makes a brand in the console and saves its theme folder', async ({
  page,
  consoleErrors,
}) => {
  await page.goto('/sandbox');
  await page.getByRole('link', { name: 'Brand studio' }).click();
  await page.getByLabel('Brand name').fill('Harbour & Pine');
  await page.getByLabel('Main colour').fill('#7a1f5c');
  await page.getByLabel('Voice').selectOption('Warm');
  for (const title of screens)
    await expect(frameOf(page, title).getByText('Harbour & Pine').first()).toBeVisible();
  await expect(
    frameOf(page, 'Phone').getByRole('heading', { name: 'So glad you’re here.' }),
  ).toBeVisible();
  const ground = frameOf(page, 'Phone').locator('.f-hero').first();
  const pink = await ground.evaluate((hero) => getComputedStyle(hero).backgroundColor);
  await expect(frameOf(page, 'Email').locator('.hero').first()).toHaveCSS('background-color', pink);
  await expect(page.getByRole('button', { name: 'Open in a tab' })).toHaveCount(2);
  const [zip] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save the theme folder' }).click(),
  ]);
  expect(zip.suggestedFilename()).toBe('harbour-pine.zip');
  expect(withoutBlocked(consoleErrors)).toEqual([]);
});

test('the studio shows an invoice as a PDF', async ({ page, consoleErrors }) => {
  await page.goto('/sandbox/studio/');
  const drawn = page.waitForResponse('**/sandbox/studio/invoice');
  await page.getByLabel('Brand name').fill('Harbour & Pine');
  expect((await drawn).headers()['content-type']).toBe('application/pdf');
  expect(withoutBlocked(consoleErrors)).toEqual([]);
});
