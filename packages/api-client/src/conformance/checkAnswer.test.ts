import { describe, expect, it } from 'vitest';
import { calls } from '../contract/calls';
import type { Call } from '../contract/define/defineCall';
import { checkAnswer, type Received } from './checkAnswer';
import type { Refusal } from './Probe';

const good = { 'content-type': 'application/json', date: 'Sat, 21 Nov 2026 10:00:00 GMT' };
const token = { authorization: 'Bearer a.b.c' };

const received = (
  status: number,
  body: unknown,
  headers: Readonly<Record<string, string>> = good,
): Received => ({ status, body, header: (name) => headers[name] ?? null });

const judged = (call: Call, answer: Received, expected: readonly ('success' | Refusal)[]) =>
  checkAnswer(call, answer, expected);

const problems = (findings: readonly { problem: string }[]) =>
  findings.map(({ problem }) => problem);

const terms = { version: '1', html: '<p>' };
const notFound = { status: 404, code: 'NOT_FOUND' } as const;
const failure = { code: 'NOT_FOUND', message: 'Not here.' };

describe('an answer that conforms', () => {
  it.each<[string, Call, Received, readonly ('success' | Refusal)[]]>([
    ['a success that matches the contract', calls.getTerms, received(200, terms), ['success']],
    [
      'a session in the authorization header',
      calls.getBlankSession,
      received(204, null, token),
      ['success'],
    ],
    [
      'status 200 instead of 204 without a body',
      calls.getBlankSession,
      received(200, null, token),
      ['success'],
    ],
    ['the expected refusal', calls.getLiveAgent, received(404, failure), [notFound]],
    [
      'one of two expected answers',
      calls.getLiveAgent,
      received(404, failure),
      ['success', notFound],
    ],
    [
      'a refused log-in with the catalogue’s text',
      calls.login,
      received(
        401,
        { code: 'UNAUTHORISED', message: 'No.' },
        { 'x-auth-error': 'Bad credentials' },
      ),
      [{ status: 401, authError: 'Bad credentials' }],
    ],
    [
      'a message for each field',
      calls.registerUser,
      received(400, { code: 'VALIDATION', message: 'No.', fields: { email: 'No.' } }),
      [{ status: 400, fields: ['email'] }],
    ],
    ['a PDF file', calls.getInvoicePdf, received(200, '%PDF-1.7', {}), ['success']],
  ])('is %s', (_, call, answer, expected) => {
    expect(judged(call, answer, expected)).toEqual({ breaches: [], deviations: [] });
  });
});

describe('an answer that breaks the contract', () => {
  it.each<[string, Call, Received, readonly ('success' | Refusal)[], string]>([
    [
      'another status',
      calls.getTerms,
      received(500, 'Oops'),
      ['success'],
      'answered 500, not 2xx: "Oops"',
    ],
    [
      'a success instead of the expected refusal',
      calls.getDevices,
      received(200, {}),
      [{ status: 401 }],
      'answered 200, not 401: {}',
    ],
    [
      'a missing required field',
      calls.getTerms,
      received(200, { version: '1' }),
      ['success'],
      'html: Invalid key: Expected "html" but received undefined',
    ],
    [
      'a missing session',
      calls.getBlankSession,
      received(204, null, {}),
      ['success'],
      'no authorization header',
    ],
    [
      'a session that is not a token',
      calls.getBlankSession,
      received(204, null, { authorization: 'abc' }),
      ['success'],
      'no authorization header',
    ],
    [
      'an HTML page instead of a file',
      calls.getInvoicePdf,
      received(200, '<html>', {}),
      ['success'],
      'not a PDF file',
    ],
    [
      'another content type',
      calls.getTerms,
      received(200, terms, { ...good, 'content-type': 'text/html' }),
      ['success'],
      'the content type is not JSON',
    ],
    [
      'a missing Date header',
      calls.getTerms,
      received(200, terms, { 'content-type': 'application/json' }),
      ['success'],
      'no Date header',
    ],
    [
      'a Date header that another origin cannot read',
      calls.getTerms,
      received(200, terms, {
        ...good,
        'access-control-allow-origin': '*',
        'access-control-expose-headers': 'Authorization, X-Auth-Error',
      }),
      ['success'],
      'does not expose the header date',
    ],
    [
      'another error code',
      calls.getLiveAgent,
      received(404, { code: 'GONE', message: 'No.' }),
      [notFound],
      'code GONE, not NOT_FOUND',
    ],
    [
      'a refusal without a message',
      calls.getLiveAgent,
      received(404, { code: 'NOT_FOUND' }),
      [notFound],
      'the body is not { code, message }',
    ],
    [
      'a refused log-in without its header',
      calls.login,
      received(401, { code: 'UNAUTHORISED', message: 'No.' }),
      [{ status: 401 }],
      'no X-Auth-Error header',
    ],
    [
      'a refused log-in with another text',
      calls.login,
      received(401, { code: 'UNAUTHORISED', message: 'No.' }, { 'x-auth-error': 'Nope' }),
      [{ status: 401, authError: 'Bad credentials' }],
      'X-Auth-Error "Nope", not "Bad credentials"',
    ],
    [
      'a missing message for a field',
      calls.registerUser,
      received(400, { code: 'VALIDATION', message: 'No.' }),
      [{ status: 400, fields: ['email'] }],
      'no message for the field email',
    ],
  ])('is reported: %s', (_, call, answer, expected, breach) => {
    expect(problems(judged(call, answer, expected).breaches)).toEqual([breach]);
  });
});

describe('an answer that the portal tolerates', () => {
  it.each<[string, Call, Received, string]>([
    [
      'an enumeration value from a newer backend',
      calls.gatewayLogin,
      received(200, { deviceState: 'asleep' }),
      'deviceState: expected ("captive" | "quarantined" | "online" | "unseen"), got "asleep"',
    ],
    ['another status of success', calls.getTerms, received(201, terms), 'status 201, not 200'],
  ])('is a deviation: %s', (_, call, answer, deviation) => {
    const { breaches, deviations } = judged(call, answer, ['success']);
    expect([problems(breaches), problems(deviations)]).toEqual([[], [deviation]]);
  });
});
