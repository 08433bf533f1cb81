import { defineConfig } from 'vitest/config';
/** Workspace packages are read from their sources, so that a test never meets a stale build. */
export const sourceCondition = '@foyer/source';
/**
 * The unit-test preset. Tests stand beside what they test; the JSON report feeds the total that
 * `npm test` prints.
 */
export const unit = (config = {}) =>
  defineConfig({
    ...config,
    resolve: {
      conditions: [sourceCondition, 'module', 'browser', 'development|production'],
      ...config.resolve,
    },
    ssr: {
      resolve: { conditions: [sourceCondition, 'module', 'node', 'development|production'] },
      noExternal: [/^@foyer\//],
    },
    test: {
      include: ['src/**/*.test.{ts,tsx}'],
      reporters: ['default', 'json'],
      outputFile: { json: 'reports/unit.json' },
      ...config.test,
    },
  });
