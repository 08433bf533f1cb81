import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Browser } from '@playwright/test';
import { dress } from '../e2e/support/dress.ts';
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
type Scheme = (typeof schemes)[number];

interface Picture {
  /** Its file's name. */
  name: string;
  data: Buffer;
}

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

/** One screen in each window. It is opened in its scheme, because the card form keeps the one that it was opened in. */
const takeHalfRow = async (
  browser: Browser,
  origin: string,
  shot: Screenshot,
  colorScheme: Scheme,
): Promise<Picture[]> => {
  const context = await browser.newContext({
    viewport: windows[0] ?? null,
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    reducedMotion: 'reduce',
    colorScheme,
  });
  try {
    const page = await context.newPage();
    await open(page, origin, shot);
    const pictures: Picture[] = [];
    for (const size of windows) {
      await page.setViewportSize(size);
      await settled(page, 3);
      pictures.push({
        name: `${shot.name}-${size.width}-${colorScheme}.jpg`,
        data: await page.screenshot({ type: 'jpeg', quality: 85 }),
      });
    }
    return pictures;
  } finally {
    await context.close();
  }
};

/** One screen in each scheme and window. */
const takeRow = async (browser: Browser, origin: string, shot: Screenshot): Promise<Picture[]> =>
  (await Promise.all(schemes.map((scheme) => takeHalfRow(browser, origin, shot, scheme)))).flat();

const asImage = ({ data }: Picture): string =>
  `<img src="data:image/jpeg;base64,${data.toString('base64')}" alt="">`;

const drawSheet = async (browser: Browser, rows: readonly Picture[][]): Promise<Buffer> => {
  const page = await browser.newPage({ viewport: { width: 2720, height: 800 } });
  const figures = rows.map((row) => `<figure>${row.map(asImage).join('')}</figure>`);
  await page.setContent(
    `<style>body{margin:16px;background:#8b8f98}figure{margin:0 0 16px;display:flex;gap:8px}img{height:280px}</style>${figures.join('')}`,
  );
  const sheet = await page.screenshot({ type: 'jpeg', quality: 80, fullPage: true });
  await page.close();
  return sheet;
};

/**
 * Draws one sheet for each theme, into `screenshots/brands`: 16 screens of one site, on a phone, a tablet, a desktop and a wide
 * screen, light and dark. Each picture of a sheet is in a folder beside it, in its full size.
 *
 * @returns what could not be photographed, one sentence each
 */
export const makeBrandSheets = async (
  browser: Browser,
  origin: string,
  themes: readonly string[],
): Promise<string[]> => {
  const failed: string[] = [];
  for (const theme of themes) {
    await dress(origin, theme);
    await mkdir(`${folder}${theme}`, { recursive: true });
    const rows: Picture[][] = [];
    for (const shot of shots) {
      const row = await takeRow(browser, origin, shot).catch((error: unknown) => {
        failed.push(`${theme}, ${shot.name}: ${String(error)}`);
        return [];
      });
      rows.push(row);
      for (const { name, data } of row) await writeFile(`${folder}${theme}/${name}`, data);
    }
    await writeFile(`${folder}${theme}.jpg`, await drawSheet(browser, rows));
    process.stdout.write(`screenshots/brands/${theme}.jpg\n`);
  }
  return failed;
};
