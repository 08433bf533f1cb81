import { test } from '@playwright/test';
import { startProxy } from './support/startProxy';
import { startSandboxProcess } from './support/sandboxProcess';
import { newPerson } from './support/visitor';
import { startWebKit } from './support/webKit';

test('a screen whose code was lost opens on the next try in WebKit', async () => {
  const sandbox = await startSandboxProcess();
  let isDown = true;
  const network = await startProxy(sandbox.url, {
    loses: (path) => isDown && /\/assets\/forms-[\w-]+\.js$/.test(path),
  });
  const page = await startWebKit();
  try {
    const query = new URLSearchParams({
      venue: 'canal-wharf',
      persona: 'visitor',
      mac: newPerson().mac,
    });
    const visit = await fetch(`${sandbox.url}/sandbox/api/visit?${query}`, { method: 'POST' });
    const { url } = (await visit.json()) as { url: string };
    await page.open(`${network.url}/v2/${new URL(url).hash}`);
    await page.heading('nearly online');
    await page.press('Log in');
    await page.heading('Something went wrong.');
    isDown = false;
    await page.press('Try again');
    await page.heading('Welcome back.');
  } finally {
    await page.close();
    network.stop();
    await sandbox.stop();
  }
});
