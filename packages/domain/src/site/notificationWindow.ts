import type { Instant } from '../time/instant';
import type { SiteNotification } from './siteNotification';

/** Whether the banner shows: from its start date on, until its end date. */
export const isNotificationShown = (
  notification: Pick<SiteNotification, 'startDate' | 'endDate'>,
  now: Instant,
): boolean =>
  now >= (notification.startDate ?? Number.NEGATIVE_INFINITY) &&
  now < (notification.endDate ?? Number.POSITIVE_INFINITY);
