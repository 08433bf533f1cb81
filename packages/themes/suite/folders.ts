import { fileURLToPath } from 'node:url';
import { readThemeFolders, type ThemeFolder } from '../emit/themeFolder';

/** Every theme. The suite tests a new folder without any change. */
export const folders: ThemeFolder[] = await readThemeFolders(
  fileURLToPath(new URL('../themes', import.meta.url)),
);
