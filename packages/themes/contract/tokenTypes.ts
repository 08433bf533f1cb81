import type { DepthToken, ShapeToken, Token, TypeToken } from './tokens';

/** `#RRGGBB`. */
export type Colour = `#${string}`;
export type Pixels = `${number}px`;
export type Ems = `${number}em`;

/** The type of each shape token's value. */
export interface Shape {
  'r-card': Pixels;
  'r-tile': Pixels;
  'r-field': Pixels;
  'r-ctl': Pixels;
  'r-chip': Pixels;
  /** A CSS `border-radius` value. */
  'r-sheet': string;
  cap: 'round' | 'butt' | 'square';
  /** Stroke width of the time gauge on its 400-unit drawing. */
  'gauge-w': number;
  'hero-align': 'start' | 'center';
  'panel-inset': Pixels;
  'panel-r': Pixels;
  /** 1 is the drawn spacing; 0.8 is dense. */
  density: number;
}

/** The type of each type token's value. */
export interface Type {
  /** A CSS font stack. */
  font: string;
  'font-display': string;
  'w-strong': number;
  'w-display': number;
  track: Ems;
  'track-num': Ems;
  'word-gap': Ems;
}

/** CSS values: `<width> <style> <colour>` for edges, a `box-shadow` list or `none` for shadows. */
export type Depth = Record<DepthToken, string>;

/** The kinds of token values. */
export type Kind =
  | 'colour'
  | 'pixels'
  | 'ems'
  | 'number'
  | 'radius'
  | 'edge'
  | 'shadow'
  | 'font'
  | 'cap'
  | 'align';

const named: Record<DepthToken | ShapeToken | TypeToken, Kind> = {
  'card-edge': 'edge',
  'btn-edge': 'edge',
  shadow: 'shadow',
  'shadow-pop': 'shadow',
  'shadow-btn': 'shadow',
  'r-card': 'pixels',
  'r-tile': 'pixels',
  'r-field': 'pixels',
  'r-ctl': 'pixels',
  'r-chip': 'pixels',
  'r-sheet': 'radius',
  cap: 'cap',
  'gauge-w': 'number',
  'hero-align': 'align',
  'panel-inset': 'pixels',
  'panel-r': 'pixels',
  density: 'number',
  font: 'font',
  'font-display': 'font',
  'w-strong': 'number',
  'w-display': 'number',
  track: 'ems',
  'track-num': 'ems',
  'word-gap': 'ems',
};

const patterns: Record<Kind, RegExp> = {
  colour: /^#[0-9a-f]{6}$/i,
  pixels: /^\d{1,3}(\.\d+)?px$/,
  ems: /^-?\d?(\.\d+)?em$|^0em$/,
  number: /^\d{1,3}(\.\d+)?$/,
  radius: /^[\d.]+(px|%)?( [\d.]+(px|%)?){0,3}( \/( [\d.]+(px|%)?){1,4})?$/,
  edge: /^[\d.]+(px)? (solid|none) (transparent|#[0-9a-f]{3,8}|rgba\([\d., ]+\))$/i,
  shadow: /^(none|((, )?(inset )?(-?[\d.]+(px)? ){2,4}(#[0-9a-f]{3,8}|rgba\([\d., ]+\)))+)$/i,
  font: /^[\w .,"-]+$/,
  cap: /^(round|butt|square)$/,
  align: /^(start|center)$/,
};

/** The kind of a token's value. A token without a kind in the table is a colour. */
export const kindOf = (token: Token): Kind =>
  token in named ? named[token as DepthToken | ShapeToken | TypeToken] : 'colour';

/** Whether a text is a valid value of the token. No valid value can end a CSS declaration or fetch a file. */
export const isValidValue = (token: Token, value: string): boolean =>
  patterns[kindOf(token)].test(value);
