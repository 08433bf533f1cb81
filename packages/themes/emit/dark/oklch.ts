import { channels, linear } from '../../contract/contrast';
import type { Colour } from '../../contract';

/** Lightness 0 to 1, chroma 0 to about 0.3, hue in radians: equal steps look equal. */
export interface Oklch {
  l: number;
  c: number;
  h: number;
}

const gamma = (channel: number): number =>
  channel <= 0.0031308 ? channel * 12.92 : 1.055 * channel ** (1 / 2.4) - 0.055;

export function toOklch(colour: Colour): Oklch {
  const [r, g, b] = channels(colour).map(linear) as [number, number, number];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const lightness = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s;
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const bb = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return { l: lightness, c: Math.hypot(a, bb), h: Math.atan2(bb, a) };
}

const linearRgb = ({ l, c, h }: Oklch): [number, number, number] => {
  const [a, b] = [c * Math.cos(h), c * Math.sin(h)];
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
};

const shown = (rgb: number[]): boolean =>
  rgb.every((channel) => channel >= -0.0001 && channel <= 1.0001);

const hex = (channel: number): string =>
  Math.round(gamma(Math.min(1, Math.max(0, channel))) * 255)
    .toString(16)
    .padStart(2, '0');

/** The nearest colour that a screen can show: chroma gives way, lightness and hue stay. */
export function fromOklch({ l, c, h }: Oklch): Colour {
  let chroma = c;
  while (chroma > 0 && !shown(linearRgb({ l, c: chroma, h }))) chroma -= 0.005;
  const rgb = linearRgb({ l, c: Math.max(0, chroma), h });
  return `#${rgb.map(hex).join('').toUpperCase()}`;
}
