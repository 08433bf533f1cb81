import { SITE_INFO_BACK_OFF } from '../constants/constants';
import { type Instant, SECOND } from '../time/instant';

const NEVER: Instant = Number.NEGATIVE_INFINITY;

/** Whole seconds until a moment, rounded up so that nobody is told zero too early; zero once it has come. */
export const secondsUntil = (moment: Instant, now: Instant): number =>
  Math.max(0, Math.ceil((moment - now) / SECOND));

/** Seconds before another SMS code can be asked for; zero when the server has named no time. */
export const nextCodeIn = (nextCodeCreationTime: Instant | null, now: Instant): number =>
  secondsUntil(nextCodeCreationTime ?? now, now);

/** Seconds for which site info is not asked for again after a failure. Specification, section 4. */
export const siteInfoBlockedFor = (failedAt: Instant | null, now: Instant): number =>
  secondsUntil((failedAt ?? NEVER) + SITE_INFO_BACK_OFF, now);

/** Minutes and seconds: `1:05`. */
export const clockText = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
