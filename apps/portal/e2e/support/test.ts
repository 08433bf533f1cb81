import { test as base } from '@playwright/test';
import { startSandboxProcess, type SandboxProcess } from './sandboxProcess';

interface Fixtures {
  /** Console errors and page errors seen so far; none is expected. */
  consoleErrors: string[];
}

/**
 * Journeys run against a real sandbox, one a worker; a journey that harms its sandbox starts one of
 * its own. An unexpected console error fails the journey.
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
        // The browser notes each refused call by itself; what the portal makes of it is the test's matter.
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
