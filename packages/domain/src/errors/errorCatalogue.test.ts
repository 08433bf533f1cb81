import { describe, expect, it } from 'vitest';
import { errorCatalogue } from './catalogue';
import type { FailureKind, Failures } from './failures';
import { type FailureResponse, isLoginMessageThrown, respondTo } from './respondTo';

const login = (status: number | null, headerText: string | null): Failures['login'] => ({
  status,
  headerText,
  outsideNetwork: false,
  genericMessage: null,
});

const api = (over: Partial<Failures['api']>): Failures['api'] => ({
  status: 500,
  message: null,
  loggedIn: false,
  genericMessage: null,
  ...over,
});

const nothingElse: Omit<FailureResponse, 'id' | 'message' | 'show'> = {
  timeout: null,
  goTo: null,
  rerun: null,
  logged: false,
};

describe('a log-in that fails says', () => {
  it.each([
    [
      'that the two do not match',
      login(401, 'Bad credentials'),
      'login.badCredentials',
      { key: 'errors.login.mismatch' },
    ],
    [
      'that the account is disabled',
      login(401, 'Your account is still disabled'),
      'login.disabled',
      { key: 'errors.login.disabled' },
    ],
    [
      'that the account is not verified',
      login(401, 'Unaccepted verification email'),
      'login.unverified',
      { key: 'errors.login.unverified' },
    ],
    [
      'what the header says on any other 401',
      login(401, 'Locked for an hour'),
      'login.refused',
      { text: 'Locked for an hour' },
    ],
    [
      'that the two do not match on a 401 without words',
      login(401, null),
      'login.refused',
      { key: 'errors.login.mismatch' },
    ],
    [
      'so too on a 401 with empty words',
      login(401, ''),
      'login.refused',
      { key: 'errors.login.mismatch' },
    ],
    [
      'what the header says on any other failure',
      login(429, 'Try again later'),
      'login.failed',
      { text: 'Try again later' },
    ],
    ['nothing on any other failure without words', login(500, null), 'login.failed', { text: '' }],
    [
      'what the header says, though the known words come with another status',
      login(403, 'Bad credentials'),
      'login.failed',
      { text: 'Bad credentials' },
    ],
    [
      'so too for the second',
      login(403, 'Your account is still disabled'),
      'login.failed',
      { text: 'Your account is still disabled' },
    ],
    [
      'so too for the third',
      login(403, 'Unaccepted verification email'),
      'login.failed',
      { text: 'Unaccepted verification email' },
    ],
    [
      'what the header says even when no service answers behind it',
      login(502, 'Down for an hour'),
      'login.failed',
      { text: 'Down for an hour' },
    ],
  ])('%s', (_, facts, id, message) => {
    expect(respondTo('login', facts)).toEqual({ id, message, show: 'inline', ...nothingElse });
  });

  it.each([[null], [0], [502]])('that nothing answered (%s), as any other call', (status) => {
    expect(respondTo('login', login(status, null))).toEqual({
      ...nothingElse,
      id: 'login.noAnswer',
      message: { key: 'errors.generic' },
      show: 'snackbar',
      timeout: 5000,
    });
  });

  it('which is returned to whoever asked, but thrown outside the network', () => {
    expect(isLoginMessageThrown({ outsideNetwork: false })).toBe(false);
    expect(isLoginMessageThrown({ outsideNetwork: true })).toBe(true);
  });
});

describe('an SMS code that fails says', () => {
  it.each([
    ['what the header says', 'mfaCheck', 'Wrong code', { text: 'Wrong code' }],
    ['nothing without it', 'mfaCheck', null, { text: '' }],
    ['what the header says, for another code', 'mfaResend', 'Too soon', { text: 'Too soon' }],
    ['that something went wrong without it', 'mfaResend', null, { key: 'errors.mfa.resend' }],
  ] as const)('%s', (_, kind, headerText, message) => {
    expect(respondTo(kind, { headerText })).toEqual({
      id: kind,
      message,
      show: 'inline',
      ...nothingElse,
    });
  });
});

