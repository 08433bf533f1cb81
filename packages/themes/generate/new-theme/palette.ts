import { everyColour, type Colour, type Colours, type ColourToken } from '../../contract';
import { withContrast } from '../dark-scheme/withContrast';
import { fromOklch, toOklch } from '../dark-scheme/oklch';

/** Lightness, chroma, and the distance of the hue from the brand colour's, in degrees. */
type Tone = [l: number, c: number, turn?: number];

const tones: Record<Exclude<ColourToken, 'primary' | 'surface'>, Tone> = {
  canvas: [0.968, 0.008],
  sunken: [0.972, 0.007],
  line: [0.905, 0.012],
  ink: [0.22, 0.035],
  'ink-2': [0.48, 0.03],
  control: [0.6, 0.03],
  'on-primary': [1, 0],
  'primary-soft': [0.93, 0.03],
  'on-primary-soft': [0.36, 0.1],
  secondary: [0.3, 0.06, 40],
  'on-secondary': [1, 0],
  accent: [0.85, 0.13, 160],
  'on-accent': [0.24, 0.05, 160],
  link: [0.45, 0.14],
  btn: [0.45, 0.14],
  'on-btn': [1, 0],
  block: [0.85, 0.13, 160],
  'on-block': [0.24, 0.05, 160],
  positive: [0.46, 0.11],
  'positive-soft': [0.94, 0.04],
  warning: [0.47, 0.11],
  'warning-soft': [0.95, 0.05],
  critical: [0.48, 0.18],
  'critical-soft': [0.94, 0.03],
  hero: [0.34, 0.11],
  'hero-deep': [0.3, 0.1],
  'hero-raise': [0.42, 0.11],
  'on-hero': [0.99, 0.005],
  'on-hero-2': [0.91, 0.03],
  'on-art': [0.99, 0.005],
  'hero-btn': [0.88, 0.13, 160],
  'on-hero-btn': [0.24, 0.05, 160],
  live: [0.88, 0.14],
  'arc-1': [0.85, 0.13, 160],
  'arc-2': [0.74, 0.13, 60],
  'arc-3': [0.66, 0.12],
  'arc-4': [0.45, 0.12],
  gauge: [0.88, 0.13, 160],
  'gauge-2': [0.76, 0.12, 60],
  'gauge-3': [0.7, 0.1],
  'gauge-track': [0.42, 0.11],
};

/** Positive is green, a warning amber and critical red in every brand. In degrees. */
const stateHues: Record<string, number> = { positive: 155, live: 155, warning: 70, critical: 25 };

const hueOf = (token: string, turn: number, brand: number): number => {
  const state = stateHues[token.replace('-soft', '')];
  return state ?? brand + turn;
};

const isTinted = (token: ColourToken): token is keyof typeof tones => token in tones;

/** A light scheme from one brand colour. Makes colours darker or lighter where the contrast is too low. */
export function palette(brand: Colour): Colours {
  const { c, h } = toOklch(brand);
  const toned = (token: ColourToken): Colour => {
    if (!isTinted(token)) return token === 'surface' ? '#FFFFFF' : brand;
    const [l, chroma, turn = 0] = tones[token];
    // A grey brand has a grey page.
    const limit =
      turn === 0 && !(token.replace('-soft', '') in stateHues) ? Math.max(c, 0.01) : chroma;
    return fromOklch({ l, c: Math.min(chroma, limit), h: hueOf(token, turn, h) });
  };
  const colours = withContrast(everyColour(toned), new Set());
  return withContrast({ ...colours, link: colours.primary, btn: colours.primary }, new Set());
}
