import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Finds nothing that axe knows to be wrong with the screen as it stands (WCAG 2.2 AA). */
export const expectAccessible = async (page: Page, screen: string): Promise<void> => {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .exclude('iframe')
    .analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`);
  expect(found, `accessibility of ${screen}`).toEqual([]);
};
