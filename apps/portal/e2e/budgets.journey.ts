import { readdirSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { enterVenue } from './support/enterVenue';
import { watchTraffic } from './support/traffic';
import {
  cards,
  enterCanalWharf,
  expectOnline,
  fillCard,
  goToPayment,
  newPerson,
  pick,
  signUp,
} from './support/visitor';
import { expect, test } from './support/test';

interface Fetched {
  name: string;
  bytes: number;
}

/** The resources that loaded before the screen was usable; sizes as transferred. */
const fetchedFirst = (page: Page): Promise<Fetched[]> =>
  page.evaluate(() => {
    const [live] = performance.getEntriesByName('foyer:live');
    return performance
      .getEntriesByType('resource')
      .filter((entry) => entry.startTime <= (live?.startTime ?? 0))
      .map((entry) => ({
        name: new URL(entry.name).pathname,
        bytes: (entry as PerformanceResourceTiming).encodedBodySize,
      }));
  });

const scripts = (fetched: readonly Fetched[]): number =>
  fetched.filter(({ name }) => name.endsWith('.js')).reduce((sum, { bytes }) => sum + bytes, 0);

const report = (screen: string, what: string, value: number, limit: number): void => {
  test.info().annotations.push({ type: screen, description: `${value} of ${limit} ${what}` });
};

/** What the landing page fetches for the next tap while it draws. */
const isAhead = ({ name }: Fetched): boolean =>
  /\/assets\/(?:calls|application|plans|parts|purchase|forms)-|\/api\/plans\//.test(name);

test('the landing page takes at most 95,000 bytes of JavaScript and 5 requests', async ({
  page,
}) => {
  await enterCanalWharf(page, newPerson());
  await expect(page.getByRole('link', { name: /See plans/ })).toBeVisible();
  const fetched = (await fetchedFirst(page)).filter((file) => !isAhead(file));
  // The page itself is one more request.
  const requests = fetched.length + 1;
  report('landing', 'bytes of JavaScript', scripts(fetched), 95_000);
  report('landing', 'requests', requests, 5);
  expect(scripts(fetched)).toBeGreaterThan(50_000);
  expect(scripts(fetched)).toBeLessThanOrEqual(95_000);
  expect(requests, fetched.map(({ name }) => name).join('\n')).toBeLessThanOrEqual(5);
});

test('the page itself takes at most 6,700 bytes', async ({ page }) => {
  const html = await (await page.request.get('/v2/', { maxRetries: 3 })).text();
  expect(html).toContain('One moment.');
  const bytes = brotliCompressSync(html).length;
  report('page', 'bytes of HTML', bytes, 6700);
  expect(bytes).toBeLessThanOrEqual(6700);
});

for (const { screen, hash, shows, limit } of [
  { screen: 'login', hash: '#/login', shows: 'Welcome back.', limit: 140_600 },
  { screen: 'plan selection', hash: '#/select-plan', shows: 'Choose a plan', limit: 165_000 },
]) {
  test(`${screen} by deep link takes at most ${limit} bytes of JavaScript`, async ({ page }) => {
    await enterCanalWharf(page, newPerson());
    // A deep link is a new page load with an empty cache.
    await page.goto('about:blank');
    await (await page.context().newCDPSession(page)).send('Network.clearBrowserCache');
    await page.goto(`/v2/${hash}`);
    await expect(page.getByRole('heading', { level: 1, name: shows })).toBeVisible();
    await page.waitForFunction(() => performance.getEntriesByName('foyer:live').length > 0);
    const used = scripts(await fetchedFirst(page));
    report(screen, 'bytes of JavaScript', used, limit);
    expect(used).toBeGreaterThan(100_000);
    expect(used).toBeLessThanOrEqual(limit);
  });
}

test('the dashboard by deep link with a live session takes at most 174,200 bytes of JavaScript', async ({
  page,
}) => {
  await enterVenue(page, { venue: 'canal-wharf', persona: 'maya' });
  await page.goto('about:blank');
  await (await page.context().newCDPSession(page)).send('Network.clearBrowserCache');
  await page.goto('/v2/#/portal');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('renews on');
  await page.waitForFunction(() => performance.getEntriesByName('foyer:live').length > 0);
  const used = scripts(await fetchedFirst(page));
  report('dashboard', 'bytes of JavaScript', used, 174_200);
  expect(used).toBeGreaterThan(100_000);
  expect(used).toBeLessThanOrEqual(174_200);
});

test('the build has at most 60 JavaScript files, and none under 2,000 bytes but for a reason', () => {
  const assets = fileURLToPath(new URL('../dist/assets/', import.meta.url));
  const files = readdirSync(assets).filter((name) => name.endsWith('.js.br'));
  report('build', 'JavaScript files', files.length, 60);
  expect(files.length).toBeGreaterThan(10);
  expect(files.length).toBeLessThanOrEqual(60);
  // People fetch one language; a venue's colours and notification must not wait for other code.
  const small = files
    .filter((name) => !/^(texts|theme|notification)-/.test(name))
    .filter((name) => statSync(assets + name).size < 2000);
  expect(small).toEqual([]);
});

/**
 * What each step of the main job asks the network for while the person reads for a moment, with what is
 * fetched ahead; and in all.
 */
const STEP_LIMITS = {
  landing: 18,
  plans: 2,
  'sign-up': 3,
  confirm: 2,
  // With the typeface of the provider's form, which the brand chooses.
  'card form': 6,
  // With a second look at the payment's status, which some runs need.
  online: 17,
} as const;

test('the steps from the landing page to online take few requests', async ({ page }) => {
  const person = newPerson();
  const traffic = await watchTraffic(await page.context().newCDPSession(page));
  let before = 0;
  const endStep = async (step: keyof typeof STEP_LIMITS): Promise<void> => {
    await expect.poll(traffic.quietFor).toBeGreaterThan(500);
    const sent = traffic.sent().slice(before);
    before += sent.length;
    report(step, 'requests', sent.length, STEP_LIMITS[step]);
    expect(sent.length, `${step}:\n${sent.join('\n')}`).toBeLessThanOrEqual(STEP_LIMITS[step]);
  };
  await enterCanalWharf(page, person);
  await expect(page.getByRole('link', { name: /See plans, free or paid/ })).toBeVisible();
  await endStep('landing');
  await page.getByRole('link', { name: /See plans/ }).click();
  await pick(page.getByRole('radio', { name: 'Plus', exact: true }));
  await endStep('plans');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByLabel('First name')).toBeVisible();
  await endStep('sign-up');
  await signUp(page, person);
  await endStep('confirm');
  const form = await goToPayment(page);
  await fillCard(form, cards.pays);
  await endStep('card form');
  await form.getByRole('button', { name: /^Pay / }).click();
  await expectOnline(page);
  await endStep('online');
});

