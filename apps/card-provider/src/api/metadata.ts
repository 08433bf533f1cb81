type Metadata = Record<string, string>;

/** The metadata of a new object. */
export const newMetadata = (given: Metadata | null | undefined): Metadata => given ?? {};

/** Merges: an empty value removes its key; null removes all; undefined changes nothing. */
export function mergeMetadata(
  now: Metadata | null | undefined,
  given: Metadata | null | undefined,
): Metadata {
  if (given === null) return {};
  const merged = { ...now, ...given };
  return Object.fromEntries(Object.entries(merged).filter(([, value]) => value !== ''));
}
