import { expectAccessible } from './support/accessibility';
import { enterVenue, expectHeading } from './support/enterVenue';
import { expect, test } from './support/test';

test('a customer opens every page from the menu, on a phone and on a desktop, and logs out', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await enterVenue(page, { venue: 'canal-wharf', persona: 'maya' });
  await page.goto('/v2/#/portal');
  await expectHeading(page, /renews on/);
  await expectAccessible(page, 'dashboard on a phone');
  await page.getByRole('button', { name: 'More' }).click();
  const more = page.getByRole('dialog', { name: 'More' });
  await expectAccessible(page, 'more places');
  await more.getByRole('link', { name: 'Preferences & Privacy' }).click();
  await expectHeading(page, 'Privacy');
  await expectAccessible(page, 'preferences');

  await page.setViewportSize({ width: 1280, height: 800 });
  await expectHeading(page, 'Preferences & Privacy');
  const menu = page.getByRole('navigation', { name: 'Menu' });
  await menu.getByRole('link', { name: 'Account Details' }).click();
  await expectHeading(page, 'Account Details');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page).toHaveTitle(/^Account Details/);
  await expectAccessible(page, 'account details');
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/#\/$/);
  await expect(page.getByRole('link', { name: 'Log in' })).toBeVisible();
});

test('the access status tops whichever page the portal leads to', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const { venue, persona, says, title } of [
    {
      venue: 'union-street',
      persona: 'agent',
      says: /access is ready|You’re online/,
      title: 'Network',
    },
    {
      venue: 'ruda-park-connect',
      persona: 'paused',
      says: /^Your plan is paused/,
      title: 'Devices',
    },
    {
      venue: 'halden-arcade',
      persona: 'elena',
      says: /access is ready|You’re online/,
      title: 'Devices',
    },
  ])
    await test.step(`${venue}, ${persona}`, async () => {
      await enterVenue(page, { venue, persona, redirect: '/portal' });
      await expectHeading(page, title);
      await expect(page.getByText(says).first()).toBeVisible();
      await expectAccessible(page, `${venue}, ${persona}`);
    });
});

test('the speed test measures this venue, compares the result with the plan and keeps the visit’s history', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await enterVenue(page, { venue: 'canal-wharf', persona: 'maya' });
  await page.goto('/v2/#/portal?view=speed-test');
  await expectHeading(page, 'Speed test');
  await expectAccessible(page, 'speed test, before');
  const kept = page.waitForResponse((answer) => answer.url().endsWith('/api/speed-test'), {
    timeout: 90_000,
  });
  await page.getByRole('button', { name: 'Start the test' }).click();
  expect((await kept).status()).toBe(204);
  await expect(page.getByRole('table', { name: 'Your tests on this visit' })).toBeVisible();
  await expect(page.getByText(/of 150 Mb\/s\./)).toBeVisible();
  await expectAccessible(page, 'speed test, after');
});
