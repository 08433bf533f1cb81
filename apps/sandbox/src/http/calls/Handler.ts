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
import type { Client } from '../../services/sessions/sessions';

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
  client: Client;
  /** The `Idempotency-Key`, where one was sent. */
  key: string | null;
  /** An earlier attempt with this key was interrupted, perhaps after it had paid. */
  wasInterrupted: boolean;
  /** False while a fault is injected into a call whose answer would come with another one's. */
  answersAhead: boolean;
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

/** A handler's response: the body in the wire format of the contract, and headers. */
export type CallAnswer<C extends Call> = Body<C> & Headers<C>;

/** Handles one call. Throws a `ServiceError` to refuse it. */
export type Handler<C extends Call> = (request: CallRequest<C>) => Promise<CallAnswer<C>>;

/** Handlers by the name of their call. A missing handler does not compile. */
export type Handlers<K extends CallName> = { readonly [N in K]: Handler<(typeof calls)[N]> };
