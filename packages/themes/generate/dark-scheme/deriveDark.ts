import {
  luminance,
  type Colour,
  type ColourToken,
  type Colours,
  type Depth,
  type Theme,
} from '../../contract';
import { fromOklch, toOklch } from './oklch';
import { withContrast } from './withContrast';

/** How to derive a dark colour: the light token whose hue it has, its lightness, and its greatest chroma. */
interface Recipe {
  from: ColourToken;
  l: number;
  c: number;
}

const recipe = (from: ColourToken, l: number, c: number): Recipe => ({ from, l, c });

/** Paper becomes dark, with a little of the ink's hue. Brand colours become light tints with dark text on them. */
const recipes: Partial<Record<ColourToken, Recipe>> = {
  canvas: recipe('ink', 0.17, 0.025),
  surface: recipe('ink', 0.225, 0.028),
  sunken: recipe('ink', 0.275, 0.03),
  line: recipe('ink', 0.34, 0.03),
  ink: recipe('canvas', 0.965, 0.01),
  'ink-2': recipe('ink', 0.77, 0.03),
  control: recipe('ink', 0.58, 0.03),
  primary: recipe('primary', 0.8, 0.13),
  'on-primary': recipe('primary', 0.2, 0.06),
  'primary-soft': recipe('primary', 0.32, 0.06),
  'on-primary-soft': recipe('primary', 0.9, 0.06),
  secondary: recipe('secondary', 0.88, 0.06),
  'on-secondary': recipe('secondary', 0.2, 0.06),
  link: recipe('link', 0.8, 0.13),
  block: recipe('block', 0.31, 0.055),
  'on-block': recipe('block', 0.89, 0.1),
  positive: recipe('positive', 0.82, 0.13),
  'positive-soft': recipe('positive', 0.31, 0.05),
  warning: recipe('warning', 0.85, 0.12),
  'warning-soft': recipe('warning', 0.31, 0.05),
  critical: recipe('critical', 0.79, 0.12),
  'critical-soft': recipe('critical', 0.31, 0.07),
};

/** A bright hero would dazzle in a dark room: it becomes darker, and its text light. */
const darkHero: Partial<Record<ColourToken, Recipe>> = {
  hero: recipe('hero', 0.36, 0.07),
  'hero-deep': recipe('hero', 0.32, 0.06),
  'hero-raise': recipe('hero', 0.43, 0.08),
  'on-hero': recipe('hero', 0.97, 0.02),
  'on-hero-2': recipe('hero', 0.89, 0.03),
  'hero-btn': recipe('hero', 0.88, 0.16),
  'on-hero-btn': recipe('hero', 0.2, 0.05),
  live: recipe('live', 0.86, 0.14),
  gauge: recipe('hero', 0.88, 0.16),
  'gauge-track': recipe('hero', 0.45, 0.08),
};

const derive = (colours: Colours, table: Partial<Record<ColourToken, Recipe>>): Partial<Colours> =>
  Object.fromEntries(
    Object.entries(table).map(([token, { from, l, c }]) => {
      const source = toOklch(colours[from]);
      return [token, fromOklch({ l, c: Math.min(c, source.c), h: source.h })];
    }),
  );

/** Where the primary button has the primary colour, it also has it in the dark scheme. */
const button = (light: Colours, dark: Partial<Colours>): Partial<Colours> =>
  light.btn === light.primary && dark.primary && dark['on-primary']
    ? { btn: dark.primary, 'on-btn': dark['on-primary'] }
    : {};

const withColour = (value: string, colour: Colour | undefined): string =>
  value.replace(/#[0-9a-f]{3,8}|rgba\([^)]*\)/i, colour ?? '$&');

const night: Pick<Depth, 'shadow' | 'shadow-pop' | 'shadow-btn'> = {
  shadow: '0 0 0 1px rgba(255,255,255,.04)',
  'shadow-pop': '0 0 0 1px rgba(255,255,255,.08), 0 18px 48px rgba(0,0,0,.5)',
  'shadow-btn': 'none',
};

/**
 * A theme's dark scheme: derived from the light one, then corrected by the theme's `dark`. Changes each derived colour
 * until it has enough contrast with its ground.
 */
export function deriveDark({ colours, depth, dark }: Theme): { colours: Colours; depth: Depth } {
  const derived = derive(colours, recipes);
  const hero = luminance(colours.hero) > 0.3 ? derive(colours, darkHero) : {};
  const chosen = { ...derived, ...dark.colours };
  const own = new Set(Object.keys(dark.colours));
  return {
    colours: withContrast(
      { ...colours, ...hero, ...derived, ...button(colours, chosen), ...dark.colours },
      own,
    ),
    depth: {
      ...night,
      'card-edge': withColour(depth['card-edge'], chosen.line),
      'btn-edge': withColour(depth['btn-edge'], chosen.control),
      ...dark.depth,
    },
  };
}
