import { fileURLToPath } from 'node:url';
import { readThemeFolders, type ThemeFolder } from '../emit/themeFolder';

/** Every theme there is. A new folder is in the suite by being there. */
export const folders: ThemeFolder[] = await readThemeFolders(
  fileURLToPath(new URL('../themes', import.meta.url)),
);
