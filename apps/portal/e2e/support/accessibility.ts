import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';
import { expectFits } from './layout';

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

const criteria = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Waits for running animations, because a half-faded colour has no final contrast. */
const animationsEnd = (page: Page): Promise<unknown> =>
  page.evaluate(() => {
    const passing = document
      .getAnimations()
      .filter((each) => Number.isFinite(each.effect?.getComputedTiming().endTime));
    return Promise.allSettled(passing.map((each) => each.finished));
  });

/** Loads axe once for each document, because loading takes longer than checking. */
const loadAxe = async (page: Page): Promise<void> => {
  if (await page.evaluate(() => window.axe === undefined)) await page.evaluate(axe.source);
};

/** What axe finds, and whether colours or places began to move while it looked. */
const look = (page: Page): Promise<{ faults: string[]; moved: boolean }> =>
  page.evaluate(async (values) => {
    if (!window.axe) throw new Error('Axe is not loaded.');
    let moved = false;
    const note = () => {
      moved = true;
    };
    const starts = ['transitionrun', 'animationstart'];
    for (const start of starts) document.addEventListener(start, note);
    const { violations } = await window.axe.run(
      // Axe doesn't see the drawing behind a brand's name. WCAG 1.4.3 asks no contrast of a name that is part of a logo.
      { exclude: ['iframe', '.f-logo__name'] },
      {
        iframes: false,
        resultTypes: ['violations'],
        runOnly: { type: 'tag', values },
        // No criterion asks for it, but users of a screen reader go from landmark to landmark.
        rules: { region: { enabled: true } },
      },
    );
    for (const start of starts) document.removeEventListener(start, note);
    return { faults: violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`), moved };
  }, criteria);

const LOOKS = 5;

/**
 * Expects that axe finds nothing on the screen (WCAG 2.2 AA), and that the screen fits. Frames are left out, because they belong to
 * other origins. A screen that moved while axe looked at it is looked at again.
 */
export const expectAccessible = async (page: Page, screen: string): Promise<void> => {
  await loadAxe(page);
  let found;
  for (let looks = 0; looks < LOOKS; looks += 1) {
    await animationsEnd(page);
    found = await look(page);
    if (found.faults.length === 0 || !found.moved) break;
  }
  expect(found?.faults, `accessibility of ${screen}`).toEqual([]);
  await expectFits(page, screen);
};
