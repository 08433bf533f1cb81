import { describe, expect, it } from 'vitest';
import { draftTheme } from '../generate/new-theme/draftTheme';
import { toThemeFile } from '../generate/toThemeFile';
import { themeFolders } from './themeFolders';

const logo =
  "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 8 8'><path d='M0 0h8v8z'/></svg>";
const words = { en: { 'landing:title': 'It’s "yours".' } };
const wanted = { name: 'harbour-house', brand: '#0A4D8C', words } as const;

describe('a theme in memory', () => {
  it('is what the portal would load, with the brand’s own logo', () => {
    const file = toThemeFile(draftTheme(wanted, 0, { 'mark.svg': logo, 'favicon.svg': logo }));
    expect(file).toMatchObject({
      name: 'harbour-house',
      title: 'Harbour House',
      tokens: { light: { primary: '#0A4D8C', mark: expect.stringContaining('M0 0h8v8z') } },
      favicon: expect.stringContaining('M0 0h8v8z'),
      words: { en: { landing: { title: 'It’s "yours".' } } },
    });
  });

  it('has the files of a theme’s folder, with its words', () => {
    const { files } = draftTheme(wanted, 0, { 'mark.svg': logo });
    expect(Object.keys(files).toSorted()).toEqual([
      'harbour-house.tokens.json',
      'mark-dark.svg',
      'mark-hero.svg',
      'mark.svg',
      'shapes.svg',
      'theme.ts',
    ]);
    expect(files['theme.ts']).toContain(`'landing:title': 'It’s "yours".',`);
    expect(files['mark.svg']).toBe(logo);
  });

  it('has the heading face that is chosen, and says it in the folder’s source', () => {
    const source = themeFolders.find(({ theme }) => theme.name === 'northquad');
    const [face] = source?.theme.faces ?? [];
    if (!source || !face) throw new Error('Northquad has no face.');
    const { font: _font, 'w-strong': _strong, ...type } = source.theme.type;
    const draft = draftTheme({ ...wanted, heading: { face, type } }, 0);
    expect(draft.theme.type).toMatchObject({ 'w-display': 800, 'word-gap': '0.08em' });
    expect(toThemeFile(draft)).toMatchObject({
      tokens: { light: { 'font-display': expect.stringContaining('Sora, "Sora fallback"') } },
      faces: [{ family: 'Sora', file: 'sora-800.woff2' }],
    });
    expect(draft.files['theme.ts']).toContain(`  faces: [
    {
      family: 'Sora',
      weight: 800,
      file: 'sora-800.woff2',
      fallback: { like: 'sans', size: 107.9, ascent: 89.9, descent: 26.9 },
    },
  ],`);
  });

  it('refuses a name or a colour that a theme cannot have', () => {
    expect(() => draftTheme({ name: 'Harbour House' }, 0)).toThrow('kebab-case');
    expect(() => draftTheme({ name: 'harbour', brand: '#12' }, 0)).toThrow('#RRGGBB');
  });
});
