import type { Locator } from '@playwright/test';
import { expectAccessible } from './support/accessibility';
import {
  enterVenue,
  clearFaults,
  deviceState,
  expectHeading,
  expectOnlineAt,
  injectFault,
} from './support/enterVenue';
import { newPerson } from './support/visitor';
import { signUpAt } from './support/newCustomer';
import { expect, test } from './support/test';
import { brandTitle } from '../src/testing/brandTitles';

test('each page where a visit can end says what happened and offers a next step', async ({
  page,
}) => {
  await test.step('a device that is turned away', async () => {
    await enterVenue(page, { venue: 'ruda-park-connect', persona: 'blacklisted' });
    await expectHeading(page, 'This device can’t connect.');
    await expectAccessible(page, 'denied');
  });
  await test.step('a place that nobody knows', async () => {
    await page.goto('about:blank');
    await page.goto('/v2/#/stardust/auth/login?location_id=nowhere&mac_id=IGNORE_MAC');
    await expectHeading(page, 'We don’t know where you are.');
    await expect(page.getByRole('timer')).toHaveText(/We’ll try again in \d+ seconds/);
    await expectAccessible(page, 'portal not found');
  });
  await test.step('a place that is closed, but not to an agent', async () => {
    await enterVenue(page, { venue: 'old-brewery' });
    await expectHeading(page, 'The Wi-Fi service here is closed.');
    await expectAccessible(page, 'denied portal');
    await enterVenue(page, { venue: 'old-brewery', persona: 'agent' });
    await expect(page).toHaveURL(/#\/portal/);
  });
  await test.step('an address that does not exist', async () => {
    await enterVenue(page, { venue: 'canal-wharf' });
    await page.goto('/v2/#/no-such-page');
    await expectHeading(page, 'This page doesn’t exist.');
    await expectAccessible(page, 'wrong URL');
    await page.getByRole('link', { name: 'Go to the start page' }).click();
    await expectHeading(page, brandTitle('landing'));
  });
});

test('outside the network a visitor can try again and open the log-in page', async ({ page }) => {
  await page.goto('/v2/');
  await expectHeading(page, 'You’re not on our Wi-Fi.');
  await expectAccessible(page, 'not connected');
  await page.getByRole('link', { name: 'Log in' }).click();
  await expect(page.getByLabel('Email address')).toBeVisible();
});

/** Whether a link has the colour of a page's main button. */
const standsOut = (link: Locator): Promise<boolean> =>
  link.evaluate((element) => {
    const sample = element.appendChild(document.createElement('span'));
    sample.style.backgroundColor = 'var(--btn)';
    const main = getComputedStyle(sample).backgroundColor;
    sample.remove();
    return getComputedStyle(element).backgroundColor === main;
  });

test('a device that is online is urged to log in only where people have accounts', async ({
  page,
}) => {
  const logIn = page.getByRole('link', { name: 'Log in' });
  await enterVenue(page, { venue: 'canal-wharf', persona: 'maya', isLoggedOut: true });
  await expectHeading(page, brandTitle('landing', 'online'));
  expect(await standsOut(logIn)).toBe(true);
  await enterVenue(page, { venue: 'saltwater-lido', persona: 'returning', isLoggedOut: true });
  await expectHeading(page, brandTitle('landing', 'online'));
  expect(await standsOut(logIn)).toBe(false);
});

test('failed site information is requested again after a countdown of 20 seconds', async ({
  page,
}) => {
  const { mac } = newPerson();
  await page.clock.install();
  await injectFault(page, 'getSiteInfo', '500', mac);
  await enterVenue(page, { venue: 'canal-wharf', mac });
  await page.getByRole('alertdialog').getByRole('button', { name: 'Close' }).click();
  await expectHeading(page, 'Something went wrong.');
  await expect(page.getByRole('timer')).toHaveText(/We’ll try again in \d+ seconds?\./);
  await expectAccessible(page, 'error with back-off');
  await clearFaults(page);
  await page.clock.runFor(21_000);
  await expectHeading(page, brandTitle('landing'));
});

test('without a session the page says so and can start again without a reload', async ({
  page,
}) => {
  // Without a session the sandbox cannot tell devices apart, so the fault applies to all.
  await injectFault(page, 'getBlankSession', '500', null);
  await enterVenue(page, { venue: 'canal-wharf' });
  await expectHeading(page, 'We can’t reach the service.');
  await expect(page).toHaveURL(/#\/portal$/);
  await expectAccessible(page, 'no session');
  await clearFaults(page);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expectHeading(page, brandTitle('landing'));
});

test('the gateway’s redirect opens pages of the portal at once, and other hosts only by a link that names the host', async ({
  page,
}) => {
  await enterVenue(page, { venue: 'canal-wharf', redirect: '#/login' });
  await expect(page).toHaveURL(/#\/login$/);
  await enterVenue(page, {
    venue: 'tollgate-house',
    redirect: 'https://weather.example/today',
  });
  await page.getByRole('link', { name: 'Connect this device' }).click();
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Get online' }).click();
  await expectHeading(page, brandTitle('online'));
  const onwards = page.getByRole('link', { name: 'Continue to weather.example' });
  await expect(onwards).toHaveAttribute('href', 'https://weather.example/today');
  await expectAccessible(page, 'landing, online');
});

test('http-pap-connection opens trusted hosts, offers a link to others, and stays for invalid addresses', async ({
  page,
}) => {
  await page.route('http://captive.apple.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>Success</h1>' }),
  );
  await enterVenue(page, { venue: 'canal-wharf' });
  await page.goto('/v2/#/http-pap-connection?to=https://elsewhere.example/page');
  await expect(page.getByRole('link', { name: 'Continue to elsewhere.example' })).toHaveAttribute(
    'href',
    'https://elsewhere.example/page',
  );
  await expectAccessible(page, 'http-pap-connection');
  await page.goto('/v2/#/http-pap-connection?to=%23/login');
  await expect(page).toHaveURL(/#\/login$/);
  await page.goto('/v2/#/http-pap-connection?to=javascript:alert(1)');
  await expectHeading(page, brandTitle('landing'));
  await page.goto('/v2/#/http-pap-connection?to=http://captive.apple.com/hotspot-detect.html');
  await expect(page).toHaveURL('http://captive.apple.com/hotspot-detect.html');
});

test('inside a frame the page loads nothing and tells its parent that the payment has returned', async ({
  page,
}) => {
  const calls: string[] = [];
  page.on('request', (request) => calls.push(new URL(request.url()).pathname));
  // An empty page of the same origin, because the portal's policy allows only the card provider's frames.
  await page.route('**/a-parent', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<script>
        addEventListener('message', ({ data }) => (document.title = JSON.stringify(data)));
      </script><iframe src="/v2/#/stripe-return?session_id=cs_1"></iframe>`,
    }),
  );
  await page.goto('/a-parent');
  await expect(page).toHaveTitle(
    '{"type":"foyer:payment-returned","hash":"#/stripe-return?session_id=cs_1"}',
  );
  expect(calls).toEqual(['/a-parent', '/v2/']);
});

test('a session that another tab starts leads to the landing page', async ({ page, context }) => {
  await enterVenue(page, { venue: 'canal-wharf' });
  await page.goto('/v2/#/login');
  await expect(page.getByLabel('Email address')).toBeVisible();
  const other = await context.newPage();
  await other.goto('/sandbox');
  await other.evaluate(() => {
    const token = localStorage.getItem('Token') ?? '';
    localStorage.removeItem('Token');
    localStorage.setItem('Token', token);
  });
  await expect(page).toHaveURL(/#\/$/);
});

test('a link of another person asks who goes on, works once, and is not asked about again', async ({
  page,
}) => {
  const signedUp = await signUpAt(page, 'canal-wharf');
  await page.goto(signedUp.url);
  await expect(page).not.toHaveURL(/stardust/);
  const answer = await page.request.post('/sandbox/api/visit?venue=canal-wharf&persona=maya', {
    maxRetries: 3,
  });
  const { url } = (await answer.json()) as { url: string };
  const open = async () => {
    await page.goto('about:blank');
    await page.goto(url);
  };
  const asked = page.getByRole('dialog').filter({ hasText: 'This link logs in Maya' });
  const expectAccountOf = async (email: string) => {
    await page.goto('/v2/#/portal/my-account');
    await expect(page.getByText(email)).toBeVisible();
  };
  await open();
  await expect(asked).toContainText(`You’re logged in as Robin (${signedUp.email}).`);
  await expectAccessible(page, 'the question who goes on');
  await asked.getByRole('button', { name: 'Stay as Robin' }).click();
  await expect(asked).toBeHidden();
  await expectAccountOf(signedUp.email);
  await open();
  await asked.getByRole('button', { name: 'Continue as Maya' }).click();
  await expect(page).toHaveURL(/#\/portal/);
  await expectAccountOf('maya.okafor@hey.co.uk');
  await page.goBack();
  await page.reload();
  await expectAccountOf('maya.okafor@hey.co.uk');
  await expect(asked).toBeHidden();
  await page.evaluate(() => localStorage.clear());
  await open();
  const said = page.getByRole('dialog').filter({ hasText: 'has expired or has already been used' });
  await expect(said).toBeVisible();
  await expectAccessible(page, 'a used link');
  await said.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByLabel('Email address')).toBeVisible();
});

test('a secure page explains the browser’s warning about an insecure gateway, and connects after confirmation', async ({
  page,
  sandbox,
}) => {
  // The test acts as the TLS proxy in front of the sandbox. The gateway's own address stays plain http;
  // the venue's pictures use https.
  const front = 'https://wifi.example';
  await page.route(`${front}/**`, async (route) => {
    const { pathname, search } = new URL(route.request().url());
    // The sandbox serves this machine alone, and a page's address elsewhere would give the proxy away.
    const headers = { ...route.request().headers(), referer: `${sandbox.url}/` };
    const response = await route.fetch({ url: sandbox.url + pathname + search, headers });
    if (!/\/(?:site-info|blank-session)$/.test(pathname)) return route.fulfill({ response });
    const site = await response.text();
    const body = site.replaceAll(`${sandbox.url}/sandbox/assets`, `${front}/sandbox/assets`);
    return route.fulfill({ response, body });
  });
  await page.setViewportSize({ width: 1280, height: 800 });
  const mac = await enterVenue(page, { venue: 'tollgate-house', origin: front });
  await page.getByRole('link', { name: 'Connect this device' }).click();
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Get online' }).click();
  const said = page.getByRole('dialog').filter({ hasText: 'You can continue' });
  await expect(said).toBeVisible();
  await expectAccessible(page, 'the message dialog');
  const width = async (): Promise<number> => (await said.boundingBox())?.width ?? 0;
  // SHELL-4: at medium and wider, and at the widest screen that is not.
  for (const [screen, wide] of [
    [1280, 532],
    [900, 532],
    [599, 532],
    [360, 328],
  ] as const) {
    await page.setViewportSize({ width: screen, height: 800 });
    await expect.poll(width, { message: `at ${screen} px` }).toBe(wide);
  }
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(said.getByRole('button')).toHaveText(['Continue']);
  await page.keyboard.press('Escape');
  await expect(said).toBeHidden();
  expect(await deviceState(page, 'tollgate-house', mac)).not.toBe('online');
  await page.getByRole('button', { name: /Connect|Get online/ }).click();
  await said.getByRole('button', { name: 'Continue' }).click();
  await expectHeading(page, brandTitle('online'));
  await expectOnlineAt(page, 'tollgate-house', mac);
});
