import { unit } from '@foyer/config/vitest';

/**
 * The card provider's tests need nothing around them. The backend's each have a sandbox of their
 * own, one file at a time, on a copy of what the set-up seeds once: the machine may be small.
 */
export default unit({
  test: {
    projects: [
      {
        extends: true,
        // What the preset includes is added to, not replaced, so the others are left out by name.
        test: { name: 'card-provider', exclude: ['src/!(card-provider)/**'] },
      },
      {
        extends: true,
        test: {
          name: 'backend',
          include: ['src/**/*.test.ts'],
          exclude: ['src/card-provider/**'],
          globalSetup: ['src/tests/support/globalSetup.ts'],
          fileParallelism: false,
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
