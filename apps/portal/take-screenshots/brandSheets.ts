import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from '@playwright/test';
import { areas, type Screenshot } from './screenshotList.ts';
import { open, settled } from './openScreen.ts';

const folder = fileURLToPath(new URL('../screenshots/brands/', import.meta.url));

/** The windows of a sheet, in CSS pixels. */
const windows = [
  { width: 390, height: 844 },
  { width: 744, height: 1133 },
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
];

const schemes = ['light', 'dark'] as const;

/** Each is a row of every brand's sheet. */
const screens = [
  'landing',
  'login',
  'not-connected',
  'choose-plan',
  'your-details',
  'check-your-order',
  'pay',
  'dashboard',
  'manage-your-plan',
  'change-plan',
  'pause',
  'billing',
  'devices',
  'add-device',
  'my-account',
  'preferences',
];

const shots: Screenshot[] = screens.map((name) => {
  const shot = Object.values(areas)
    .flat()
    .find((each) => each.name === name);
  if (!shot) throw new Error(`The list of screenshots has no "${name}".`);
  return shot;
});

/** The site's theme in the answer to the page; everything else stays the site's own. */
const wear = async (page: Page, theme: string): Promise<void> => {
  await page.route(/\/site-info/, async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    const body = text.replace(
      /"siteCssInfoResponse":\{"name":"[^"]*"/,
      `"siteCssInfoResponse":{"name":"${theme}"`,
    );
    await route.fulfill({ response, body });
  });
};

/** One screen in each window and scheme, as data URIs. */
const takeRow = async (
  browser: Browser,
  origin: string,
  shot: Screenshot,
  theme: string,
): Promise<string[]> => {
  const context = await browser.newContext({
    viewport: windows[0] ?? null,
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    reducedMotion: 'reduce',
  });
  try {
    const page = await context.newPage();
    await wear(page, theme);
    await open(page, origin, shot);
    const pictures: string[] = [];
    for (const colorScheme of schemes)
      for (const size of windows) {
        await page.setViewportSize(size);
        await page.emulateMedia({ colorScheme });
        await settled(page, 3);
        const picture = await page.screenshot({ type: 'jpeg', quality: 85 });
        pictures.push(`data:image/jpeg;base64,${picture.toString('base64')}`);
      }
    return pictures;
  } finally {
    await context.close();
  }
};

const drawSheet = async (browser: Browser, rows: readonly string[][]): Promise<Buffer> => {
  const page = await browser.newPage({ viewport: { width: 2720, height: 800 } });
  const figures = rows.map(
    (row) => `<figure>${row.map((source) => `<img src="${source}" alt="">`).join('')}</figure>`,
  );
  await page.setContent(
    `<style>body{margin:16px;background:#8b8f98}figure{margin:0 0 16px;display:flex;gap:8px}img{height:280px}</style>${figures.join('')}`,
  );
  const sheet = await page.screenshot({ type: 'jpeg', quality: 80, fullPage: true });
  await page.close();
  return sheet;
};

/**
 * Draws one sheet for each theme, into `screenshots/brands`: 16 screens of one site, on a phone, a tablet, a desktop and a wide
 * screen, light and dark.
 *
 * @returns what could not be photographed, one sentence each
 */
export const makeBrandSheets = async (
  browser: Browser,
  origin: string,
  themes: readonly string[],
): Promise<string[]> => {
  await mkdir(folder, { recursive: true });
  const failed: string[] = [];
  for (const theme of themes) {
    const rows: string[][] = [];
    for (const shot of shots)
      rows.push(
        await takeRow(browser, origin, shot, theme).catch((error: unknown) => {
          failed.push(`${theme}, ${shot.name}: ${String(error)}`);
          return [];
        }),
      );
    await writeFile(`${folder}${theme}.jpg`, await drawSheet(browser, rows));
    process.stdout.write(`screenshots/brands/${theme}.jpg\n`);
  }
  return failed;
};
