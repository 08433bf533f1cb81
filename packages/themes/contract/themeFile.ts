import type { HeroLayout } from './theme';

/** A theme as the portal loads it at run time, from `themes/<name>.json`. */
export interface ThemeFile {
  name: string;
  /** The brand's display name. */
  title: string;
  hero: HeroLayout;
  /**
   * Whole CSS rules, to be inserted in this order: the light scheme on `:root`, the dark one for devices that
   * ask for it (unless `data-scheme=light` stands on the root element) and for `data-scheme=dark`, artwork on
   * `.f-hero`, faces.
   */
  rules: string[];
  /** A data URI; `null` for a theme without one, whose emitted file has the default theme's. */
  favicon: string | null;
  /** For `<meta name="theme-color">`. */
  themeColor: { light: string; dark: string };
}
