import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import '../../src/core/base.css';
import { Plans } from '../screens/Plans';
import { applyDisplaySettings } from '../support/displaySettings';

const settled = (): Promise<unknown> =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

describe('the focused element on a phone', () => {
  const root = document.documentElement;

  beforeAll(() => page.viewport(390, 844));
  afterAll(async () => {
    root.style.fontSize = '';
    await page.viewport(1280, 800);
  });

  it.each(['16px', '20px'])(
    'stops short of the chosen plan’s bar, with text of %s',
    async (size) => {
      root.style.fontSize = size;
      const place = document.body.appendChild(document.createElement('div'));
      const tree = createRoot(place);
      applyDisplaySettings({ theme: 'foyer', scheme: 'light', direction: 'ltr' });
      tree.render(createElement(Plans));
      await settled();
      const bar =
        place.querySelector('.f-summary__bar')?.getBoundingClientRect().height ?? Infinity;
      const room = Number.parseFloat(getComputedStyle(root).scrollPaddingBlockEnd);
      tree.unmount();
      place.remove();
      expect(room).toBeGreaterThanOrEqual(bar);
    },
  );
});
