import { unit } from '@foyer/config/vitest';
import react from '@vitejs/plugin-react';
import { configDefaults } from 'vitest/config';
import { languageTexts } from './build/languageTexts.ts';

const WITH_SANDBOX = 'src/**/*.sandbox.test.{ts,tsx}';

/**
 * Two kinds of tests: what a screen or hook does alone, and (`*.sandbox.test.tsx`) what the whole
 * portal does against a sandbox. The latter share one sandbox, so its files run one after another.
 */
export default unit({
  plugins: [react(), languageTexts()],
  resolve: { tsconfigPaths: true },
  test: {
    environment: 'jsdom',
    // Long, because a busy machine is slow.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'alone',
          exclude: [...configDefaults.exclude, WITH_SANDBOX],
          setupFiles: ['src/testing/freshPage.ts', 'src/testing/setup.ts'],
          // One process for a worker's files, because starting it takes most of a small file's time; `freshPage` parts them.
          isolate: false,
          sequence: { setupFiles: 'list' },
        },
      },
      {
        extends: true,
        test: {
          name: 'with-sandbox',
          include: [WITH_SANDBOX],
          exclude: ['src/**/!(*.sandbox).test.*'],
          globalSetup: ['src/testing/startSandboxForTests.mjs'],
          setupFiles: ['src/testing/setup.ts', 'src/testing/portalTestSetup.ts'],
          // After the other project, whose number of workers may differ.
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
