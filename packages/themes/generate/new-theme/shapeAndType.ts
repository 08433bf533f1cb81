import { systemFont, type Shape, type Theme, type Type } from '../../contract';
import { seededRandom } from './seededRandom';

/** A theme without its colours, name and drawings. */
export type ShapeAndType = Pick<Theme, 'depth'> & { shape: Shape; type: Type };

const corners = [
  { card: 0, tile: 0, field: 0, control: 0, chip: 0 },
  { card: 10, tile: 6, field: 8, control: 8, chip: 4 },
  { card: 16, tile: 10, field: 12, control: 999, chip: 999 },
  { card: 36, tile: 20, field: 18, control: 22, chip: 12 },
];
const faces = [
  { font: systemFont, weight: 500 },
  { font: 'Georgia, "Times New Roman", serif', weight: 700 },
  { font: '"Trebuchet MS", "Segoe UI", sans-serif', weight: 400 },
  { font: '"Arial Narrow", "Roboto Condensed", Arial, sans-serif', weight: 700 },
];
const edges = [
  {
    card: '0 solid transparent',
    shadow: '0 1px 3px rgba(20,20,30,.08), 0 6px 18px rgba(20,20,30,.06)',
  },
  { card: '1px solid rgba(20,20,30,.14)', shadow: 'none' },
  { card: '0 solid transparent', shadow: '0 3px 0 rgba(20,20,30,.1)' },
];
const strokes = [8, 14, 20, 26];
const densities = [0.85, 0.95, 1.05, 1.15];
const insets = [0, 12, 24];

/** Shape and type for a name. Each attempt gives others. */
export function shapeAndType(name: string, attempt: number): ShapeAndType {
  const next = seededRandom(`${name}#${attempt}`);
  const pick = <Item>(items: readonly [Item, ...Item[]] | Item[]): Item =>
    items[next(items.length)] as Item;
  const [corner, face, edge, inset] = [pick(corners), pick(faces), pick(edges), pick(insets)];
  return {
    depth: {
      'card-edge': edge.card,
      'btn-edge': '0 solid transparent',
      shadow: edge.shadow,
      'shadow-pop': '0 2px 6px rgba(20,20,30,.12), 0 18px 44px rgba(20,20,30,.18)',
      'shadow-btn': 'none',
    },
    shape: {
      'r-card': `${corner.card}px`,
      'r-tile': `${corner.tile}px`,
      'r-field': `${corner.field}px`,
      'r-ctl': `${corner.control}px`,
      'r-chip': `${corner.chip}px`,
      'r-sheet': `${corner.card}px ${corner.card}px 0 0`,
      cap: pick(['round', 'butt', 'square']),
      'gauge-w': pick(strokes),
      'hero-align': 'start',
      'panel-inset': `${inset}px`,
      'panel-r': `${inset === 0 ? 0 : corner.card}px`,
      density: pick(densities),
    },
    type: {
      font: systemFont,
      'font-display': face.font,
      'w-strong': 600,
      'w-display': face.weight,
      track: '-0.02em',
      'track-num': '-0.02em',
      'word-gap': '0em',
    },
  };
}
