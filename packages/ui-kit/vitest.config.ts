import { join } from 'node:path';
import { chromiumOptions } from '@foyer/config/testing';
import { unit } from '@foyer/config/vitest';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defaultClientConditions } from 'vite';
import { defineConfig, type TestUserConfig } from 'vitest/config';

type Baselines = NonNullable<NonNullable<TestUserConfig['browser']>['expect']>['toMatchScreenshot'];

/** A new object for each project, because Vitest changes it. */
const inChromium = () => ({
  enabled: true,
  headless: true,
  provider: playwright({
    launchOptions: chromiumOptions(),
    contextOptions: { reducedMotion: 'reduce' },
  }),
  instances: [{ browser: 'chromium' as const }],
  viewport: { width: 1280, height: 800 },
  screenshotFailures: false,
});

/**
 * Screens are compared with pictures in `stories/baselines`. Anti-aliasing differs a little from machine to machine, so 2 of 10,000
 * pixels may differ. Corners of 8 px instead of 12 px on Roost's cards change more in 9 of its 14 pictures, and a gap in list rows
 * that is 2 px smaller in all pictures of 3 screens. After a wanted change: `vitest run --project pixels -u`.
 */
const baselines = {
  comparatorName: 'pixelmatch',
  comparatorOptions: { threshold: 0.04, allowedMismatchedPixelRatio: 0.0002 },
  resolveScreenshotPath: ({ root, testFileDirectory, arg, ext }) =>
    join(root, testFileDirectory, 'pictures', `${arg}${ext}`),
  resolveDiffPath: ({ root, arg, ext }) => join(root, 'reports/baselines', `${arg}${ext}`),
} satisfies Baselines;

/** Unit tests in jsdom, the sizes of the groups of parts, every story as a test in Chromium, and tests of pixels. */
export default defineConfig({
  test: {
    projects: [
      unit({
        test: {
          name: 'unit',
          environment: 'jsdom',
          include: ['{src,contact-sheets}/**/*.test.{ts,tsx}'],
          setupFiles: './src/testing/setup.ts',
          // One copy of Emotion for us and for MUI, as in a browser.
          server: { deps: { inline: [/@mui/, /@emotion/] } },
        },
      }),
      {
        test: {
          name: 'size',
          include: ['bundle-size/**/*.test.ts'],
          maxWorkers: '100%',
          // Libraries are built as in production.
          env: { NODE_ENV: 'production' },
        },
      },
      {
        plugins: [storybookTest({ configDir: '.storybook' })],
        test: {
          name: 'stories',
          // One page for all files: one page for each would double the time.
          isolate: false,
          // A gallery is tested in sixteen looks, perhaps on a busy machine.
          testTimeout: 120_000,
          browser: inChromium(),
        },
      },
      {
        resolve: { conditions: ['@foyer/source', ...defaultClientConditions] },
        test: {
          name: 'pixels',
          include: ['stories/**/*.pixels.test.tsx'],
          testTimeout: 120_000,
          browser: { ...inChromium(), expect: { toMatchScreenshot: baselines } },
        },
      },
    ],
  },
});
