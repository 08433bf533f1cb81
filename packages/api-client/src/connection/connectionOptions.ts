import type { SessionStores } from '../session/stores/sessionStores';
import type { ApiError } from '../transport/apiError';
import type { Bases } from '../transport/bases';
import type { InOwnWords } from '../transport/exchange';
import type { RetryPolicy } from '../transport/retry';

/** The options of a client. All have defaults for a browser. */
export type ConnectionOptions = {
  /** Where paths start; by default `/api` and `/auth`. */
  readonly bases?: Partial<Bases>;
  /** The token, the location and the clock; by default new stores over local storage. */
  readonly stores?: SessionStores;
  readonly retries?: Partial<RetryPolicy>;
  /** How long an answer may take, in milliseconds; 15 s and, for files, 60 s by default. */
  readonly timeouts?: { readonly answer: number; readonly file: number };
  /** Sends the requests; by default the browser's own. */
  readonly fetch?: typeof fetch;
  /** The language of the page, sent as `Accept-Language`; by default the browser sends its own. */
  readonly language?: () => string;
  /** Puts a refusal into the page's language; by default the server's words are kept. */
  readonly inOwnWords?: InOwnWords;
  /**
   * A logged-in user's call got a 401, and a visitor's session has replaced theirs: the listener opens
   * the log-in page. Called once for each lost session.
   *
   * @param call the name of the call that got the 401
   */
  readonly onUnauthorised?: (call: string) => void;
  /** A visitor's call got a 401, and the gateway login that followed answered a user's session. */
  readonly onGatewaySession?: () => void;
  /** A call of the API has failed for good. Calls of the auth service report their own failures. */
  readonly onFailure?: (error: ApiError) => void;
  /** A try of any call has failed, whether or not it is repeated. A cancelled one does not count. */
  readonly onFailedTry?: (error: ApiError) => void;
  /** A blank session could not be fetched. The call that needed it gets the same error. */
  readonly onSessionFailed?: (error: ApiError) => void;
};
