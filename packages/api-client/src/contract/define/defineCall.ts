import type { GenericSchema } from 'valibot';
import type { WireErrorCode } from './wireErrors';

/** The headings of specification, section 7, under which its calls stand. */
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
 * Whose token a call wants: nobody's, any session's (a visitor's blank one will do), or that of a
 * logged-in user.
 */
export type CallSession = 'none' | 'visitor' | 'user';

/** What a call is given, part by part; what is absent here is not sent. */
export type RequestSchemas = {
  readonly params?: GenericSchema;
  readonly query?: GenericSchema;
  /** Beyond `Authorization` and `Idempotency-Key`; names in lower case. */
  readonly headers?: GenericSchema;
  readonly body?: GenericSchema;
};

/** One call of specification, section 7, as the client needs it: without what checks requests. */
export type CallRow = {
  readonly name: string;
  readonly group: CallGroup;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Under the base; `:name` stands for a path parameter. */
  readonly path: `/${string}`;
  readonly base: CallBase;
  readonly session: CallSession;
  /** The status of success. */
  readonly status: 200 | 201 | 204;
  /** How the request's body is written; JSON where absent. */
  readonly bodyType?: 'form';
  /** Whether the answer's `authorization` header brings a new session; absent means never. */
  readonly authorization?: 'always' | 'sometimes';
  /** Absent where the answer has no body. */
  readonly answer?: GenericSchema;
  /** What kind of body the answer has; JSON where absent. */
  readonly answerType?: 'pdf';
  /** What may go wrong besides what every call may meet (`UNAUTHORISED`, `VALIDATION`). */
  readonly errors: readonly WireErrorCode[];
  /** May be repeated without changing more than once would, so a failed try is retried. */
  readonly idempotent: boolean;
  /** Carries an `Idempotency-Key`: a payment or a purchase, charged once per key. */
  readonly keyed?: true;
};

/** One whole call, as the table has it: what is sent and what is answered. */
export type Call = CallRow & RequestSchemas;

/**
 * Writes down one call. The row keeps its exact types, so that both ends infer from it. The schemas of
 * its request stand in a module of their own, and `calls` puts both together: servers check requests
 * by them, browsers need not carry them.
 */
// @__NO_SIDE_EFFECTS__
export function defineCall<const C extends CallRow>(row: C): C {
  return row;
}
