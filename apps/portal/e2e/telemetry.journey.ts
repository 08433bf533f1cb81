import type { BrowserContext, Page } from '@playwright/test';
import { enterVenue } from './support/enterVenue';
import { expect, test } from './support/test';
import {
  cards,
  choosePlan,
  expectOnline,
  fillCard,
  goToPayment,
  newPerson,
  signUp,
} from './support/visitor';

const WRONG_PASSWORD = 'my-own-secret-481516';
const ENDPOINT = '/simulators/telemetry/v1/logs';

/** A screen that leads on sooner counts as a part of the same step; no person types a card so fast. */
const LEADS_ON_MS = 1000;

/** Runs in the page: for how long its screen has been usable; 0 before. */
const usableForMs = (): number => {
  const at = (name: string) => performance.getEntriesByName(name).at(-1)?.startTime ?? Infinity;
  const usableAt = at('foyer:usable');
  // A screen that needs no data is usable a moment before it is marked as shown.
  return usableAt < at('foyer:screen') - 50 ? 0 : performance.now() - usableAt;
};

/**
 * Names the collector in the page's configuration.
 *
 * @returns what this test's pages have sent to the collector
 */
const watchCollector = async (page: Page, context: BrowserContext) => {
  const service = `journey-${Date.now()}`;
  await context.route('**/v2/public-config.json', async (route) => {
    const response = await route.fetch();
    const config = (await response.json()) as object;
    const telemetry = { endpoint: ENDPOINT, service };
    await route.fulfill({ response, json: { ...config, telemetry } });
  });
  const told = async () => {
    const answer = await page.request.get('/sandbox/api/telemetry');
    const events = (await answer.json()) as (Record<string, unknown> & { resource: object })[];
    return events.filter(({ resource }) => JSON.stringify(resource).includes(service));
  };
  return { service, told };
};

test('the main job tells the collector how long each step took and which call failed, and nothing about its person', async ({
  page,
  context,
}) => {
  const { told } = await watchCollector(page, context);
  const person = newPerson();
  const loaded = page.waitForResponse(/\/services-[\w-]+\.js/);
  await enterVenue(page, { venue: 'canal-wharf', mac: person.mac });
  await loaded;
  await page.goto('/v2/#/login');
  await page.getByRole('textbox', { name: 'Email address' }).fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(WRONG_PASSWORD);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await page.goto('/v2/#/');
  await choosePlan(page, 'Plus');
  await signUp(page, person);
  const token = await page.evaluate(() => localStorage.getItem('Token') ?? '');
  const form = await goToPayment(page);
  await fillCard(form, cards.pays);
  await expect.poll(() => page.evaluate(usableForMs)).toBeGreaterThan(LEADS_ON_MS);
  await form.getByRole('button', { name: /^Pay / }).click();
  await expect(page).toHaveURL(/#\/portal/);
  await expectOnline(page);
  await page.goto('/sandbox');
  const steps = async () =>
    (await told()).filter(({ name }) => name === 'foyer.step').map((step) => step['foyer.screen']);
  await expect
    .poll(steps)
    .toEqual(
      expect.arrayContaining([
        '/select-plan',
        '/select-plan?step=sign-up',
        '/select-plan?step=confirm-plan',
        '/select-plan?step=pay',
      ]),
    );
  for (const event of await told())
    for (const [key, value] of Object.entries(event))
      if (key.endsWith('_ms')) {
        expect(value).toBeGreaterThanOrEqual(0);
        expect(value).toBeLessThan(120_000);
      }
  expect((await told()).filter(({ name }) => name === 'foyer.call_failed')).toContainEqual(
    expect.objectContaining({
      'foyer.screen': '/login',
      'foyer.call': 'login',
      'foyer.code': 'UNAUTHORISED',
      'http.response.status_code': 401,
    }),
  );
  const start = (await told()).find(({ name }) => name === 'foyer.start');
  expect(start).toMatchObject({
    'foyer.screen': '/',
    'foyer.navigation': 'navigate',
    'foyer.first_paint_ms': expect.any(Number),
    resource: { 'service.version': expect.stringMatching(/^[\w-]{8}$/) },
  });
  for (const { carried } of await told()) expect(carried).toEqual([]);
  expect(token.length).toBeGreaterThan(20);
  const all = JSON.stringify(await told());
  for (const secret of [token, person.mac, person.email, 'Robin', WRONG_PASSWORD, 'location_id'])
    expect(all.toLowerCase()).not.toContain(secret.toLowerCase());
});

for (const [missing, files] of [
  ['application', /\/assets\/entry-/],
  ['whole folder of files', /\/assets\//],
] as const)
  test(`a page whose ${missing} does not come tells the collector so, once`, async ({
    page,
    context,
  }) => {
    const { service, told } = await watchCollector(page, context);
    await context.route(files, (route) => route.fulfill({ status: 404 }));
    await page.goto('/v2/');
    await expect(
      page.getByRole('heading', { level: 1, name: 'We couldn’t load this page.' }),
    ).toBeVisible();
    await expect.poll(told).toMatchObject([
      {
        name: 'foyer.failed_start',
        severity: 'ERROR',
        'foyer.cause': 'files',
        carried: [],
        resource: {
          'service.name': service,
          'service.version': expect.stringMatching(/^[\w-]{8}$/),
        },
      },
    ]);
  });
