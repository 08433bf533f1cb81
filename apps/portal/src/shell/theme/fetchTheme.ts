import { DEFAULT_THEME } from '@foyer/domain';
import type { ThemeFile } from '@foyer/themes/contract';

declare const __BUILD_ID__: string;

const isName = (name: string): boolean => /^[a-z0-9-]+$/.test(name);

/**
 * Fetches one theme by its name; an unknown name gives the default theme. The address is made from
 * the name alone, so the number of themes does not change the size of the first load.
 *
 * @returns null when the network fails: the page keeps its colours
 */
export const fetchTheme = async (name: string): Promise<ThemeFile | null> => {
  const file = isName(name) ? name : DEFAULT_THEME;
  try {
    const response = await fetch(`themes/${file}.json?v=${__BUILD_ID__}`);
    if (response.ok) return (await response.json()) as ThemeFile;
  } catch {
    return null;
  }
  return file === DEFAULT_THEME ? null : fetchTheme(DEFAULT_THEME);
};
