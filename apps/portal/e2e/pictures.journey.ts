import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test, type Browser, type Page } from '@playwright/test';
import { dress } from './support/dress';
import { FIXED_DAY, startOnFixedDay } from './support/fixedDay';

const brands = readdirSync(
  fileURLToPath(new URL('../../../packages/themes/themes', import.meta.url)),
);

/** What each kind of person opens. Nothing in these windows counts minutes. */
const pages = {
  visitor: { landing: '/', plans: '/select-plan' },
  maya: { dashboard: '/portal', billing: '/portal/billing-information' },
};

/** One face for all text, the brand's, so that every machine draws the same letters. */
const useOneFace = (page: Page): Promise<unknown> =>
  page.evaluate(() => {
    const { style } = document.documentElement;
    const face = getComputedStyle(document.documentElement).getPropertyValue('--font-display');
    style.setProperty('--font', face);
    return document.fonts.ready;
  });

/** Opens the pages of one person, and compares the first window of each with its picture. */
const compare = async (
  browser: Browser,
  origin: string,
  theme: string,
  persona: keyof typeof pages,
): Promise<void> => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    reducedMotion: 'reduce',
    colorScheme: 'light',
    deviceScaleFactor: 1,
  });
  const page = await context.newPage();
  await page.clock.setFixedTime(FIXED_DAY);
  const visit = `${origin}/sandbox/api/visit?venue=canal-wharf&persona=${persona}`;
  const { url } = (await (await page.request.post(visit)).json()) as { url: string };
  await page.goto(url);
  for (const [name, path] of Object.entries(pages[persona])) {
    await page.evaluate((to) => void (window.location.hash = `#${to}`), path);
    await page.waitForLoadState('networkidle');
    await expect(page.locator('.fy-boot, [aria-busy=true]')).toHaveCount(0);
    await useOneFace(page);
    await expect.soft(page).toHaveScreenshot(`${name}-${theme}.png`, {
      threshold: 0.04,
      maxDiffPixelRatio: 0.0002,
    });
  }
  await context.close();
};

test('four pages of the portal look as they did in every brand', async ({ browser }) => {
  test.slow();
  const sandbox = await startOnFixedDay();
  try {
    for (const theme of brands) {
      await dress(sandbox.url, theme);
      await compare(browser, sandbox.url, theme, 'visitor');
      await compare(browser, sandbox.url, theme, 'maya');
    }
  } finally {
    await sandbox.dispose();
  }
});
