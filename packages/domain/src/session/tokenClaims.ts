import type { Instant } from '../time/instant';

/** What the session token says. Specification, section 3. */
export type TokenClaims = {
  readonly customerCode: string | null;
  /** The token's `exp`, in milliseconds here. */
  readonly expiresAt: Instant;
  readonly locationId: string | null;
  /** Normalised; null when absent or `IGNORE_MAC`. */
  readonly mac: string | null;
  readonly nasId: string | null;
  readonly connectionType: string | null;
  /** Null for a visitor. */
  readonly userId: string | null;
  readonly scope: readonly string[];
};
