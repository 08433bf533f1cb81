import type {
  AnswerHeadersSent,
  AnswerSent,
  Call,
  CallName,
  calls,
} from '@foyer/api-client/contract';
import type { GenericSchema, InferOutput } from 'valibot';
import type { Backend } from '../../services/Backend';
import type { Caller, UserCaller } from '../../services/Caller';

/** A part of the request as its schema reads it; undefined for a call that has none. */
type Read<C extends Call, K extends string> = K extends keyof C
  ? C[K] extends GenericSchema
    ? InferOutput<C[K]>
    : undefined
  : undefined;

type CallerOf<C extends Call> = C['session'] extends 'user'
  ? UserCaller
  : C['session'] extends 'visitor'
    ? Caller
    : null;

/** One request of a call, read and checked. */
export interface CallRequest<C extends Call> {
  backend: Backend;
  caller: CallerOf<C>;
  params: Read<C, 'params'>;
  query: Read<C, 'query'>;
  headers: Read<C, 'headers'>;
  body: Read<C, 'body'>;
  /** Address of the client, for rate limits. */
  address: string;
  /** The `Idempotency-Key`, where one was sent. */
  key: string | null;
}

type Headers<C extends Call> =
  AnswerHeadersSent<C> extends undefined
    ? { headers?: never }
    : undefined extends AnswerHeadersSent<C>
      ? { headers?: AnswerHeadersSent<C> }
      : { headers: AnswerHeadersSent<C> };

type Body<C extends Call> = C extends { readonly answerType: 'pdf' }
  ? { body: Uint8Array }
  : AnswerSent<C> extends undefined
    ? { body?: never }
    : { body: AnswerSent<C> };

/** What a handler answers: the body as the contract has it on the wire, and headers that matter. */
export type CallAnswer<C extends Call> = Body<C> & Headers<C>;

/** Answers one call. Refusals are thrown. */
export type Handler<C extends Call> = (request: CallRequest<C>) => Promise<CallAnswer<C>>;

/** A handler for each of some calls, by name: leaving one out does not compile. */
export type Handlers<K extends CallName> = { readonly [N in K]: Handler<(typeof calls)[N]> };
