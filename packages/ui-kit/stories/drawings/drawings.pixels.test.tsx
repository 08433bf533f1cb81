import { createElement, type ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import { afterAll, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import '../../src/core/base.css';
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

/** How well the heading and the sentence below it can be read, where that is worst. */
const worstOf = async (Screen: ComponentType, theme: string): Promise<number> => {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  document.body.style.margin = '0';
  applyDisplaySettings({ theme, scheme: 'light', direction: 'ltr' });
  root.render(createElement(Screen));
  await settled();
  const lead = place.querySelector<HTMLElement>('.f-visitor__lead');
  if (!lead) throw new Error('There are no words.');
  const lines = [...lead.querySelectorAll('h1, .f-hero-title__text')].flatMap(textLines);
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
      expect(await worstOf(Screen, theme)).toBeGreaterThanOrEqual(4.5);
    },
  );
});
