import { isTokenExpired, needsBlankSession } from '@foyer/domain';
import { getBlankSession } from '../contract/auth/authCalls';
import type { LocationStore } from '../session/stores/locationStore';
import type { ServerClock } from '../session/stores/serverClock';
import type { TokenStore } from '../session/stores/tokenStore';
import { locationHeader } from '../contract/gateway/wireLocation';
import type { Answer } from '../transport/answer';
import { authorizationMissing } from '../transport/contractError';
import type { Exchange } from '../transport/exchange';
import { type RetryPolicy, withRetries } from '../transport/retry';
import { singleFlight } from '../transport/singleFlight';

/** Provides a session token. Any number of callers share one request for a blank session. */
export type Renewal = {
  /** The token to send: the stored one, or a blank session's if that is missing or expired. */
  readonly usableToken: () => Promise<Answer<string>>;
  /** Replaces the token by that of a new blank session, in one write. */
  readonly replaceToken: () => Promise<Answer<string>>;
};

/** The dependencies of the renewal. */
export type RenewalSetting = {
  readonly tokens: TokenStore;
  readonly location: LocationStore;
  readonly clock: ServerClock;
  readonly exchange: Exchange;
  readonly retries: RetryPolicy;
};

/** Rule SES-6. */
export const createRenewal = (setting: RenewalSetting): Renewal => {
  const { tokens, clock } = setting;
  const replaceToken = singleFlight(() => fetchBlankSession(setting));
  return {
    replaceToken,
    usableToken: async () => {
      const token = tokens.read();
      const isStale = needsBlankSession(tokens.claims(), clock.now(), false);
      return token && !isStale ? { data: token } : replaceToken();
    },
  };
};

const fetchBlankSession = async (setting: RenewalSetting): Promise<Answer<string>> => {
  const { tokens, location, exchange, retries } = setting;
  const before = tokens.read();
  const headers = { 'x-location-details': locationHeader(location.read()) };
  const answer = await withRetries(getBlankSession, retries, () =>
    exchange(getBlankSession, { headers }),
  );
  if (answer.error) return answer;
  const { authorization } = answer.data;
  if (!authorization) return authorizationMissing(getBlankSession.name);
  const other = newerToken(setting, before);
  if (other) return { data: other };
  tokens.write(authorization);
  return { data: tokens.read() ?? '' };
};

/** The token of a user who logged in during the request, here or in another tab. It must not be replaced. */
const newerToken = ({ tokens, clock }: RenewalSetting, before: string | null): string | null => {
  const now = tokens.read();
  const claims = tokens.claims();
  return now !== before && claims && !isTokenExpired(claims, clock.now()) ? now : null;
};
