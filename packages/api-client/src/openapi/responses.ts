import type { Call } from '../contract/define/defineCall';
import { type WireErrorCode, wireErrors } from '../contract/define/wireErrors';
import type { CallName } from '../contract/calls';
import { examples } from './examples/examples';
import { withExamples } from './examples/withExamples';
import { jsonSchema } from './jsonSchema';

/** All possible answers of a call, by status. */
export const responses = (name: CallName, call: Call): Record<string, unknown> => ({
  [call.status]: success(name, call),
  ...failures(call),
});

const success = (name: CallName, call: Call) => ({
  description: 'Done.',
  ...(call.authorization && { headers: sessionHeader(call.authorization === 'always') }),
  ...(call.answerType && {
    content: {
      'application/pdf': { schema: { type: 'string', contentMediaType: 'application/pdf' } },
    },
  }),
  ...(call.answer && {
    content: { 'application/json': withExamples(jsonSchema(call.answer), examples[name]) },
  }),
});

const sessionHeader = (required: boolean) => ({
  Authorization: {
    description: 'The session that replaces the present one: `Bearer <token>`.',
    required,
    schema: { type: 'string' },
  },
});

const failures = (call: Call): Record<string, unknown> => {
  const codesByStatus: Record<number, WireErrorCode[]> = {};
  for (const code of possibleErrors(call)) (codesByStatus[wireErrors[code]] ??= []).push(code);
  return Object.fromEntries(
    Object.entries(codesByStatus).map(([status, codes]) => [status, failure(status, codes)]),
  );
};

/**
 * The errors of every call of this kind, and the call's own. An address or a header can always hold
 * characters that are refused, and a body can always be too large.
 */
const possibleErrors = (call: Call): WireErrorCode[] => [
  ...new Set<WireErrorCode>([
    'VALIDATION',
    ...(call.session === 'none' ? [] : (['UNAUTHORISED'] as const)),
    ...(call.params ? (['NOT_FOUND'] as const) : []),
    ...(call.idempotencyKey ? (['IDEMPOTENCY_CONFLICT'] as const) : []),
    ...(call.body ? (['TOO_LARGE'] as const) : []),
    ...call.errors,
  ]),
];

const failure = (status: string, codes: readonly WireErrorCode[]) => ({
  description: codes.join(', '),
  ...(status === '401' && {
    headers: {
      'X-Auth-Error': {
        description:
          'What was wrong, in words; docs/product/errors.md has those that the portal knows.',
        schema: { type: 'string' },
      },
    },
  }),
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
});
