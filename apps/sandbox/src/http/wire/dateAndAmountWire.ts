/** An instant in the wire format: ISO 8601 in UTC. */
export const iso = (instant: number): string => new Date(instant).toISOString();

/** `iso` for an instant that may be missing. */
export const isoOrNull = (instant: number | null | undefined): string | null =>
  instant === null || instant === undefined ? null : iso(instant);

/** Minor units in the wire format of amounts: decimal major units. */
export const major = (minor: number): number => minor / 100;
