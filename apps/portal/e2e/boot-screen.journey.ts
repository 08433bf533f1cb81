import type { Page } from '@playwright/test';
import { enterVenue } from './support/enterVenue';
import { expect, test } from './support/test';

/** Opens the page again while its application does not load. */
const reloadSlowly = async (page: Page): Promise<void> => {
  await page.route(/\/assets\/[\w-]+\.js/, () => undefined);
  await page.reload({ waitUntil: 'commit' });
  await expect(page.locator('.fy-boot')).toBeVisible();
};

const expectDrawing = async (page: Page): Promise<void> => {
  const image = () =>
    page.locator('.fy-boot-hero').evaluate((hero) => getComputedStyle(hero).backgroundImage);
  await expect.poll(image).toMatch(/gradient|data:image\/svg/);
};

for (const { venue, title } of [
  { venue: 'union-street', title: 'Get online. Get going.' },
  { venue: 'tollgate-house', title: 'Home is where the Wi-Fi is.' },
])
  test(`a visitor who comes back to ${venue} reads the brand’s own words before the application loads`, async ({
    page,
  }) => {
    await enterVenue(page, { venue });
    await reloadSlowly(page);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  });

test('on a desktop the page has the two halves of a landing page before its application loads', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await enterVenue(page, { venue: 'union-street' });
  await reloadSlowly(page);
  const hero = await page.locator('.fy-boot-hero').boundingBox();
  const card = await page.locator('.fy-boot-card').boundingBox();
  expect(hero?.height).toBe(900);
  expect(card?.x).toBeGreaterThan((hero?.x ?? 0) + (hero?.width ?? 0));
});

for (const venue of ['canal-wharf', 'union-street', 'tollgate-house'])
  test(`before its application loads, the page has the drawing of the brand at ${venue}`, async ({
    page,
  }) => {
    await enterVenue(page, { venue });
    await reloadSlowly(page);
    await expectDrawing(page);
  });

test('a customer who reloads the portal sees the brand’s drawing and is not welcomed as a visitor', async ({
  page,
}) => {
  await enterVenue(page, { venue: 'union-street', persona: 'priya' });
  await page.goto('/v2/#/portal');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await reloadSlowly(page);
  await expectDrawing(page);
  await expect(page.getByRole('heading', { name: 'Get online' })).toHaveCount(0);
});
