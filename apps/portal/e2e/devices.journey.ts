import type { Locator } from '@playwright/test';
import { expectAccessible } from './support/accessibility';
import { enterVenue, expectHeading } from './support/enterVenue';
import { newPerson } from './support/visitor';
import { expect, test } from './support/test';

test('a resident adds a TV by its address, renames it, removes it and undoes the removal', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await enterVenue(page, { venue: 'union-street', persona: 'priya' });
  await page.goto('/v2/#/portal/device-management');
  await expectHeading(page, 'Network');
  await expectAccessible(page, 'devices');
  await page.getByRole('link', { name: 'Add a device' }).click();
  await expectHeading(page, 'Add a device');
  await page.getByRole('button', { name: 'Add this device' }).click();
  await expectAccessible(page, 'add a device, refused');
  await page
    .getByRole('textbox', { name: 'Device address' })
    .fill(newPerson().mac.replaceAll(':', '-').toLowerCase());
  await page.getByLabel('Name', { exact: true }).fill('Bedroom TV');
  await page.getByLabel('Type of device').selectOption('TV');
  await page.getByRole('button', { name: 'Add this device' }).click();
  await page.getByRole('link', { name: 'Edit Bedroom TV' }).click();
  await expectHeading(page, 'Bedroom TV');
  await expectAccessible(page, 'edit a device');
  await page.getByLabel('Name', { exact: true }).fill('Guest TV');
  await page.getByRole('button', { name: 'Save the name' }).click();
  const list = page.getByRole('list', { name: 'Your devices' });
  await expect(list).toContainText('Guest TV');

  await page.getByRole('button', { name: 'Select' }).click();
  await page.getByRole('checkbox', { name: 'Guest TV' }).check();
  await expectAccessible(page, 'choosing devices');
  await page.getByRole('button', { name: 'Remove 1 device' }).click();
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect(undo).toBeFocused();
  await expectAccessible(page, 'a removal that can be undone');
  await undo.click();
  await expect(list).toContainText('Guest TV');
  await page.getByRole('link', { name: 'Edit Guest TV' }).click();
  const removed = page.waitForResponse((answer) => answer.url().endsWith('/devices/delete'));
  await page.getByRole('button', { name: 'Remove this device' }).click();
  await expect(page.getByText('We’ve removed Guest TV')).toBeVisible();
  await page.getByRole('link', { name: 'Account' }).first().click();
  expect((await removed).status()).toBe(204);
  await page.goto('/v2/#/portal/device-management');
  await expect(list).not.toContainText('Guest TV');

  await page.getByRole('button', { name: 'Select' }).click();
  await page.getByRole('checkbox', { name: 'Chromecast' }).check();
  await page.getByRole('button', { name: 'Remove 1 device' }).click();
  await expect(page.getByText('We’ve removed Chromecast')).toBeVisible();
  await page.reload();
  await expect(list).toContainText('Printer');
  await expect(list).not.toContainText('Chromecast');
});

test('a household’s Wi-Fi key is shown, copied and changed after a list of what must rejoin; the wizard leads through the set-up', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 1280, height: 800 });
  await enterVenue(page, { venue: 'union-street', persona: 'migrating' });
  await page.goto('/v2/#/portal/device-management');
  await page.getByRole('button', { name: 'Move now' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Move to your new Wi-Fi password?' });
  await expect(dialog).toContainText('PlayStation');
  await expectAccessible(page, 'moving to a new key');
  await dialog.getByRole('button', { name: 'Move now' }).click();
  await expect(page.getByText(/You have a new Wi-Fi password/)).toBeVisible();
  await expect(page.getByText('Move to your new Wi-Fi password', { exact: true })).toHaveCount(0);
  await page.getByRole('link', { name: 'Set up step by step' }).click();
  await expectHeading(page, 'Set up your network');
  for (const step of ['Start', 'Continue', 'My device is connected', 'Continue', 'Continue']) {
    await expectAccessible(page, `wizard, before “${step}”`);
    await page.getByRole('button', { name: step }).click();
  }
  await page.getByRole('button', { name: 'Go to your devices' }).click();
  await expectHeading(page, 'Personal Network');
});

const widths = (bars: Locator): Promise<number[]> =>
  bars.evaluateAll((all) => all.map((bar) => Math.round(bar.getBoundingClientRect().width)));

test('on a narrow phone each slot is as wide as the others', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await enterVenue(page, { venue: 'union-street', persona: 'priya' });
  await page.goto('/v2/#/portal/device-management');
  const slots = page.locator('.f-slot-bars span');
  await expect(slots).toHaveCount(10);
  expect(new Set(await widths(slots)).size).toBe(1);
});

test('one day of data is a bar, not a block', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.route('**/api/usage', async (route) => {
    const counted = (await (await route.fetch()).json()) as object;
    const days = [{ day: '2026-11-26', downloadBytes: 40_000_000, uploadBytes: 0 }];
    await route.fulfill({ json: { ...counted, days } });
  });
  await enterVenue(page, { venue: 'hartsmere-forest', persona: 'rhys' });
  await page.goto('/v2/#/portal/manage-your-plan');
  const days = page.getByRole('list', { name: /^Data by day/ }).getByRole('listitem');
  await expect(days.first()).toBeVisible();
  const [chart = 0] = await widths(page.getByRole('list', { name: /^Data by day/ }));
  expect(Math.max(...(await widths(days)))).toBeLessThanOrEqual(Math.max(64, Math.ceil(chart / 7)));
});
