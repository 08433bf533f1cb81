import { type CallName, calls } from '../../contract/calls';
import type { Call } from '../../contract/define/defineCall';
import type { Probe, ProbeRequest } from '../Probe';

const unauthorised = [{ status: 401 }];
const notFound = [{ status: 404, code: 'NOT_FOUND' }] as const;
const unknownId = { params: { id: 'nobody-has-this-id' } };

/** Path parameters of things that do not exist, for calls that must refuse before they read them. */
const anyParams = (path: string): ProbeRequest => ({
  params: Object.fromEntries([...path.matchAll(/:(\w+)/g)].map(([, name = '']) => [name, 'x'])),
});

const rows: readonly Call[] = Object.values(calls);
const isRead = ({ method }: Call): boolean => method === 'GET';
const nameOf = (call: Call): CallName => call.name as CallName;

/** Each call that needs a user must refuse a visitor. */
const visitorRefusals: readonly Probe[] = rows
  .filter((call) => call.session === 'user' && isRead(call))
  .map((call) => ({
    call: nameOf(call),
    title: 'refuses a visitor',
    as: 'visitor',
    request: () => ({
      ...anyParams(call.path),
      ...(call.name === 'getUpgradeInfo' && { query: { priceId: 'x' } }),
    }),
    expect: unauthorised,
  }));

/** Probes of refusals that need no account and change no data. */
export const refusalProbes: readonly Probe[] = [
  {
    call: 'getSiteInfo',
    title: 'refuses a request without a session',
    as: 'nobody',
    request: () => ({}),
    expect: unauthorised,
  },
  {
    call: 'getSiteInfo',
    title: 'refuses an invalid token',
    as: 'garbage',
    request: () => ({}),
    expect: unauthorised,
  },
  {
    call: 'login',
    title: 'refuses unknown credentials in the catalogue’s words',
    as: 'visitor',
    request: ({ runId }) => ({
      headers: { 'x-registration-stage': '0' },
      body: { username: `nobody-${runId}@example.com`, password: 'not the password' },
    }),
    expect: [{ status: 401, authError: 'Bad credentials' }],
  },
  {
    call: 'checkSmsCode',
    title: 'refuses unknown credentials',
    as: 'visitor',
    request: ({ runId }) => ({
      params: { smsCode: '123456' },
      body: { username: `nobody-${runId}@example.com`, password: 'not the password' },
    }),
    expect: unauthorised,
  },
  {
    call: 'resendSmsCode',
    title: 'refuses unknown credentials',
    as: 'visitor',
    request: ({ runId }) => ({
      body: { username: `nobody-${runId}@example.com`, password: 'not the password' },
    }),
    expect: unauthorised,
  },
  {
    call: 'gatewayLogin',
    title: 'refuses an unknown location',
    as: 'visitor',
    request: ({ runId }) => ({ body: { location_id: `nowhere-${runId}` } }),
    expect: [{ status: 404, code: 'SITE_NOT_FOUND' }],
  },
  {
    call: 'getSessionStatus',
    title: 'refuses an unknown checkout id',
    as: 'visitor',
    request: () => unknownId,
    expect: notFound,
  },
  {
    call: 'getPaymentKeys',
    title: 'refuses an unknown payment id',
    as: 'visitor',
    request: () => unknownId,
    expect: notFound,
  },
  ...visitorRefusals,
];
