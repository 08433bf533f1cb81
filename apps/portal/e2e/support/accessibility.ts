import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

const criteria = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Waits for what comes and goes to have done so: a colour that is half faded in is nobody's to judge. */
const stillness = (page: Page): Promise<unknown> =>
  page.evaluate(() => {
    const passing = document
      .getAnimations()
      .filter((each) => Number.isFinite(each.effect?.getComputedTiming().endTime));
    return Promise.allSettled(passing.map((each) => each.finished));
  });

/** Reading it takes longer than a look does, so a document reads it once. */
const bringAxe = async (page: Page): Promise<void> => {
  if (await page.evaluate(() => window.axe === undefined)) await page.evaluate(axe.source);
};

/**
 * Finds nothing that axe knows to be wrong with the screen as it stands (WCAG 2.2 AA). Frames are
 * somebody else's to check.
 */
export const expectAccessible = async (page: Page, screen: string): Promise<void> => {
  await stillness(page);
  await bringAxe(page);
  const found = await page.evaluate(async (values) => {
    if (!window.axe) throw new Error('Axe is not there.');
    const { violations } = await window.axe.run(
      { exclude: ['iframe'] },
      { iframes: false, resultTypes: ['violations'], runOnly: { type: 'tag', values } },
    );
    return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`);
  }, criteria);
  expect(found, `accessibility of ${screen}`).toEqual([]);
};
