import { defineConfig, type ViteUserConfig } from 'vitest/config';

/** Tests read workspace packages from their sources, so a test never runs against an old build. */
export const sourceCondition = '@foyer/source';

/**
 * The unit-test preset. `npm test` counts the tests from the JSON report.
 */
export const unit = (config: ViteUserConfig = {}) =>
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
