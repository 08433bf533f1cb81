import type { Face, HeroLayout } from './theme';
import type { NestedTexts } from './words';

/** A face, with the declarations of the font that stands in for it: `src`, `size-adjust` and so on. */
export type FaceFile = Omit<Face, 'fallback'> & { fallback: string };

/** CSS values by token name, without the two dashes: `{ primary: '#2136F0', 'r-card': '24px' }`. */
export type TokenValues = Readonly<Record<string, string>>;

/** A theme as the portal loads it at run time, from `themes/<name>.json`. `themeRules` of the UI kit makes CSS of it. */
export interface ThemeFile {
  name: string;
  /** The brand's display name. */
  title: string;
  heroLayout: HeroLayout;
  tokens: {
    /**
     * Every token, the brand's marks `mark` and `mark-hero` as `url("data:…")`, and which grounds are dark: see
     * `groundValues`.
     */
    light: TokenValues;
    /** Only what differs from the light scheme. */
    dark: TokenValues;
  };
  /**
   * `hero-art` and `hero-art-quiet`, each a list of CSS backgrounds. They are not tokens of the page, because their lengths use
   * `--u` and `--q`, which each hero sets for itself. `dark` is null if the dark scheme has the same artwork.
   */
  artwork: { light: TokenValues; dark: TokenValues | null };
  /** Faces to load from `themes/<name>/`. */
  faces: readonly FaceFile[];
  /** A data URI; `null` for a theme without one, whose emitted file has the default theme's. */
  favicon: string | null;
  /** The brand's own words by language and namespace; absent for a theme without any. */
  words?: Readonly<Record<string, Record<string, NestedTexts>>>;
}
