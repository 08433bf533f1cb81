import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility';
import { expect, test } from './support/test';
import { newPerson, walkIn } from './support/visitor';

/** Nothing runs out of a phone's window, in whichever direction the language reads. */
const expectToFit = async (page: Page, screen: string): Promise<void> => {
  const { inner, outer } = await page.evaluate(() => ({
    inner: document.documentElement.scrollWidth,
    outer: document.documentElement.clientWidth,
  }));
  expect(inner, `width of ${screen}`).toBeLessThanOrEqual(outer);
};

const speak = async (page: Page, language: string): Promise<void> => {
  await page.evaluate((code) => localStorage.setItem('foyer.language', code), language);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', language);
};

/** Landing, plans, log-in, registering and the pages for when something is wrong. */
const screens = [
  '#/',
  '#/select-plan',
  '#/login',
  '#/password-recovery',
  '#/not-connected',
  '#/error',
];

const walkThrough = async (page: Page): Promise<void> => {
  for (const screen of screens) {
    await page.evaluate((hash) => void (window.location.hash = hash), screen);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    await expectToFit(page, screen);
    await expectAccessible(page, screen);
  }
};

test('the main screens read from right to left in Arabic', async ({ page }) => {
  await walkIn(page, newPerson());
  await speak(page, 'ar');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('أنت على وشك الاتصال');
  await walkThrough(page);
});

test('texts that are forty per cent longer still fit on a phone', async ({ page }) => {
  await walkIn(page, newPerson());
  await speak(page, 'en-XA');
  await walkThrough(page);
});
