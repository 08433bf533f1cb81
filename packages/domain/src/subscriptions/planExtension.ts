import type { Money } from '../money/money';
import type { Instant } from '../time/instant';

/** One more period of a plan that is paid once: what it costs, and the end it leads to. Rule SUB-22. */
export type PlanExtension = {
  readonly price: Money;
  readonly endsAt: Instant;
};
