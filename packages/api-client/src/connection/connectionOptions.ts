import type { Instant } from '@foyer/domain';
import type { AxiosAdapter } from 'axios';
import type { KeyValueStore } from '../session/stores/safeStorage';
import type { ApiError } from '../transport/apiError';
import type { Bases } from '../transport/bases';
import type { Tolerated } from '../transport/readBody';
import type { RetryPolicy } from '../transport/retry';

/** What a client may be told. Everything has a default that suits a browser. */
export type ConnectionOptions = {
  /** Where paths start: `/api` and `/auth` unless told otherwise. */
  readonly bases?: Partial<Bases>;
  /** Where the token, the location and the clock's error are kept; local storage by default. */
  readonly storage?: KeyValueStore;
  /** This device's clock, milliseconds since 1970. */
  readonly now?: () => Instant;
  readonly retries?: Partial<RetryPolicy>;
  /** How long an answer may take, in milliseconds; 15 s and, for files, 60 s by default. */
  readonly timeouts?: { readonly answer: number; readonly file: number };
  /** How requests leave; axios's own by default. */
  readonly adapter?: AxiosAdapter;
  /**
   * How requests leave that must outlive the page: the whole client brings `sendBeyondPage`; a
   * connection by itself sends them as all others.
   */
  readonly beyondPage?: AxiosAdapter;
  /**
   * Somebody was logged in, a call met a 401, and a visitor's session has taken their place: the
   * time to open the log-in page. Told once for each session lost.
   *
   * @param call the name of the call that met it
   */
  readonly onUnauthorised?: (call: string) => void;
  /** A blank session could not be had. The call that wanted it gets the same error. */
  readonly onSessionFailed?: (error: ApiError) => void;
  /** An answer held something unexpected that did no harm; worth logging once. */
  readonly onTolerated?: (tolerated: Tolerated) => void;
};
