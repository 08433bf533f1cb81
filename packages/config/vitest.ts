import { defineConfig, type ViteUserConfig } from 'vitest/config';
import type { Reporter } from 'vitest/node';

/** Tests read workspace packages from their sources, so a test never runs against an old build. */
export const sourceCondition = '@foyer/source';

/** Names each test that passed on its second try only: a defect to look into. */
const flakyTests: Reporter = {
  onTestCaseResult: (test) => {
    if (test.diagnostic()?.flaky)
      console.warn(`flaky: ${test.module.relativeModuleId} > ${test.fullName}`);
  },
};

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
      // By default a core stays free, which is half of a machine with two.
      maxWorkers: '100%',
      reporters: ['default', 'json', flakyTests],
      // As for the journeys: a second try in CI, and its name in the output.
      retry: process.env['CI'] ? 1 : 0,
      outputFile: { json: 'reports/unit.json' },
      ...config.test,
    },
  });
