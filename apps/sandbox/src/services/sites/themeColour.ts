import { AsyncLocalStorage } from 'node:async_hooks';
import { createRequire } from 'node:module';
import { DEFAULT_THEME } from '@foyer/domain';
import type { ColourToken, ThemeFile } from '@foyer/themes/contract';

const require = createRequire(import.meta.url);

type Scheme = keyof ThemeFile['tokens'];

const draft = new AsyncLocalStorage<ThemeFile>();

/** Draws with a theme that is in no folder yet, for the brand studio. */
export const inDraft = <T>(theme: ThemeFile, draw: () => T): T => draft.run(theme, draw);

/** A name that no theme has gives the default theme. */
const readTheme = (name: string): ThemeFile => {
  const drawn = draft.getStore();
  if (drawn?.name === name) return drawn;
  try {
    return require(`@foyer/themes/themes/${name}.json`) as ThemeFile;
  } catch (error) {
    if (name === DEFAULT_THEME) throw error;
    return readTheme(DEFAULT_THEME);
  }
};

/** The dark scheme has only the tokens that differ. */
const tokenOf = (token: string, theme: string, scheme: Scheme): string => {
  const { tokens } = readTheme(theme);
  return tokens[scheme][token] ?? tokens.light[token] ?? '';
};

/**
 * A colour of a theme, `#RRGGBB`, for invoices and mails. A theme that does not exist gives the default
 * theme's colour, as it does in the portal.
 */
export const themeColour = (
  token: ColourToken,
  theme: string = DEFAULT_THEME,
  scheme: Scheme = 'light',
): string => tokenOf(token, theme, scheme);

/** The brand of a theme. */
export const themeTitle = (theme: string): string => readTheme(theme).title;

/** How round a theme's cards and buttons are, as a CSS length. */
export const themeRadius = (token: 'r-card' | 'r-ctl', theme: string = DEFAULT_THEME): string =>
  tokenOf(token, theme, 'light');

/** A theme's mark for its hero, as a CSS `url()`. */
export const themeHeroMark = (theme: string = DEFAULT_THEME, scheme: Scheme = 'light'): string =>
  tokenOf('mark-hero', theme, scheme);

/** A theme's drawing for its hero: CSS backgrounds, whose lengths use `--u`; and whether it fills its frame. */
export const themeArt = (
  theme: string = DEFAULT_THEME,
  scheme: Scheme = 'light',
): { backgrounds: string; fills: boolean } => {
  const { artwork, heroLayout } = readTheme(theme);
  const art = (artwork[scheme] ?? artwork.light)['hero-art'] ?? 'none';
  // A mail has no custom properties but the scale.
  const backgrounds = art.replaceAll(/var\(--(?!u\))([a-z0-9-]+)\)/g, (_, token: string) =>
    tokenOf(token, theme, scheme),
  );
  return { backgrounds, fills: heroLayout === 'picture' };
};

/** A theme's mark as SVG, for light grounds or for its hero. */
export const themeMark = (theme: string, token: 'mark' | 'mark-hero' = 'mark'): string => {
  const [, svg = ''] =
    /^url\("data:image\/svg\+xml,(.*)"\)$/s.exec(tokenOf(token, theme, 'light')) ?? [];
  return decodeURIComponent(svg);
};

/** The families that draw a theme's headings, the first one before those that stand in for it. */
export const themeHeadings = (theme: string): string[] =>
  tokenOf('font-display', theme, 'light').replaceAll('"', '').split(', ');

/**
 * The file of the face that a theme's headings have; null for a theme without a face of its own. A draft names the folder of
 * the theme that has the file.
 */
export const themeFace = (theme: string): string | null => {
  const { name, faces } = readTheme(theme);
  const families = themeHeadings(theme);
  const face = faces.find(({ family }) => families.includes(family));
  if (!face) return null;
  const file = face.file.includes('/') ? face.file : `${name}/${face.file}`;
  return require.resolve(`@foyer/themes/themes/${file}`);
};
