/** NUL and lone surrogates cannot be kept in a PostgreSQL text. */
const surrogate = /\p{Surrogate}/u;
const isStorable = (text: string): boolean => !text.includes('\0') && !surrogate.test(text);

/** Whether every text in a value, names of fields included, can be stored. */
export const isStorableText = (value: unknown, depth = 0): boolean => {
  if (depth > 64) return false;
  if (typeof value === 'string') return isStorable(value);
  if (typeof value !== 'object' || value === null) return true;
  return Object.entries(value).every(
    ([key, entry]) => isStorable(key) && isStorableText(entry, depth + 1),
  );
};
