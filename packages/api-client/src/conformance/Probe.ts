import type { CallName } from '../contract/calls';
import type { PersonKey } from './fixtures';
import type { Known } from './Known';

/**
 * Who asks: nobody, a visitor's session at a place or where a person stands, a person of the fixtures, or whoever the kit has
 * registered itself (`buyer`: where the engine is INTERNAL).
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

/** What a probe sends, part by part. */
export type ProbeRequest = {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
};

/** A refusal that is called for. */
export type Refusal = {
  readonly status: number;
  readonly code?: string;
  /** The exact `X-Auth-Error`. */
  readonly authError?: string;
  /** Fields that the answer must have a message for. */
  readonly fields?: readonly string[];
};

/** One question to the backend, and what answers are right. */
export type Probe = {
  readonly call: CallName;
  readonly title: string;
  readonly as: Actor;
  /** Changes something: asked only with fixtures. */
  readonly writes?: true;
  /** Null when there is nothing to ask about: the probe is skipped. */
  readonly request: (known: Known) => ProbeRequest | null;
  /** `success` is what the contract promises. */
  readonly expect: readonly ('success' | Refusal)[];
  /** Asked twice under one idempotency key; both answers must be the same. */
  readonly twice?: true;
  /** Whose session the answer brings. */
  readonly becomes?: Actor;
  /** What later probes may use of a success: the body as it was sent. */
  readonly learn?: (known: Known, body: unknown) => void;
};
