import type { Instant } from '../time/instant';

/** A log-in that waits for its SMS code. Specification, section 3. */
export type MfaState = {
  readonly username: string;
  readonly password: string;
  /** Masked by the server. */
  readonly phoneNumber: string;
  /** When another code may be asked for; null before the server has said so. */
  readonly nextCodeCreationTime: Instant | null;
  readonly skipSmsCheck: boolean;
};

/** The name to log in with: `email@customerCode` when a customer code exists. Specification, section 7. */
export const loginUsername = (email: string, customerCode: string | null | undefined): string =>
  customerCode ? `${email.trim()}@${customerCode}` : email.trim();
