import type { Page } from '@playwright/test';
import { enterVenue } from './support/enterVenue';
import { expect, test } from './support/test';

const screens = [
  { path: '/', shows: /nearly online/ },
  { path: '/select-plan', shows: /^Choose a plan$/ },
  { path: '/login', shows: /^Welcome back/ },
  { path: '/portal', persona: 'maya', shows: /renews on/ },
  { path: '/portal/device-management', persona: 'maya', shows: /^Devices$/ },
  { path: '/portal/manage-your-plan', persona: 'maya', shows: /^My Plan$/ },
  { path: '/portal/billing-information', persona: 'maya', shows: /^Billing$/ },
] as const;

const onEachScreen = async (page: Page, look: (path: string) => Promise<void>): Promise<void> => {
  for (const screen of screens) {
    await enterVenue(page, {
      venue: 'canal-wharf',
      ...('persona' in screen && { persona: screen.persona }),
    });
    await page.goto(`/v2/#${screen.path}`);
    await expect(page.getByRole('heading', { level: 1, name: screen.shows })).toBeVisible();
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    await look(screen.path);
  }
};

/** Icons whose lines are not in a colour of the system; runs in the page. */
const brandIcons = (): string[] => {
  const probe = document.createElement('i');
  document.body.append(probe);
  const system = ['CanvasText', 'LinkText', 'ButtonText', 'Highlight', 'HighlightText', 'GrayText'];
  const colours = system.map((name) => {
    probe.style.color = name;
    return getComputedStyle(probe).color;
  });
  probe.remove();
  return [...document.querySelectorAll('.f-icon')]
    .filter((icon) => icon.checkVisibility() && !colours.includes(getComputedStyle(icon).stroke))
    .map(
      (icon) => `${getComputedStyle(icon).stroke} in ${icon.parentElement?.outerHTML.slice(0, 80)}`,
    );
};

test.describe('with forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

  test('every icon has a colour of the system', async ({ page }) => {
    await onEachScreen(page, async (path) => {
      await expect.poll(() => page.evaluate(brandIcons), { message: path }).toEqual([]);
    });
  });
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('nothing goes on moving', async ({ page }) => {
    const moving = (): string[] =>
      document
        .getAnimations()
        .filter(({ effect }) => Number(effect?.getComputedTiming().endTime) > 100)
        .map(({ effect }) => (effect as KeyframeEffect).target?.outerHTML.slice(0, 80) ?? '');
    await onEachScreen(page, async (path) => {
      expect(await page.evaluate(moving), path).toEqual([]);
    });
  });
});

test.describe('with more contrast', () => {
  test.use({ contextOptions: { contrast: 'more', reducedMotion: 'reduce' } });

  test('second-rank text, lines and edges have the colour of the text', async ({ page }) => {
    const tokens = (): string[] => {
      const style = getComputedStyle(document.body);
      return ['--ink', '--ink-2', '--line', '--control'].map((name) =>
        style.getPropertyValue(name),
      );
    };
    await onEachScreen(page, async (path) => {
      const [ink = '', ...others] = await page.evaluate(tokens);
      expect(ink, path).toMatch(/^#/);
      expect(others, path).toEqual([ink, ink, ink]);
    });
  });
});
