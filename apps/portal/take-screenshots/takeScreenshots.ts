/**
 * Takes a screenshot of every screen on a phone and on a desktop into `screenshots/`, and draws one
 * contact sheet for each area into `docs/screenshots/`. Needs builds of the portal and the sandbox:
 * `pnpm screenshots [area …]`. `pnpm screenshots brands [theme …]` draws one sheet for each theme instead.
 */
import { readdirSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromiumOptions } from '@foyer/config/testing';
import { chromium, type Browser } from '@playwright/test';
import { startOnFixedDay } from '../e2e/support/fixedDay.ts';
import { makeBrandSheets } from './brandSheets.ts';
import { open } from './openScreen.ts';
import { areas, type Screenshot } from './screenshotList.ts';

const folder = fileURLToPath(new URL('../screenshots/', import.meta.url));
const sheets = fileURLToPath(new URL('../../../docs/screenshots/', import.meta.url));

const sizes = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1280, height: 800 },
};
const sizeNames = ['phone', 'desktop'] as const;

/** The maximum size of a contact sheet in bytes. */
const SHEET_LIMIT = 500_000;

const take = async (
  browser: Browser,
  origin: string,
  shot: Screenshot,
  size: keyof typeof sizes,
): Promise<string> => {
  const context = await browser.newContext({
    viewport: sizes[size],
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    reducedMotion: 'reduce',
    ...shot.settings,
  });
  try {
    const page = await context.newPage();
    await open(page, origin, shot);
    const file = join(folder, `${shot.name}-${size}.png`);
    await page.screenshot({ path: file });
    return file;
  } finally {
    await context.close();
  }
};

const asImage = async (file: string): Promise<string> =>
  `<img src="data:image/png;base64,${(await readFile(file)).toString('base64')}" alt="">`;

/** Draws an area's contact sheet, phone beside desktop, as sharp as the size limit allows. A phone alone is larger. */
const drawSheet = async (browser: Browser, area: string, rows: string[][]): Promise<void> => {
  const figures = await Promise.all(
    rows.map(
      async (files) => `<figure>${(await Promise.all(files.map(asImage))).join('')}</figure>`,
    ),
  );
  const page = await browser.newPage({ viewport: { width: 1760, height: 800 } });
  await page.setContent(
    `<!doctype html><style>body{margin:0;padding:16px;background:#8b8f98;display:flex;flex-wrap:wrap;gap:16px;width:fit-content}
    figure{margin:0;display:flex;gap:8px}img{height:400px}figure img:only-child{height:620px}</style>${figures.join('')}`,
  );
  for (const quality of [90, 80, 70, 60, 50, 40, 30]) {
    const picture = await page.locator('body').screenshot({ type: 'jpeg', quality });
    if (picture.length > SHEET_LIMIT && quality > 30) continue;
    await writeFile(join(sheets, `${area}.jpg`), picture);
    process.stdout.write(`docs/screenshots/${area}.jpg ${picture.length} bytes\n`);
    break;
  }
  await page.close();
};

const allThemes = (): string[] =>
  readdirSync(new URL('../../../packages/themes/themes/', import.meta.url)).filter(
    (name) => !name.includes('.'),
  );

const main = async (): Promise<void> => {
  const asked = process.argv.slice(2);
  await mkdir(folder, { recursive: true });
  const sandbox = await startOnFixedDay();
  const browser = await chromium.launch(chromiumOptions());
  const failed: string[] = [];
  try {
    if (asked[0] === 'brands') {
      const named = asked.slice(1);
      failed.push(
        ...(await makeBrandSheets(browser, sandbox.url, named.length > 0 ? named : allThemes())),
      );
      return;
    }
    for (const [area, shots] of Object.entries(areas)) {
      if (asked.length > 0 && !asked.includes(area)) continue;
      const rows: string[][] = [];
      for (const shot of shots) {
        const row = await Promise.all(
          (shot.sizes ?? sizeNames).map((size) => take(browser, sandbox.url, shot, size)),
        ).catch((error: unknown) => failed.push(`${shot.name}: ${String(error)}`));
        if (Array.isArray(row)) rows.push(row);
      }
      await drawSheet(browser, area, rows);
    }
  } finally {
    await browser.close();
    await sandbox.dispose();
    for (const sentence of failed) process.stderr.write(`${sentence}\n`);
    if (failed.length > 0) process.exitCode = 1;
  }
};

await main();
