import type { Money } from '../money/money';
import type { Instant } from '../time/instant';

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
