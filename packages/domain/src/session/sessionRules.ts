import { TOKEN_EXPIRY_MARGIN } from '../constants/constants';
import type { Instant } from '../time/instant';
import type { TokenClaims } from './readToken';

/** A scope whose first entry is anonymous marks a blank (visitor) session. Specification, section 3. */
export const isAnonymous = (claims: Pick<TokenClaims, 'scope'>): boolean =>
  claims.scope[0] === 'anonymous';

/** A user's own session, whether or not it has expired. */
export const isUser = (claims: TokenClaims | null): claims is TokenClaims =>
  claims !== null && !isAnonymous(claims);

/** @param now the server's time, as `serverTime` gives it */
export const isTokenExpired = (claims: Pick<TokenClaims, 'expiresAt'>, now: Instant): boolean =>
  now >= claims.expiresAt - TOKEN_EXPIRY_MARGIN;

/** Someone is logged in: a token that is there, not anonymous and not expired. */
export const isAuthenticated = (claims: TokenClaims | null, now: Instant): boolean =>
  isUser(claims) && !isTokenExpired(claims, now);

/**
 * Whether a blank session must be fetched before the next request. Specification, section 4: "An
 * expired or anonymous token triggers a new blank session before requests". An anonymous one is
 * replaced at the start of a page load only, so that location details are fresh; within the load it
 * is kept until it expires.
 */
export const needsBlankSession = (
  claims: TokenClaims | null,
  now: Instant,
  atPageStart: boolean,
): boolean =>
  claims === null || isTokenExpired(claims, now) || (atPageStart && isAnonymous(claims));
