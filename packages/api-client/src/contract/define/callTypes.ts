import type { GenericSchema, InferInput, InferOutput } from 'valibot';
import type { Call } from './defineCall';

type RequestPart = 'params' | 'query' | 'headers' | 'body';

/** A request on the wire: the parts for which the call has schemas. */
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
 * The client's arguments of a call: the fields of its request, or the arguments of `toWire`. A payment
 * or a purchase also needs an idempotency key: see `newIdempotencyKey`.
 */
export type CallArgs<C extends Call> = Key<C> &
  (C extends { readonly toWire: (args: infer A) => object } ? A : FieldsOf<C>);

/** The parts of a call that reading its answer needs. */
export type AnswerOf = Pick<Call, 'name' | 'answer' | 'answerType'>;

/**
 * The data of a call's answer, in the domain's types. Null if the answer has no body, or if the call
 * does not need it.
 */
export type CallData<C extends AnswerOf> = C extends { readonly answerType: 'pdf' }
  ? ArrayBuffer
  : C extends { readonly answer: infer S extends GenericSchema }
    ? InferOutput<S> | Unneeded<C> | Absent<C>
    : null;

type Unneeded<C> = C extends { readonly mayAnswerNothing: true } ? null : never;
type Absent<C> = C extends { readonly whenAbsent: infer T extends 'absent' | null } ? T : never;

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
