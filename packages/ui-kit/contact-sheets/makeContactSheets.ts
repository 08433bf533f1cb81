// `pnpm contact-sheets [theme …]`: one contact sheet a theme, in docs/themes. Needs a built Storybook.
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { chromiumOptions } from '@foyer/config/testing';
import { chromium } from 'playwright';
import { preview } from 'vite';
import { drawSheet } from './drawSheet';
import { layOutSheet } from './layOutSheet';
import { takeScreenshots } from './takeScreenshots';

const built = 'storybook-static';
const sheets = '../../docs/themes';
const port = 4391;

if (!existsSync(built)) throw new Error('There is no built Storybook: run build-storybook first.');
const all = readdirSync(`${built}/themes`)
  .filter((file) => file.endsWith('.json'))
  .map((file) => file.replace(/\.json$/, ''));
const asked = process.argv.slice(3);

const server = await preview({
  configFile: false,
  logLevel: 'error',
  build: { outDir: built },
  preview: { port, host: '127.0.0.1' },
});
const browser = await chromium.launch(chromiumOptions());

mkdirSync(sheets, { recursive: true });
try {
  for (const theme of asked.length > 0 ? asked : all) {
    const pictures = await takeScreenshots(browser, `http://127.0.0.1:${port}`, theme);
    const sheet = await drawSheet(browser, layOutSheet(pictures, 2000));
    writeFileSync(`${sheets}/${theme}.webp`, sheet);
    console.log(`docs/themes/${theme}.webp ${sheet.length} bytes`);
  }
} finally {
  await browser.close();
  await server.close();
}
