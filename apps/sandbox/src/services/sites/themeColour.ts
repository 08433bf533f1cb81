import { createRequire } from 'node:module';
import { DEFAULT_THEME } from '@foyer/domain';
import type { ColourToken, ThemeFile } from '@foyer/themes/contract';

const require = createRequire(import.meta.url);

const readTheme = (name: string): ThemeFile => {
  try {
    return require(`@foyer/themes/themes/${name}.json`) as ThemeFile;
  } catch (error) {
    if (name === DEFAULT_THEME) throw error;
    return readTheme(DEFAULT_THEME);
  }
};

/**
 * A colour of a theme's light scheme, `#RRGGBB`, for invoices and mails. A theme that does not exist gives the default
 * theme's colour, as it does in the portal.
 */
export const themeColour = (token: ColourToken, theme: string = DEFAULT_THEME): string =>
  readTheme(theme).tokens.light[token] ?? '';
