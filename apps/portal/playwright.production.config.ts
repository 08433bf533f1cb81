import { mkdirSync, writeFileSync } from 'node:fs';
import { defineConfig } from '@playwright/test';
import { whyNoLab } from './e2e/captive-lab/Network';
import { whyNoServer } from './e2e/web-servers/WebServer';
import base from './playwright.config';

/**
 * What this machine cannot hold is left out. `npm test` installs what is missing where it may, and prints
 * the reasons that are written here.
 */
const missing = {
  'captive-lab': whyNoLab(),
  'web-servers': whyNoServer(),
  'operating-page': whyNoServer(),
};

const reasons = Object.entries(missing).flatMap(([name, why]) =>
  why === null ? [] : [`${name} is left out: ${why}.`],
);
if (process.env['TEST_WORKER_INDEX'] === undefined && reasons.length > 0) {
  mkdirSync('reports', { recursive: true });
  writeFileSync('reports/production-left-out.txt', `${reasons.join('\n')}\n`);
}

/** The portal in production order: behind real web servers, and in a network that catches devices. */
export default defineConfig(base, {
  testMatch: Object.entries(missing)
    .filter(([, why]) => why === null)
    .map(([name]) => `**/${name}.production.ts`),
  workers: 1,
  reporter: [['list'], ['json', { outputFile: 'reports/production.json' }]],
});
