/**
 * Measures how soon a tap on the portal's menu is answered on a CPU four times slower: from the tap to the next painted
 * frame, for each page of the menu, the first time and four times more. The network is fast, because the frame answers
 * before the page has loaded. Needs builds of the portal and the sandbox: `pnpm bench`.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { startSandboxProcess } from '../e2e/support/sandboxProcess.ts';
import { slowestSince, watchInteractions } from './interactions.ts';
import { launchBrowser, median } from './slowPhone.ts';

const RUNS = 5;
const SLOWER = 4;
/** Until a page of the menu has loaded, so that the next tap finds an idle browser. */
const LOAD_MS = 1500;

const main = async (): Promise<void> => {
  const sandbox = await startSandboxProcess();
  const browser = await launchBrowser();
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  const query = new URLSearchParams({ venue: 'canal-wharf', persona: 'maya' });
  const visit = await fetch(`${sandbox.url}/sandbox/api/visit?${query}`, { method: 'POST' });
  const { url } = (await visit.json()) as { url: string };
  await page.addInitScript(watchInteractions);
  await page.goto(new URL(url, sandbox.url).href);
  const links = page.getByRole('navigation', { name: 'Menu' }).getByRole('link');
  await links.first().waitFor();
  const names = await links.allInnerTexts();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const taps = new Map(names.map((name): [string, number[]] => [name, []]));
  for (let run = 0; run < RUNS; run += 1)
    for (const [name, times] of taps) {
      await sleep(LOAD_MS);
      await slowestSince(page);
      await links.filter({ hasText: name }).click({ noWaitAfter: true });
      times.push(await slowestSince(page));
    }
  for (const [name, times] of taps) {
    const figures = [median(times), Math.max(...times)]
      .map((ms) => `${ms} ms`.padStart(9))
      .join('');
    process.stdout.write(`${name.padEnd(26)}${figures}\n`);
  }
  await browser.close();
  await sandbox.dispose();
};

await main();
