import type { Browser, Page } from '@playwright/test';
import { everyCustomer } from './support/customer';
import { expect, test } from './support/test';
import { watchPageErrors } from './support/pageErrors';

/** Browsers at once; each takes the next person from the list. */
const BROWSERS = 3;

/** Visitors who do not reach the landing page: where they land and which calls fail. */
const elsewhere: Readonly<Record<string, { route: string; refused?: string[] }>> = {
  'ruda-park-connect blacklisted': { route: '/denied', refused: ['403 POST /api/gateway/login'] },
  'tollgate-house blacklisted': { route: '/denied', refused: ['403 POST /api/gateway/login'] },
  'old-brewery visitor': { route: '/denied-portal' },
  'old-brewery outside': { route: '/not-connected' },
};

/** Where visitors usually land. */
const usual = /^\/$/;

/** The routes where a person may land. */
const endOf = (who: string): RegExp => {
  const special = elsewhere[who];
  return special ? new RegExp(`^${special.route}$`) : usual;
};

interface Walk {
  action: string;
  who: string;
}

/** Every "Walk in" of the console. */
const walksFrom = async (page: Page): Promise<Walk[]> => {
  await page.goto('/sandbox');
  const chips = page.locator('button[formaction^="/sandbox/visit?"]');
  const actions = await chips.evaluateAll((found) =>
    found.map((chip) => chip.getAttribute('formaction') ?? ''),
  );
  return actions.map((action) => {
    const query = new URL(action, 'http://localhost').searchParams;
    return { action, who: `${query.get('venue')} ${query.get('persona')}` };
  });
};

/** What happened when a person entered. */
interface Arrival {
  who: string;
  route: string;
  pageErrors: string[];
}

/** The portal's route without its query; the path of a page outside the portal. */
const routeOf = (page: Page): string => {
  const { pathname, hash } = new URL(page.url());
  return pathname === '/v2/' ? (hash.slice(1).split('?')[0] ?? '') || '/' : pathname;
};

const walk = async (browser: Browser, baseURL: string, left: Walk[]): Promise<Arrival[]> => {
  const page = await (await browser.newContext({ baseURL })).newPage();
  const pageErrors = watchPageErrors(page);
  const arrivals: Arrival[] = [];
  for (let next = left.shift(); next; next = left.shift()) {
    await page.goto('/sandbox');
    await page.locator(`button[formaction="${next.action}"]`).click();
    // On a slow machine the network may be idle before the portal's script runs.
    await expect.soft.poll(() => routeOf(page), { message: next.who }).toMatch(endOf(next.who));
    await expect(page.getByRole('heading', { level: 1 }).first(), next.who).toBeVisible();
    await page.waitForLoadState('networkidle');
    arrivals.push({ who: next.who, route: routeOf(page), pageErrors: pageErrors.take() });
  }
  await page.context().close();
  return arrivals;
};

test('every visitor of the console enters without an error', async ({ page, browser, sandbox }) => {
  // guards-and-menus.journey.ts covers these people.
  const known = await everyCustomer(page.request);
  const everybody = await walksFrom(page);
  expect(everybody.length).toBeGreaterThan(40);
  const walks = everybody.filter(({ who }) => !known.includes(who));
  const left = [...walks];
  const arrivals = (
    await Promise.all(Array.from({ length: BROWSERS }, () => walk(browser, sandbox.url, left)))
  ).flat();
  expect(arrivals).toHaveLength(walks.length);
  for (const { who, route, pageErrors } of arrivals) {
    expect.soft(route, who).toMatch(endOf(who));
    expect.soft(pageErrors, who).toEqual(elsewhere[who]?.refused ?? []);
  }
});
