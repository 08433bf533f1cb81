export type Texts = { [key: string]: Texts | string };

/** The English texts, by namespace. */
export const englishTexts = Object.fromEntries(
  Object.entries(
    import.meta.glob<Texts>('../**/texts/en.json', { eager: true, import: 'default' }),
  ).map(([path, texts]) => [path.split('/').at(-3) ?? path, texts]),
);

/** The portal's own code, by path. */
export const portalSources = import.meta.glob<string>(
  ['../**/*.{ts,tsx}', '!../**/*.{test,d}.{ts,tsx}', '!../testing/**'],
  { eager: true, query: '?raw', import: 'default' },
);

const FORM = /_(zero|one|two|few|many|other)$/;

/** Each text with its key; the plural forms of a text have one key. */
export const flatTexts = (texts: Texts, before = ''): [key: string, text: string][] =>
  Object.entries(texts).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string'
      ? [[(before + key).replace(FORM, ''), value]]
      : flatTexts(value, `${before}${key}.`),
  );
