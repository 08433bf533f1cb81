import type { ThemeFile } from '@foyer/themes/contract';

/** The theme that the page shows, with all that decides whether the next visit may show it unchanged. */
export interface ActiveTheme {
  /** The name that the site asked for. The theme is the default one where no theme has this name. */
  name: string;
  /** The venue's own tokens, which are part of `theme`, as JSON; empty for none. */
  overrides: string;
  /** This page has fetched it. One of an earlier visit may have changed since then. */
  isFetched: boolean;
  /** In epoch milliseconds by the device's clock. Missing in what older builds stored. */
  fetchedAt?: number;
  theme: ThemeFile;
}

/** A theme that this page has just fetched. */
export const activeTheme = (name: string, theme: ThemeFile, overrides = ''): ActiveTheme => ({
  name,
  overrides,
  isFetched: true,
  fetchedAt: Date.now(),
  theme,
});

const storageKey = (locationId: string): string => `foyer.theme:${locationId}`;

/** The theme of the last visit to this location, so that its brand shows before the server answers. */
export const storedTheme = (locationId: string): ActiveTheme | null => {
  try {
    const stored = JSON.parse(
      localStorage.getItem(storageKey(locationId)) ?? 'null',
    ) as ActiveTheme | null;
    // Older builds stored themes of another shape.
    return stored?.theme.tokens ? { ...stored, isFetched: false } : null;
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
