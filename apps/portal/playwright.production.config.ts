import { defineConfig } from '@playwright/test';
import { whyNoLab } from './e2e/captive-lab/Network';
import { whyNoServer } from './e2e/web-servers/WebServer';
import base from './playwright.config';

/** What this machine cannot hold is left out, and said; `npm test` installs what is missing where it may. */
const missing = {
  'captive-lab': whyNoLab(),
  'web-servers': whyNoServer(),
};

if (process.env['TEST_WORKER_INDEX'] === undefined)
  for (const [name, why] of Object.entries(missing))
    if (why !== null) process.stdout.write(`${name} is left out: ${why}.\n`);

/** The portal in production order: behind real web servers, and in a network that catches devices. */
export default defineConfig(base, {
  testMatch: Object.entries(missing)
    .filter(([, why]) => why === null)
    .map(([name]) => `**/${name}.production.ts`),
  workers: 1,
  reporter: [['list'], ['json', { outputFile: 'reports/production.json' }]],
});
