import { test as base } from '@playwright/test';
import { startSandboxProcess, type SandboxProcess } from './sandboxProcess';

interface Fixtures {
  /** Console and page errors so far; the test fails when there is one. */
  consoleErrors: string[];
}

/**
 * Journeys run against a real sandbox, one for each worker; a journey that changes its sandbox for good
 * starts its own. An unexpected console error fails the journey.
 */
export const test = base.extend<Fixtures, { sandbox: SandboxProcess }>({
  sandbox: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures off this pattern
    async ({}, use) => {
      const sandbox = await startSandboxProcess();
      await use(sandbox);
      await sandbox.dispose();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  baseURL: async ({ sandbox }, use) => use(sandbox.url),
  consoleErrors: [
    async ({ page }, use) => {
      const errors: string[] = [];
      page.on('console', (message) => {
        // The browser logs each failed call; the test checks what the portal shows for it.
        if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
          errors.push(message.text());
      });
      page.on('pageerror', (error) => errors.push(error.message));
      await use(errors);
      base.expect(errors, 'console errors').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect } from '@playwright/test';
