import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Waits for what comes and goes to have done so: a colour that is half faded in is nobody's to judge. */
const stillness = (page: Page): Promise<unknown> =>
  page.evaluate(() => {
    const passing = document
      .getAnimations()
      .filter((each) => Number.isFinite(each.effect?.getComputedTiming().endTime));
    return Promise.allSettled(passing.map((each) => each.finished));
  });

/** Finds nothing that axe knows to be wrong with the screen as it stands (WCAG 2.2 AA). */
export const expectAccessible = async (page: Page, screen: string): Promise<void> => {
  await stillness(page);
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .exclude('iframe')
    // Frames are somebody else's to check, and without them axe needs no second page.
    .setLegacyMode()
    .analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`);
  expect(found, `accessibility of ${screen}`).toEqual([]);
};
