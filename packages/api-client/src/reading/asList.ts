/** The entries of a value of unknown shape: none if it is no list. */
export const asList = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? [...(value as readonly unknown[])] : [];
