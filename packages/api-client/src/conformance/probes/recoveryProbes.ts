import type { Fixtures, PersonKey } from '../fixtures';
import type { ProbeContext } from '../ProbeContext';
import type { Probe, ProbeRequest } from '../Probe';

const writes = true;
const wrongCode = [{ status: 400, code: 'CODE_WRONG' }] as const;

/** The log-in of a person of the fixtures at their place. */
const logInAs =
  (key: PersonKey) =>
  (context: ProbeContext): ProbeRequest | null => {
    const person = context.fixtures?.people[key];
    if (!context.fixtures || !person) return null;
    return {
      headers: { 'x-registration-stage': '0' },
      body: { username: usernameOf(context.fixtures, person), password: person.password },
    };
  };

const usernameOf = ({ places }: Fixtures, { email, place }: { email: string; place: string }) => {
  const all: Partial<Record<string, { customer_code?: string | undefined }>> = places;
  const code = all[place]?.customer_code;
  return code ? `${email}@${code}` : email;
};

/** Probes of refused log-ins (ERR-1 and the following), SMS codes and recovery. */
export const recoveryProbes: readonly Probe[] = [
  {
    call: 'login',
    title: 'refuses a disabled account in the catalogue’s words',
    as: 'visitor beside disabled',
    writes,
    request: logInAs('disabled'),
    expect: [{ status: 401, authError: 'Your account is still disabled' }],
  },
  {
    call: 'login',
    title: 'refuses an unconfirmed address in the catalogue’s words',
    as: 'visitor beside unverified',
    writes,
    request: logInAs('unverified'),
    expect: [{ status: 401, authError: 'Unaccepted verification email' }],
  },
  {
    call: 'resendSmsCode',
    title: 'says when the user may request the next code, or that it is too early',
    as: 'visitor beside mfa',
    writes,
    request: (context) => {
      const request = logInAs('mfa')(context);
      return request && { body: request.body };
    },
    expect: ['success', { status: 429, code: 'TOO_MANY_REQUESTS' }],
  },
  {
    call: 'checkSmsCode',
    title: 'refuses a wrong SMS code',
    as: 'visitor beside mfa',
    writes,
    request: (context) => {
      const request = logInAs('mfa')(context);
      return request && { params: { smsCode: '000000' }, body: request.body };
    },
    expect: [{ status: 401 }],
  },
  {
    call: 'activateAccount',
    title: 'refuses an unknown activation code',
    as: 'visitor',
    writes,
    request: ({ runId }) => ({ body: { activationCode: runId, password: 'conformance kit 1' } }),
    expect: wrongCode,
  },
  {
    call: 'activateAccount',
    title: 'activates an account',
    as: 'visitor',
    writes,
    request: ({ fixtures }) =>
      fixtures?.activationCode
        ? { body: { activationCode: fixtures.activationCode, password: 'conformance kit 1' } }
        : null,
    expect: ['success', { status: 409, code: 'ALREADY_ACTIVATED' }],
  },
  {
    call: 'resendConfirmation',
    title: 'does not reveal whether an address waits for its confirmation',
    as: 'visitor',
    writes,
    request: ({ runId }) => ({ body: { email: `nobody-${runId}@example.com` } }),
    expect: ['success'],
  },
  {
    call: 'requestResetEmail',
    title: 'does not reveal whether the email address has an account',
    as: 'visitor',
    writes,
    request: ({ runId }) => ({ body: { email: `nobody-${runId}@example.com` } }),
    expect: ['success'],
  },
  {
    call: 'requestResetSms',
    title: 'does not reveal whether the phone number has an account',
    as: 'visitor',
    writes,
    request: ({ runId }) => ({
      body: { email: `nobody-${runId}@example.com`, phoneNumber: '+447700900998' },
    }),
    expect: ['success'],
  },
  {
    call: 'resetPasswordByEmail',
    title: 'refuses a wrong reset code',
    as: 'visitor',
    writes,
    request: ({ runId }) => ({ body: { code: runId, password: 'conformance kit 1' } }),
    expect: wrongCode,
  },
  {
    call: 'resetPasswordBySms',
    title: 'refuses a wrong reset code',
    as: 'visitor',
    writes,
    request: ({ runId }) => ({
      body: { code: '000000', password: 'conformance kit 1', email: `nobody-${runId}@example.com` },
    }),
    expect: wrongCode,
  },
  {
    call: 'verifyRecaptcha',
    title: 'refuses an invalid token',
    as: 'visitor',
    writes,
    request: () => ({ query: { response: 'not-a-token' } }),
    expect: ['success', { status: 400, code: 'CAPTCHA_FAILED' }],
  },
];
