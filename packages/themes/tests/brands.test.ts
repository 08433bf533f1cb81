import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { toThemeFile } from '../generate/toThemeFile';
import type { ArtLayer } from '../contract';
import { customers } from './customers';
import { themeFolders } from './themeFolders';

/** Every language of the portal. */
const languages = ['en', 'ar', 'de', 'fr', 'es', 'pl', 'cy'];

const names = ['foyer', ...customers];

/** The brands that come with the portal; an operator's own theme needs none of what they have beyond a valid theme. */
const brands = themeFolders.filter(({ theme }) => names.includes(theme.name));

describe.each(brands.map((folder) => [folder.theme.name, folder] as const))(
  'the brand %s',
  (_name, folder) => {
    const { theme, path } = folder;

    it('has an icon of its own', () => {
      expect(toThemeFile(folder).favicon).toMatch(/^data:image\/svg\+xml,/);
    });

    it('has a heading face of its own of at most 20 kB, its licence, and a font that stands in for it', () => {
      const [face, ...more] = theme.faces;
      expect(more).toEqual([]);
      expect(statSync(join(path, face?.file ?? '')).size).toBeLessThanOrEqual(20_000);
      expect(readFileSync(join(path, 'OFL.txt'), 'utf8')).toContain('SIL OPEN FONT LICENSE');
      expect(face?.weight).toBe(theme.type['w-display']);
      const stack = theme.type['font-display'].replaceAll('"', '').split(', ');
      expect(stack.slice(0, 2)).toEqual([face?.family, `${face?.family} fallback`]);
    });

    it('has room for an Arabic face before its own, and before the device’s', () => {
      const { light } = toThemeFile(folder).tokens;
      const own = theme.type['font-display'];
      expect(light['font-display']).toBe(`Arabic, Arabic-fallback, ${own}`);
    });

    it('says the same texts in each language of the portal, if it has words of its own', () => {
      const [first, ...others] = Object.values(theme.words ?? {}).map((said) => Object.keys(said));
      for (const texts of others) expect(texts).toEqual(first);
      if (theme.name !== 'foyer') expect(Object.keys(theme.words ?? {})).toEqual(languages);
    });

    it('has a drawing for the portal’s hero', () => {
      expect(theme.hero.quiet).not.toEqual([]);
    });

    it('draws the portal’s hero at one place in both schemes', () => {
      const places = (layers: ArtLayer[]) => layers.map(({ at }) => at);
      expect(places(theme.dark.quiet ?? theme.hero.quiet)).toEqual(places(theme.hero.quiet));
    });
  },
);

describe('the brands', () => {
  it('have eight different icons and heading faces', () => {
    const icons = brands.map((folder) => toThemeFile(folder).favicon);
    expect(new Set(icons).size).toBe(names.length);
    const faces = brands.map(({ theme }) =>
      theme.faces.map(({ family, weight }) => `${family} ${weight}`).join(),
    );
    expect(new Set(faces).size).toBe(names.length);
  });
});
