import type { Colours } from '../../contract';
import { seededRandom } from './seededRandom';

const svg = (size: number, body: string): string =>
  `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 ${size} ${size}'>${body}</svg>\n`;

const corner = (centre: number, radius: number, angle: number): string =>
  `${(centre + radius * Math.cos(angle)).toFixed(1)} ${(centre + radius * Math.sin(angle)).toFixed(1)}`;

const polygon = (centre: number, radius: number, sides: number, turn: number): string =>
  `M${Array.from({ length: sides }, (_, side) => corner(centre, radius, turn + (side * 2 * Math.PI) / sides)).join('L')}z`;

const mark = (outer: string, inner: string, sides: number, turn: number): string =>
  svg(
    40,
    `<path d='${polygon(20, 17, sides, turn)}' fill='${outer}'/><path d='${polygon(20, 8, sides, -turn)}' fill='${inner}'/>`,
  );

const rings = (colours: Colours, sides: number, turn: number): string =>
  svg(
    400,
    [colours['arc-4'], colours['arc-3'], colours['arc-2'], colours['arc-1']]
      .map(
        (colour, ring) =>
          `<path d='${polygon(200, 190 - ring * 48, sides, turn)}' fill='${colour}'/>`,
      )
      .join(''),
  );

/** A first mark and artwork, by file name: nested polygons. The name decides how many sides they have. */
export function drawings(name: string, attempt: number, colours: Colours): Record<string, string> {
  const next = seededRandom(`${name}#${attempt}`);
  const sides = 3 + next(7);
  const turn = next(628) / 100;
  return {
    'mark.svg': mark(colours.primary, colours.accent, sides, turn),
    'mark-hero.svg': mark(colours['on-hero'], colours['arc-1'], sides, turn),
    'mark-dark.svg': mark(colours.accent, colours['arc-3'], sides, turn),
    'shapes.svg': rings(colours, sides, turn),
  };
}
