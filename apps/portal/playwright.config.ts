import { chromiumOptions } from '@foyer/config/testing';
import { defineConfig, devices } from '@playwright/test';
import { hasWebKit } from './e2e/support/webKit';

export default defineConfig({
  testDir: 'e2e',
  // Debian's WebKit is installed by the test set-up; where it cannot be, those journeys are left out.
  testMatch: ['**/*.journey.ts', ...(hasWebKit() ? ['**/*.webkit.ts'] : [])],
  outputDir: 'test-results',
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  globalSetup: './e2e/support/globalSetup.ts',
  fullyParallel: true,
  workers: 2,
  // A browser that hangs on a busy machine is not the portal's fault; what needs its second try is
  // named as flaky in the output, and a defect to look into.
  retries: process.env['CI'] ? 1 : 0,
  timeout: 180_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: 'reports/e2e.json' }]],
  use: {
    // An action that hangs names itself; the test's own limit would name the test alone.
    actionTimeout: 60_000,
    ...devices['Pixel 7'],
    viewport: { width: 390, height: 844 },
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    // Recording costs a tenth of the run; in CI the second try of what failed is recorded.
    trace: process.env['CI'] ? 'on-first-retry' : 'retain-on-failure',
    launchOptions: chromiumOptions(),
  },
});
