import type { BodySent, HeadersSent, ParamsSent, QuerySent } from '../contract/define/callTypes';
import type { CallRow } from '../contract/define/defineCall';

type Parts<C extends CallRow> = {
  readonly params: ParamsSent<C>;
  readonly query: QuerySent<C>;
  readonly headers: HeadersSent<C>;
  readonly body: BodySent<C>;
};

/** What a call is given: exactly the parts that its row in the contract has. */
export type CallRequest<C extends CallRow> = {
  readonly [K in keyof Parts<C> as undefined extends Parts<C>[K] ? never : K]: Parts<C>[K];
};

/** How a caller may steer any call. */
export type CallOptions = {
  /** Aborting it ends the call with an `aborted` error. */
  readonly signal?: AbortSignal | undefined;
  /** The call is finished by the browser when the page is left or its window closed meanwhile. */
  readonly outlivesPage?: boolean | undefined;
};

/** What payments and purchases need besides: see `newIdempotencyKey`. */
export type KeyedOptions = CallOptions & { readonly idempotencyKey: string };
