import type { Page } from '@playwright/test';

/** Changes the public configuration, as an operator does. */
export const configured = async (page: Page, changes: Record<string, unknown>): Promise<void> => {
  await page.route('**/v2/public-config.json', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), ...changes } });
  });
};
