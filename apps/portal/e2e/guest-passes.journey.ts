import { expectAccessible } from './support/accessibility';
import { enterVenue, expectHeading } from './support/enterVenue';
import { expect, test } from './support/test';

test('a customer gives a guest a pass; the guest gets online with it, and is offline when it ends', async ({
  page,
  browser,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await enterVenue(page, { venue: 'canal-wharf', persona: 'maya' });
  await page.goto('/v2/#/portal/device-management');
  await page.getByRole('link', { name: 'Guest passes' }).click();
  await expectHeading(page, /^Guest/);
  await expectAccessible(page, 'guest passes');
  await page.getByLabel('Who is it for?').fill('Grandma');
  await page.getByRole('button', { name: 'Give a pass' }).click();
  const pass = page.getByRole('group', { name: 'The pass for Grandma' });
  await expect(pass).toBeFocused();
  await expectAccessible(page, 'a new guest pass');
  const link = (await pass.getByText('/v2/#/guest-pass').textContent()) ?? '';

  const guest = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
  await enterVenue(guest, { venue: 'canal-wharf' });
  await guest.goto(link.slice(link.indexOf('/v2/')));
  await expectHeading(guest, 'Your guest pass has started.');
  await expectAccessible(guest, 'a guest pass in use');
  await guest.getByRole('button', { name: 'Connect this device' }).click();
  await expectHeading(guest, 'You’re online.');
  await expect(guest.getByText(/^You have access until .+, \d/)).toBeVisible();

  await page.reload();
  const row = page.getByRole('listitem').filter({ hasText: 'Grandma' });
  await expect(row).toContainText('In use');
  await row.getByRole('button', { name: 'End Grandma' }).click();
  await page.getByRole('button', { name: 'End the pass' }).click();
  const outcome = page.getByRole('status').filter({ hasText: 'We’ve ended the pass for Grandma.' });
  await expect(outcome).toBeFocused();
  await guest.reload();
  await expectHeading(guest, 'You’re nearly online.');
  await guest.context().close();
});
