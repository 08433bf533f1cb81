import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility';
import { expect, test } from './support/test';

const heightOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollHeight);

const unfoldAll = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const fold of document.querySelectorAll('details')) fold.open = true;
  });

const search = (page: Page, words: string): Promise<void> =>
  page.getByRole('searchbox').fill(words);

/** The most px of a page on a phone: 16 venues with all their people, and 104 calls in folded groups. */
const limits = [
  { path: '/sandbox', limit: 3_800 },
  { path: '/api/docs', limit: 1_600 },
];

for (const { path, limit } of limits)
  test(`on a phone, ${path} is at most ${limit} px high until something is unfolded`, async ({
    page,
  }) => {
    await page.goto(path);
    expect(await heightOf(page)).toBeLessThanOrEqual(limit);
    await expectAccessible(page, path);
    await unfoldAll(page);
    expect(await heightOf(page)).toBeGreaterThan(limit);
    await expectAccessible(page, `${path}, unfolded`);
  });

test('a search finds a person by what is known about them, and nobody else', async ({ page }) => {
  await page.goto('/sandbox');
  const people = page.getByRole('button', { name: /^Walk in at / });
  const all = await people.count();
  await search(page, 'past due');
  await expect(people).toHaveCount(1);
  await expect(people).toContainText('Gareth Lowe');
  await search(page, 'cove trewin');
  await expect(people).toHaveCount(1);
  await search(page, 'zzz');
  await expect(page.getByRole('status')).toHaveText('Nothing found. Try another word.');
  await search(page, '');
  await expect(people).toHaveCount(all);
  await expect(page.getByRole('status')).toBeEmpty();
});

test('a customer comes logged out while the box is ticked', async ({ page }) => {
  await page.goto('/sandbox');
  await page.getByLabel('Customers come logged out').check();
  await page.getByRole('button', { name: 'Walk in at Canal Wharf as Maya Okafor' }).click();
  await expect(page).toHaveURL(/\/v2\/#\/$/);
  await expect(page.getByRole('link', { name: 'Log in' })).toBeVisible();
});

test('on a phone, a call shows its method, summary and command', async ({ page }) => {
  await page.goto('/api/docs');
  await expect(page.getByText('Get guest passes')).toBeHidden();
  await page
    .getByRole('navigation', { name: 'Groups' })
    .getByRole('link', { name: 'devices' })
    .click();
  await expect(page.getByText('Get guest passes')).toBeVisible();
  await search(page, 'redeem');
  const call = page.getByText('/api/guest-passes/redeem', { exact: true });
  await expect(page.getByText('Get guest passes')).toBeHidden();
  await expect(page.getByText('Redeem guest pass')).toBeVisible();
  await call.click();
  await expect(page.getByText('curl -X POST "$PORTAL/api/guest-passes/redeem"')).toBeVisible();
});
