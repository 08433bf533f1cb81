import type { AnswerOf, CallData } from '../contract/define/callTypes';
import { collectUnreadable } from '../contract/schemas/unreadable';
import type { Answer } from './answer';
import { readBody } from './readBody';

/**
 * Reads an answer's body as `readBody`, and tells which rows of its lists are left out. Answers of the
 * start have no such lists. Rule API-10.
 */
export const readRows = <C extends AnswerOf>(call: C, body: unknown): Answer<CallData<C>> => {
  const { result, unreadable } = collectUnreadable(body, () => readBody(call, body));
  const [first] = unreadable;
  if (!first) return result;
  // A list without any readable row fails because of its rows.
  if (result.error?.kind === 'contract') return { error: { ...result.error, path: first.path } };
  return result.error ? result : { ...result, leftOut: unreadable };
};
