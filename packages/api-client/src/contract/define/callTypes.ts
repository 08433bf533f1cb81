import type { GenericSchema, InferInput, InferOutput } from 'valibot';
import type { CallName, calls } from '../calls';
import type { CallRow, RequestSchemas } from './defineCall';

/** A part of a call's request: the table has its schema under the row's name. */
type Part<C extends CallRow, K extends keyof RequestSchemas> = C['name'] extends CallName
  ? (typeof calls)[C['name']] extends { readonly [P in K]: infer S }
    ? S
    : undefined
  : undefined;

type Sent<S> = S extends GenericSchema ? InferInput<S> : undefined;
type Read<S> = S extends GenericSchema ? InferOutput<S> : undefined;

/** The body that the client of a call sends. */
export type BodySent<C extends CallRow> = Sent<Part<C, 'body'>>;
/** The path parameters of a call. */
export type ParamsSent<C extends CallRow> = Sent<Part<C, 'params'>>;
/** The query of a call, as the client gives it. */
export type QuerySent<C extends CallRow> = Sent<Part<C, 'query'>>;
/** Request headers of a call, names in lower case. */
export type HeadersSent<C extends CallRow> = Sent<Part<C, 'headers'>>;

/** The answer's body as a server writes it: dates as ISO 8601 text, amounts in major units. */
export type AnswerSent<C extends CallRow> = C extends { readonly answer: infer S }
  ? Sent<S>
  : undefined;

/**
 * The answer's body as the client reads it: dates parsed, unknown values made neutral. Null where the
 * answer has no body.
 */
export type AnswerRead<C extends CallRow> = C extends { readonly answerType: 'pdf' }
  ? ArrayBuffer
  : C extends { readonly answer: infer S }
    ? Read<S>
    : null;

/** The answer's headers as a server writes them. */
export type AnswerHeadersSent<C extends CallRow> = C extends { readonly authorization: 'always' }
  ? { authorization: string }
  : C extends { readonly authorization: 'sometimes' }
    ? { authorization?: string | undefined }
    : undefined;
