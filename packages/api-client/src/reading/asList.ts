/** The entries of a value of unknown shape; an empty list if it is not a list. */
export const asList = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? [...(value as readonly unknown[])] : [];
