import { fileURLToPath } from 'node:url';
import { readThemeFolders, type ThemeFolder } from '../generate/themeFolder';

/** Every theme. The tests cover a new folder without any change. */
export const themeFolders: ThemeFolder[] = await readThemeFolders(
  fileURLToPath(new URL('../themes', import.meta.url)),
);
