import { expectHeading } from './support/enterVenue';
import { startProxy } from './support/startProxy';
import { expect, test } from './support/test';
import { enterCanalWharf, newPerson } from './support/visitor';
import { brandTitle } from '../src/testing/brandTitles';

test('a backend on another origin gets every call, and the portal’s own origin never sees a session', async ({
  page,
  sandbox,
}) => {
  const backend = await startProxy(sandbox.url, { exposes: 'Authorization, Date, X-Auth-Error' });
  const portal = await startProxy(sandbox.url, { backend: backend.url });
  await enterCanalWharf(page, newPerson(), portal.url);
  await expect(page.getByRole('link', { name: /See plans, free or paid/ })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('link', { name: /See plans, free or paid/ })).toBeVisible();
  expect(backend.served).toContain('GET /auth/blank-session');
  expect(backend.served).toContain('GET /api/plans/site/canal-wharf');
  expect(portal.served.filter((line) => / \/(api|auth)\//.test(line))).toEqual([]);
  portal.stop();
  backend.stop();
});

test('a backend on another origin that hides its session header is named in the console', async ({
  page,
  sandbox,
}) => {
  const backend = await startProxy(sandbox.url, { exposes: 'X-Auth-Error' });
  const portal = await startProxy(sandbox.url, { backend: backend.url });
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.text().startsWith('This page cannot read')) warnings.push(message.text());
  });
  await page.goto(`${portal.url}/v2/#/stardust/auth/login?location_id=canal-wharf`);
  await expectHeading(page, 'We can’t reach the service.');
  await expect
    .poll(() => warnings[0])
    .toBe(
      `This page cannot read the header Authorization and Date of ${backend.url}/auth/blank-session. ` +
        'Let the server send it, and send Access-Control-Expose-Headers: Authorization, Date, X-Auth-Error.',
    );
  portal.stop();
  backend.stop();
});

test('the portal runs under another path than /v2/, which the gateway’s redirect names', async ({
  page,
  sandbox,
}) => {
  const portal = await startProxy(sandbox.url, { portalPath: '/wifi/guests/' });
  const redirect = encodeURIComponent('/wifi/guests/#/login');
  const entry = `#/stardust/auth/login?location_id=canal-wharf&redirect=${redirect}`;
  await page.goto(`${portal.url}/wifi/guests/${entry}`);
  await expectHeading(page, brandTitle('login'));
  await page.goto(`${portal.url}/wifi/guests/#/select-plan`);
  await expectHeading(page, 'Choose a plan');
  await expect(page.getByRole('radio', { name: 'Plus', exact: true })).toBeVisible();
  expect(portal.served.filter((line) => line.includes(' /v2'))).toEqual([]);
  portal.stop();
});
