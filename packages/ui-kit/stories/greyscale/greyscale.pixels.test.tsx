import { createElement, type ComponentType } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { beforeAll, describe, expect, it } from 'vitest';
import '../../src/core/base.css';
import { Dashboard } from '../screens/Dashboard';
import { Landing } from '../screens/Landing';
import { themes } from '../support/themes';
import { applyDisplaySettings } from '../support/displaySettings';
import { greyDistance, greyPicture, type GreyPicture } from './greyPicture';

/** Two companies differ in at least this share of a screen, in shades of grey. */
const LEAST = 0.06;

const names = themes.map(({ name }) => name);
const pairs = names.flatMap((one, place) =>
  names.slice(place + 1).map((other) => [one, other] as const),
);

const settled = (): Promise<unknown> =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

const picturesOf = async (Screen: ComponentType): Promise<Map<string, GreyPicture>> => {
  const place = document.body.appendChild(document.createElement('div'));
  const root: Root = createRoot(place);
  root.render(createElement(Screen));
  const pictures = new Map<string, GreyPicture>();
  document.documentElement.dataset['still'] = '';
  for (const theme of names) {
    applyDisplaySettings({ theme, scheme: 'light', direction: 'ltr' });
    await settled();
    pictures.set(theme, await greyPicture());
  }
  applyDisplaySettings({ theme: 'foyer', scheme: 'light', direction: 'ltr' });
  document.body.style.filter = 'hue-rotate(90deg)';
  await settled();
  pictures.set('foyer in another hue', await greyPicture());
  document.body.style.filter = '';
  root.unmount();
  place.remove();
  return pictures;
};

describe.each([
  ['landing', Landing],
  ['dashboard', Dashboard],
])('in greyscale, of the %s screen', (_, Screen) => {
  let pictures: Map<string, GreyPicture>;
  const distance = (one: string, other: string) =>
    greyDistance(pictures.get(one) ?? [], pictures.get(other) ?? []);

  beforeAll(async () => {
    document.body.style.margin = '0';
    pictures = await picturesOf(Screen);
  });

  it.each(pairs)('%s and %s look like two companies', (one, other) => {
    expect(distance(one, other)).toBeGreaterThan(LEAST);
  });

  it('a brand in another hue is still the same company', () => {
    expect(distance('foyer', 'foyer in another hue')).toBeLessThan(LEAST / 2);
  });
});
