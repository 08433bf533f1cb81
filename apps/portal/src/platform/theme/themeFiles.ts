import type { ThemeFile } from '@foyer/themes/contract';

declare const __BUILD_ID__: string;

/** What an unknown theme name falls back to. */
const DEFAULT_THEME = 'foyer';

const isName = (name: string): boolean => /^[a-z0-9-]+$/.test(name);

const storageKey = (locationId: string): string => `foyer.theme:${locationId}`;

/**
 * Fetches one theme by its name; an unknown name gives the default theme. The address is made from
 * the name alone, so the page's first load costs the same with eight themes or eight hundred.
 *
 * @returns null when the network gave nothing: the neutral look stays
 */
export const fetchTheme = async (name: string | null | undefined): Promise<ThemeFile | null> => {
  const wanted = name && isName(name) ? name : DEFAULT_THEME;
  try {
    const response = await fetch(`themes/${wanted}.json?v=${__BUILD_ID__}`);
    if (response.ok) return (await response.json()) as ThemeFile;
  } catch {
    return null;
  }
  return wanted === DEFAULT_THEME ? null : fetchTheme(DEFAULT_THEME);
};

/** The theme that this location showed last time: its brand is there before the first answer. */
export const rememberedTheme = (locationId: string): ThemeFile | null => {
  try {
    return JSON.parse(localStorage.getItem(storageKey(locationId)) ?? 'null') as ThemeFile | null;
  } catch {
    return null;
  }
};

export const rememberTheme = (locationId: string, theme: ThemeFile): void => {
  try {
    localStorage.setItem(storageKey(locationId), JSON.stringify(theme));
  } catch {
    // The next visit fetches it again.
  }
};
