import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility';
import { configured } from './support/configured';
import { enterVenue } from './support/enterVenue';
import { openLoaded } from './support/openLoaded';
import { expect, test } from './support/test';
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

/** Enters a venue's gateway as an unknown visitor. */
const visit = async (page: Page, venue: string, persona = 'visitor'): Promise<string> => {
  const answer = await page.request.post(`/sandbox/api/visit?venue=${venue}&persona=${persona}`, {
    maxRetries: 3,
  });
  const { url } = (await answer.json()) as { url: string };
  return `/v2/${new URL(url, 'http://localhost').hash}`;
};

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

test('the chat button covers nothing on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const launcher = page.getByRole('button', { name: 'Chat with us' });
  const strip = page.locator('.f-launcher-strip');
  /** Whether the strip holds the button, over the width of the window. */
  const isHeld = async (): Promise<boolean> => {
    const [button, room] = await Promise.all([launcher.boundingBox(), strip.boundingBox()]);
    if (!button || !room) return false;
    const { y, height } = button;
    return room.y < y && room.y + room.height > y + height && room.width >= 390;
  };
  for (const [path, last] of [
    ['/', () => page.getByRole('main')],
    ['/select-plan', () => page.getByRole('radio').last()],
  ] as const) {
    await page.goto('about:blank');
    await page.goto(await visit(page, 'cedar-pine'));
    // The start replaces the address; a page that is asked for earlier would be lost.
    await expect(launcher).toBeVisible();
    await page.evaluate((to) => void (window.location.hash = to), path);
    await expect(launcher).toBeVisible();
    // The site asks for a round button.
    const { width, height } = (await launcher.boundingBox()) ?? { width: 0, height: -1 };
    expect(width).toBe(height);
    await expect(launcher).toHaveCSS('border-radius', '50%');
    await expect.poll(isHeld).toBe(true);
    // At the end of the page, which grows while it loads, all of it stands above the strip.
    await expect(async () => {
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      expect(await isHeld()).toBe(true);
      const [content, room] = await Promise.all([last().boundingBox(), strip.boundingBox()]);
      expect((content?.y ?? 0) + (content?.height ?? 0)).toBeLessThanOrEqual(room?.y ?? 0);
    }).toPass();
  }
});

/** What of the page shows beside the bottom navigation, below the strip of the chat button; runs in the page. */
const shownBelowStrip = (): string[] => {
  const strip = document.querySelector('.f-launcher-strip');
  if (!strip) return ['the chat button is missing'];
  const shown = new Set<string>();
  for (let y = strip.getBoundingClientRect().bottom + 1; y < window.innerHeight; y += 4)
    for (let x = 1; x < window.innerWidth; x += 4) {
      const hit = document.elementFromPoint(x, y);
      if (hit && !hit.closest('.f-launcher-strip, .f-tabs')) shown.add(hit.outerHTML.slice(0, 120));
    }
  return [...shown];
};

test('the strip of the chat button leaves nothing of the key card beside the bottom navigation of a phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await enterVenue(page, { venue: 'cedar-pine', persona: 'marcus' });
  await openLoaded(page, '/portal?view=key-card');
  await expect(page.getByRole('button', { name: 'Chat with us' })).toBeVisible();
  await expect.poll(() => page.evaluate(shownBelowStrip)).toEqual([]);
});

/** The texts and controls of the page that the chat button covers; runs in the page. */
const coveredByChat = (): string[] => {
  const box = (element: Element) => element.getBoundingClientRect();
  const button = document.querySelector('.f-launcher');
  if (!button) return ['the chat button is missing'];
  const { left, right, top, bottom } = box(button);
  return [...document.querySelectorAll<HTMLElement>('main *, footer *')]
    .filter((each) => each.matches('a, button, input, img, iframe') || hasText(each))
    .filter((each) => each.checkVisibility() && !each.closest('.f-launcher'))
    .filter((each) => {
      const it = box(each);
      return it.left < right && it.right > left && it.top < bottom && it.bottom > top;
    })
    .map((each) => each.outerHTML.slice(0, 120));
  function hasText(each: HTMLElement): boolean {
    return [...each.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim());
  }
};

/** Expects that the chat button covers nothing at the start, the middle and the end of the page. */
const expectNothingCovered = async (page: Page, what: string): Promise<void> => {
  for (const share of [0, 0.5, 1])
    await expect
      .poll(
        () => {
          const to = `window.scrollTo(0, document.documentElement.scrollHeight * ${share})`;
          return page.evaluate(to).then(() => page.evaluate(coveredByChat));
        },
        { message: `${what} at ${share}` },
      )
      .toEqual([]);
};

/** The provider's form is there once its first field is. */
const expectCardForm = (page: Page): Promise<void> =>
  expect(page.frameLocator('iframe').first().getByLabel('Card number')).toBeVisible();

const chatScreens = [
  { paths: ['/', '/select-plan', '/login'] },
  {
    persona: 'marcus',
    paths: [
      '/portal',
      '/portal/manage-your-plan',
      '/portal/billing-information',
      '/portal/device-management',
      '/portal/my-account',
    ],
  },
];

for (const [device, width, height] of [
  ['a phone on its side', 844, 390],
  ['a low window', 640, 360],
  ['a tablet', 744, 1133],
  ['a desktop', 1280, 800],
] as const)
  test(`the chat button covers nothing on ${device}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const { paths, ...person } of chatScreens) {
      await enterVenue(page, { venue: 'cedar-pine', ...person });
      for (const path of paths) {
        await openLoaded(page, path);
        await expect(page.getByRole('button', { name: 'Chat with us' })).toBeVisible();
        await expectNothingCovered(page, path);
      }
    }
    await openLoaded(page, '/portal/my-account/default-payment-method');
    await page.getByRole('button', { name: 'Enter card details' }).click();
    await expectCardForm(page);
    await expectNothingCovered(page, 'the form of another card');
    // A visitor has a browser of their own.
    await page.evaluate(() => localStorage.clear());
    await enterVenue(page, { venue: 'cedar-pine' });
    await openLoaded(page, '/select-plan?plan=cp-plus-4weeks&step=sign-up');
    await signUp(page, newPerson());
    await goToPayment(page);
    await expectNothingCovered(page, 'the payment');
  });