test('the next visit takes the theme and its font from the device', async ({ page }) => {
  const traffic = await watchTraffic(await page.context().newCDPSession(page));
  const seeDashboard = async (): Promise<string[]> => {
    await expect(page.getByRole('heading', { level: 1 })).toContainText('renews on');
    await expect.poll(traffic.quietFor).toBeGreaterThan(1000);
    return traffic.sent();
  };
  await enterVenue(page, { venue: 'canal-wharf', persona: 'maya' });
  const first = await seeDashboard();
  expect(first.filter((request) => request.includes('/themes/'))).toHaveLength(2);
  await page.goto('about:blank');
  await page.goto('/v2/#/portal');
  const next = (await seeDashboard()).slice(first.length);
  expect(next).toContain('GET /api/dashboard');
  expect(next.filter((request) => request.includes('/themes/'))).toEqual([]);
});

test('the plans’ call waits for code once: its files are fetched side by side', async ({
  page,
}) => {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/assets\/application-[\w-]+\.js/, async (route) => {
    await released;
    await route.continue();
  });
  const client = page.waitForRequest(/\/assets\/calls-[\w-]+\.js/);
  await enterCanalWharf(page, newPerson());
  await client;
  release();
  await expect(page.getByRole('link', { name: /See plans, free or paid/ })).toBeVisible();
});

