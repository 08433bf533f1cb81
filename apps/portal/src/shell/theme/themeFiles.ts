import type { ThemeFile } from '@foyer/themes/contract';

declare const __BUILD_ID__: string;

/** What an unknown theme name falls back to. */
const DEFAULT_THEME = 'foyer';

/** A theme as a page wore it, and all that decides whether it may be worn again as it is. */
export interface WornTheme {
  /** What the site called for; an unknown name is dressed in the default theme. */
  name: string;
  /** The venue's own tokens that were laid over it, as JSON; empty for none. */
  tokens: string;
  build: string;
  theme: ThemeFile;
}

const isName = (name: string): boolean => /^[a-z0-9-]+$/.test(name);

const storageKey = (locationId: string): string => `foyer.theme:${locationId}`;

/** A theme just fetched by this build. */
export const newlyWorn = (name: string, theme: ThemeFile, tokens = ''): WornTheme => ({
  name,
  tokens,
  build: __BUILD_ID__,
  theme,
});

/** A theme that an older build has left may look otherwise by now. */
export const isCurrent = ({ build }: WornTheme): boolean => build === __BUILD_ID__;

/**
 * Fetches one theme by its name; an unknown name gives the default theme. The address is made from
 * the name alone, so the page's first load costs the same with eight themes or eight hundred.
 *
 * @returns null when the network gave nothing: the neutral look stays
 */
export const fetchTheme = async (name: string): Promise<ThemeFile | null> => {
  const wanted = isName(name) ? name : DEFAULT_THEME;
  try {
    const response = await fetch(`themes/${wanted}.json?v=${__BUILD_ID__}`);
    if (response.ok) return (await response.json()) as ThemeFile;
  } catch {
    return null;
  }
  return wanted === DEFAULT_THEME ? null : fetchTheme(DEFAULT_THEME);
};

/** The theme that this location showed last time: its brand is there before the first answer. */
export const rememberedTheme = (locationId: string): WornTheme | null => {
  try {
    const worn = JSON.parse(localStorage.getItem(storageKey(locationId)) ?? 'null') as WornTheme;
    return worn.theme ? worn : null;
  } catch {
    return null;
  }
};

export const rememberTheme = (locationId: string, worn: WornTheme): void => {
  try {
    localStorage.setItem(storageKey(locationId), JSON.stringify(worn));
  } catch {
    // The next visit fetches it again.
  }
};
