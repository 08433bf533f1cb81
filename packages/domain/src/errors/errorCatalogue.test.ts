import { describe, expect, it } from 'vitest';
import { type Failure, failureNotice } from './errorCatalogue';

const aFailure = (over: Partial<Failure> = {}): Failure => ({
  status: 500,
  headerText: null,
  message: null,
  genericMessage: null,
  ...over,
});

const login = (status: number | null, headerText: string | null) =>
  failureNotice('login', aFailure({ status, headerText }));

describe('a failed log-in shows at the form', () => {
  it.each([
    [
      'the mismatch message for 401 "Bad credentials"',
      login(401, 'Bad credentials'),
      'login.badCredentials',
      { key: 'errors.login.mismatch' },
    ],
    [
      'the disabled message for 401 "Your account is still disabled"',
      login(401, 'Your account is still disabled'),
      'login.disabled',
      { key: 'errors.login.disabled' },
    ],
    [
      'the unverified message for 401 "Unaccepted verification email"',
      login(401, 'Unaccepted verification email'),
      'login.unverified',
      { key: 'errors.login.unverified' },
    ],
    [
      'the header text for any other 401',
      login(401, 'Locked for an hour'),
      'login.refused',
      { text: 'Locked for an hour' },
    ],
    [
      'the mismatch message for a 401 without a header',
      login(401, null),
      'login.refused',
      { key: 'errors.login.mismatch' },
    ],
    [
      'the mismatch message for a 401 with an empty header',
      login(401, ''),
      'login.refused',
      { key: 'errors.login.mismatch' },
    ],
    [
      'the header text for any other status',
      login(429, 'Try again later'),
      'login.failed',
      { text: 'Try again later' },
    ],
    ['no text for a 500 without a header', login(500, null), 'login.failed', { text: '' }],
    [
      'the header text "Bad credentials" if the status is 403',
      login(403, 'Bad credentials'),
      'login.failed',
      { text: 'Bad credentials' },
    ],
    [
      'the header text "Your account is still disabled" if the status is 403',
      login(403, 'Your account is still disabled'),
      'login.failed',
      { text: 'Your account is still disabled' },
    ],
    [
      'the header text "Unaccepted verification email" if the status is 403',
      login(403, 'Unaccepted verification email'),
      'login.failed',
      { text: 'Unaccepted verification email' },
    ],
    [
      'the header text of a 502',
      login(502, 'Down for an hour'),
      'login.failed',
      { text: 'Down for an hour' },
    ],
  ])('%s', (_, notice, id, message) => {
    expect(notice).toEqual({ id, message, show: 'inline' });
  });
});

describe('a failed log-in shows the generic message as a snackbar', () => {
  it.each([[null], [0], [502]])('for status %s without a header', (status) => {
    expect(login(status, null)).toEqual({
      id: 'login.noAnswer',
      message: { key: 'errors.generic' },
      show: 'snackbar',
    });
  });
});

describe('a failed SMS code shows at the form', () => {
  it.each([
    ['the header text of the check', 'mfaCheck', 'Wrong code', { text: 'Wrong code' }],
    ['no text for a check without a header', 'mfaCheck', null, { text: '' }],
    ['the header text of the resend', 'mfaResend', 'Too soon', { text: 'Too soon' }],
    ['the default for a resend without a header', 'mfaResend', null, { key: 'errors.mfa.resend' }],
  ] as const)('%s', (_, call, headerText, message) => {
    expect(failureNotice(call, aFailure({ headerText }))).toEqual({
      id: call,
      message,
      show: 'inline',
    });
  });
});

describe('a failed API call', () => {
  it.each([[null], [0], [502]])(
    'with status %s shows the generic message as a snackbar',
    (status) => {
      expect(failureNotice('api', aFailure({ status, message: 'Bad gateway' }))).toEqual({
        id: 'api.noAnswer',
        message: { key: 'errors.generic' },
        show: 'snackbar',
      });
    },
  );

  it('without an answer shows the configured generic message if there is one', () => {
    const failure = aFailure({ status: null, genericMessage: 'Call us' });
    expect(failureNotice('api', failure).message).toEqual({ text: 'Call us' });
  });

  it('with 401 shows nothing', () => {
    expect(failureNotice('api', aFailure({ status: 401, message: 'No' }))).toEqual({
      id: 'api.unauthorised',
      message: null,
      show: 'none',
    });
  });

  it("with 403 shows the server's message as a snackbar", () => {
    expect(failureNotice('api', aFailure({ status: 403, message: 'Not yours' }))).toEqual({
      id: 'api.forbidden',
      message: { text: 'Not yours' },
      show: 'snackbar',
    });
  });

  it("with any other status shows the server's message at the form", () => {
    expect(failureNotice('api', aFailure({ status: 409, message: 'Taken' }))).toEqual({
      id: 'api.failed',
      message: { text: 'Taken' },
      show: 'inline',
    });
  });

  it.each([[403], [500]])('with %i and no message shows the generic message', (status) => {
    expect(failureNotice('api', aFailure({ status })).message).toEqual({ key: 'errors.generic' });
    const configured = aFailure({ status, genericMessage: 'Call us' });
    expect(failureNotice('api', configured).message).toEqual({ text: 'Call us' });
  });
});
