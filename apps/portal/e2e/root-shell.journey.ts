import type { Locator } from '@playwright/test';
import { expectAccessible } from './support/accessibility';
import { configured } from './support/configured';
import { expect, test } from './support/test';
import { visit } from './support/visit';
import {
  cards,
  choosePlan,
  expectOnline,
  fillCard,
  goToPayment,
  newPerson,
  pick,
  signUp,
  enterCanalWharf,
} from './support/visitor';

/** Whether one element ends above another. */
const expectClear = (upper: Locator, lower: Locator): Promise<void> =>
  expect
    .poll(async () => {
      const [above, below] = await Promise.all([upper.boundingBox(), lower.boundingBox()]);
      return (above?.y ?? 0) + (above?.height ?? 0) - (below?.y ?? 0);
    })
    .toBeLessThanOrEqual(0);

test('the operator’s texts, the terms, chat and the consent question surround the screen', async ({
  page,
}) => {
  await configured(page, { tracking: { metaPixelId: '1', ga4MeasurementId: null } });
  await page.route('https://www.facebook.com/**', (route) => route.abort());
  await test.step('header, subheader and the notification', async () => {
    await page.goto(await visit(page, 'hartsmere-forest'));
    await expect(page.getByText('Swimming from 7 in the morning')).toBeVisible();
    await expect(page.getByText('dry until the weekend')).toBeVisible();
    await expect(page.getByText('Stormy weather')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Ask reception' })).toBeVisible();
  });
  await test.step('the question', async () => {
    await expect(page.getByText('Can we share your visits with advertisers?')).toBeVisible();
    await expectAccessible(page, 'the question about trackers');
    await page.getByRole('button', { name: 'No, thanks' }).click();
    await expect(page.getByText('Can we share your visits with advertisers?')).toBeHidden();
    await page.getByRole('button', { name: 'Privacy choices' }).click();
    await expect(page.getByText('Can we share your visits with advertisers?')).toBeVisible();
    await page.getByRole('button', { name: 'No, thanks' }).click();
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
    // The hero is dark in both schemes, and so the logo for dark ground keeps its look.
    const logo = page.getByRole('banner').getByRole('img');
    await expect(logo).toHaveAttribute('src', /cedar-logo-dark\.svg$/);
    await expect(logo).toHaveCSS('color-scheme', 'dark only');
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expectClear(launcher, page.getByRole('contentinfo'));
    await launcher.click();
    await expect(page.getByRole('dialog', { name: 'Chat' })).toBeVisible();
    // The provider's own button replaces ours.
    await expect(page.locator('.circleButton')).toBeVisible();
    await expect(page.locator('.f-launcher')).toBeHidden();
  });
});

test('the chat button never covers the chosen plan', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(await visit(page, 'cedar-pine'));
  await page.getByRole('link', { name: /^See plans/ }).click();
  const launcher = page.getByRole('button', { name: 'Chat with us' });
  const bar = page.getByRole('button', { name: 'Continue' }).locator('..');
  // A plan with a badge moves everything below it when it expands or collapses.
  for (const plan of ['Essential', 'Plus', 'Essential']) {
    await pick(page.getByRole('radio', { name: plan, exact: true }));
    await expectClear(launcher, bar);
  }
});

test('the language menu changes the language, and another venue brings its theme, title and icon', async ({
  page,
}) => {
  await page.goto(await visit(page, 'hartsmere-forest'));
  await page.getByRole('button', { name: 'Language: English' }).click();
  await page.getByRole('menuitemradio', { name: 'العربية' }).click();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expectAccessible(page, 'landing in Arabic');
  await page.getByRole('button', { name: /العربية/ }).click();
  await page.getByRole('menuitemradio', { name: 'English' }).click();
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
  const dress = () =>
    page.evaluate(() => ({
      hero: getComputedStyle(document.documentElement).getPropertyValue('--hero'),
      icon: document.querySelector<HTMLLinkElement>('link[rel~=icon]')?.href,
    }));
  const before = await dress();
  await expect(page).toHaveTitle(/Hartsmere/);
  const next = await visit(page, 'trenance-cove');
  await page.evaluate((hash) => void (window.location.hash = hash), next.replace('/v2/', ''));
  await expect(page).toHaveTitle(/^Pebble Cove Wi-Fi - /);
  await expect.poll(async () => (await dress()).hero).not.toBe(before.hero);
  expect((await dress()).icon).not.toBe(before.icon);
});

test('the tab shows the brand’s name even when the theme loads late', async ({ page }) => {
  await page.route('**/themes/cove*', async (route) => {
    await expect(page.getByRole('link', { name: /^See plans/ })).toBeVisible();
    await route.continue();
  });
  await page.goto(await visit(page, 'trenance-cove'));
  await expect(page.locator('html')).toHaveAttribute('data-hero', 'field');
  await expect(page).toHaveTitle(/^Pebble Cove Wi-Fi - /);
});

test.describe('a tracker with consent', () => {
  // The page's policy allows only the trackers of the sandbox's own configuration.
  test.use({ bypassCSP: true });

  test('receives the five events after consent, and nothing before', async ({ page }) => {
    const heard: string[] = [];
    await configured(page, { tracking: { metaPixelId: '1', ga4MeasurementId: null } });
    await page.route('https://www.facebook.com/tr?**', (route) => {
      heard.push(new URL(route.request().url()).searchParams.get('ev') ?? '');
      return route.fulfill({ status: 204 });
    });
    const person = newPerson();
    await enterCanalWharf(page, person);
    await page.getByRole('link', { name: /See plans/ }).click();
    const yes = page.getByRole('button', { name: 'Yes, share them' });
    await expect(yes).toBeVisible();
    expect(heard).toEqual([]);
    await yes.click();
    await page.goBack();
    await choosePlan(page, 'Plus');
    await signUp(page, person);
    const form = await goToPayment(page);
    await fillCard(form, cards.pays);
    await form.getByRole('button', { name: /^Pay / }).click();
    await expectOnline(page);
    await expect
      .poll(() => [...new Set(heard)].toSorted())
      .toEqual([
        'AddToCart',
        'CompleteRegistration',
        'InitiateCheckout',
        'Purchase',
        'ViewContent',
      ]);
  });
});

test('a venue’s own tokens style the page, and invalid ones are ignored', async ({ page }) => {
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
