/** The texts of a file, in i18next's JSON format (version 4): nested keys, `{{values}}`, plural suffixes. */
export interface Texts {
  [key: string]: string | Texts;
}

/** What is filled into a text. */
export interface Values {
  [name: string]: unknown;
  /** A number chooses the plural form. */
  count?: unknown;
}

/** The texts of one language, by namespace. */
export interface Catalogue {
  plurals: Intl.PluralRules;
  namespaces: Record<string, Texts>;
  /** Spells its texts in the country's own way. */
  spell?: (text: string) => string;
}

const at = (source: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (found, name) =>
        typeof found === 'object' && found !== null ? (found as Values)[name] : undefined,
      source,
    );

/** The names under which a text may stand, the most exact first. */
const formsOf = (key: string, count: unknown, plurals: Intl.PluralRules): string[] =>
  typeof count === 'number'
    ? [...(count === 0 ? [`${key}_zero`] : []), `${key}_${plurals.select(count)}`, key]
    : [key];

/**
 * Finds a text in the first catalogue that has it.
 *
 * @param key `path.to.text` in the namespace, or `namespace:path.to.text`
 */
export const findText = (
  catalogues: readonly Catalogue[],
  namespace: string,
  key: string,
  count?: unknown,
): string | undefined => {
  const [path = '', other = namespace] = key.split(':').reverse();
  for (const { plurals, namespaces, spell } of catalogues)
    for (const form of formsOf(path, count, plurals)) {
      const text = at(namespaces[other], form);
      if (typeof text === 'string') return spell?.(text) ?? text;
    }
  return undefined;
};

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/**
 * Fills the values into a text: `{{name}}`, `{{alias.plan.many}}`, or `{{alias.plan.many, capital}}`
 * with a capital letter. A value that is missing leaves nothing.
 *
 * @param isolate keeps the direction of a value inside the text
 */
export const fillText = (
  text: string,
  values: Values,
  isolate: (value: string) => string,
): string =>
  text.replaceAll(
    /\{\{\s*([\w.]+)\s*(?:,\s*(capital)\s*)?\}\}/g,
    (_, path: string, format?: string) => {
      const found = at(values, path);
      const value = typeof found === 'string' || typeof found === 'number' ? `${found}` : '';
      return isolate(format ? capital(value) : value);
    },
  );
