import type { Instant } from '../time/instant';

/**
 * What a support agent can do for a customer that the customer cannot. Each is an `AgentAct` too. Rule DESK-1.
 */
export const agentDeskActs = [
  'giveTime',
  'resendOrder',
  'resendConfirmation',
  'sendResetLink',
  'suspend',
  'restore',
] as const;

export type AgentDeskAct = (typeof agentDeskActs)[number];

/** What an agent can do for a customer now. */
export interface AgentDesk {
  /** `unknown` is one that the portal does not know. */
  readonly acts: readonly (AgentDeskAct | 'unknown')[];
  /** How many days can be given, the fewest first. */
  readonly days: readonly number[];
  /** When the customer's plan ends now; null where no time can be given. */
  readonly endsAt: Instant | null;
}
