import { expect, type Page } from '@playwright/test';

/** Opens a page of the portal on a new page load, and waits until all of it has loaded. */
export const openLoaded = async (page: Page, path: string): Promise<void> => {
  await page.goto('about:blank');
  await page.goto(`/v2/#${path}`);
  await expect(page.locator('.fy-boot, [aria-busy=true]')).toHaveCount(0);
};
