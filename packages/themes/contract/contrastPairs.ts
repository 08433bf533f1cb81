import type { ColourToken, OptionalColourToken } from './tokens';

type Name = ColourToken | OptionalColourToken;

/** The least contrast of a front colour on a ground colour: 4.5 for text, 3 for parts of controls and icons. */
export interface ContrastPair {
  front: Name;
  ground: Name;
  least: 4.5 | 3;
}

const on = (least: ContrastPair['least'], ground: Name, fronts: Name[]): ContrastPair[] =>
  fronts.map((front) => ({ front, ground, least }));

/** Every pair of tokens that the UI kit shows on each other. */
export const contrastPairs: ContrastPair[] = [
  ...on(4.5, 'canvas', ['ink', 'ink-2', 'link', 'primary', 'critical']),
  ...on(4.5, 'surface', ['ink', 'ink-2', 'link', 'primary', 'positive', 'warning', 'critical']),
  ...on(4.5, 'sunken', ['ink', 'ink-2']),
  ...on(4.5, 'primary', ['on-primary']),
  ...on(4.5, 'primary-soft', ['on-primary-soft']),
  ...on(4.5, 'secondary', ['on-secondary']),
  ...on(4.5, 'accent', ['on-accent']),
  ...on(4.5, 'purple', ['on-purple']),
  ...on(4.5, 'btn', ['on-btn']),
  ...on(4.5, 'block', ['on-block']),
  ...on(4.5, 'positive-soft', ['positive', 'ink']),
  ...on(4.5, 'warning-soft', ['warning', 'ink']),
  ...on(4.5, 'critical-soft', ['critical', 'ink']),
  ...on(4.5, 'positive', ['surface']),
  ...on(4.5, 'critical', ['surface']),
  ...on(4.5, 'hero', ['on-hero', 'on-hero-2']),
  ...on(4.5, 'hero-deep', ['on-hero', 'on-hero-2']),
  ...on(4.5, 'hero-raise', ['on-hero', 'on-hero-2']),
  ...on(4.5, 'hero-btn', ['on-hero-btn']),
  ...on(3, 'surface', ['control', 'secondary']),
  ...on(3, 'canvas', ['control', 'primary']),
  ...on(3, 'sunken', ['control']),
  ...on(3, 'hero-raise', ['live']),
  ...on(3, 'hero', ['live', 'gauge', 'on-hero']),
];
