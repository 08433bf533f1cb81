import { expectAccessible } from './support/accessibility';
import { enterVenue, expectHeading } from './support/enterVenue';
import { expect, test } from './support/test';

const PASSWORD = 'correct horse battery';

test('a customer changes details, password and preferences, and they are saved after a reload', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await enterVenue(page, { venue: 'cedar-pine', persona: 'marcus' });
  await page.goto('/v2/#/portal/my-account');
  await expectHeading(page, 'Account');
  await page.getByRole('link', { name: 'Edit' }).click();
  await expectHeading(page, 'Edit your details');
  await page.getByLabel('First name').fill('');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByLabel('First name')).toHaveAccessibleDescription('Fill in this field.');
  await expectAccessible(page, 'edit details, refused');
  await page.getByLabel('First name').fill('Mark');
  await page.getByRole('button', { name: 'Save' }).click();
  await expectHeading(page, 'Account');

  await page.getByLabel('Current password').fill('not this one');
  await page.getByLabel('New password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByLabel('Current password')).toHaveAccessibleDescription(
    /isn’t your current/,
  );
  await page.getByLabel('Current password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('We’ve changed your password.')).toBeVisible();

  await page.goto('/v2/#/portal/preferences-and-privacy');
  await page.getByRole('switch').first().click();
  await expect(page.getByText('We’ve saved your choice.')).toBeVisible();
  const isOn = await page.getByRole('switch').first().isChecked();
  await page.getByRole('button', { name: 'Read the terms' }).click();
  await expect(page.getByRole('dialog')).toContainText('Fair use');
  await expectAccessible(page, 'terms');
  await page.reload();
  await expect(page.getByRole('switch').first()).toBeChecked({ checked: isOn });
  await page.goto('/v2/#/portal/my-account');
  await expect(page.getByText('Mark', { exact: true })).toBeVisible();
});
