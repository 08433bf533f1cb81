import { DEFAULT_THEME } from '@foyer/domain';
import type { ThemeFile } from '@foyer/themes/contract';

declare const __BUILD_ID__: string;

const isName = (name: string): boolean => /^[a-z0-9-]+$/.test(name);

/**
 * Fetches one theme by its name; a name that no theme has gives the default theme. Rule THEME-7. The address is made from
 * the name alone, so the number of themes does not change the size of the first load.
 *
 * @returns null when the network or the server fails or the answer is no theme: the page keeps its colours
 */
export const fetchTheme = async (name: string): Promise<ThemeFile | null> => {
  const file = isName(name) ? name : DEFAULT_THEME;
  try {
    const response = await fetch(`themes/${file}.json?v=${__BUILD_ID__}`);
    if (response.ok) {
      const theme = (await response.json()) as ThemeFile;
      return theme.tokens.light['primary'] ? theme : null;
    }
    return response.status === 404 && file !== DEFAULT_THEME
      ? await fetchTheme(DEFAULT_THEME)
      : null;
  } catch {
    return null;
  }
};
