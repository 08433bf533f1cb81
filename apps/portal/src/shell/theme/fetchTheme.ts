import { DEFAULT_THEME } from '@foyer/domain';
import type { ThemeFile } from '@foyer/themes/contract';

const isName = (name: string): boolean => /^[a-z0-9-]+$/.test(name);

/** Returns null for a value that isn't a theme. */
export const asTheme = (answer: unknown): ThemeFile | null => {
  const theme = answer as Partial<ThemeFile> | null | undefined;
  return theme?.tokens?.light?.['primary'] ? (theme as ThemeFile) : null;
};

/**
 * Fetches one theme by its name; a name that no theme has gives the default theme. Rule THEME-7. The address is made from
 * the name alone, so the number of themes does not change the size of the first load. The browser always
 * asks whether the file has changed, so that an edited theme reaches devices that have the old one.
 *
 * @returns null when the network or the server fails or the answer is not a theme: the page keeps its colours
 */
export const fetchTheme = async (name: string): Promise<ThemeFile | null> => {
  const file = isName(name) ? name : DEFAULT_THEME;
  try {
    const response = await fetch(`themes/${file}.json`, { cache: 'no-cache' });
    if (response.ok) return asTheme(await response.json());
    return response.status === 404 && file !== DEFAULT_THEME
      ? await fetchTheme(DEFAULT_THEME)
      : null;
  } catch {
    return null;
  }
};
