import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility';
import { movesOf, watchMoves } from './support/layoutShifts';
import { expect, test } from './support/test';
import { newPerson, enterCanalWharf } from './support/visitor';

/** Nothing overflows a phone's window, in either text direction. */
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

/** Landing, plans, log-in, registration and the error pages. */
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

test('the main screens are laid out from right to left in Arabic', async ({ page }) => {
  await enterCanalWharf(page, newPerson());
  await speak(page, 'ar');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('أنت على وشك الاتصال');
  await walkThrough(page);
});

test('only a reader of Arabic loads its face, and nothing moves when it arrives', async ({
  page,
  context,
}) => {
  const faces: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('cairo-arabic')) faces.push(request.url());
  });
  await watchMoves(context);
  await enterCanalWharf(page, newPerson());
  await page.waitForLoadState('networkidle');
  expect(faces).toEqual([]);
  await speak(page, 'ar');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('أنت على وشك الاتصال');
  await expect
    .poll(() => page.evaluate(() => [...document.fonts].map((face) => face.family + face.status)))
    .toContain('Arabicloaded');
  expect(faces).toHaveLength(1);
  const moves = await movesOf(page);
  const sum = moves.reduce((all, { share }) => all + share, 0);
  expect(sum, moves.map(({ what }) => what).join('\n')).toBeLessThanOrEqual(0.02);
});

test('texts that are 40 % longer still fit on a phone', async ({ page }) => {
  await enterCanalWharf(page, newPerson());
  await speak(page, 'en-XA');
  await walkThrough(page);
});
