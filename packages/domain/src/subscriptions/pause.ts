import { PAUSE_LATEST_START, PAUSE_MAX_LENGTH, PAUSE_MIN_LENGTH } from '../constants/constants';
import type { KeyMessage } from '../messages/message';
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
  /** Until when its end refunds a payment for it although it has begun; null for never. Rule PAUSE-7. */
  readonly refundableUntil: Instant | null;
  /** What its end refunds now, in minor units of the price's currency; null if the server doesn't say. */
  readonly refundAmount: number | null;
};

export type PauseDates = Pick<PauseRecord, 'startDate' | 'endDate'>;

/**
 * True, or the field that is wrong and its message. The server decides. Rule PAUSE-2.
 *
 * @param hasBegun the start cannot move any more
 */
export const checkPauseDates = (
  { startDate, endDate }: PauseDates,
  now: Instant,
  hasBegun = false,
): true | PauseDateProblem => {
  if (!hasBegun && startDate < startOfDay(now)) return wrong('start', 'startInPast');
  if (startDate > now + PAUSE_LATEST_START) return wrong('start', 'startTooLate');
  if (endDate === null) return true;
  const from = hasBegun ? Math.max(startDate, now) : startDate;
  if (endDate <= from) return wrong('end', 'endBeforeStart');
  if (endDate - from < PAUSE_MIN_LENGTH) return wrong('end', 'tooShort');
  return endDate - startDate <= PAUSE_MAX_LENGTH || wrong('end', 'tooLong');
};

export type PauseDateProblem = {
  readonly field: 'start' | 'end';
  readonly message: KeyMessage;
};

const wrong = (
  field: PauseDateProblem['field'],
  what: 'startInPast' | 'startTooLate' | 'endBeforeStart' | 'tooShort' | 'tooLong',
): PauseDateProblem => ({ field, message: { key: `plans.pause.${what}` } });

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

/** What the end of a pause refunds: the server's word, or the price until `refundableUntil`. Rule PAUSE-7. */
export const pauseRefund = (
  { price, refundAmount, refundableUntil }: PauseRecord,
  state: PauseState,
  now: Instant,
): Money => {
  const isRefunded = state === 'scheduled' || (refundableUntil !== null && now <= refundableUntil);
  return { ...price, minor: isRefunded ? (refundAmount ?? price.minor) : 0 };
};

/** Midnight UTC, so that a pause can start at any hour of today. */
const startOfDay = (now: Instant): Instant => Math.floor(now / DAY) * DAY;
