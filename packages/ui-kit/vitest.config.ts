import { existsSync } from 'node:fs';
import { unit } from '@foyer/config/vitest';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defaultClientConditions } from 'vite';
import { defineConfig } from 'vitest/config';

/** Chromium as the test set-up found or installed it; Playwright's own where there is none. */
const executablePath = [process.env['CHROMIUM_PATH'], '/usr/bin/chromium'].find(
  (path) => path && existsSync(path),
);

const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const launchOptions = executablePath ? { executablePath, args } : { args };

/** Each project gets its own: Vitest writes into what it is given. */
const inChromium = () => ({
  enabled: true,
  headless: true,
  provider: playwright({ launchOptions, contextOptions: { reducedMotion: 'reduce' } }),
  instances: [{ browser: 'chromium' as const }],
  viewport: { width: 1280, height: 800 },
  screenshotFailures: false,
});

/** Unit tests in jsdom, what each group of parts costs a page, every story as a test in Chromium, and what eight brands are without colour. */
export default defineConfig({
  test: {
    projects: [
      unit({
        test: {
          name: 'unit',
          environment: 'jsdom',
          include: ['{src,sheets}/**/*.test.{ts,tsx}'],
          setupFiles: './src/testing/setup.ts',
          // One copy of the style engine for us and for the component library, as in a browser.
          server: { deps: { inline: [/@mui/, /@emotion/] } },
        },
      }),
      {
        test: {
          name: 'size',
          include: ['size/**/*.test.ts'],
          // Libraries are built as they are for the public.
          env: { NODE_ENV: 'production' },
        },
      },
      {
        plugins: [storybookTest({ configDir: '.storybook' })],
        test: {
          name: 'stories',
          // One page for all of them: a page of its own per file would double the time.
          isolate: false,
          // A gallery is tried in sixteen looks, perhaps on a busy machine.
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
          browser: inChromium(),
        },
      },
    ],
  },
});
