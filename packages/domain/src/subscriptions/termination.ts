import type { Money } from '../money/money';
import type { Instant } from '../time/instant';

/** What ending a contract would do, as the user sees it before confirming. Rule LAW-3. */
export type TerminationPreview = {
  /** Names the plan. */
  readonly title: string;
  readonly orderedAt: Instant;
  /** When access ends. */
  readonly endsAt: Instant;
  /** What goes back to the user; null when nothing is returned. */
  readonly refund: Money | null;
  /** The moment that the figures hold for; the confirmation sends it. */
  readonly asOf: Instant;
};

/** A contract that was ended, as its confirmation says. */
export type Termination = Omit<TerminationPreview, 'asOf'> & {
  readonly receivedAt: Instant;
};
