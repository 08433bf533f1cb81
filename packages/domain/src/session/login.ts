import type { Instant } from '../time/instant';

/** A log-in that waits for its SMS code. Rule LOGIN-4. */
export type MfaState = {
  readonly username: string;
  readonly password: string;
  /** The server masks the number. */
  readonly phoneNumber: string;
  /** When the user can ask for another code; null if the server has not said so. Rule LOGIN-5. */
  readonly nextCodeCreationTime: Instant | null;
  readonly skipSmsCheck: boolean;
};

/** `email@customerCode` if there is a customer code. Rule LOGIN-1. */
export const loginUsername = (email: string, customerCode: string | null | undefined): string =>
  customerCode ? `${email.trim()}@${customerCode}` : email.trim();
