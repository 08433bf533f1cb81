import { TOKEN_EXPIRY_MARGIN } from '../constants/constants';
import type { Instant } from '../time/instant';
import type { TokenClaims } from './readToken';

/** A blank session belongs to a visitor. Rule SES-3. */
export const isAnonymous = (claims: Pick<TokenClaims, 'scope'>): boolean =>
  claims.scope[0] === 'anonymous';

/** A user's own session, even if it has expired. */
export const isUser = (claims: TokenClaims | null): claims is TokenClaims =>
  claims !== null && !isAnonymous(claims);

/**
 * Rule SES-4.
 *
 * @param now the server's time, from `serverTime`
 */
export const isTokenExpired = (claims: Pick<TokenClaims, 'expiresAt'>, now: Instant): boolean =>
  now >= claims.expiresAt - TOKEN_EXPIRY_MARGIN;

/** Whether a user is logged in. */
export const isAuthenticated = (claims: TokenClaims | null, now: Instant): boolean =>
  isUser(claims) && !isTokenExpired(claims, now);

/**
 * Whether the portal needs a new blank session before the next call. At the start of a page load an
 * anonymous token is replaced too, so that the location details are fresh. Rules SES-5 and SES-6.
 */
export const needsBlankSession = (
  claims: TokenClaims | null,
  now: Instant,
  atPageStart: boolean,
): boolean =>
  claims === null || isTokenExpired(claims, now) || (atPageStart && isAnonymous(claims));
