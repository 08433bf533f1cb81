type Rgb = readonly [number, number, number];

const parse = (hex: string): Rgb => [
  Number.parseInt(hex.slice(1, 3), 16),
  Number.parseInt(hex.slice(3, 5), 16),
  Number.parseInt(hex.slice(5, 7), 16),
];

const print = (rgb: Rgb): string =>
  `#${rgb.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;

const luminance = (rgb: Rgb): number => {
  const [r, g, b] = rgb.map((part) => {
    const share = part / 255;
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * (r ?? 0) + 0.7152 * (g ?? 0) + 0.0722 * (b ?? 0);
};

/** WCAG contrast of two `#rrggbb` colours, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [a, b] = [luminance(parse(one)), luminance(parse(other))];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** `share` of the way from one colour to another. */
export function mix(from: string, to: string, share: number): string {
  const [r, g, b] = parse(from);
  const [r2, g2, b2] = parse(to);
  return print([r + (r2 - r) * share, g + (g2 - g) * share, b + (b2 - b) * share]);
}

/** The first of white, the colour's own near-black and black that can be read on it; one always can. */
export const inkOn = (colour: string): string =>
  ['#ffffff', mix(colour, '#000000', 0.85)].find((ink) => contrast(colour, ink) >= 4.5) ??
  '#000000';

/** Whether light text is read best on the colour. */
export const isDark = (colour: string): boolean => luminance(parse(colour)) <= 0.4;

/** The colour moved towards black or white until it has enough contrast with the background. */
export function readableOn(colour: string, ground: string, ratio: number): string {
  const target = isDark(ground) ? '#ffffff' : '#000000';
  for (let share = 0; share <= 1; share += 0.05) {
    const candidate = mix(colour, target, share);
    if (contrast(candidate, ground) >= ratio) return candidate;
  }
  return target;
}

export const isColour = (text: string): boolean => /^#[0-9a-fA-F]{6}$/.test(text);
