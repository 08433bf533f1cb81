/**
 * Measures how soon an interaction with a very long list is painted on a CPU four times slower: 5,000
 * devices, 1,000 plans, 10,000 invoices, from the click or key to the painted frame; median and slowest of
 * five after a warm-up. Needs builds of the portal and the sandbox: `pnpm bench`.
 */
import type { Browser, Locator, Page } from '@playwright/test';
import { startSandboxProcess } from '../e2e/support/sandboxProcess.ts';
import { slowestSince, watchInteractions } from './interactions.ts';
import { launchBrowser } from './slowPhone.ts';

const RUNS = 6;
const SLOWER = 4;
const EMAIL = 'quinn.everett@hey.co.uk';
const PASSWORD = 'correct horse battery';

const open = async (browser: Browser, origin: string): Promise<Page> => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await page.addInitScript(watchInteractions);
  await page.goto(`${origin}/stardust/auth/login?${new URLSearchParams(arrival)}`);
  await page.goto(`${origin}/v2/#/login`);
  await page.getByLabel('Email address').fill(EMAIL);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.waitForURL(/#\/portal/);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  return page;
};

const arrival = {
  location_id: 'big-top',
  mac_id: 'A0:11:22:33:44:55',
  nas_id: 'big-top-nas',
  customer_code: 'BIGTOP',
  connection_type: 'wifi',
};

interface Row {
  name: string;
  route: string;
  /** An element that shows once the list has loaded. */
  ready: (page: Page) => Locator;
  /** One interaction; `run` counts from 0. */
  act: (page: Page, run: number) => Promise<void>;
}

const rows: Row[] = [
  {
    name: '5,000 devices: next page',
    route: '/portal/device-management',
    ready: (page) => page.getByRole('navigation', { name: 'Pages of devices' }),
    act: (page) =>
      page
        .getByRole('navigation', { name: 'Pages of devices' })
        .getByRole('button', { name: 'More' })
        .click(),
  },
  {
    name: '5,000 devices: search',
    route: '/portal/device-management',
    ready: (page) => page.getByLabel('Find a device'),
    act: (page, run) => page.getByLabel('Find a device').press(String(run)),
  },
  {
    name: '1,000 plans: choose one',
    route: '/portal/manage-your-plan/plans',
    ready: (page) => page.getByRole('radio').nth(6),
    act: (page, run) =>
      page
        .getByRole('radio')
        .nth(4 + (run % 2))
        .click({ force: true }),
  },
  {
    name: '1,000 plans: show more',
    route: '/portal/manage-your-plan/plans',
    ready: (page) => page.getByRole('button', { name: /more/i }).last(),
    act: (page) => page.getByRole('main').getByRole('button', { name: /more/i }).last().click(),
  },
  {
    name: '10,000 invoices: next page',
    route: '/portal/billing-information/',
    ready: (page) => page.getByRole('table').getByRole('link').first(),
    act: (page) =>
      page
        .getByRole('main')
        .getByRole('button', { name: /more|older|next/i })
        .last()
        .click(),
  },
];

const measure = async (page: Page, origin: string, row: Row): Promise<number[]> => {
  await page.goto(`${origin}/v2/#${row.route}`);
  if (row.route.endsWith('/')) {
    await page.goto(`${origin}/v2/#/portal/billing-information`);
    await page.getByRole('list', { name: 'Your subscriptions' }).getByRole('link').first().click();
  }
  await row.ready(page).waitFor({ timeout: 60_000 });
  await slowestSince(page);
  const samples: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    await row.act(page, run);
    const took = await slowestSince(page);
    if (run > 0) samples.push(took);
    await row.ready(page).waitFor({ timeout: 60_000 });
  }
  return samples.toSorted((a, b) => a - b);
};

const main = async (): Promise<void> => {
  const given = process.env['BENCH_URL'];
  const sandbox = given ? null : await startSandboxProcess(['--big-seeds']);
  const origin = given ?? sandbox?.url ?? '';
  const browser = await launchBrowser();
  const page = await open(browser, origin);
  for (const row of rows) {
    const samples = await measure(page, origin, row);
    const median = samples[Math.floor(samples.length / 2)];
    process.stdout.write(`${row.name.padEnd(28)}${median} ms, slowest ${samples.at(-1)} ms
`);
  }
  await browser.close();
  await sandbox?.dispose();
};

await main();
