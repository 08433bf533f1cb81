import type { PartialRefund } from '../../db/schema/terminations';

/** What ending a contract does. */
export interface TerminationFacts {
  /** When the order was made that was named. */
  orderedAt: number;
  endsAt: number;
  /** Whether the plan renews until then. */
  renewsUntilEnd: boolean;
  /** When its minimum term ends; null for none, and for a withdrawal. */
  minimumTermEnd: number | null;
  /** Whether only a change or a pause is withdrawn from: the contract continues. */
  keepsPlan: boolean;
  /** The earlier plan that comes back; null if none does. */
  returnsTo: string | null;
  /** When the user goes back to that plan, or to their own from a pause that is withdrawn from. */
  returnsAt: number | null;
  /** Whether a plan that is booked to follow doesn't begin, because this one ends. */
  dropsNextPlan: boolean;
  refunds: PartialRefund[];
  /** What stays as credit, in minor units. */
  keptCredit: number;
}

/** What ending a contract does, without the order that was named. */
export type Ending = Omit<TerminationFacts, 'orderedAt'>;

/** The facts of a withdrawal that ends the plan. */
export const endsPlan = {
  renewsUntilEnd: false,
  minimumTermEnd: null,
  keepsPlan: false,
  returnsTo: null,
  returnsAt: null,
  dropsNextPlan: false,
} as const;

/** When the pause ends that is withdrawn from; null if none is. */
export const withdrawnPauseEnd = ({
  returnsTo,
  returnsAt,
}: Pick<TerminationFacts, 'returnsTo' | 'returnsAt'>): number | null =>
  returnsTo === null ? returnsAt : null;
