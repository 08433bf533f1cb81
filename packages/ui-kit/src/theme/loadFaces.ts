import type { ThemeFile } from '@foyer/themes/contract';
import { owned } from './applyTheme';

/**
 * Loads the theme's own fonts and forgets those of the theme before. Called once the first screen can
 * be used: until then the fonts that stand in for them have the same measures, so nothing moves.
 */
export function loadFaces({ name, faces }: ThemeFile, page: Document): void {
  const { sheet } = owned(page, 'style', { 'data-faces': '' });
  while (sheet?.cssRules.length) sheet.deleteRule(0);
  for (const { family, weight, file } of faces)
    sheet?.insertRule(
      `@font-face{font-family:"${family}";font-weight:${weight};font-display:swap;src:url("${file.includes('/') ? file : `themes/${name}/${file}`}") format("woff2")}`,
    );
}
