import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility';
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
  await page.getByRole('combobox', { name: 'Voice', exact: true }).selectOption('Warm');
  for (const title of screens)
    await expect(frameOf(page, title).getByText('Harbour & Pine').first()).toBeVisible();
  await expect(
    frameOf(page, 'Phone').getByRole('heading', { name: 'So glad you’re here.' }),
  ).toBeVisible();
  await page.getByLabel('Language of its words').selectOption('ar');
  const welcome = frameOf(page, 'Phone').getByRole('heading', { name: 'سعداء بوجودك هنا.' });
  await expect(welcome).toBeVisible();
  await expect(page.getByText('لا شيء متصل بعد')).toBeVisible();
  await page.getByLabel('Language of its words').selectOption('pl');
  await expect(
    frameOf(page, 'Phone').getByRole('heading', { name: 'Miło, że jesteś.' }),
  ).toBeVisible();
  const headings = frameOf(page, 'Phone').getByRole('heading', { level: 1 });
  await expect(headings).toHaveCSS('font-family', /Quicksand/);
  await page.getByLabel('Heading face').selectOption('Bricolage Grotesque');
  await expect(headings).toHaveCSS('font-family', /Bricolage Grotesque/);
  await expect
    .poll(() => headings.evaluate(() => document.fonts.check('40px "Bricolage Grotesque"')))
    .toBe(true);
  const ground = frameOf(page, 'Phone').locator('.f-hero').first();
  const pink = await ground.evaluate((hero) => getComputedStyle(hero).backgroundColor);
  await expect(frameOf(page, 'Email').locator('.hero').first()).toHaveCSS('background-color', pink);
  await expect(page.getByRole('button', { name: 'Open in a tab' })).toHaveCount(2);
  await expectAccessible(page, 'the brand studio');
  const [zip] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save the theme folder' }).click(),
  ]);
  expect(zip.suggestedFilename()).toBe('harbour-pine.zip');
  const saved = await readFile(await zip.path());
  for (const held of [
    'harbour-pine/bricolage-grotesque-800.woff2',
    'wOF2',
    'harbour-pine/OFL.txt',
    'SIL OPEN FONT LICENSE',
    "family: 'Bricolage Grotesque'",
    "'landing:title': 'Miło, że jesteś.'",
    "'landing:title': 'سعداء بوجودك هنا.'",
  ])
    expect(saved.includes(held), held).toBe(true);
  expect(withoutBlocked(consoleErrors)).toEqual([]);
});

test('the studio shows an invoice as a PDF', async ({ page, consoleErrors }) => {
  await page.goto('/sandbox/studio/');
  const drawn = page.waitForResponse('**/sandbox/studio/invoice');
  await page.getByLabel('Brand name').fill('Harbour & Pine');
  expect((await drawn).headers()['content-type']).toBe('application/pdf');
  expect(withoutBlocked(consoleErrors)).toEqual([]);
});
