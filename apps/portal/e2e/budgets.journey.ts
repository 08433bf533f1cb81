import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { enterVenue } from './support/enterVenue';
import { newPerson, enterCanalWharf } from './support/visitor';
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

test('the landing page takes at most 105,000 bytes of JavaScript and 8 requests', async ({
  page,
}) => {
  await enterCanalWharf(page, newPerson());
  await expect(page.getByRole('link', { name: /See plans/ })).toBeVisible();
  const fetched = await fetchedFirst(page);
  // The page itself is one more request.
  const requests = fetched.length + 1;
  report('landing', 'bytes of JavaScript', scripts(fetched), 105_000);
  report('landing', 'requests', requests, 8);
  expect(scripts(fetched)).toBeGreaterThan(50_000);
  expect(scripts(fetched)).toBeLessThanOrEqual(105_000);
  expect(requests, fetched.map(({ name }) => name).join('\n')).toBeLessThanOrEqual(8);
});

test('the page itself takes at most 6,000 bytes', async ({ page }) => {
  const html = await (await page.request.get('/v2/')).text();
  expect(html).toContain('You’re nearly online.');
  const bytes = brotliCompressSync(html).length;
  report('page', 'bytes of HTML', bytes, 6000);
  expect(bytes).toBeLessThanOrEqual(6000);
});

for (const { screen, hash, shows, limit } of [
  { screen: 'login', hash: '#/login', shows: 'Welcome back.', limit: 185_000 },
  { screen: 'plan selection', hash: '#/select-plan', shows: 'Choose a plan', limit: 190_000 },
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

test('the dashboard by deep link with a live session takes at most 200000 bytes of JavaScript', async ({
  page,
}) => {
  await enterVenue(page, { venue: 'canal-wharf', persona: 'maya' });
  await page.goto('about:blank');
  await (await page.context().newCDPSession(page)).send('Network.clearBrowserCache');
  await page.goto('/v2/#/portal');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('until');
  await page.waitForFunction(() => performance.getEntriesByName('foyer:live').length > 0);
  const used = scripts(await fetchedFirst(page));
  report('dashboard', 'bytes of JavaScript', used, 200_000);
  expect(used).toBeGreaterThan(100_000);
  expect(used).toBeLessThanOrEqual(200_000);
});
