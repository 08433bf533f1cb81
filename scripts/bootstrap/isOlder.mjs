/**
 * Compares two versions number by number.
 *
 * @param {string} version "20.9.0"
 * @param {string} than "22.18.0"
 */
export function isOlder(version, than) {
  const [left, right] = [version, than].map((text) => text.split('.').map(Number));
  const at = left.findIndex((number, index) => number !== right[index]);
  return at >= 0 && left[at] < right[at];
}
