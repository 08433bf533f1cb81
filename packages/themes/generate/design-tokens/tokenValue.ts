import { channels, kindOf, type Kind, type Token } from '../../contract';

/** A token of the Design Tokens Format Module 2025.10, sections 8 and 9. */
export interface DesignToken {
  $type: string;
  $value: unknown;
  $description?: string;
}

const rounded = (value: number): number => Math.round(value * 10000) / 10000;

const colour = (value: string): unknown => {
  const [, red, green, blue, alpha] =
    /rgba\(([\d.]+),\s*([\d.]+),\s*([\d.]+),\s*([\d.]+)\)/.exec(value) ?? [];
  const hex = value.length === 4 ? value.replace(/[\da-f]/gi, '$&$&') : value;
  return alpha === undefined
    ? {
        colorSpace: 'srgb',
        components: channels(hex).map(rounded),
        alpha: 1,
        hex: hex.toLowerCase(),
      }
    : {
        colorSpace: 'srgb',
        components: [red, green, blue].map((channel) => rounded(Number(channel) / 255)),
        alpha: Number(alpha),
      };
};

const pixels = (value: string | undefined): unknown => ({
  value: Number.parseFloat(value ?? '0'),
  unit: 'px',
});

/** Splits at commas that are not inside brackets. */
const list = (value: string): string[] => value.split(/,(?![^(]*\))/).map((part) => part.trim());

/** Splits at spaces that are not inside brackets. */
const words = (value: string): string[] => value.split(/ (?![^(]*\))/);

const shadow = (value: string): unknown => {
  const parts = words(value);
  const [x, y, blur, spread] = parts.slice(0, -1);
  const dimensions = {
    offsetX: pixels(x),
    offsetY: pixels(y),
    blur: pixels(blur),
    spread: pixels(spread),
  };
  return { color: colour(parts.at(-1) ?? ''), ...dimensions };
};

const edge = (value: string): unknown => {
  const [width, style, paint = ''] = words(value);
  return {
    color: colour(paint === 'transparent' ? 'rgba(0,0,0,0)' : paint),
    width: pixels(width),
    style,
  };
};

/** A writer for each kind that the format has a type for. */
const writers: Partial<Record<Kind, (value: string) => DesignToken>> = {
  colour: (value) => ({ $type: 'color', $value: colour(value) }),
  pixels: (value) => ({ $type: 'dimension', $value: pixels(value) }),
  number: (value) => ({ $type: 'number', $value: Number(value) }),
  ems: (value) => ({ $type: 'number', $value: Number.parseFloat(value), $description: 'In em.' }),
  font: (value) => ({
    $type: 'fontFamily',
    $value: list(value).map((family) => family.replaceAll('"', '')),
  }),
  shadow: (value) => ({
    $type: 'shadow',
    $value: list(value === 'none' ? '0 0 0 rgba(0,0,0,0)' : value).map(shadow),
  }),
  edge: (value) => ({ $type: 'border', $value: edge(value) }),
  cap: (value) => ({
    $type: 'strokeStyle',
    $value: { dashArray: [{ value: 1, unit: 'px' }], lineCap: value },
  }),
};

/** A token's value in the format, or undefined if the format has no type for it. */
export const tokenValue = (token: Token, value: string | number): DesignToken | undefined =>
  token === 'w-strong' || token === 'w-display'
    ? { $type: 'fontWeight', $value: value }
    : writers[kindOf(token)]?.(String(value));
