/** An instant as the wire has it: ISO 8601 in UTC. */
export const iso = (instant: number): string => new Date(instant).toISOString();

/** The same for an instant that may be missing. */
export const isoOrNull = (instant: number | null | undefined): string | null =>
  instant === null || instant === undefined ? null : iso(instant);

/** Minor units as the wire has amounts: decimal major units. */
export const major = (minor: number): number => minor / 100;