test('the plans are on their way before the landing page is drawn', async ({ page }) => {
  await enterCanalWharf(page, newPerson());
  await expect(page.getByRole('link', { name: /See plans, free or paid/ })).toBeVisible();
  const [plans, live] = await page.evaluate(() => {
    const [mark] = performance.getEntriesByName('foyer:live');
    const call = performance
      .getEntriesByType('resource')
      .find(({ name }) => name.includes('/api/plans/site/'));
    return [call?.startTime ?? Infinity, mark?.startTime ?? 0];
  });
  expect(plans).toBeLessThan(live);
});

test('the sign-up form’s code is on its way once the plans show', async ({ page }) => {
  // Nothing else is fetched ahead.
  await page.addInitScript(() => (window.requestIdleCallback = () => 0));
  await enterCanalWharf(page, newPerson());
  await page.getByRole('link', { name: /See plans/ }).click();
  await expect(page.getByRole('radio', { name: 'Plus', exact: true })).toBeVisible();
  await expect
    .poll(() => linked(page, 'modulepreload'))
    .toEqual(expect.arrayContaining(['parts', 'purchase', 'forms']));
});

test('the main action’s code, then the next step’s, arrives while the browser is still busy', async ({
  page,
}) => {
  await page.addInitScript(() => (window.requestIdleCallback = () => 0));
  await enterCanalWharf(page, newPerson());
  await expect
    .poll(() => linked(page, 'modulepreload'))
    .toEqual(['calls', 'application', 'plans', 'parts', 'purchase', 'forms']);
});

/** The name of a built file, as in `build/scriptFiles.ts`. */
const fileName = (url: string): string => /assets\/([\w-]+)-[\w-]{8}\./.exec(url)?.[1] ?? '';

/** The files that the page links in this way. */
const linked = (page: Page, rel: string): Promise<string[]> =>
  page
    .locator(`link[rel=${rel}]`)
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
    .then((hrefs) => hrefs.map(fileName));

/** The files of which code ran since the coverage was started. A file that is only fetched has none. */
const filesThatRan = async (page: Page): Promise<string[]> => {
  const covered = await page.coverage.stopJSCoverage();
  return covered
    .filter(({ functions }) =>
      functions.some(({ ranges }) => ranges.some(({ count }) => count > 0)),
    )
    .map(({ url }) => fileName(url));
};

test('what the next taps need is fetched ahead but does not run, and nothing is to save data', async ({
  page,
  context,
}) => {
  const traffic = await watchTraffic(await context.newCDPSession(page));
  await page.coverage.startJSCoverage();
  await enterCanalWharf(page, newPerson());
  await expect.poll(() => linked(page, 'modulepreload')).toContain('purchase');
  // The optional services come last, and they run.
  await expect.poll(() => linked(page, 'modulepreload')).toContain('services');
  await expect.poll(traffic.quietFor).toBeGreaterThan(500);
  expect(await linked(page, 'modulepreload')).toEqual(expect.not.arrayContaining(['portal']));
  const ranAhead = await filesThatRan(page);
  expect(ranAhead).toEqual(expect.arrayContaining(['entry', 'calls', 'services']));
  for (const file of ['plans', 'forms', 'parts', 'purchase'])
    expect(ranAhead, file).not.toContain(file);
  const before = traffic.sent().length;
  await page.coverage.startJSCoverage();
  await page.getByRole('link', { name: /See plans/ }).click();
  await expect(page.getByRole('radio', { name: 'Plus', exact: true })).toBeVisible();
  expect(await filesThatRan(page)).toContain('plans');
  const fetched = traffic.sent().slice(before);
  expect(fetched.filter((request) => !request.includes('/api/'))).toEqual([]);

  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  await enterCanalWharf(page, newPerson());
  await page.goto('about:blank');
  await enterCanalWharf(page, newPerson());
  await expect(page.getByRole('link', { name: /See plans, free or paid/ })).toBeVisible();
  expect(await linked(page, 'modulepreload')).not.toContain('purchase');
});
