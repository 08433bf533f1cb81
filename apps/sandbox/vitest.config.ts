import { unit } from '@foyer/config/vitest';

/** Each test file has a sandbox of its own, on a copy of what the first one seeds. */
export default unit({
  test: {
    include: ['{src,bench}/**/*.test.ts'],
    globalSetup: ['src/tests/support/globalSetup.ts'],
    // While one file waits for the database, the other one runs.
    maxWorkers: 2,
    // The files share their modules, because loading the sandbox again for each takes a sixth of the time.
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
