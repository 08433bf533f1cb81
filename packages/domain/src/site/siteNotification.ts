import type { Instant } from '../time/instant';

/** `unknown` is shown as LOW. Rule SITE-6. */
export const importances = ['LOW', 'MEDIUM', 'HIGH', 'unknown'] as const;
export type Importance = (typeof importances)[number];

/** The operator's banner. A missing date leaves that end open. */
export type SiteNotification = {
  readonly id: string;
  readonly title: string;
  readonly message: string;
  readonly importance: Importance;
  readonly startDate: Instant | null;
  readonly endDate: Instant | null;
  /** When what it announces begins and ends. */
  readonly startsAt: Instant | null;
  readonly endsAt: Instant | null;
};

/** The banner shows from its start date until before its end date. Rule SITE-6. */
export const isNotificationShown = (
  notification: Pick<SiteNotification, 'startDate' | 'endDate'>,
  now: Instant,
): boolean =>
  now >= (notification.startDate ?? Number.NEGATIVE_INFINITY) &&
  now < (notification.endDate ?? Number.POSITIVE_INFINITY);

const tones = { LOW: 'info', MEDIUM: 'warning', HIGH: 'critical', unknown: 'info' } as const;

export const importanceTone = (importance: Importance) => tones[importance] ?? tones.unknown;
