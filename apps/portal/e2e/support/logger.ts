import type { Page } from '@playwright/test';

/** The logger works only once it has a session of its own, some time after its code has loaded. */
export const expectLogger = async (page: Page): Promise<void> => {
  await page.waitForFunction(
    () =>
      (
        window as { DD_LOGS?: { getInternalContext: () => object | undefined } }
      ).DD_LOGS?.getInternalContext() !== undefined,
  );
};
