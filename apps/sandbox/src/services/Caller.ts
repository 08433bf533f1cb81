import type { users } from '../db/schema/users';
import type { SessionClaims } from './sessions/sessionClaims';
import type { SessionRow } from './sessions/sessions';

/** A row of the table of account holders. */
export type UserRow = typeof users.$inferSelect;

/** Who sends a request: a visitor with a blank session, or a logged-in user. */
export interface Caller {
  claims: SessionClaims;
  /** Null for a visitor. */
  user: UserRow | null;
  /** Normalised; null when unknown. */
  mac: string | null;
  impersonating: boolean;
  /** Null for a visitor. */
  session: SessionRow | null;
}

/** A logged-in caller. */
export interface UserCaller extends Caller {
  user: UserRow;
  session: SessionRow;
}
