import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Theme } from '../contract';
import type { DrawnTheme } from './toThemeFile';

/** A theme and the folder of its drawings. */
export interface ThemeFolder extends DrawnTheme {
  path: string;
}

/** The drawings in a folder. */
const drawingsIn =
  (path: string): DrawnTheme['drawing'] =>
  (file) => {
    const full = join(path, file);
    return existsSync(full) ? readFileSync(full, 'utf8') : undefined;
  };

const isTheme = (module: unknown): module is { default: Theme } =>
  typeof module === 'object' && module !== null && 'default' in module;

/** Reads one theme folder. */
async function readThemeFolder(path: string): Promise<ThemeFolder> {
  const module: unknown = await import(
    /* @vite-ignore */ pathToFileURL(resolve(path, 'theme.ts')).href
  );
  if (!isTheme(module)) throw new Error(`${path}/theme.ts has no default export`);
  return { theme: module.default, path, drawing: drawingsIn(path) };
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
