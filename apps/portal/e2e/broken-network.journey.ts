import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility';
import { enterVenue } from './support/enterVenue';
import { expect, test } from './support/test';
import { newPerson, enterCanalWharf } from './support/visitor';

const chunk = (name: string) => new RegExp(`/assets/${name}-[\\w-]+\\.(js|css)`);

/** Empties the browser's cache, as on a first visit. */
const withoutCache = async (page: Page): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
};

/** The startup requests have a shorter time limit than the entry script. */
const startupAnswered = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const { config, token, gateway, siteInfo, account } = window.foyerStartup!;
    await Promise.all([config, token, gateway, siteInfo, account]);
  });

test('a message about a broken network shows without the network', async ({ page }) => {
  await page.route(chunk('mui-parts'), (route) => route.abort());
  await page.route('**/v2/public-config.json', (route) => route.abort());
  await enterCanalWharf(page, newPerson());
  const notice = page.getByRole('alert').filter({ hasText: 'couldn’t load' });
  await expect(notice).toBeVisible();
  await expectAccessible(page, 'a plain notice');
  await notice.getByRole('button', { name: 'Close' }).click();
  await expect(notice).toBeHidden();
  await expect(page.getByRole('link', { name: /See plans/ })).toBeVisible();
});

test('a dialog whose style sheet failed once still gets its styles', async ({ page }) => {
  let lost = 1;
  await page.route(chunk('application'), (route) => {
    const isLost = route.request().resourceType() === 'stylesheet' && lost > 0;
    if (isLost) lost -= 1;
    return isLost ? route.abort() : route.continue();
  });
  await page.route('**/v2/public-config.json', (route) => route.abort());
  await enterCanalWharf(page, newPerson());
  await expect(page.getByRole('alertdialog')).toBeVisible();
  expect(lost).toBe(0);
  const rules = await page.evaluate(() =>
    [...document.styleSheets]
      .filter(({ href }) => href?.includes('/application-'))
      .map(({ cssRules }) => cssRules.length),
  );
  expect(rules).toEqual([expect.any(Number)]);
  expect(rules[0]).toBeGreaterThan(0);
});

test('a screen whose code fails to load leads to the error page, which opens it on the next try', async ({
  page,
}) => {
  await page.route(chunk('forms'), (route) => route.abort());
  await enterCanalWharf(page, newPerson());
  await page.getByRole('link', { name: 'Log in' }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'Something went wrong.' }),
  ).toBeVisible();
  expect(new URL(page.url()).hash).toBe('#/error');
  await expectAccessible(page, 'a screen that did not load');
  await page.unroute(chunk('forms'));
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome back.' })).toBeVisible();
});

test('a screen opens on the next try in a browser that remembers a failed import', async ({
  page,
}) => {
  // Chromium up to 150 does so for as long as the page is open; newer browsers ask again.
  const remembered = new Set<string>();
  let isDown = true;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) remembered.clear();
  });
  await page.route(chunk('forms'), async (route) => {
    const request = route.request();
    const isScript = request.resourceType() === 'script';
    if (isDown && isScript) remembered.add(request.url());
    await (isDown || (isScript && remembered.has(request.url()))
      ? route.abort()
      : route.continue());
  });
  await enterCanalWharf(page, newPerson());
  await page.getByRole('link', { name: 'Log in' }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'Something went wrong.' }),
  ).toBeVisible();
  isDown = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome back.' })).toBeVisible();
  await expect(page).toHaveURL(/#\/login$/);
});

test('a page whose entry script is lost says so in its language, and opens on the next try', async ({
  page,
}) => {
  await withoutCache(page);
  await enterCanalWharf(page, newPerson());
  await page.route(chunk('entry'), (route) => route.abort());
  await page.reload();
  await expect(
    page.getByRole('heading', { level: 1, name: 'We couldn’t load this page.' }),
  ).toBeVisible();
  await expectAccessible(page, 'an entry script that is lost');
  await page.evaluate(() => localStorage.setItem('foyer.language', 'ar'));
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'لم يتم تحميل هذه الصفحة.' }),
  ).toBeVisible();
  await page.unroute(chunk('entry'));
  await page.getByRole('button', { name: 'إعادة المحاولة' }).click();
  await expect(page.getByRole('button', { name: 'العربية' })).toBeVisible();
});

test('a page whose entry script hangs says so, and gives way when the script arrives', async ({
  page,
}) => {
  await withoutCache(page);
  await enterCanalWharf(page, newPerson());
  await page.clock.install();
  let arrive = (): void => undefined;
  const arrival = new Promise<void>((resolve) => (arrive = resolve));
  await page.route(chunk('entry'), async (route) => {
    await arrival;
    await route.continue();
  });
  const asked = page.waitForRequest(chunk('entry'));
  await page.reload({ waitUntil: 'commit' });
  await asked;
  await startupAnswered(page);
  await expect(page.getByText(/^Welcome to Canal Wharf/)).toBeVisible();
  await page.clock.fastForward('00:30');
  await expect(
    page.getByRole('heading', { level: 1, name: 'We couldn’t load this page.' }),
  ).toBeVisible();
  arrive();
  await expect(page.getByRole('link', { name: /See plans/ })).toBeVisible();
});

test('a portal page that fails to load offline leads to the error page, and opens once the device is online', async ({
  page,
  context,
}) => {
  const frame = page.waitForResponse(chunk('portal'));
  // Without them a dialog would cover the menu.
  const messages = page.waitForResponse(/\/api\/devices\/notification\b/);
  await enterVenue(page, {
    venue: 'canal-wharf',
    persona: 'maya',
    redirect: '/portal/manage-your-plan',
  });
  const plan = page.getByRole('heading', { level: 1, name: 'My plan' });
  await expect(plan).toBeVisible();
  await Promise.all([frame, messages]);
  await context.setOffline(true);
  const menu = page.getByRole('navigation', { name: 'Menu' });
  await menu.getByRole('link', { name: 'Devices' }).click();
  await expect(page).toHaveURL(/#\/error$/);
  await expectAccessible(page, 'a page of the portal that did not load');
  await page.goBack();
  await expect(plan).toBeVisible();
  await menu.getByRole('link', { name: 'Devices' }).click();
  await expect(page).toHaveURL(/#\/error$/);
  await context.setOffline(false);
  await expect(page.getByText('Maya’s iPhone')).toBeVisible();
});

test('a page that a new release has replaced reloads once and goes on', async ({ page }) => {
  await withoutCache(page);
  let loads = 0;
  let isNewReleaseDeployed = true;
  page.on('load', () => {
    loads += 1;
    isNewReleaseDeployed = loads === 1;
  });
  await page.route(chunk('forms'), (route) =>
    isNewReleaseDeployed ? route.fulfill({ status: 404 }) : route.continue(),
  );
  await page.route('**/v2/', (route) =>
    route.request().resourceType() === 'fetch'
      ? route.fulfill({ contentType: 'text/html', body: '<script src="/v2/assets/next.js">' })
      : route.continue(),
  );
  await enterCanalWharf(page, newPerson());
  await page.getByRole('link', { name: 'Log in' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome back.' })).toBeVisible();
  expect(loads).toBe(2);
});
