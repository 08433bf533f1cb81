import { createElement, type ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import '../../src/core/base.css';
import { loadEveryFace } from '../baselines/loadEveryFace';
import { Billing } from '../screens/Billing';
import { Dashboard } from '../screens/Dashboard';
import { Landing } from '../screens/Landing';
import { applyDisplaySettings } from '../support/displaySettings';
import { themes } from '../support/themes';

const TABLET = [744, 1133] as const;

const show = async (Screen: ComponentType, theme: string): Promise<HTMLElement> => {
  const place = document.createElement('div');
  document.body.replaceChildren(place);
  applyDisplaySettings({ theme, scheme: 'light', direction: 'ltr' });
  createRoot(place).render(createElement(Screen));
  await expect.poll(() => place.querySelector('h1')).not.toBeNull();
  return place;
};

const only = (place: ParentNode, selector: string): HTMLElement => {
  const found = place.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`There is no ${selector}.`);
  return found;
};

const linesOf = (node: Node): number => {
  const range = document.createRange();
  range.selectNodeContents(node);
  return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
};

/** Where the ink of an element's text begins and ends, which is not where its box does. */
const inkOf = (element: HTMLElement, text: string): { left: number; right: number } => {
  const { fontStyle, fontWeight, fontSize, fontFamily } = getComputedStyle(element);
  const canvas = document.createElement('canvas').getContext('2d');
  if (!canvas) throw new Error('This browser cannot draw.');
  canvas.font = `${fontStyle} ${fontWeight} ${fontSize} ${fontFamily}`;
  const { actualBoundingBoxLeft, actualBoundingBoxRight } = canvas.measureText(text);
  const range = document.createRange();
  range.selectNodeContents(element);
  const { left } = range.getBoundingClientRect();
  return { left: left - actualBoundingBoxLeft, right: left + actualBoundingBoxRight };
};

const brands = themes.map(({ name }) => name);

describe('in every brand', () => {
  beforeAll(async () => {
    document.body.style.margin = '0';
    document.documentElement.dataset['still'] = '';
    document.documentElement.style.setProperty('--font', await loadEveryFace());
  });
  afterAll(() => page.viewport(1280, 800));

  it.each(brands)('a long date of the answer has one line on a tablet: %s', async (theme) => {
    await page.viewport(...TABLET);
    const heading = only(await show(Dashboard, theme), '.f-hero-field h1');
    const date = heading.lastChild;
    if (!date) throw new Error('The answer is empty.');
    date.textContent = '30 September';
    expect(linesOf(date)).toBe(1);
  });

  it.each(brands)('a unit stays beside its number on a tablet: %s', async (theme) => {
    await page.viewport(...TABLET);
    const place = await show(Landing, theme);
    const words = ['top speed', 'devices at most', 'for 1 day, lowest price'];
    for (const [index, label] of place.querySelectorAll('.f-stat dt').entries())
      label.textContent = words[index] ?? '';
    only(place, '.f-quantity__unit').textContent = 'ميغابت/ث';
    const numbers = place.querySelectorAll('.f-stat dd');
    expect(numbers).toHaveLength(words.length);
    for (const number of numbers)
      expect(number.getBoundingClientRect().height, number.textContent).toBeLessThan(40);
  });

  it.each(brands)('the pound sign stands clear of its number: %s', async (theme) => {
    await page.viewport(390, 844);
    const amount = only(await show(Billing, theme), '.f-price--hero .f-price__amount');
    const sign = only(amount, '.f-price__sign');
    const pounds = sign.nextSibling;
    if (!pounds) throw new Error('There are no pounds.');
    const number = document.createElement('span');
    pounds.after(number);
    number.append(pounds);
    const gap = inkOf(number, number.textContent).left - inkOf(sign, sign.textContent).right;
    expect(gap).toBeGreaterThan(1);
  });
});
