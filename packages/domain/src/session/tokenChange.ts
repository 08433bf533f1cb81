import { readToken } from './readToken';

/** A storage event on the key `Token`. */
export type TokenChange = {
  readonly oldToken: string | null;
  readonly newToken: string | null;
  /** The user whose data this tab has cached; null for a visitor. */
  readonly userId: string | null;
};

export type TokenChangeEffect = {
  /** Go to the root route without a reload. */
  readonly goToRoot: boolean;
  /** Drop what this tab has cached: it belongs to another user. */
  readonly dropCache: boolean;
};

/** What a tab does when another tab changes the token. Rules SES-22 and SES-23. */
export const onTokenChange = ({ oldToken, newToken, userId }: TokenChange): TokenChangeEffect => ({
  goToRoot: !oldToken && Boolean(newToken),
  dropCache: Boolean(newToken) && (readToken(newToken)?.userId ?? null) !== userId,
});
