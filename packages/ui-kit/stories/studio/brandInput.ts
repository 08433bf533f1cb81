/** `Harbour House` as `harbour-house`, the name of the folder. */
export const folderName = (title: string): string =>
  title
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^[^a-z]+|-+$/g, '');

/** What a theme's drawing may not have: see docs/theming.md. */
const REFUSED =
  /<(script|style|image|use|foreignObject)\b|\bon\w+\s*=|href\s*=|url\(\s*["']?(?!#)/i;

/**
 * The text of a logo as a mark.
 *
 * @throws Error for a picture that a theme cannot have
 */
export const readLogo = (svg: string): string => {
  if (!/<svg[\s>]/.test(svg)) throw new Error('The logo isn’t an SVG. Choose an SVG file.');
  if (REFUSED.test(svg))
    throw new Error('The logo contains a script, a style or a picture. Save it as plain shapes.');
  if (svg.length > 4000) throw new Error('The logo is over 4 kB. Simplify its shapes.');
  return svg.slice(svg.search(/<svg[\s>]/)).trim();
};

/** The first strong colour of a logo, `#RRGGBB`; null without one. */
export const colourOf = (svg: string): `#${string}` | null => {
  for (const [, short, long] of svg.matchAll(/#([0-9a-f]{3})\b|#([0-9a-f]{6})\b/gi)) {
    const hex = long ?? (short ?? '').replace(/./g, '$&$&');
    const parts = [0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
    if (Math.max(...parts) - Math.min(...parts) > 40) return `#${hex.toUpperCase()}`;
  }
  return null;
};
