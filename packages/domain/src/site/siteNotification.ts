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

/** Whether the banner shows: from its start date on, until its end date. */
export const isNotificationShown = (
  notification: Pick<SiteNotification, 'startDate' | 'endDate'>,
  now: Instant,
): boolean =>
  now >= (notification.startDate ?? Number.NEGATIVE_INFINITY) &&
  now < (notification.endDate ?? Number.POSITIVE_INFINITY);

const tones = { LOW: 'info', MEDIUM: 'warning', HIGH: 'critical', unknown: 'info' } as const;

/** How loud a site's banner is. */
export const importanceTone = (importance: Importance) => tones[importance] ?? tones.unknown;
