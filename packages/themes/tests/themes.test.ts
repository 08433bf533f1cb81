import { basename } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import {
  contrast,
  contrastPairs,
  isValidValue,
  type Colours,
  type ContrastPair,
  type Token,
} from '../contract';
import { deriveDark } from '../generate/dark-scheme/deriveDark';
import { toThemeFile } from '../generate/toThemeFile';
import { themeFolders } from './themeFolders';

type Pair = Pick<ContrastPair, 'front' | 'ground'> & { least: number };

const sevenToOne = (ground: Pair['ground'], front: Pair['front']): Pair => ({
  front,
  ground,
  least: 7,
});

/**
 * Primary text and the words of buttons (WCAG 2.2 AAA, 1.4.6). Our themes must meet them; a venue's
 * own tokens must meet only the contract's pairs.
 */
const primaryContrastPairs = [
  sevenToOne('canvas', 'ink'),
  sevenToOne('surface', 'ink'),
  sevenToOne('sunken', 'ink'),
  sevenToOne('hero', 'on-hero'),
  sevenToOne('hero-deep', 'on-hero'),
  sevenToOne('btn', 'on-btn'),
  sevenToOne('hero-btn', 'on-hero-btn'),
  sevenToOne('primary-soft', 'on-primary-soft'),
];

const tooFaint = (colours: Colours, pairs: Pair[] = contrastPairs): string[] =>
  pairs.flatMap(({ front, ground, least }) => {
    const [above, below] = [colours[front], colours[ground]];
    if (!above || !below) return [];
    const ratio = contrast(above, below);
    return ratio < least ? [`${front} on ${ground}: ${ratio.toFixed(2)}, needs ${least}`] : [];
  });

const notValues = (values: object): string[] =>
  Object.entries(values)
    .filter(([token, value]) => !isValidValue(token as Token, String(value)))
    .map(([token, value]) => `${token}: ${value}`);

describe.each(themeFolders.map((folder) => [folder.theme.name, folder] as const))(
  'theme %s',
  (_name, folder) => {
    const { theme, path } = folder;
    const dark = deriveDark(theme);

    it('has the name of its folder, and a title', () => {
      expect(theme.name).toBe(basename(path));
      expect(theme.title.trim()).not.toBe('');
    });

    it('has a valid value for every token in both schemes', () => {
      const { colours, depth, shape, type } = theme;
      expect(notValues({ ...colours, ...depth, ...shape, ...type })).toEqual([]);
      expect(notValues({ ...dark.colours, ...dark.depth })).toEqual([]);
    });

    it('has enough contrast in the light scheme: 4.5:1 for text, 3:1 for parts of controls', () => {
      expect(tooFaint(theme.colours)).toEqual([]);
    });

    it('has enough contrast in the dark scheme: 4.5:1 for text, 3:1 for parts of controls', () => {
      expect(tooFaint(dark.colours)).toEqual([]);
    });

    it('has 7:1 for primary text and the words of buttons in both schemes', () => {
      expect(tooFaint(theme.colours, primaryContrastPairs)).toEqual([]);
      expect(tooFaint(dark.colours, primaryContrastPairs)).toEqual([]);
    });

    it('has a mark for paper and one for its hero', () => {
      expect(folder.drawing('mark.svg')).toContain('<svg');
      expect(folder.drawing('mark-hero.svg')).toContain('<svg');
    });

    it('has its own icon or the default one', () => {
      const { favicon } = toThemeFile(folder);
      expect(favicon === null ? 'inherited' : favicon).toMatch(
        /^inherited$|^data:image\/svg\+xml,/,
      );
    });

    it('takes at most 3,000 bytes, compressed', () => {
      const bytes = brotliCompressSync(JSON.stringify(toThemeFile(folder))).length;
      expect(bytes).toBeLessThanOrEqual(3000);
    });
  },
);