describe('a call that fails', () => {
  it.each([[null], [0], [502]])(
    'without an answer (%s) shows the generic message for 5,000 ms',
    (status) => {
      expect(respondTo('api', api({ status, message: 'Bad gateway', loggedIn: true }))).toEqual({
        ...nothingElse,
        id: 'api.noAnswer',
        message: { key: 'errors.generic' },
        show: 'snackbar',
        timeout: 5000,
      });
    },
  );

  it('shows the configured generic message where there is one', () => {
    expect(respondTo('api', api({ status: null, genericMessage: 'Call us' })).message).toEqual({
      text: 'Call us',
    });
  });

  it('with 401 while not logged in reruns the gateway log-in, without a word', () => {
    expect(respondTo('api', api({ status: 401, message: 'No' }))).toEqual({
      ...nothingElse,
      id: 'api.unauthorised',
      message: null,
      show: 'none',
      rerun: 'gatewayLogin',
    });
  });

  it('with 401 while logged in goes to log-in', () => {
    expect(respondTo('api', api({ status: 401, loggedIn: true }))).toEqual({
      ...nothingElse,
      id: 'api.loggedOut',
      message: null,
      show: 'none',
      goTo: '/login',
    });
  });

  it("with 403 shows the server's message for five seconds", () => {
    expect(respondTo('api', api({ status: 403, message: 'Not yours', loggedIn: true }))).toEqual({
      ...nothingElse,
      id: 'api.forbidden',
      message: { text: 'Not yours' },
      show: 'snackbar',
      timeout: 5000,
    });
  });

  it('with any other status says so where it was asked', () => {
    expect(respondTo('api', api({ status: 409, message: 'Taken' }))).toEqual({
      ...nothingElse,
      id: 'api.failed',
      message: { text: 'Taken' },
      show: 'inline',
    });
  });

  it.each([[403], [500]])('with %i and no message shows the generic one', (status) => {
    expect(respondTo('api', api({ status })).message).toEqual({ key: 'errors.generic' });
    expect(respondTo('api', api({ status, genericMessage: 'Call us' })).message).toEqual({
      text: 'Call us',
    });
  });
});

describe('site information that fails', () => {
  it.each([[404], [400]])('with %i leads to portal-not-found', (status) => {
    expect(respondTo('siteInfo', { status, message: 'No site', raw: '' })).toEqual({
      ...nothingElse,
      id: 'siteInfo.notFound',
      message: null,
      show: 'page',
      goTo: '/portal-not-found',
    });
  });

  it.each([
    ["the server's error", 'Down', { text: 'Down' }],
    ['the raw error without one', null, { text: 'Error: 500' }],
    ['the raw error for an empty one', '', { text: 'Error: 500' }],
  ])('otherwise opens the error dialog with %s', (_, message, shown) => {
    expect(respondTo('siteInfo', { status: 500, message, raw: 'Error: 500' })).toEqual({
      ...nothingElse,
      id: 'siteInfo.failed',
      message: shown,
      show: 'dialog',
    });
  });
});

describe('other failures', () => {
  it.each([
    ['routeCheck', 'errors.routeCheck'],
    ['wrongUrl', 'errors.wrongUrl'],
    ['publicConfig', 'errors.publicConfig'],
    ['deviceNotifications', 'errors.deviceNotifications'],
    ['paymentScript', 'errors.paymentScript'],
  ] as const)('such as %s raise the global error dialog', (kind, key) => {
    expect(respondTo(kind, {})).toEqual({
      id: kind,
      message: { key },
      show: 'dialog',
      ...nothingElse,
    });
  });

  it('of navigation go to the error page', () => {
    expect(respondTo('navigation', {})).toEqual({
      ...nothingElse,
      id: 'navigation',
      message: null,
      show: 'page',
      goTo: '/error',
    });
  });

  it('of the blank session are logged and lead to the portal', () => {
    expect(respondTo('blankSession', {})).toEqual({
      ...nothingElse,
      id: 'blankSession',
      message: null,
      show: 'page',
      goTo: '/portal',
      logged: true,
    });
  });

  it.each([
    ['cardInvalid', 'errors.payment.cardInvalid'],
    ['paymentFailed', 'errors.payment.paymentFailed'],
  ] as const)("of payment (%s) have a default for want of the provider's words", (kind, key) => {
    const response = { id: kind, show: 'inline', ...nothingElse };
    expect(respondTo(kind, { message: null })).toEqual({ ...response, message: { key } });
    expect(respondTo(kind, { message: 'Declined' })).toEqual({
      ...response,
      message: { text: 'Declined' },
    });
  });

  it('that nobody has heard of open the dialog rather than break', () => {
    const rows: Partial<Record<FailureKind, readonly unknown[]>> = errorCatalogue;
    expect(Object.values(rows).every((list) => list.length > 0)).toBe(true);
    const later: string = 'printer';
    expect(respondTo(later as 'routeCheck', {})).toEqual({
      ...nothingElse,
      id: 'unknown',
      message: { key: 'errors.generic' },
      show: 'dialog',
    });
  });
});

describe('the catalogue', () => {
  it('ends each list with a row that takes whatever is left', () => {
    const open = Object.values(errorCatalogue).filter((rows) => rows.at(-1)?.when !== undefined);
    expect(open).toEqual([]);
  });

  it('has a different id for every row', () => {
    const ids = Object.values(errorCatalogue).flatMap((rows) => rows.map((row) => row.id));
    expect(new Set(ids).size).toBe(ids.length);
  });
});
