import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { greyDifferences } from '../greyTraits';
import { readThemeFolders, type ThemeFolder } from '../themeFolder';
import { draftTheme, type NewTheme } from './draftTheme';

/** The tests require two themes to differ in this many traits without colour. */
const enough = 7;

const write = (path: string, wanted: NewTheme, attempt: number): ThemeFolder => {
  const { files, ...draft } = draftTheme(wanted, attempt);
  mkdirSync(path, { recursive: true });
  for (const [file, text] of Object.entries(files)) writeFileSync(join(path, file), text);
  return { ...draft, path };
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
  // Refuses a wrong name or colour.
  draftTheme(wanted, 0);
  if (existsSync(path)) throw new Error(`There is a theme "${wanted.name}" already.`);
  const there = others ?? (await readThemeFolders(directory));
  for (let attempt = 0; attempt < 200; attempt++) {
    const folder = write(path, wanted, attempt);
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
