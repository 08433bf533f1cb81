import type { PartialRefund } from '../../db/schema/terminations';

/** What ending a contract does. */
export interface TerminationFacts {
  orderedAt: number;
  endsAt: number;
  /** Whether the plan renews until then. */
  renewsUntilEnd: boolean;
  /** When its minimum term ends; null for none, and for a withdrawal. */
  minimumTermEnd: number | null;
  /** Whether only a change is withdrawn from: the contract continues. */
  keepsPlan: boolean;
  /** The earlier plan that comes back, and when; null if none does. */
  returnsTo: string | null;
  returnsAt: number | null;
  refunds: PartialRefund[];
  /** What stays as credit, in minor units. */
  keptCredit: number;
}

/** The facts of a withdrawal that ends the plan. */
export const endsPlan = {
  renewsUntilEnd: false,
  minimumTermEnd: null,
  keepsPlan: false,
  returnsTo: null,
  returnsAt: null,
} as const;
