import { PAUSE_MIN_LENGTH } from '../constants/constants';
import type { DomainKeyMessage } from '../messages/message';
import type { Money } from '../money/money';
import { DAY, type Instant } from '../time/instant';

export const pauseStates = ['scheduled', 'active', 'ended', 'unknown'] as const;
export type PauseState = (typeof pauseStates)[number];

/** A pause of a plan. Its price is charged once, when the pause is confirmed. */
export type PauseRecord = {
  readonly id: string;
  readonly startDate: Instant;
  /** Null while it runs until the customer ends it. */
  readonly endDate: Instant | null;
  readonly price: Money;
  readonly state: PauseState;
};

export type PauseDates = Pick<PauseRecord, 'startDate' | 'endDate'>;

/** What is wrong with the dates of a pause: true, or a message. The server has the last word. */
export const checkPauseDates = (
  { startDate, endDate }: PauseDates,
  now: Instant,
): true | DomainKeyMessage => {
  if (startDate < startOfDay(now)) return { key: 'plans.pause.startInPast' };
  if (endDate === null) return true;
  if (endDate <= startDate) return { key: 'plans.pause.endBeforeStart' };
  return endDate - startDate >= PAUSE_MIN_LENGTH || { key: 'plans.pause.tooShort' };
};

/** Only the end of a pause that has begun can move. */
export const canMoveStart = ({ startDate, state }: PauseRecord, now: Instant): boolean =>
  state === 'scheduled' && startDate > now;

/** The state as the clock has it, for a record read some time ago. */
export const pauseStateAt = (pause: PauseRecord, now: Instant): PauseRecord['state'] => {
  if (pause.state === 'ended' || (pause.endDate !== null && pause.endDate <= now)) return 'ended';
  return pause.startDate <= now ? 'active' : 'scheduled';
};

/** What confirming new dates charges: what they cost more than was paid. Nothing is given back. */
export const pauseCharge = (quoted: Money, paid: Pick<PauseRecord, 'price'> | null): Money => ({
  ...quoted,
  minor: Math.max(0, quoted.minor - (paid?.price.minor ?? 0)),
});

/** A pause begins today at the earliest, whatever the hour (UTC). */
const startOfDay = (now: Instant): Instant => Math.floor(now / DAY) * DAY;
