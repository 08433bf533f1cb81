import type { ApiError } from './apiError';

/** What every call resolves to: its data or its error, never both. Calls do not reject. */
export type Answer<T> =
  | { readonly data: T; readonly error?: undefined }
  | { readonly error: ApiError; readonly data?: undefined };

/** Changes what an answer holds; an error stays as it is. */
export const mapAnswer = <A, B>(answer: Answer<A>, change: (data: A) => B): Answer<B> =>
  answer.error ? answer : { data: change(answer.data) };
