/**
 * Measures how long people wait on a slow guest network in the main job, from the gateway's redirect to
 * online with a paid plan; on a return visit; and as a customer, from logging in to a change of plan. Each
 * step counts from the tap to the moment at which its screen can be used: milliseconds, requests and
 * bytes, medians of five. `slowPhone.ts` says how slow. Needs builds of the portal and the sandbox:
 * `pnpm bench`. A number as the argument changes how often it runs.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { startSandboxProcess } from '../e2e/support/sandboxProcess.ts';
import { launchBrowser, median, newPhone, openSlowPage } from './slowPhone.ts';

const RUNS = Number(process.argv[2] ?? 5);
const THINKING_MS = 4000;
const PASSWORD = 'correct horse battery staple';

interface Waited {
  ms: number;
  requests: number;
  bytes: number;
}

/** One step: what the person does, and what they wait for. */
interface Step {
  name: string;
  /** Typing and ticking, which takes no waiting. */
  prepare?: (page: Page) => Promise<unknown>;
  tap: (page: Page) => Promise<unknown>;
  shows: (page: Page) => Promise<unknown>;
}

const heading = (name: string | RegExp) => (page: Page) =>
  page.getByRole('heading', { level: 1, name }).waitFor({ timeout: 120_000 });

const card = (page: Page) => page.frameLocator('iframe').first();

const mainJob = (entry: string, email: string): Step[] => [
  {
    name: 'landing',
    tap: (page) => page.goto(entry, { waitUntil: 'commit' }),
    shows: (page) => page.getByRole('link', { name: /^See plans/ }).waitFor(),
  },
  {
    name: 'plans',
    tap: (page) => page.getByRole('link', { name: /^See plans/ }).click({ noWaitAfter: true }),
    shows: (page) =>
      page.getByRole('radio', { name: 'Plus', exact: true }).waitFor({ timeout: 120_000 }),
  },
  {
    name: 'sign-up',
    prepare: (page) =>
      page.getByRole('radio', { name: 'Plus', exact: true }).click({ force: true }),
    tap: (page) => page.getByRole('button', { name: 'Continue' }).click({ noWaitAfter: true }),
    shows: (page) => page.getByLabel('First name').waitFor({ timeout: 120_000 }),
  },
  {
    name: 'confirm',
    prepare: async (page) => {
      await page.getByLabel('First name').fill('Robin');
      await page.getByLabel('Last name').fill('Ellis');
      await page.getByRole('textbox', { name: 'Email address' }).fill(email);
      await page.getByLabel('Choose a password').fill(PASSWORD);
      await page.getByRole('checkbox', { name: /terms/ }).check();
    },
    tap: (page) => page.getByRole('button', { name: 'Continue' }).click({ noWaitAfter: true }),
    shows: heading(/Check your order/),
  },
  {
    name: 'card form',
    prepare: async (page) => {
      await page.getByRole('checkbox', { name: /I agree/ }).check();
      await page.getByRole('checkbox', { name: /^Start the service now/ }).check();
    },
    tap: (page) =>
      page
        .getByRole('button', { name: /^(?:Continue to|Order and pay) / })
        .click({ noWaitAfter: true }),
    shows: (page) => card(page).getByLabel('Card number').waitFor({ timeout: 120_000 }),
  },
  {
    name: 'pay to online',
    prepare: async (page) => {
      await card(page).getByLabel('Card number').fill('4242424242424242');
      await card(page)
        .getByLabel(/Expiry/)
        .fill('08 / 29');
      await card(page)
        .getByLabel(/Security code/)
        .fill('123');
      await card(page).getByLabel('Name on card').fill('Robin Ellis');
    },
    tap: (page) => card(page).getByRole('button', { name: /^Pay / }).click({ noWaitAfter: true }),
    shows: heading(/^You’re online/),
  },
];

const returnVisit = (entry: string): Step[] => [
  {
    name: 'return, warm cache',
    tap: (page) => page.goto(entry, { waitUntil: 'commit' }),
    shows: heading(/^You’re online/),
  },
];

const menu = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name, exact: true });

const customerJob = (entry: string, email: string): Step[] => [
  {
    name: 'landing',
    tap: (page) => page.goto(entry, { waitUntil: 'commit' }),
    shows: (page) => page.getByRole('link', { name: 'Log in' }).waitFor(),
  },
  {
    name: 'login',
    tap: (page) => page.getByRole('link', { name: 'Log in' }).click({ noWaitAfter: true }),
    shows: (page) => page.getByLabel('Email address').waitFor({ timeout: 120_000 }),
  },
  {
    name: 'dashboard',
    prepare: async (page) => {
      await page.getByLabel('Email address').fill(email);
      await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    },
    tap: (page) => page.getByRole('button', { name: 'Log in' }).click({ noWaitAfter: true }),
    shows: heading(/^You’re online/),
  },
  {
    name: 'devices',
    tap: (page) => menu(page, 'Devices').click({ noWaitAfter: true }),
    shows: (page) =>
      page.getByRole('heading', { name: 'Device slots' }).waitFor({ timeout: 120_000 }),
  },
  {
    name: 'my plan',
    tap: (page) => menu(page, 'My Plan').click({ noWaitAfter: true }),
    shows: (page) => page.getByRole('link', { name: /^Change plan/ }).waitFor({ timeout: 120_000 }),
  },
  {
    name: 'change plan',
    tap: (page) => page.getByRole('link', { name: /^Change plan/ }).click({ noWaitAfter: true }),
    shows: (page) => page.getByRole('radio').first().waitFor({ timeout: 120_000 }),
  },
];

