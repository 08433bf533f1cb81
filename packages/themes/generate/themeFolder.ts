import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Theme } from '../contract';

/** A theme and the folder of its drawings. */
export interface ThemeFolder {
  theme: Theme;
  path: string;
}

const isTheme = (module: unknown): module is { default: Theme } =>
  typeof module === 'object' && module !== null && 'default' in module;

/** Reads one theme folder. */
async function readThemeFolder(path: string): Promise<ThemeFolder> {
  const module: unknown = await import(
    /* @vite-ignore */ pathToFileURL(resolve(path, 'theme.ts')).href
  );
  if (!isTheme(module)) throw new Error(`${path}/theme.ts has no default export`);
  return { theme: module.default, path };
}

/** Reads every theme folder in a directory, in the order of their names. */
export const readThemeFolders = (directory: string): Promise<ThemeFolder[]> =>
  Promise.all(
    readdirSync(directory, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => entry.name)
      .sort()
      .map((name) => readThemeFolder(join(directory, name))),
  );

/** The text of a drawing in a theme's folder, or undefined if there is none of that name. */
export const readDrawing = ({ path }: ThemeFolder, file: string): string | undefined => {
  const full = join(path, file);
  return existsSync(full) ? readFileSync(full, 'utf8') : undefined;
};
