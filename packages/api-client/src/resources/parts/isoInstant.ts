import type { Instant } from '@foyer/domain';

/** A moment as the wire writes it: ISO 8601 in UTC. */
export const isoInstant = (instant: Instant): string => new Date(instant).toISOString();
