/**
 * What can go wrong with a call: plain data, so that it can be kept in a store, logged and compared.
 * `call` is the call's name in the contract.
 */
export type ApiError =
  /** No answer came. */
  | { readonly kind: 'network'; readonly call: string; readonly message: string }
  /** No answer came in time: 15 seconds, 60 for files. */
  | { readonly kind: 'timeout'; readonly call: string; readonly timeoutMs: number }
  /** Whoever asked no longer wants to know. Show nothing. */
  | { readonly kind: 'aborted'; readonly call: string }
  | HttpError
  /** The answer is not what the contract promises; `path` leads to what is wrong, dots in between. */
  | {
      readonly kind: 'contract';
      readonly call: string;
      readonly path: string;
      readonly message: string;
    };

/** The server refused, or failed. */
export type HttpError = {
  readonly kind: 'http';
  readonly call: string;
  readonly status: number;
  /** One of the contract's error codes, or a newer one; null when the answer has none. */
  readonly code: string | null;
  /** The server's own words. */
  readonly message: string | null;
  /** The "header text" of specification section 8: `X-Auth-Error`. */
  readonly authError: string | null;
  /** What is wrong with each field, by its name. */
  readonly fields: Readonly<Record<string, string>>;
  /** Seconds until it is worth trying again; null where the server does not say. */
  readonly retryAfter: number | null;
};
