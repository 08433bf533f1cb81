import type { Unreadable } from '../contract/schemas/unreadable';
import type { ApiError } from './apiError';

/** The result of every call: its data or its error, never both. Calls do not reject. */
export type Answer<T> =
  | {
      readonly data: T;
      readonly error?: undefined;
      /** The rows that the answer's lists leave out. Rule API-10. */
      readonly leftOut?: readonly Unreadable[];
      /** The words that its enumerations do not have. Rule API-4. */
      readonly unknown?: readonly Unreadable[];
    }
  | { readonly error: ApiError; readonly data?: undefined };

/** Maps the data of an answer; an error stays the same. */
export const mapAnswer = <A, B>(answer: Answer<A>, change: (data: A) => B): Answer<B> =>
  answer.error ? answer : { ...answer, data: change(answer.data) };
