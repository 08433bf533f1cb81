import { getDotPath, safeParse } from 'valibot';
import type { AnswerOf, CallData } from '../contract/define/callTypes';
import { collectUnknown } from '../contract/schemas/unreadable';
import type { Answer } from './answer';
import { contractError } from './contractError';

/** Reads an answer's body with its call's schema. An error names the value that breaks the contract. */
export const readBody = <C extends AnswerOf>(call: C, body: unknown): Answer<CallData<C>> => {
  if (!call.answer) return { data: (call.answerType ? body : null) as CallData<C> };
  const { answer: schema } = call;
  const { result, unknown } = collectUnknown(body, () => safeParse(schema, body));
  if (result.success)
    return { data: result.output as CallData<C>, ...(unknown.length > 0 && { unknown }) };
  const [issue] = result.issues;
  return contractError(call.name, getDotPath(issue) ?? '', issue.message);
};
