import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { test as base } from './test';

const main = fileURLToPath(new URL('main.js', import.meta.resolve('@foyer/minimal-backend')));

interface MinimalBackend {
  url: string;
  stop: () => void;
}

/** Starts the minimal backend as its README says, on a free port. */
const startMinimalBackend = (): Promise<MinimalBackend> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [main], {
      env: { ...process.env, PORT: '0' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`The minimal backend ended with ${code}.`)));
    child.stdout.on('data', (data: Buffer) => {
      const [url] = /http:\S+/.exec(String(data)) ?? [];
      if (url) resolve({ url, stop: () => child.kill() });
    });
  });

/** Journeys against the minimal backend instead of the sandbox, one for each worker. */
export const test = base.extend<object, { minimalBackend: MinimalBackend }>({
  minimalBackend: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures off this pattern
    async ({}, use) => {
      const backend = await startMinimalBackend();
      await use(backend);
      backend.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ minimalBackend }, use) => use(minimalBackend.url),
});
