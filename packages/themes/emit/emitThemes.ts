import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { themeFile } from './themeFile';
import { readThemeFolders, type ThemeFolder } from './themeFolder';

const emitFaces = ({ theme, path }: ThemeFolder, target: string): void => {
  if (theme.faces.length > 0) mkdirSync(join(target, theme.name), { recursive: true });
  for (const { file } of theme.faces)
    copyFileSync(join(path, file), join(target, theme.name, file));
};

/**
 * Writes `<name>.json` for every theme folder in `source`, and the faces a theme brings in a folder of its
 * name. No list of them is written anywhere: the portal asks for the one theme it needs.
 */
export async function emitThemes(source: string, target: string): Promise<void> {
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  for (const folder of await readThemeFolders(source)) {
    writeFileSync(join(target, `${folder.theme.name}.json`), JSON.stringify(themeFile(folder)));
    emitFaces(folder, target);
  }
}
