import type { GenericSchema } from 'valibot';
import type { FieldsOf } from './callTypes';
import type { WireErrorCode } from './wireErrors';

/** The areas that group the calls. */
export type CallGroup =
  | 'site'
  | 'auth'
  | 'user'
  | 'plans'
  | 'billing'
  | 'devices'
  | 'marketing'
  | 'gateway';

/** Where a path starts: the product API, the auth service, the portal's own origin, the router. */
export type CallBase = 'api' | 'auth' | 'portal' | 'router';

/**
 * Whose token a call needs: none, any session's (a visitor's blank session is enough), or that of a
 * logged-in user.
 */
export type CallSession = 'none' | 'visitor' | 'user';

/** A part of a request: fields by name. The fields of a call's parts have different names. */
export type FieldsSchema = GenericSchema & { readonly entries: Readonly<Record<string, unknown>> };

/** One call: everything that client and server share about it. */
export type Call = {
  readonly name: string;
  readonly group: CallGroup;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Relative to the base; `:name` marks a path parameter. */
  readonly path: `/${string}`;
  readonly base: CallBase;
  readonly session: CallSession;
  /** The status of success. */
  readonly status: 200 | 201 | 204;
  /** The request's parts, as the server checks them; the client sends no other parts. */
  readonly params?: FieldsSchema;
  readonly query?: FieldsSchema;
  /** Beyond `Authorization` and `Idempotency-Key`; names in lower case. */
  readonly headers?: FieldsSchema;
  readonly body?: FieldsSchema;
  /** The format of the request's body; JSON if absent. */
  readonly bodyType?: 'form';
  /**
   * Converts the client's arguments, in the domain's types, to the request's fields. Absent if the
   * arguments are those fields.
   */
  readonly toWire?: (args: never) => object;
  /** Whether the answer's `authorization` header has a new session; absent means never. */
  readonly authorization?: 'always' | 'sometimes';
  /** Parses the answer's body into the domain's types. Absent if the answer has no body. */
  readonly answer?: GenericSchema;
  /**
   * The status alone says that the change is made: a body that is missing or cannot be read gives null,
   * and no error. Rule API-11.
   */
  readonly mayAnswerNothing?: true;
  /**
   * The data where the backend does not have this feature and answers 404 or 204. Absent if the call
   * belongs to every backend. Rule API-12.
   */
  readonly whenAbsent?: unknown;
  /** The type of the answer's body; JSON if absent. */
  readonly answerType?: 'pdf';
  /** The call's own error codes, besides those of every call (`UNAUTHORISED`, `VALIDATION`). */
  readonly errors: readonly WireErrorCode[];
  /** Safe to send twice, so the client retries it after a network failure. */
  readonly idempotent: boolean;
  /** Needs an `Idempotency-Key`: a payment or a purchase, charged once per key. */
  readonly idempotencyKey?: 'required';
};

/** Defines one call. The entry keeps its exact types, so that client and server infer theirs from it. */
// @__NO_SIDE_EFFECTS__
export function defineCall<const C extends Call>(
  call: C & { readonly toWire?: (args: never) => FieldsOf<NoInfer<C>> },
): C {
  return call;
}
