import { clampChroma, converter, formatHex } from 'culori';
import type { Colour } from '../../contract';

/** Lightness 0 to 1, chroma 0 to about 0.3, hue in degrees. Equal steps look equal. */
export interface Oklch {
  l: number;
  c: number;
  h: number;
}

const convert = converter('oklch');

export function toOklch(colour: Colour): Oklch {
  const oklch = convert(colour);
  if (!oklch) throw new Error(`"${colour}" is not a colour.`);
  // A grey has no hue.
  const { l, c, h = 0 } = oklch;
  return { l, c, h };
}

/** The colour as `#RRGGBB`. A chroma that no screen can show is lowered; lightness and hue stay. */
export function fromOklch(colour: Oklch): Colour {
  const shown = clampChroma({ mode: 'oklch', ...colour }, 'oklch');
  return `#${formatHex(shown).slice(1).toUpperCase()}`;
}
