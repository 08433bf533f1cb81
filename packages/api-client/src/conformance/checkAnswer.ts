import { type BaseIssue, safeParse } from 'valibot';
import type { Call } from '../contract/define/defineCall';
import { readBody } from '../transport/readBody';
import { readFailure } from '../transport/readFailure';
import { conventionBreaches } from './conventions';
import type { Refusal } from './Probe';

/** An answer as received. */
export type Received = {
  readonly status: number;
  readonly header: (name: string) => string | null;
  /** The parsed value if it is JSON, otherwise the text. */
  readonly body: unknown;
};

/** How an answer differs from the contract. The portal tolerates deviations, but not breaches. */
export type Verdict = {
  readonly breaches: readonly string[];
  readonly deviations: readonly string[];
};

const clean: Verdict = { breaches: [], deviations: [] };
const broken = (...breaches: string[]): Verdict => ({ breaches, deviations: [] });

/** Compares an answer with the expected answers. */
export const checkAnswer = (
  call: Call,
  received: Received,
  expected: readonly ('success' | Refusal)[],
): Verdict => {
  const isSuccess = received.status >= 200 && received.status < 300;
  if (isSuccess && expected.includes('success')) return checkSuccess(call, received);
  const refusals = expected.filter((one) => one !== 'success');
  const right = refusals.find(({ status }) => status === received.status);
  return right ? checkRefusal(call, received, right) : broken(unexpected(received, expected));
};

const unexpected = ({ status, body }: Received, expected: readonly ('success' | Refusal)[]) => {
  const wanted = expected.map((one) => (one === 'success' ? '2xx' : one.status)).join(' or ');
  return `answered ${status}, not ${wanted}: ${JSON.stringify(body).slice(0, 120)}`;
};

const checkSuccess = (call: Call, received: Received): Verdict => {
  const { error } = readBody(call, received.body);
  const breaches = [
    ...(error?.kind === 'contract' ? [`${error.path || 'body'}: ${error.message}`] : []),
    ...(call.authorization === 'always' && !isBearer(received) ? ['no authorization header'] : []),
    ...(call.answerType && !String(received.body).startsWith('%PDF-') ? ['not a PDF file'] : []),
    ...(call.answer ? headerBreaches(received) : []),
    ...(call.answer ? conventionBreaches(received.body) : []),
  ];
  // Without a body, 200 and 204 mean the same.
  const isExpected = received.status === call.status || !call.answer;
  const statuses = isExpected ? [] : [`status ${received.status}, not ${call.status}`];
  return { breaches, deviations: [...toleratedIssues(call, received.body), ...statuses] };
};

/** The values of a readable body that do not match the contract; the portal reads them as missing. */
const toleratedIssues = ({ answer }: Call, body: unknown): string[] => {
  const issues: string[] = [];
  const noteIssue = ({ expected, received, message }: BaseIssue<unknown>): string => {
    issues.push(`expected ${expected}, got ${received}`);
    return message;
  };
  return answer && safeParse(answer, body, { message: noteIssue }).success ? issues : [];
};

const isBearer = ({ header }: Received): boolean =>
  /^Bearer \S+\.\S+\.\S*$/.test(header('authorization') ?? '');

const checkRefusal = (call: Call, received: Received, refusal: Refusal): Verdict => {
  const failure = readFailure(call.name, received.status, received.header, received.body);
  const isAuth = call.base === 'auth' && received.status === 401;
  const breaches = [
    ...(refusal.code && failure.code !== refusal.code
      ? [`code ${failure.code}, not ${refusal.code}`]
      : []),
    ...(refusal.authError && failure.authError !== refusal.authError
      ? [
          `X-Auth-Error ${JSON.stringify(failure.authError)}, not ${JSON.stringify(refusal.authError)}`,
        ]
      : []),
    ...(isAuth && !failure.authError ? ['no X-Auth-Error header'] : []),
    ...(refusal.fields ?? [])
      .filter((field) => !failure.fields[field])
      .map((field) => `no message for the field ${field}`),
    ...(failure.code && failure.message ? [] : ['the body is not { code, message }']),
  ];
  return { ...clean, breaches };
};

const headerBreaches = ({ header }: Received): string[] => [
  ...(header('content-type')?.includes('json') ? [] : ['the content type is not JSON']),
  ...(Number.isNaN(Date.parse(header('date') ?? '')) ? ['no Date header'] : []),
  ...(header('access-control-allow-origin') ? exposureBreaches(header) : []),
];

/** A browser lets a page of another origin read a header only if the answer exposes it. */
const exposureBreaches = (header: Received['header']): string[] => {
  const exposed = (header('access-control-expose-headers') ?? '').toLowerCase();
  return ['date', 'authorization', 'x-auth-error']
    .filter((name) => !exposed.includes(name))
    .map((name) => `does not expose the header ${name}`);
};
