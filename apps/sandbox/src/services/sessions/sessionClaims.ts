import { DAY } from '@foyer/domain';
import { isFreshProof } from './isFreshProof';

/** Claims of a session token. Rule SES-2. */
export interface SessionClaims {
  customer_code: string;
  location_id: string;
  mac: string;
  nas_id: string;
  connection_type: string;
  /** True if the gateway has proved that the session's device is `mac`; a user's lapses after a day. Rule CONN-6. */
  vouched?: boolean | undefined;
  /** When the gateway has proved it, epoch milliseconds on the real clock. */
  proved_at?: number | undefined;
  /** The buyer key of a visitor while the gateway does not vouch for the device. */
  buyer?: string | undefined;
  /** When a link has handed the device's `buyer` over, epoch milliseconds on the real clock. Rule CONN-8. */
  handed_at?: number | undefined;
  /** Whether a link has handed `buyer` over: who made the link may have kept others. Rule CONN-8. */
  linked?: boolean | undefined;
  user_id: string | null;
  /** Id of the row that can end the session; null for a visitor. */
  session_id: string | null;
  /** First entry `anonymous` for a visitor, `customer` for a person; `impersonation` may follow. */
  scope: string[];
}

export const isAnonymous = (claims: SessionClaims): boolean => claims.scope[0] === 'anonymous';

/**
 * Whether the gateway's proof of a device is over. A visitor's token is then not renewed any more, but lives on, so that a
 * payment under way is not cut off.
 */
export const isProofOver = (claims: SessionClaims, now: number): boolean =>
  claims.vouched === true && !isFreshProof(claims.proved_at ?? 0, now);

/**
 * The claims now. A link hands a device's buyer over for a day, however often the token is renewed. A user stays logged in
 * for months, and the device may be another's by then, so the gateway's proof is over after a day. Rules CONN-6 and CONN-8.
 */
export const currentClaims = (claims: SessionClaims, now: number): SessionClaims => ({
  ...claims,
  ...(!isAnonymous(claims) && isProofOver(claims, now) && { vouched: false, proved_at: undefined }),
  ...(claims.handed_at !== undefined &&
    claims.handed_at <= now - DAY && { buyer: undefined, handed_at: undefined }),
});
