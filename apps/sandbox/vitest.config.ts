import { unit } from '@foyer/config/vitest';

/**
 * Each test file has a sandbox of its own, on a copy of what the set-up seeds once. The files run one
 * after another, because the machine may be small.
 */
export default unit({
  test: {
    include: ['{src,bench}/**/*.test.ts'],
    globalSetup: ['src/tests/support/globalSetup.ts'],
    fileParallelism: false,
    // One process for all files, because loading the sandbox again for each takes a sixth of the time.
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
