import type { Browser, Page } from 'playwright';
import { rows, type Screenshot, type Size } from './screenshotList';

/** A picture that was taken, as a data URI. */
export interface Picture {
  source: string;
  size: Size;
}

const something = 'main, [role=dialog], [role=alertdialog], .fp-snackbar';

const take = async (
  page: Page,
  base: string,
  theme: string,
  shot: Screenshot,
): Promise<Picture> => {
  const globals = `theme:${theme};scheme:${shot.scheme}`;
  await page.setViewportSize(shot.size);
  await page.goto(`${base}/iframe.html?id=${shot.story}&viewMode=story&globals=${globals}`);
  await page.waitForSelector(something);
  await page.waitForFunction(() => document.fonts.status === 'loaded');
  await page.waitForTimeout(400);
  const picture = await page.screenshot({ type: 'jpeg', quality: 92 });
  return { source: `data:image/jpeg;base64,${picture.toString('base64')}`, size: shot.size };
};

/** Takes every picture of a theme's sheet, row by row, from the Storybook that is served at `base`. */
export const takeScreenshots = async (
  browser: Browser,
  base: string,
  theme: string,
): Promise<Picture[][]> => {
  const page = await browser.newPage({ reducedMotion: 'reduce' });
  page.setDefaultTimeout(120_000);
  const taken: Picture[][] = [];
  for (const row of rows) {
    const pictures: Picture[] = [];
    for (const shot of row) pictures.push(await take(page, base, theme, shot));
    taken.push(pictures);
  }
  await page.close();
  return taken;
};
