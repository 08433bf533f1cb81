import { readToken } from './readToken';

/** A storage event on the key `Token`, and whose data this tab holds. */
export type TokenChange = {
  readonly oldToken: string | null;
  readonly newToken: string | null;
  /** The user whose data is cached in this tab; null for a visitor. */
  readonly userId: string | null;
};

export type TokenChangeEffect = {
  /** Go to the root route, without a reload. */
  readonly goToRoot: boolean;
  /** Drop everything cached in this tab: it belongs to someone else. */
  readonly dropCache: boolean;
};

/**
 * What a tab does when another tab changes the session. Specification, section 4: a token that
 * appears (no old value, a new value) leads to the root route. A change of user drops what is cached.
 */
export const onTokenChange = ({ oldToken, newToken, userId }: TokenChange): TokenChangeEffect => ({
  goToRoot: !oldToken && Boolean(newToken),
  dropCache: Boolean(newToken) && (readToken(newToken)?.userId ?? null) !== userId,
});
