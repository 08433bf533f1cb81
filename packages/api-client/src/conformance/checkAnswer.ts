import { type BaseIssue, getDotPath, safeParse } from 'valibot';
import type { CallName } from '../contract/calls';
import type { Call } from '../contract/define/defineCall';
import { collectUnreadable } from '../contract/schemas/unreadable';
import { readFailure } from '../transport/readFailure';
import { callNeeds } from './callNeeds';
import { conventionBreaches } from './conventions';
import type { Refusal } from './Probe';
import { type Finding, finding, isHarmless, unreadable, withoutField } from './whatPeopleSee';

/** An answer as received. */
export type Received = {
  readonly status: number;
  readonly header: (name: string) => string | null;
  /** The parsed value if it is JSON, otherwise the text. */
  readonly body: unknown;
  /** The path that was asked. */
  readonly path?: string;
  /** The portal is on another origin, so that its scripts need leave to read the answer. */
  readonly isCrossOrigin?: boolean;
};

/** How an answer differs from the contract. The portal tolerates deviations, but not breaches. */
export type Verdict = {
  readonly breaches: readonly Finding[];
  readonly deviations: readonly Finding[];
};

const clean: Verdict = { breaches: [], deviations: [] };
const broken = (...breaches: Finding[]): Verdict => ({ breaches, deviations: [] });

/** Compares an answer with the expected answers. */
export const checkAnswer = (
  call: Call,
  received: Received,
  expected: readonly ('success' | Refusal)[],
): Verdict => {
  const isSuccess = received.status >= 200 && received.status < 300;
  if (isSuccess && expected.includes('success'))
    return checkSuccess(asAnswered(call, received), received);
  const refusals = expected.filter((one) => one !== 'success');
  const right = refusals.find(({ status }) => status === received.status);
  return right ? checkRefusal(call, received, right) : broken(unexpected(call, received, expected));
};

/** A call that asks, and whose answer may be nothing, is complete without a body. */
const asAnswered = (call: Call, { body }: Received): Call => {
  const { answer: _, ...bare } = call;
  return call.method === 'GET' && call.mayAnswerNothing && !body ? bare : call;
};

const unexpected = (
  { name, base }: Call,
  { status, body }: Received,
  expected: readonly ('success' | Refusal)[],
): Finding => {
  const withoutAnswer = base === 'portal' ? callNeeds[name as CallName].without : unreadable;
  const wanted = expected.map((one) => (one === 'success' ? '2xx' : one.status)).join(' or ');
  return finding(
    `answered ${status}, not ${wanted}: ${JSON.stringify(body).slice(0, 120)}`,
    expected.includes('success') ? withoutAnswer : null,
  );
};

const checkSuccess = (call: Call, received: Received): Verdict => {
  const breaches = [
    ...unreadableFields(call, received.body),
    ...(call.authorization === 'always' && !isBearer(received)
      ? [finding('no authorization header', 'Nobody gets a session, so the next call is refused.')]
      : []),
    ...(call.answerType && !String(received.body).startsWith('%PDF-')
      ? [finding('not a PDF file', 'The file that people download does not open.')]
      : []),
    ...(call.answer ? headerBreaches(received) : []),
    ...(call.answer ? conventionBreaches(received.body).map((breach) => finding(breach)) : []),
  ];
  // Without a body, 200 and 204 mean the same.
  const isExpected = received.status === call.status || !call.answer;
  const statuses = isExpected
    ? []
    : [finding(`status ${received.status}, not ${call.status}`, 'Nothing of it.')];
  return { breaches, deviations: [...toleratedFields(call, received.body), ...statuses] };
};

const leftOut = 'Its row is left out of the list.';

/** Every value of a body that makes it, or a row of it, unreadable. */
const unreadableFields = ({ answer }: Call, body: unknown): Finding[] => {
  const { result, unreadable: rows } = collectUnreadable(body, () =>
    answer ? safeParse(answer, body) : null,
  );
  const fields = (result?.issues ?? []).map((issue) =>
    finding(`${getDotPath(issue) ?? 'body'}: ${issue.message}`, unreadable),
  );
  return [...fields, ...rows.map(({ path }) => finding(`${path}: cannot be read`, leftOut))];
};

/**
 * The values of a readable body that do not match the contract; the portal reads them as missing.
 * valibot drops what a tolerant field finds, unless its message is asked for.
 */
