import type { Instant } from '../time/instant';

/** How loud the site's banner is. `unknown` is shown like LOW. */
export const importances = ['LOW', 'MEDIUM', 'HIGH', 'unknown'] as const;
export type Importance = (typeof importances)[number];

/** A banner from the operator, shown between its two dates; a missing date leaves that end open. */
export type SiteNotification = {
  readonly id: string;
  readonly title: string;
  readonly message: string;
  readonly importance: Importance;
  readonly startDate: Instant | null;
  readonly endDate: Instant | null;
};
