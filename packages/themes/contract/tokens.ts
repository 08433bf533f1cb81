/**
 * Every design token, by group, under the one name that it has everywhere: in a theme's file, in the
 * theme's JSON, in the design-tool files and, with two dashes before it, in CSS.
 */

/** Colours, one value per scheme. Each `on-x` is for text and icons on `x`. */
export const colourTokens = [
  // Paper: the page, cards on it, wells in the cards, and lines that are never a control's edge.
  'canvas',
  'surface',
  'sunken',
  'line',
  'ink',
  'ink-2',
  // The edge of a control: a contrast of 3:1 with its ground.
  'control',
  'primary',
  'on-primary',
  'primary-soft',
  'on-primary-soft',
  'secondary',
  'on-secondary',
  'accent',
  'on-accent',
  'link',
  // The primary button. Most brands give it their primary.
  'btn',
  'on-btn',
  // The one second block of colour that a screen may have.
  'block',
  'on-block',
  // State, always with a sign and a word.
  'positive',
  'positive-soft',
  'warning',
  'warning-soft',
  'critical',
  'critical-soft',
  // The hero, quiet arcs and controls on it, its buttons, and the sign for "online".
  'hero',
  'hero-deep',
  'hero-raise',
  'on-hero',
  'on-hero-2',
  // The brand's name on the drawing of a picture hero.
  'on-art',
  'hero-btn',
  'on-hero-btn',
  'live',
  // Arcs in artwork, and the time gauge with its two echoes.
  'arc-1',
  'arc-2',
  'arc-3',
  'arc-4',
  'gauge',
  'gauge-2',
  'gauge-3',
  'gauge-track',
] as const;

/** A fourth brand colour that a theme may carry beside primary, secondary and accent. */
export const optionalColourTokens = ['purple', 'on-purple'] as const;

/** Edges and shadows. They hold colours, so a scheme may change them. */
export const depthTokens = [
  'card-edge',
  'btn-edge',
  'shadow',
  // What floats or is chosen: bottom bar, sticky summary, dialog.
  'shadow-pop',
  'shadow-btn',
] as const;

/** Corners, line ends, the hero's seat and the page's density. */
export const shapeTokens = [
  'r-card',
  'r-tile',
  'r-field',
  'r-ctl',
  'r-chip',
  // The upper edge of the sheet that overlaps a picture hero on a phone.
  'r-sheet',
  'cap',
  'gauge-w',
  'hero-align',
  'panel-inset',
  'panel-r',
  // Multiplies paddings and gaps, never the size of a target.
  'density',
] as const;

/** Faces and weights. The six sizes are the same for every brand. */
export const typeTokens = [
  'font',
  'font-display',
  'w-strong',
  'w-display',
  'track',
  'track-num',
  // Added to the space between the words of a heading.
  'word-gap',
] as const;

export type ColourToken = (typeof colourTokens)[number];
export type OptionalColourToken = (typeof optionalColourTokens)[number];
export type DepthToken = (typeof depthTokens)[number];
export type ShapeToken = (typeof shapeTokens)[number];
export type TypeToken = (typeof typeTokens)[number];
/** Any token by name. */
export type Token = ColourToken | OptionalColourToken | DepthToken | ShapeToken | TypeToken;
