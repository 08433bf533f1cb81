import type { Page } from '@playwright/test';
import { enterVenue, expectHeading } from './support/enterVenue';
import { expect, test } from './support/test';

/** The pictures that the browser makes of what moves, by the page that it moves to. */
type Moves = Record<string, string[]>;

declare global {
  interface Window {
    pageMoves: Moves;
  }
}

/** Notes each part of the page that moves, and makes the moves slow enough to tap in their middle. */
const watchMoves = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    window.pageMoves = {};
    const start = document.startViewTransition?.bind(document);
    if (!start) throw new Error('This browser has no View Transitions.');
    document.startViewTransition = (change) => {
      const transition = start(change);
      void transition.ready.then(
        () => {
          window.pageMoves[location.hash] = document
            .getAnimations()
            .map(({ effect }) => (effect as KeyframeEffect).pseudoElement ?? '')
            .filter((name) => name.startsWith('::view-transition-'));
          for (const animation of document.getAnimations()) animation.updatePlaybackRate(0.05);
        },
        () => undefined,
      );
      return transition;
    };
  });
};

const movesOf = (page: Page): Promise<Moves> => page.evaluate(() => window.pageMoves);

const openDashboard = async (page: Page): Promise<void> => {
  await watchMoves(page);
  await enterVenue(page, { venue: 'canal-wharf', persona: 'maya' });
  await page.goto('/v2/#/portal');
  await expectHeading(page, /renews on/);
  // The code for it comes after the first screen, with that of the scene.
  await expect(page.locator('html[data-hour]')).toBeAttached();
};

/** The middle of a tab, to be tapped whatever moves there. */
const middleOf = async (page: Page, name: string): Promise<[x: number, y: number]> => {
  const box = await page.locator('.f-tabs').getByRole('link', { name }).boundingBox();
  if (!box) throw new Error(`The tab ${name} is missing.`);
  return [box.x + box.width / 2, box.y + box.height / 2];
};

test('a tap on a tab moves the hero and the mark of the active tab', async ({ page }) => {
  await openDashboard(page);
  const tabs = page.locator('.f-tabs');
  await tabs.getByRole('link', { name: 'My Plan' }).click();
  await expect(page.getByRole('link', { name: 'Change plan' })).toBeVisible();
  // The next move starts once the hero of this page, which loads late, has appeared.
  await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
  await tabs.getByRole('link', { name: 'Dashboard' }).click();
  await expectHeading(page, /renews on/);
  await expect
    .poll(() => movesOf(page))
    .toHaveProperty(
      ['#/portal'],
      expect.arrayContaining([
        '::view-transition-old(f-hero)',
        '::view-transition-new(f-hero)',
        '::view-transition-group(f-tab)',
      ]),
    );
});

test('a second tap in the middle of a move opens its page', async ({ page }) => {
  await openDashboard(page);
  const plan = await middleOf(page, 'My Plan');
  const billing = await middleOf(page, 'Billing');
  await page.mouse.click(...plan);
  await expect.poll(() => movesOf(page)).toHaveProperty(['#/portal/manage-your-plan']);
  await page.mouse.click(...billing);
  await expectHeading(page, 'Billing');
  await expect(page).toHaveURL(/#\/portal\/billing-information$/);
});

test('a second tap right after the first, while the picture stands still, opens its page', async ({
  page,
}) => {
  await openDashboard(page);
  const plan = await middleOf(page, 'My Plan');
  const billing = await middleOf(page, 'Billing');
  await page.mouse.click(...plan);
  await page.mouse.click(...billing);
  await expectHeading(page, 'Billing');
});

test('a tap on the card over the hero while it moves opens its page', async ({ page }) => {
  await openDashboard(page);
  await page.locator('.f-tabs').getByRole('link', { name: 'Devices' }).click();
  await expectHeading(page, 'Devices');
  const home = await middleOf(page, 'Dashboard');
  await page.mouse.click(...home);
  const add = page.getByRole('main').getByRole('link', { name: 'Add device' });
  const box = await add.boundingBox();
  expect(await movesOf(page)).toHaveProperty(['#/portal']);
  await page.mouse.click((box?.x ?? 0) + 10, (box?.y ?? 0) + 10);
  await expect(page).toHaveURL(/#\/portal\/device-management\/add-device$/);
});

test('where people ask for less motion, the page changes without a move', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openDashboard(page);
  await page.locator('.f-tabs').getByRole('link', { name: 'My Plan' }).click();
  await expectHeading(page, 'My Plan');
  expect(await movesOf(page)).toEqual({});
});
