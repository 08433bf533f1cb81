import type { Instant } from '@foyer/domain';

/** The instant as the wire writes it: ISO 8601 in UTC. */
export const toIso = (instant: Instant): string => new Date(instant).toISOString();
