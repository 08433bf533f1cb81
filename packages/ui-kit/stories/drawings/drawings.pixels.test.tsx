import { createElement, type ReactElement } from 'react';
import { createRoot } from 'react-dom/client';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import '../../src/core/base.css';
import '../../src/core/scene/scene.css';
import { ownPicture } from '../samples/ownPicture';
import { Checkout } from '../screens/Checkout';
import { Landing } from '../screens/Landing';
import { Plans } from '../screens/Plans';
import { themes } from '../support/themes';
import { applyDisplaySettings } from '../support/displaySettings';
import { leastContrast, textLines } from './textLines';

/** What a laptop leaves of its screen below the browser's bars, and a small phone likewise. */
const windows = { laptop: [1366, 620], phone: [375, 600] } as const;

const settled = (): Promise<unknown> =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

const cases = [Landing, Plans].flatMap((Screen) =>
  Object.entries(windows).flatMap(([name, size]) =>
    themes.map(({ name: theme }) => ({ Screen, screen: Screen.name, name, size, theme })),
  ),
);

/** How well the words of the hero can be read, where that is worst. */
const worstOf = async (
  screen: ReactElement,
  theme: string,
  words = 'h1, .f-hero-title__text',
): Promise<number> => {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  document.body.style.margin = '0';
  applyDisplaySettings({ theme, scheme: 'light', direction: 'ltr' });
  root.render(screen);
  await settled();
  const lead = place.querySelector<HTMLElement>('.f-visitor__lead');
  if (!lead) throw new Error('There are no words.');
  const lines = [...lead.querySelectorAll(words)].flatMap(textLines);
  const worst = await leastContrast(lead, lines);
  root.unmount();
  place.remove();
  return worst;
};

describe('the words beside a drawing', () => {
  afterAll(() => page.viewport(1280, 800));

  it.each(cases)(
    'can be read in a low window: $screen of $theme on a $name',
    async ({ Screen, size: [width, height], theme }) => {
      await page.viewport(width, height);
      expect(await worstOf(createElement(Screen), theme)).toBeGreaterThanOrEqual(4.5);
    },
  );
});

describe('the words on a site’s own picture', () => {
  const { dataset } = document.documentElement;
  afterEach(() => {
    delete dataset['hour'];
    delete dataset['access'];
  });

  const ofOrder = (theme: string): Promise<number> =>
    worstOf(<Checkout picture={ownPicture} />, theme, 'h1, .f-text, dt span, dd');

  it.each(themes.map(({ name }) => name))(
    'can be read at night as well as by day: %s',
    async (theme) => {
      const byDay = await ofOrder(theme);
      Object.assign(dataset, { hour: 'night', access: 'paused' });
      expect(await ofOrder(theme)).toBeGreaterThanOrEqual(byDay);
    },
  );
});
