import { describe, expect, it } from 'vitest';
import { captiveProblems, type CaptiveAnswer } from './captiveApi';

const answer = (body: unknown, changes: Partial<CaptiveAnswer> = {}): CaptiveAnswer => ({
  status: 200,
  contentType: 'application/captive+json',
  cacheControl: 'private, no-store',
  body,
  ...changes,
});
const captive = { captive: true, 'user-portal-url': 'https://wifi.example.com/' };

describe('an answer of a captive portal API', () => {
  it.each([
    ['captive with its portal', captive],
    ['online with what is left', { captive: false, 'seconds-remaining': 60, 'bytes-remaining': 0 }],
    [
      'with all else that it may say',
      { ...captive, 'venue-info-url': 'https://hotel.example', 'can-extend-session': true },
    ],
  ])('is right when %s', (_, body) => {
    expect(captiveProblems(answer(body))).toEqual([]);
  });

  it.each<[CaptiveAnswer, string]>([
    [answer(captive, { status: 302 }), 'It answers 302, not 200.'],
    [answer(captive, { contentType: 'application/json' }), 'Its type is "application/json"'],
    [answer(captive, { cacheControl: 'no-store' }), 'no "private"'],
    [answer(captive, { cacheControl: 'private' }), 'no "no-store"'],
    [answer('x'), 'It isn’t a JSON object.'],
    [answer({}), 'It has no "captive".'],
    [answer({ captive: 'yes' }), '"captive" is not true or false.'],
    [answer({ captive: true }), 'not where the portal is'],
    [
      answer({ ...captive, 'user-portal-url': 'http://wifi.example' }),
      '"user-portal-url" is not an https address.',
    ],
    [
      answer({ captive: false, 'seconds-remaining': 1.5 }),
      '"seconds-remaining" is not a whole number',
    ],
    [
      answer({ ...captive, 'seconds-remaining': 5 }),
      '"seconds-remaining" has no meaning while captive.',
    ],
  ])('is wrong: %j', (given, problem) => {
    expect(captiveProblems(given).join(' ')).toContain(problem);
  });

  it('may name plain http on a machine without certificates', () => {
    const local = answer({ captive: true, 'user-portal-url': 'http://localhost:4000/v2/' });
    expect(captiveProblems(local, true)).toEqual([]);
    const odd = answer({ captive: false, 'seconds-remaining': 'http://localhost:4000/v2/' });
    expect(captiveProblems(odd, true).join(' ')).toContain('"seconds-remaining" is not');
  });
});
