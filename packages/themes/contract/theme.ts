import type { Colour, Depth, Shape, Type } from './tokenTypes';
import type { BrandWords } from './words';
import { colourTokens, type ColourToken, type OptionalColourToken } from './tokens';

/** The device's own font, named font by font: `system-ui` is a poor font on many Linux devices. */
export const systemFont =
  '-apple-system, BlinkMacSystemFont, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif';

/**
 * The families that the portal loads for headings in Arabic, and what stands in for them. They come first in the stack of every
 * theme, because a brand's own face has no Arabic letters; nobody else has them.
 */
export const arabicHeadings = { family: 'Arabic', standIn: 'Arabic-fallback' } as const;

/** Every colour, and the optional ones where a brand has them. */
export type Colours = Record<ColourToken, Colour> & Partial<Record<OptionalColourToken, Colour>>;

/** Calls `rule` for every colour token. */
export const everyColour = (rule: (token: ColourToken) => Colour): Colours =>
  Object.fromEntries(colourTokens.map((token) => [token, rule(token)])) as Record<
    ColourToken,
    Colour
  >;

/**
 * One background layer of artwork: a drawing (the name of an SVG file in the theme's folder) or a CSS
 * gradient, with its position. Lengths may use the scale that each screen sets on its hero: `var(--u)`, in `quiet` `var(--q)`.
 */
export interface ArtLayer {
  svg?: `${string}.svg`;
  gradient?: string;
  /** `background-position`. */
  at?: string;
  /** `background-size`. */
  size?: string;
  /** `background-repeat`. Default: `no-repeat`. */
  repeat?: string;
}

/** A font of the theme: a Latin subset as one woff2 file in the theme's folder, under the OFL or a licence as free. */
export interface Face {
  family: string;
  weight: number;
  file: `${string}.woff2`;
  /**
   * The device's font that stands in until the file has loaded, with the measures of this font, so that
   * nothing moves when it arrives. `size` is the ratio of both fonts' average widths; `ascent` and
   * `descent` are this font's, divided by it. All in percent.
   */
  fallback: { like: 'sans' | 'serif'; size: number; ascent: number; descent: number };
}

/** The hero of the landing and login screens: text on a flat field, or a drawing above a sheet of paper. */
export type HeroLayout = 'field' | 'picture';

/**
 * The default export of a theme folder's `theme.ts`. The folder also has `mark.svg` and `mark-hero.svg`, and may have
 * `mark-dark.svg`, `mark-hero-dark.svg` and `favicon.svg`.
 */
export interface Theme {
  /** The folder's name, and what site info calls the theme. Kebab-case. */
  name: string;
  /** The brand's display name: the page's title. */
  title: string;
  colours: Colours;
  depth: Depth;
  shape: Shape;
  type: Type;
  hero: {
    layout: HeroLayout;
    /** Landing, login and plans. The first layer is in front. */
    art: ArtLayer[];
    /** The dashboard. */
    quiet: ArtLayer[];
  };
  /** Corrections to the dark scheme, which is derived from the light one, and artwork for it. */
  dark: { colours: Partial<Colours>; depth: Partial<Depth>; art?: ArtLayer[]; quiet?: ArtLayer[] };
  faces: Face[];
  /** What the brand says in its own words; absent for the portal's. */
  words?: BrandWords;
}

type Exact<Wanted, Given> = Given extends Wanted
  ? Given extends readonly unknown[] | string | number
    ? Given
    : {
        [Key in keyof Given]: Key extends keyof Wanted
          ? Exact<NonNullable<Wanted[Key]>, Given[Key]>
          : never;
      }
  : Wanted;

/** Declares a theme. A token that is missing, misspelt or of the wrong type does not compile, not even behind a spread. */
export const defineTheme = <const Given extends Theme>(theme: Given & Exact<Theme, Given>): Theme =>
  theme;
