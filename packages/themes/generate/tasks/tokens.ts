import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { designTokensText } from '../design-tokens/designTokens';
import { readThemeFolders } from '../themeFolder';

// `node runTask.mjs tokens` writes every theme's file for design tools.
for (const { theme, path } of await readThemeFolders('themes'))
  writeFileSync(join(path, `${theme.name}.tokens.json`), designTokensText(theme));
