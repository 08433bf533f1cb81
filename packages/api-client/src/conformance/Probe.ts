import type { CallName } from '../contract/calls';
import type { PersonKey } from './fixtures';
import type { ProbeContext } from './ProbeContext';

/**
 * Who sends a probe: a client without a session (`nobody`), one with an invalid token (`garbage`), a visitor at a place or at
 * a person's place, a person of the fixtures, or a user whom the kit registers (`newcomer`; `buyer` at the INTERNAL engine's
 * place).
 */
export type Actor =
  | 'nobody'
  | 'garbage'
  | 'visitor'
  | `visitor at ${string}`
  | `visitor beside ${PersonKey}`
  | PersonKey
  | 'newcomer'
  | 'buyer';

/** The parts of a probe's request. */
export type ProbeRequest = {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
};

/** A refusal that a probe expects. */
export type Refusal = {
  readonly status: number;
  readonly code?: string;
  /** The exact `X-Auth-Error`. */
  readonly authError?: string;
  /** The answer must have a message for each of these fields. */
  readonly fields?: readonly string[];
};

/** One request to the backend, and the answers that conform. */
export type Probe = {
  readonly call: CallName;
  readonly title: string;
  readonly as: Actor;
  /** Changes data, so the kit sends it only with fixtures. */
  readonly writes?: true;
  /** Null if a fact is missing; the kit then skips the probe. */
  readonly request: (context: ProbeContext) => ProbeRequest | null;
  /** `success` is an answer that matches the contract. */
  readonly expect: readonly ('success' | Refusal)[];
  /** The kit sends it twice with one idempotency key; both answers must be the same. */
  readonly twice?: true;
  /** The actor who gets the session from the answer. */
  readonly becomes?: Actor;
  /** Stores facts for later probes from the body of a success, as received. */
  readonly storeFact?: (context: ProbeContext, body: unknown) => void;
};
