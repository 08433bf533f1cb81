import type { ThemeFile } from '@foyer/themes/contract';

declare const __BUILD_ID__: string;

/** The theme that the page shows, with all that decides whether the next visit may show it unchanged. */
export interface ActiveTheme {
  /** The name that the site asked for. The theme is the default one where no theme has this name. */
  name: string;
  /** The venue's own tokens, which are part of `theme`, as JSON; empty for none. */
  overrides: string;
  /** The portal's build that fetched the theme. */
  build: string;
  theme: ThemeFile;
}

/** A theme that this build has just fetched. */
export const activeTheme = (name: string, theme: ThemeFile, overrides = ''): ActiveTheme => ({
  name,
  overrides,
  build: __BUILD_ID__,
  theme,
});

/** False for a theme of an older build: the theme may have changed since then. */
export const isOfThisBuild = ({ build }: ActiveTheme): boolean => build === __BUILD_ID__;

const storageKey = (locationId: string): string => `foyer.theme:${locationId}`;

/** The theme of the last visit to this location, so that its brand shows before the server answers. */
export const storedTheme = (locationId: string): ActiveTheme | null => {
  try {
    const stored = JSON.parse(
      localStorage.getItem(storageKey(locationId)) ?? 'null',
    ) as ActiveTheme | null;
    // Older builds stored themes of another shape.
    return stored?.theme.tokens ? stored : null;
  } catch {
    return null;
  }
};

export const storeTheme = (locationId: string, active: ActiveTheme): void => {
  try {
    localStorage.setItem(storageKey(locationId), JSON.stringify(active));
  } catch {
    // Storage is full or blocked. The next visit fetches the theme again.
  }
};
