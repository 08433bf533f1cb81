import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import '../../src/core/base.css';
import { Billing } from '../screens/Billing';
import { Checkout } from '../screens/Checkout';
import { Dashboard } from '../screens/Dashboard';
import { Devices } from '../screens/Devices';
import { Landing } from '../screens/Landing';
import { LogIn } from '../screens/LogIn';
import { Plans } from '../screens/Plans';
import { applyDisplaySettings } from '../support/displaySettings';
import { themes } from '../support/themes';
import { loadEveryFace } from './loadEveryFace';

const screens = [Landing, LogIn, Plans, Checkout, Dashboard, Devices, Billing];

/**
 * A phone shows the light colours of every brand, a desktop the dark ones: together all tokens and both layouts. A desktop's
 * picture is half as large as its window, so that the repository stays small.
 */
const looks = [
  { device: 'phone', scheme: 'light', width: 390, height: 844, scale: 1 },
  { device: 'desktop', scheme: 'dark', width: 1280, height: 800, scale: 0.5 },
] as const;

const root = document.documentElement;

/** The first window of a screen. */
const draw = async (
  Screen: (typeof screens)[number],
  { width, height, scale }: (typeof looks)[number],
): Promise<HTMLElement> => {
  const picture = document.createElement('div');
  picture.style.cssText = `width:${width * scale}px;height:${height * scale}px;overflow:hidden`;
  const place = document.createElement('div');
  place.style.cssText = `width:${width}px;height:${height}px;overflow:hidden;transform:scale(${scale});transform-origin:0 0`;
  picture.append(place);
  document.body.replaceChildren(picture);
  createRoot(place).render(createElement(Screen));
  await expect.poll(() => place.querySelector('h1')).not.toBeNull();
  return picture;
};

describe.each(looks)('on a $device, $scheme', (look) => {
  beforeAll(async () => {
    await page.viewport(look.width, look.height);
    document.body.style.margin = '0';
    root.dataset['still'] = '';
    root.style.setProperty('--font', await loadEveryFace());
  });
  afterAll(() => page.viewport(1280, 800));

  const cases = screens.flatMap((Screen) =>
    themes.map(({ name: theme }) => ({ Screen, screen: Screen.name, theme })),
  );
  it.each(cases)('the $screen of $theme looks as it did', async ({ Screen, screen, theme }) => {
    applyDisplaySettings({ theme, scheme: look.scheme, direction: 'ltr' });
    const picture = await draw(Screen, look);
    await expect(page.elementLocator(picture)).toMatchScreenshot(
      `${screen.toLowerCase()}-${theme}-${look.device}`,
    );
  });
});
