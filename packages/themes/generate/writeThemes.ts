import { copyFileSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { toThemeFile } from './toThemeFile';
import { readThemeFolders, type ThemeFolder } from './themeFolder';

/** The licence of a theme's fonts, which goes with every copy of them. */
const LICENCE = 'OFL.txt';

const emitFaces = ({ theme, path }: ThemeFolder, target: string): void => {
  if (theme.faces.length > 0) mkdirSync(join(target, theme.name), { recursive: true });
  for (const { file } of theme.faces)
    copyFileSync(join(path, file), join(target, theme.name, file));
  if (theme.faces.length > 0 && existsSync(join(path, LICENCE)))
    copyFileSync(join(path, LICENCE), join(target, theme.name, LICENCE));
};

/** The theme whose icon is for themes without one. */
const DEFAULT_THEME = 'foyer';

/**
 * Writes `<name>.json` for every theme folder in `source`, and the theme's fonts with
 * their licence into a folder of that name. Writes no list
 * of themes: the portal fetches the one theme that it needs. A theme without an icon gets the default theme's.
 */
export async function writeThemes(source: string, target: string): Promise<void> {
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  const themeFolders = await readThemeFolders(source);
  const standard = themeFolders.find(({ theme }) => theme.name === DEFAULT_THEME);
  const icon = standard ? toThemeFile(standard).favicon : null;
  for (const folder of themeFolders) {
    const file = toThemeFile(folder);
    const emitted = JSON.stringify({ ...file, favicon: file.favicon ?? icon });
    writeFileSync(join(target, `${folder.theme.name}.json`), emitted);
    emitFaces(folder, target);
  }
}
