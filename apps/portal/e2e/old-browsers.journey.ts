import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility';
import { expectFits } from './support/layout';
import { expect, test } from './support/test';

const expectTold = async (page: Page): Promise<void> => {
  await expect(
    page.getByRole('heading', {
      level: 1,
      name: 'This page needs JavaScript and a newer browser.',
    }),
  ).toBeVisible();
  await expect(
    page.getByText('Use a browser from 2023 or later, turn on JavaScript'),
  ).toBeVisible();
  await expect(page.getByText('تحتاج هذه الصفحة إلى JavaScript')).toBeVisible();
  await expect(page.getByText('Help: 0330 808 4410, help@foyer.example')).toBeVisible();
  await expect(page.getByText('One moment')).toHaveCount(0);
  await expect(page.locator('.fy-boot-card')).toBeHidden();
};

test('a browser that is too old for the application is told so, with whom to ask', async ({
  page,
}) => {
  const calls: string[] = [];
  page.on('request', (request) => calls.push(new URL(request.url()).pathname));
  await page.addInitScript(() => Reflect.deleteProperty(Array.prototype, 'toSorted'));
  await page.goto('/v2/');
  await expectTold(page);
  await expectAccessible(page, 'an old browser');
  await expectFits(page, 'an old browser');
  expect(calls).toEqual(['/v2/']);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page says that it needs it, with whom to ask', async ({ page }) => {
    await page.goto('/v2/');
    await expectTold(page);
  });
});
