/** Joins class names and skips false values. */
export const classes = (...names: (string | false | undefined)[]): string =>
  names.filter(Boolean).join(' ');
