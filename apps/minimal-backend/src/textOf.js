/**
 * The text of a field that a browser sent; empty for anything else.
 *
 * @param {unknown} value
 */
export const textOf = (value) => (typeof value === 'string' ? value : '');