/** Takes the steps one after another on one page. */
const walk = async (
  context: BrowserContext,
  steps: readonly Step[],
  thinkingMs: number,
): Promise<Map<string, Waited>> => {
  const { page, traffic } = await openSlowPage(context);
  const waited = new Map<string, Waited>();
  for (const step of steps) {
    if (waited.size > 0) await sleep(thinkingMs);
    const requests = traffic.sent().length;
    const bytes = traffic.bytes();
    await step.prepare?.(page);
    const start = performance.now();
    await step.tap(page);
    await step.shows(page);
    waited.set(step.name, {
      ms: performance.now() - start,
      requests: traffic.sent().length - requests,
      bytes: traffic.bytes() - bytes,
    });
  }
  await page.close();
  return waited;
};

const enter = async (origin: string, mac: string): Promise<string> => {
  const query = new URLSearchParams({ venue: 'canal-wharf', persona: 'visitor', mac });
  const visit = await fetch(`${origin}/sandbox/api/visit?${query}`, { method: 'POST' });
  const { url } = (await visit.json()) as { url: string };
  return new URL(url, origin).href;
};

const print = (title: string, runs: readonly Map<string, Waited>[]): void => {
  process.stdout.write(`\n${title.padEnd(34)}      ms  requests     bytes\n`);
  const write = (name: string, { ms, requests, bytes }: Waited): void => {
    const numbers = [ms, requests, bytes].map((value) => String(value).padStart(10)).join('');
    process.stdout.write(`${name.padEnd(30)}${numbers}\n`);
  };
  const medianOf = (of: (run: Map<string, Waited>) => Waited): Waited => ({
    ms: median(runs.map((run) => of(run).ms)),
    requests: median(runs.map((run) => of(run).requests)),
    bytes: median(runs.map((run) => of(run).bytes)),
  });
  const none = { ms: 0, requests: 0, bytes: 0 };
  for (const name of runs[0]?.keys() ?? [])
    write(
      name,
      medianOf((run) => run.get(name) ?? none),
    );
  const total = (run: Map<string, Waited>): Waited =>
    [...run.values()].reduce((sum, step) => ({
      ms: sum.ms + step.ms,
      requests: sum.requests + step.requests,
      bytes: sum.bytes + step.bytes,
    }));
  write('in all', medianOf(total));
};

interface Results {
  straight: Map<string, Waited>[];
  thinking: Map<string, Waited>[];
  back: Map<string, Waited>[];
  customer: Map<string, Waited>[];
}

/** One person of each kind. Each has a device and an email address of their own. */
const measure = async (
  browser: Browser,
  origin: string,
  run: number,
  results: Results,
): Promise<void> => {
  const person = async (kind: number, thinkingMs: number) => {
    const mac = `A4:00:00:00:${String(run + 10)}:${String(kind + 10)}`;
    const email = `guest.${run}.${kind}@example.com`;
    const context = await newPhone(browser);
    const steps = mainJob(await enter(origin, mac), email);
    return { mac, email, context, waited: await walk(context, steps, thinkingMs) };
  };
  const straight = await person(0, 0);
  results.straight.push(straight.waited);
  results.back.push(
    await walk(straight.context, returnVisit(await enter(origin, straight.mac)), 0),
  );
  await straight.context.close();
  const thinking = await person(1, THINKING_MS);
  results.thinking.push(thinking.waited);
  await thinking.context.close();
  const context = await newPhone(browser);
  const entry = await enter(origin, `A4:00:00:00:${String(run + 10)}:FF`);
  results.customer.push(await walk(context, customerJob(entry, straight.email), THINKING_MS));
  await context.close();
};

const main = async (): Promise<void> => {
  const sandbox = await startSandboxProcess();
  const browser = await launchBrowser();
  const results: Results = { straight: [], thinking: [], back: [], customer: [] };
  for (let run = 0; run < RUNS; run += 1) await measure(browser, sandbox.url, run, results);
  print('the main job', results.straight);
  print('the same, 4 s of thinking a screen', results.thinking);
  print('a return visit', results.back);
  print('a customer, 4 s of thinking', results.customer);
  await browser.close();
  await sandbox.dispose();
};

await main();
