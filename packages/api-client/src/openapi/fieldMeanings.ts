/** What each field of a group of fields means, by its name. */
type Meanings = Readonly<Record<string, string>>;

const known = new WeakMap<object, Meanings>();

/** The meanings of the fields that an object literal of the contract has. */
export const meaningsOf = (entries: unknown): Meanings =>
  (typeof entries === 'object' && entries && known.get(entries)) || {};

/**
 * Keeps the meanings of an object literal's fields.
 *
 * @public the code that `keepFieldComments` writes calls it
 */
export const withMeanings = <T extends object>(entries: T, meanings: Meanings): T => {
  known.set(entries, meanings);
  return entries;
};
