import type { BrandWords, Colour, Face, Theme, Type } from '../../contract';
import { fromOklch } from '../dark-scheme/oklch';
import { designTokensText } from '../design-tokens/designTokens';
import type { DrawnTheme } from '../toThemeFile';
import { drawings } from './drawings';
import { palette } from './palette';
import { seededRandom } from './seededRandom';
import { shapeAndType } from './shapeAndType';
import { themeSource } from './themeSource';

/** A face for headings, with the tokens that suit it. */
export interface Heading {
  face: Face;
  type: Omit<Type, 'font' | 'w-strong'>;
}

export interface NewTheme {
  /** Kebab-case: the folder, and what site info will call it. */
  name: string;
  /** The brand's display name; from the name unless given. */
  title?: string;
  /** The brand's main colour, `#RRGGBB`; from the name unless given. */
  brand?: Colour;
  /** What the brand says in its own words; none unless given. */
  words?: BrandWords;
  /** Its file and its licence must come into the folder too. A font of the device unless given. */
  heading?: Heading;
}

const titled = (name: string): string =>
  name.replace(
    /(^|-)([a-z])/g,
    (_, dash: string, letter: string) => `${dash && ' '}${letter.toUpperCase()}`,
  );

const brandOf = (name: string): Colour =>
  fromOklch({ l: 0.45, c: 0.13, h: seededRandom(name)(360) });

const draft = (
  { name, title = titled(name), brand = brandOf(name), words, heading }: NewTheme,
  attempt: number,
): Theme => {
  const { type, ...shape } = shapeAndType(name, attempt);
  return {
    name,
    title,
    colours: palette(brand),
    ...shape,
    type: { ...type, ...heading?.type },
    hero: {
      layout: 'field',
      art: [
        {
          svg: 'shapes.svg',
          at: 'right calc(var(--u)*-110) bottom calc(var(--u)*-120)',
          size: 'calc(var(--u)*350) calc(var(--u)*350)',
        },
      ],
      quiet: [],
    },
    dark: { colours: {}, depth: {} },
    faces: heading ? [heading.face] : [],
    ...(words && { words }),
  };
};

/** A theme in memory: its drawings, and the text files of its folder. */
export interface DraftTheme extends DrawnTheme {
  files: Readonly<Record<string, string>>;
}

/**
 * A complete theme from a name and a colour. It reads and writes no file, so that it runs in a browser too.
 *
 * @param attempt each one gives another shape, type and drawing
 * @param own drawings that replace the made ones, by file name: the brand's logo
 * @throws Error for a name or a colour that a theme cannot have
 */
export function draftTheme(
  wanted: NewTheme,
  attempt: number,
  own: Readonly<Record<string, string>> = {},
): DraftTheme {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(wanted.name))
    throw new Error(`"${wanted.name}" is not a name in kebab-case.`);
  if (wanted.brand !== undefined && !/^#[0-9a-f]{6}$/i.test(wanted.brand))
    throw new Error(`"${wanted.brand}" is not a colour: write #RRGGBB.`);
  const theme = draft(wanted, attempt);
  const drawn = { ...drawings(theme.name, attempt, theme.colours), ...own };
  return {
    theme,
    drawing: (file) => drawn[file],
    files: {
      'theme.ts': themeSource(theme),
      [`${theme.name}.tokens.json`]: designTokensText(theme),
      ...drawn,
    },
  };
}
