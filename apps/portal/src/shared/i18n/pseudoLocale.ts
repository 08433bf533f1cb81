const ACCENTS: Record<string, string> = {
  a: 'á',
  b: 'ƀ',
  c: 'ç',
  d: 'ð',
  e: 'é',
  f: 'ƒ',
  g: 'ĝ',
  h: 'ĥ',
  i: 'î',
  j: 'ĵ',
  k: 'ķ',
  l: 'ļ',
  m: 'ɱ',
  n: 'ñ',
  o: 'ö',
  p: 'þ',
  q: 'ǫ',
  r: 'ŕ',
  s: 'š',
  t: 'ţ',
  u: 'û',
  v: 'ṽ',
  w: 'ŵ',
  x: 'ẋ',
  y: 'ý',
  z: 'ž',
};

/** The share by which a pseudo-localised text grows, so that a layout meets the length of German. */
const GROWTH = 0.4;

const accent = (text: string): string =>
  text
    .split(/(\{\{[^}]*\}\}|<[^>]*>|\$t\([^)]*\))/)
    .map((part, index) =>
      index % 2 ? part : part.replace(/[a-z]/g, (letter) => ACCENTS[letter] ?? letter),
    )
    .join('');

const stretch = (text: string): string => {
  const visible = text.replace(/\{\{[^}]*\}\}|<[^>]*>/g, '').length;
  return `[${accent(text)}${' ~'.repeat(Math.ceil((visible * GROWTH) / 2))}]`;
};

/** English made longer, accented and bracketed; placeholders and markup are left alone. */
export const pseudoLocalise = (texts: unknown): unknown => {
  if (typeof texts === 'string') return stretch(texts);
  if (Array.isArray(texts)) return texts.map(pseudoLocalise);
  if (texts && typeof texts === 'object')
    return Object.fromEntries(
      Object.entries(texts).map(([key, value]) => [key, pseudoLocalise(value)]),
    );
  return texts;
};
