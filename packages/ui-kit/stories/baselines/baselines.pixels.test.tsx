import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import '../../src/core/base.css';
import { Dashboard } from '../screens/Dashboard';
import { Landing } from '../screens/Landing';
import { Plans } from '../screens/Plans';
import { applyDisplaySettings } from '../support/displaySettings';
import { themes } from '../support/themes';
import { loadEveryFace } from './loadEveryFace';

const phone = { width: 390, height: 844 };

const cases = [Landing, Plans, Dashboard].flatMap((Screen) =>
  themes.flatMap(({ name: theme }) =>
    (['light', 'dark'] as const).map((scheme) => ({ Screen, screen: Screen.name, theme, scheme })),
  ),
);

const root = document.documentElement;

/** The first window of a screen, as a phone shows it. */
const draw = async (Screen: (typeof cases)[number]['Screen']): Promise<HTMLElement> => {
  const place = document.createElement('div');
  place.style.cssText = `width:${phone.width}px;height:${phone.height}px;overflow:hidden`;
  document.body.replaceChildren(place);
  createRoot(place).render(createElement(Screen));
  await expect.poll(() => place.querySelector('h1')).not.toBeNull();
  return place;
};

describe('on a phone', () => {
  beforeAll(async () => {
    await page.viewport(phone.width, phone.height);
    document.body.style.margin = '0';
    root.dataset['still'] = '';
    root.style.setProperty('--font', await loadEveryFace());
  });
  afterAll(() => page.viewport(1280, 800));

  it.each(cases)(
    'the $screen of $theme looks as it did, $scheme',
    async ({ Screen, screen, theme, scheme }) => {
      applyDisplaySettings({ theme, scheme, direction: 'ltr' });
      const place = await draw(Screen);
      await expect(page.elementLocator(place)).toMatchScreenshot(
        `${screen.toLowerCase()}-${theme}-${scheme}`,
      );
    },
  );
});
