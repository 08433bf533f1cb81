import type { GenericSchema, InferInput, InferOutput } from 'valibot';
import type { Call } from './defineCall';

type RequestPart = 'params' | 'query' | 'headers' | 'body';

/** A request on the wire: the parts that its call has schemas for. */
export type RequestOf<C> = {
  readonly [K in keyof C & RequestPart]: C[K] extends GenericSchema ? InferInput<C[K]> : never;
};

type Input<C, K extends RequestPart> = C extends {
  readonly [P in K]: infer S extends GenericSchema;
}
  ? InferInput<S>
  : object;

/** The fields of all parts of a request, together. */
export type FieldsOf<C> = Input<C, 'params'> &
  Input<C, 'query'> &
  Input<C, 'headers'> &
  Input<C, 'body'>;

type Key<C> = C extends { readonly idempotencyKey: 'required' }
  ? { readonly idempotencyKey: string }
  : unknown;

/**
 * What the client gives to make a call: the fields of its request, or the arguments of `toWire`. A
 * payment or a purchase needs its idempotency key with them: see `newIdempotencyKey`.
 */
export type CallArgs<C extends Call> = Key<C> &
  (C extends { readonly toWire: (args: infer A) => object } ? A : FieldsOf<C>);

/** As much of a call as reading its answer takes. */
export type AnswerOf = Pick<Call, 'name' | 'answer' | 'answerType'>;

/** What the client gets from a call, in the domain's types. Null where the answer has no body. */
export type CallData<C extends AnswerOf> = C extends { readonly answerType: 'pdf' }
  ? ArrayBuffer
  : C extends { readonly answer: infer S extends GenericSchema }
    ? InferOutput<S>
    : null;

/** The answer's body as a server writes it: dates as ISO 8601 text, amounts in major units. */
export type AnswerSent<C extends Call> = C extends {
  readonly answer: infer S extends GenericSchema;
}
  ? InferInput<S>
  : undefined;

/** The answer's headers as a server writes them. */
export type AnswerHeadersSent<C extends Call> = C extends { readonly authorization: 'always' }
  ? { authorization: string }
  : C extends { readonly authorization: 'sometimes' }
    ? { authorization?: string | undefined }
    : undefined;