const toleratedFields = ({ name, answer }: Call, body: unknown): Finding[] => {
  const found: Finding[] = [];
  const noteIssue = (issue: BaseIssue<unknown>): string => {
    found.push(toleratedField(name as CallName, issue, body));
    return issue.message;
  };
  const isReadable = answer && safeParse(answer, body, { message: noteIssue }).success;
  // Equal values in several places are one finding, which names them all.
  return isReadable ? [...new Map(found.map((one) => [one.problem, one])).values()] : [];
};

/** The schema that complains does not know where it stands, so the value is looked up in the body: in each place that has it. */
const toleratedField = (
  name: CallName,
  { expected, received, input }: BaseIssue<unknown>,
  body: unknown,
): Finding => {
  const places = pathsTo(body, input, '');
  // "unknown" is the portal's own word for a value that it does not know.
  const problem = `expected ${expected?.replace(' | "unknown"', '')}, got ${received}`;
  const seen = places.map((path) => withoutField(name, path)).find(Boolean);
  const where = places.length > 0 ? `${places.join(' or ')}: ` : '';
  const found = finding(`${where}${problem}`, seen ?? 'It counts as missing.');
  const isNote =
    typeof input === 'string' &&
    places.length > 0 &&
    places.every((path) => isHarmless(name, path));
  return isNote ? { ...found, isNote } : found;
};

const pathsTo = (body: unknown, value: unknown, path: string): string[] => {
  if (body === value && path) return [path];
  if (typeof body !== 'object' || body === null) return [];
  return Object.entries(body).flatMap(([name, inner]) =>
    pathsTo(inner, value, path ? `${path}.${name}` : name),
  );
};

const isBearer = ({ header }: Received): boolean =>
  /^Bearer \S+\.\S+\.\S*$/.test(header('authorization') ?? '');

const checkRefusal = (call: Call, received: Received, refusal: Refusal): Verdict => {
  const failure = readFailure(call.name, received.status, received.header, received.body);
  const isAuth = call.base === 'auth' && received.status === 401;
  const wrongWords = 'People see the words of another reason.';
  const breaches = [
    ...(refusal.code && failure.code !== refusal.code
      ? [finding(`code ${failure.code}, not ${refusal.code}`, wrongWords)]
      : []),
    ...(refusal.authError && failure.authError !== refusal.authError
      ? [
          finding(
            `X-Auth-Error ${JSON.stringify(failure.authError)}, not ${JSON.stringify(refusal.authError)}`,
            wrongWords,
          ),
        ]
      : []),
    ...(isAuth && !failure.authError
      ? [finding('no X-Auth-Error header', 'Every refused log-in is called a wrong password.')]
      : []),
    ...(refusal.fields ?? [])
      .filter((field) => !failure.fields[field])
      .map((field) =>
        finding(`no message for the field ${field}`, 'The form does not say which field is wrong.'),
      ),
    ...(failure.code && failure.message
      ? []
      : [
          finding('the body is not { code, message }', 'A general sentence instead of the reason.'),
        ]),
  ];
  return { ...clean, breaches };
};

const headerBreaches = ({ header, isCrossOrigin }: Received): Finding[] => [
  ...(header('content-type')?.includes('json')
    ? []
    : [finding('the content type is not JSON', unreadable)]),
  ...(Number.isNaN(Date.parse(header('date') ?? ''))
    ? [finding('no Date header', 'Devices with a wrong clock are logged out, and see wrong days.')]
    : []),
  ...(isCrossOrigin && !header('access-control-allow-origin')
    ? [
        finding(
          'the answer does not allow the portal’s origin: Access-Control-Allow-Origin is missing',
          'The portal does not open: it says that it cannot talk to the API server.',
        ),
      ]
    : []),
  ...(header('access-control-allow-origin') ? exposureBreaches(header) : []),
];

/** A browser lets a page of another origin read a header only if the answer exposes it. */
const exposureBreaches = (header: Received['header']): Finding[] => {
  const exposed = (header('access-control-expose-headers') ?? '').toLowerCase();
  return Object.entries(neededHeaders)
    .filter(([name]) => !exposed.includes(name))
    .map(([name, peopleSee]) => finding(`does not expose the header ${name}`, peopleSee));
};

const neededHeaders = {
  date: 'At a portal on another origin, devices with a wrong clock see wrong days.',
  authorization: 'A portal on another origin gets no session, and does not open.',
  'x-auth-error': 'At a portal on another origin, every refused log-in is called a wrong password.',
};
