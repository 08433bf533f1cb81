import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Colour, Theme } from '../../contract';
import { fromOklch } from '../dark-scheme/oklch';
import { designTokensText } from '../design-tokens/designTokens';
import { greyDifferences } from '../greyTraits';
import { readThemeFolders, type ThemeFolder } from '../themeFolder';
import { shapeAndType } from './shapeAndType';
import { drawings } from './drawings';
import { palette } from './palette';
import { seededRandom } from './seededRandom';
import { themeSource } from './themeSource';

export interface NewTheme {
  /** Kebab-case: the folder, and what site info will call it. */
  name: string;
  /** The brand's display name; from the name unless given. */
  title?: string;
  /** The brand's main colour, `#RRGGBB`; from the name unless given. */
  brand?: Colour;
}

/** The tests require two themes to differ in this many traits without colour. */
const enough = 7;

const titled = (name: string): string =>
  name.replace(
    /(^|-)([a-z])/g,
    (_, dash: string, letter: string) => `${dash && ' '}${letter.toUpperCase()}`,
  );

const brandOf = (name: string): Colour =>
  fromOklch({ l: 0.45, c: 0.13, h: seededRandom(name)(360) });

const draft = (
  { name, title = titled(name), brand = brandOf(name) }: NewTheme,
  attempt: number,
): Theme => ({
  name,
  title,
  colours: palette(brand),
  ...shapeAndType(name, attempt),
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
  faces: [],
});

const write = (path: string, theme: Theme, attempt: number): ThemeFolder => {
  mkdirSync(path, { recursive: true });
  writeFileSync(join(path, 'theme.ts'), themeSource(theme));
  writeFileSync(join(path, `${theme.name}.tokens.json`), designTokensText(theme));
  for (const [file, svg] of Object.entries(drawings(theme.name, attempt, theme.colours)))
    writeFileSync(join(path, file), svg);
  return { theme, path };
};

/**
 * Writes a theme folder that passes the tests: colours with enough contrast, drawings, and a shape and type that differ from
 * every other theme's. A designer starts from it.
 *
 * @param directory the folder of theme folders
 * @param others the themes it must differ from. Default: all themes in the directory
 */
export async function newTheme(
  directory: string,
  wanted: NewTheme,
  others?: ThemeFolder[],
): Promise<ThemeFolder> {
  const path = join(directory, wanted.name);
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(wanted.name))
    throw new Error(`"${wanted.name}" is not a name in kebab-case.`);
  if (wanted.brand !== undefined && !/^#[0-9a-f]{6}$/i.test(wanted.brand))
    throw new Error(`"${wanted.brand}" is not a colour: write #RRGGBB.`);
  if (existsSync(path)) throw new Error(`There is a theme "${wanted.name}" already.`);
  const there = others ?? (await readThemeFolders(directory));
  for (let attempt = 0; attempt < 200; attempt++) {
    const folder = write(path, draft(wanted, attempt), attempt);
    if (there.every((other) => differs(folder, other))) return folder;
  }
  rmSync(path, { recursive: true });
  throw new Error(
    'No shape and type were found that differ from every theme. Choose another name.',
  );
}

const differs = (one: ThemeFolder, other: ThemeFolder): boolean => {
  const traits = greyDifferences(one, other);
  return traits.length >= enough && traits.includes('mark') && traits.includes('art');
};
