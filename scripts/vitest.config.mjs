import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: import.meta.dirname,
  test: {
    include: ['**/*.test.mjs'],
    reporters: ['default', 'json'],
    outputFile: { json: '../reports/self-checks.json' },
    testTimeout: 120_000,
  },
});
