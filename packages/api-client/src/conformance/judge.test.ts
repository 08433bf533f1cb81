import { describe, expect, it } from 'vitest';
import { calls } from '../contract/calls';
import type { Call } from '../contract/define/defineCall';
import { judge, type Received } from './judge';
import type { Refusal } from './Probe';

const good = { 'content-type': 'application/json', date: 'Sat, 21 Nov 2026 10:00:00 GMT' };
const token = { authorization: 'Bearer a.b.c' };

const received = (
  status: number,
  body: unknown,
  headers: Readonly<Record<string, string>> = good,
): Received => ({ status, body, header: (name) => headers[name] ?? null });

const judged = (call: Call, answer: Received, expected: readonly ('success' | Refusal)[]) =>
  judge(call, answer, expected);

const terms = { version: '1', html: '<p>' };
const notFound = { status: 404, code: 'NOT_FOUND' } as const;
const failure = { code: 'NOT_FOUND', message: 'Not here.' };

describe('an answer that is right', () => {
  it.each<[string, Call, Received, readonly ('success' | Refusal)[]]>([
    ['a success as promised', calls.getTerms, received(200, terms), ['success']],
    ['a session as promised', calls.getBlankSession, received(204, null, token), ['success']],
    ['200 where there is no body', calls.getBlankSession, received(200, null, token), ['success']],
    ['a refusal that is called for', calls.getLiveAgent, received(404, failure), [notFound]],
    ['either of two', calls.getLiveAgent, received(404, failure), ['success', notFound]],
    [
      'a refused log-in in the catalogue’s words',
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
    ['a file', calls.getInvoicePdf, received(200, '%PDF-1.7', {}), ['success']],
  ])('is %s', (_, call, answer, expected) => {
    expect(judged(call, answer, expected)).toEqual({ breaches: [], departures: [] });
  });
});

describe('an answer that is wrong', () => {
  it.each<[string, Call, Received, readonly ('success' | Refusal)[], string]>([
    [
      'another status',
      calls.getTerms,
      received(500, 'Oops'),
      ['success'],
      'answered 500, not 2xx: "Oops"',
    ],
    [
      'a success where a refusal is due',
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
      'no session',
      calls.getBlankSession,
      received(204, null, {}),
      ['success'],
      'no authorization header',
    ],
    [
      'a session that is no token',
      calls.getBlankSession,
      received(204, null, { authorization: 'abc' }),
      ['success'],
      'no authorization header',
    ],
    [
      'a page instead of a file',
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
      'no Date',
      calls.getTerms,
      received(200, terms, { 'content-type': 'application/json' }),
      ['success'],
      'no Date header',
    ],
    [
      'a hidden Date on another origin',
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
      'another code',
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
      'a log-in refused without its header',
      calls.login,
      received(401, { code: 'UNAUTHORISED', message: 'No.' }),
      [{ status: 401 }],
      'no X-Auth-Error header',
    ],
    [
      'a log-in refused in other words',
      calls.login,
      received(401, { code: 'UNAUTHORISED', message: 'No.' }, { 'x-auth-error': 'Nope' }),
      [{ status: 401, authError: 'Bad credentials' }],
      'X-Auth-Error "Nope", not "Bad credentials"',
    ],
    [
      'no message for a field',
      calls.registerUser,
      received(400, { code: 'VALIDATION', message: 'No.' }),
      [{ status: 400, fields: ['email'] }],
      'no message for the field email',
    ],
  ])('is found: %s', (_, call, answer, expected, breach) => {
    expect(judged(call, answer, expected).breaches).toEqual([breach]);
  });
});

describe('an answer that the portal puts up with', () => {
  it.each<[string, Call, Received, string]>([
    [
      'a value added later',
      calls.gatewayLogin,
      received(200, { deviceState: 'asleep' }),
      'expected ("captive" | "quarantined" | "online" | "unknown"), got "asleep"',
    ],
    ['another status of success', calls.getTerms, received(201, terms), 'status 201, not 200'],
  ])('is a departure: %s', (_, call, answer, departure) => {
    expect(judged(call, answer, ['success'])).toEqual({ breaches: [], departures: [departure] });
  });
});
