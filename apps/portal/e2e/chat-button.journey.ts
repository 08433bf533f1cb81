import type { Page } from '@playwright/test';
import { enterVenue } from './support/enterVenue';
import { openLoaded } from './support/openLoaded';
import { expect, test } from './support/test';
import { visit } from './support/visit';
import { goToPayment, newPerson, signUp } from './support/visitor';

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
