import { getDotPath, safeParse, type BaseIssue } from 'valibot';
import type { AnswerRead } from '../contract/define/callTypes';
import type { CallRow } from '../contract/define/defineCall';
import type { Answer } from './answer';

/** Something in an answer that was not as promised and did no harm: a value added later, mostly. */
export type Tolerated = {
  readonly call: string;
  readonly expected: string;
  readonly received: string;
};

/** Parses an answer's body once; what it tolerated goes to the listener. */
export const readBody = <C extends CallRow>(
  call: C,
  body: unknown,
  onTolerated: (tolerated: Tolerated) => void,
): Answer<AnswerRead<C>> => {
  if (!call.answer) return { data: (call.answerType ? body : null) as AnswerRead<C> };
  const seen: BaseIssue<unknown>[] = [];
  const result = safeParse(call.answer, body, {
    message: (issue) => {
      seen.push(issue);
      return issue.message;
    },
  });
  for (const { expected, received } of result.success ? seen : [])
    onTolerated({ call: call.name, expected: expected ?? '', received });
  if (result.success) return { data: result.output as AnswerRead<C> };
  const [issue] = result.issues;
  return {
    error: {
      kind: 'contract',
      call: call.name,
      path: getDotPath(issue) ?? '',
      message: issue.message,
    },
  };
};
