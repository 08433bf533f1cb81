import { contrast, contrastPairs, luminance, type Colour, type Colours } from '../../contract';
import { fromOklch, toOklch } from './oklch';

const step = 0.01;

/** The colour, made lighter or darker until it has the contrast, or as light or dark as possible. */
const moved = (front: Colour, ground: Colour, least: number): Colour => {
  const direction = luminance(ground) < 0.18 ? step : -step;
  const { l, c, h } = toOklch(front);
  for (let lightness = l; lightness >= 0 && lightness <= 1; lightness += direction) {
    const next = fromOklch({ l: lightness, c, h });
    if (contrast(next, ground) >= least) return next;
  }
  return direction > 0 ? '#FFFFFF' : '#000000';
};

/**
 * Makes colours lighter or darker until every contrast pair is met. Does not change the colours in `chosen`, which a person
 * chose: if two of those are too close, the tests of the themes fail.
 */
export function withContrast(colours: Colours, chosen: ReadonlySet<string>): Colours {
  const result = { ...colours };
  for (const { front, ground, least } of contrastPairs) {
    const [above, below] = [result[front], result[ground]];
    if (above && below && !chosen.has(front) && contrast(above, below) < least)
      result[front] = moved(above, below, least);
  }
  return result;
}
