import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility';
import { expect, test } from './support/test';

/** The gateway of a venue, for somebody whom nobody knows. */
const visit = async (page: Page, venue: string, persona = 'visitor'): Promise<string> => {
  const answer = await page.request.get(`/sandbox/api/visit?venue=${venue}&persona=${persona}`);
  const { url } = (await answer.json()) as { url: string };
  return `/v2/${new URL(url, 'http://localhost').hash}`;
};

const configured = (page: Page, changes: Record<string, unknown>) =>
  page.route('**/v2/public-config.json', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ json: { ...(await answer.json()), ...changes } });
  });

test('the operator’s words, the terms, chat and the question about trackers stand around the screen', async ({
  page,
}) => {
  await configured(page, { tracking: { metaPixelId: '1', ga4MeasurementId: null } });
  await page.route('https://connect.facebook.net/**', (route) => route.abort());
  await test.step('header, subheader and the notification', async () => {
    await page.goto(await visit(page, 'hartsmere-forest'));
    await expect(page.getByText('Swimming from 7 in the morning')).toBeVisible();
    await expect(page.getByText('dry until the weekend')).toBeVisible();
    await expect(page.getByText('Stormy weather')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Ask reception' })).toBeVisible();
  });
  await test.step('the question', async () => {
    await expect(page.getByText('May we count visits?')).toBeVisible();
    await expectAccessible(page, 'the question about trackers');
    await page.getByRole('button', { name: 'No, thank you' }).click();
    await expect(page.getByText('May we count visits?')).toBeHidden();
    await page.getByRole('button', { name: 'Choices about trackers' }).click();
    await expect(page.getByText('May we count visits?')).toBeVisible();
    await page.getByRole('button', { name: 'No, thank you' }).click();
  });
  await test.step('the terms', async () => {
    await page.getByRole('button', { name: 'Terms' }).click();
    const reader = page.getByRole('dialog', { name: 'Terms' });
    await expect(reader.getByRole('heading', { name: 'Fair use' })).toBeVisible();
    await expectAccessible(page, 'the terms');
    await reader.getByRole('button', { name: 'Close' }).click();
    await expect(reader).toBeHidden();
  });
  await test.step('chat, clear of the footer', async () => {
    await page.goto('about:blank');
    await page.goto(await visit(page, 'cedar-pine'));
    const launcher = page.getByRole('button', { name: 'Chat with us' });
    await expect(launcher).toBeVisible();
    await expectAccessible(page, 'landing with chat');
    // Drawn for white paper: it must not change into its dark look there.
    await expect(page.getByRole('banner').getByRole('img')).toHaveCSS('color-scheme', 'light only');
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect
      .poll(async () => {
        const [button, foot] = await Promise.all([
          launcher.boundingBox(),
          page.getByRole('contentinfo').boundingBox(),
        ]);
        return (button?.y ?? 0) + (button?.height ?? 0) <= (foot?.y ?? 0);
      })
      .toBe(true);
    await launcher.click();
    // The provider's own launcher takes the place of ours.
    await expect(page.locator('.circleButton')).toBeVisible();
    await expect(page.locator('.f-launcher')).toBeHidden();
  });
});

test('inside a frame nothing is asked and nothing mounted; the parent hears of the return', async ({
  page,
}) => {
  // A page of the same origin without the portal's own policy, which lets nobody but the card provider in.
  await page.route('**/parent.html', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Parent</title>' }),
  );
  await page.goto('/parent.html');
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.frame() !== page.mainFrame()) asked.push(new URL(request.url()).pathname);
  });
  const told = page.evaluate(
    () =>
      new Promise((resolve) => {
        window.addEventListener('message', ({ data }) => resolve(data), { once: true });
        const frame = document.createElement('iframe');
        frame.src = '/v2/?framed#/stripe-return?session=1';
        document.body.append(frame);
      }),
  );
  expect(await told).toMatchObject({ type: 'foyer:payment-returned' });
  const frame = page.frames().find((one) => one.url().includes('framed'));
  await frame?.waitForLoadState('load');
  await expect(page.frameLocator('iframe').locator('[data-boot=title]')).toBeVisible();
  expect(asked.filter((path) => path !== '/v2/')).toEqual([]);
});

test('a session that appears in another tab leads this one to the start', async ({
  page,
  context,
}) => {
  await page.goto(await visit(page, 'canal-wharf'));
  await page.getByRole('link', { name: 'Log in' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome back.' })).toBeVisible();
  const other = await context.newPage();
  await other.goto('/sandbox');
  await other.evaluate(() => {
    const token = localStorage.getItem('Token') ?? '';
    localStorage.removeItem('Token');
    localStorage.setItem('Token', token);
  });
  await expect(page).toHaveURL(/#\/$/);
  await expect(page.getByRole('link', { name: 'Log in' })).toBeVisible();
});

test('a venue’s own tokens dress the page, and what could not be read is left out', async ({
  page,
}) => {
  await configured(page, { themeTokens: { btn: '#8A1C5B', ink: '#EEEEEE' } });
  await page.goto(await visit(page, 'canal-wharf'));
  const property = (name: string) =>
    page.evaluate(
      (token) => getComputedStyle(document.documentElement).getPropertyValue(token),
      name,
    );
  await expect.poll(() => property('--btn')).toBe('#8A1C5B');
  expect(await property('--ink')).not.toBe('#EEEEEE');
  await expectAccessible(page, 'landing in a venue’s own colours');
});
