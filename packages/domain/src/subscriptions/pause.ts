import { PAUSE_MIN_LENGTH } from '../constants/constants';
import type { DomainKeyMessage } from '../messages/message';
import type { Money } from '../money/money';
import { DAY, type Instant } from '../time/instant';

export const pauseStates = ['scheduled', 'active', 'ended', 'unknown'] as const;
export type PauseState = (typeof pauseStates)[number];

/** A pause of a plan. Its price is charged once. Rule PAUSE-1. */
export type PauseRecord = {
  readonly id: string;
  readonly startDate: Instant;
  /** Null for a pause without an end. */
  readonly endDate: Instant | null;
  readonly price: Money;
  readonly state: PauseState;
};

export type PauseDates = Pick<PauseRecord, 'startDate' | 'endDate'>;

/** True, or the message for dates that are not allowed. The server decides. Rule PAUSE-2. */
export const checkPauseDates = (
  { startDate, endDate }: PauseDates,
  now: Instant,
): true | DomainKeyMessage => {
  if (startDate < startOfDay(now)) return { key: 'plans.pause.startInPast' };
  if (endDate === null) return true;
  if (endDate <= startDate) return { key: 'plans.pause.endBeforeStart' };
  return endDate - startDate >= PAUSE_MIN_LENGTH || { key: 'plans.pause.tooShort' };
};

/** Only the end of a pause that has started can move. Rule PAUSE-2. */
export const canMoveStart = ({ startDate, state }: PauseRecord, now: Instant): boolean =>
  state === 'scheduled' && startDate > now;

/** The state now, for a record that may be older. An unknown state stays unknown. Rule PAUSE-6. */
export const pauseStateAt = (pause: PauseRecord, now: Instant): PauseRecord['state'] => {
  if (pause.state === 'unknown') return 'unknown';
  if (pause.state === 'ended' || (pause.endDate !== null && pause.endDate <= now)) return 'ended';
  return pause.startDate <= now ? 'active' : 'scheduled';
};

/** The charge for new dates: the new price less the paid one, without refunds. */
export const pauseCharge = (quoted: Money, paid: Pick<PauseRecord, 'price'> | null): Money => ({
  ...quoted,
  minor: Math.max(0, quoted.minor - (paid?.price.minor ?? 0)),
});

/** Midnight UTC, so that a pause can start at any hour of today. */
const startOfDay = (now: Instant): Instant => Math.floor(now / DAY) * DAY;
