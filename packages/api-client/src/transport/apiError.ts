/**
 * The error of a call: plain data, so that it can be stored, logged and compared.
 * `call` is the call's name in the contract.
 */
export type ApiError =
  /** No answer came. */
  | { readonly kind: 'network'; readonly call: string; readonly message: string }
  /** No answer came in time: 15 seconds, 60 for files. */
  | { readonly kind: 'timeout'; readonly call: string; readonly timeoutMs: number }
  /** The caller has cancelled the call. Show nothing. */
  | { readonly kind: 'aborted'; readonly call: string }
  | HttpError
  /** The answer does not match the contract; `path` is the dotted path to the wrong value. */
  | {
      readonly kind: 'contract';
      readonly call: string;
      readonly path: string;
      readonly message: string;
    };

/** The server refused the call or failed. */
export type HttpError = {
  readonly kind: 'http';
  readonly call: string;
  readonly status: number;
  /** One of the contract's error codes, or a newer one; null when the answer has none. */
  readonly code: string | null;
  /** The server's text. */
  readonly message: string | null;
  /** The "header text" of the error catalogue: `X-Auth-Error`. Rule API-6. */
  readonly authError: string | null;
  /** The message for each wrong field, by its name. */
  readonly fields: Readonly<Record<string, string>>;
  /** Seconds until the next try, from the server; null if it sends none. */
  readonly retryAfter: number | null;
};
