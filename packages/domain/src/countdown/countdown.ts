import { SITE_INFO_BACK_OFF } from '../constants/constants';
import { DAY, HOUR, type Instant, SECOND } from '../time/instant';

const NEVER: Instant = Number.NEGATIVE_INFINITY;

/** Whole seconds until a moment, rounded up; zero once it is past. */
export const secondsUntil = (moment: Instant, now: Instant): number =>
  Math.max(0, Math.ceil((moment - now) / SECOND));

/** Seconds until the user can ask for another SMS code; zero if the server names no time. */
export const nextCodeIn = (nextCodeCreationTime: Instant | null, now: Instant): number =>
  secondsUntil(nextCodeCreationTime ?? now, now);

/** Seconds until the portal may ask for site information again after a failure. Rule START-7. */
export const siteInfoBlockedFor = (failedAt: Instant | null, now: Instant): number =>
  secondsUntil((failedAt ?? NEVER) + SITE_INFO_BACK_OFF, now);

/** The time left as every screen counts it: what has begun counts as whole, in hours for the last two days. */
export const timeLeft = (left: number): { count: number; unit: 'day' | 'hour' } => {
  const unit = left > 2 * DAY ? 'day' : 'hour';
  return { count: Math.ceil(Math.max(0, left) / (unit === 'day' ? DAY : HOUR)), unit };
};

/** Minutes and seconds: `1:05`. */
export const clockText = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
