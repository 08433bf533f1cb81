import { readFileSync } from 'node:fs';
import { calls, type Call } from '@foyer/api-client/contract';
import fc from 'fast-check';
import { parse } from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openApi } from '../api-docs/openApi';
import { packageFile } from '../process/packageFile';
import { engines, startTestSandbox, type TestSandbox } from './support/testSandbox';
import { Visitor } from './support/Visitor';

/** Requests for each call and engine; the whole takes well under a minute. */
const RUNS = 20;

const description = parse(
  openApi,
  JSON.parse(
    readFileSync(packageFile('..', '..', 'packages', 'api-client', 'openapi.json'), 'utf8'),
  ),
);

const bases = { api: '/api', auth: '/auth', portal: '', router: '/router' } as const;

/** Texts that break things: control characters, quotes, very long ones, other alphabets. */
const nastyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.constantFrom(
    '',
    '\u0000',
    '\ud800',
    "'; drop table users; --",
    '../../etc/passwd',
    '%00',
    '%',
    '9'.repeat(400),
    '-1',
    'NaN',
    'null',
    'a'.repeat(5000),
    '2026-02-30T25:00:00Z',
    '275761-01-01T00:00:00Z',
    '{"a":1}',
  ),
);
const nastyValue = fc.oneof(
  nastyText,
  fc.double(),
  fc.integer(),
  fc.boolean(),
  fc.constant(null),
  fc.array(nastyText, { maxLength: 3 }),
  fc.dictionary(nastyText, nastyText, { maxKeys: 3 }),
  fc.jsonValue({ maxDepth: 3 }),
);

/** Names of real fields, so that garbage passes the first check. */
const fieldNames = [
  'email',
  'password',
  'username',
  'mobile',
  'firstName',
  'lastName',
  'location_id',
  'mac',
  'token',
  'is_impersonating',
  'priceId',
  'couponCode',
  'mode',
  'returnPath',
  'id',
  'ids',
  'newName',
  'name',
  'code',
  'activationCode',
  'newPassword',
  'existingPassword',
  'phoneNumber',
  'startDate',
  'endDate',
  'cancellationReason',
  'preferences',
  'shareVlan',
  'type',
  'at',
  'downloadMbps',
  'uploadMbps',
  'latencyMs',
  'jitterMs',
  'prorationDate',
  'coupon',
  'renew',
  'headlessMac',
  '__proto__',
  'constructor',
];
const plausible = fc.constantFrom<unknown>(
  'canal-wharf',
  'cw-plus-month',
  'cw-connect-month',
  'AUTUMN20',
  'subscription',
  'payment',
  'setup',
  'A4:83:E7:00:00:01',
  'someone@post.example',
  'a long enough one',
  '2027-01-01T00:00:00Z',
  true,
  12.5,
  '+447700900123',
  '/stripe-return',
  { email: '1' },
  ['x'],
  'PAYG',
);
const body = fc.oneof(
  fc.dictionary(fc.constantFrom(...fieldNames), fc.oneof(plausible, nastyValue), { maxKeys: 8 }),
  nastyValue,
);
const raw = fc.oneof(
  body.map((value) => JSON.stringify(value) ?? ''),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.constantFrom('{', '[[[[', '{"a":', '"', '\u0000', '['.repeat(3000)),
);

const request = fc.record({
  params: fc.array(fc.oneof(nastyText, fc.constantFrom('canal-wharf', 'x.pdf')), {
    minLength: 3,
    maxLength: 3,
  }),
  query: fc.dictionary(
    fc.constantFrom('offset', 'records', 'priceId', 'coupon', 'response', 'mac', 'customerCode'),
    nastyText,
    { maxKeys: 4 },
  ),
  body: raw,
  loggedIn: fc.boolean(),
  stage: fc.constantFrom('0', '1', '2', ''),
  location: nastyText,
});
type Garbage = typeof request extends fc.Arbitrary<infer T> ? T : never;

const addressOf = ({ base, path }: Call, { params, query }: Garbage): string => {
  let index = 0;
  const filled = path.replace(
    /:(\w+)/g,
    () => encodeURIComponent(wellFormed(params[index++] ?? '')) || '_',
  );
  const entries = Object.entries(query).map(([name, value]) => [name, wellFormed(value)]);
  return `${bases[base]}${filled}?${new URLSearchParams(entries)}`;
};

/** The statuses with which a call may answer, by the OpenAPI document. */
const describedAnswers = ({ base, path, method }: Call): string[] => {
  const place = `${bases[base]}${path.replace(/:(\w+)/g, '{$1}')}`;
  return Object.keys(description.paths[place]?.[method.toLowerCase()]?.responses ?? {});
};

/** URLs are UTF-8, so lone surrogates are left out: no browser can send them. */
const wellFormed = (text: string): string => Buffer.from(text).toString();

const headerSafe = (text: string): string => text.replace(/[^\x20-\x7e]/g, '');

describe.each(engines)('random requests (%s)', (engine) => {
  let sandbox: TestSandbox;
  let customer: Visitor;
  let visitor: Visitor;
  beforeAll(async () => {
    sandbox = await startTestSandbox(engine, { rateLimits: false });
    customer = await new Visitor(sandbox).signUp();
    visitor = await new Visitor(sandbox).arrive();
  });
  afterAll(() => sandbox.close());

  const send = (call: Call, garbage: Garbage) =>
    sandbox.app.request(addressOf(call, garbage), {
      method: call.method,
      headers: {
        authorization: `Bearer ${garbage.loggedIn ? customer.token : visitor.token}`,
        'content-type': 'application/json',
        'idempotency-key': headerSafe(garbage.location).slice(0, 100),
        'x-registration-stage': garbage.stage,
        'x-location-details': headerSafe(garbage.location).slice(0, 1000),
      },
      ...(call.method === 'GET' ? {} : { body: garbage.body }),
    });

  test.each(Object.values(calls))(
    '$name answers every random request as the API’s description says, and never with status 500',
    async (call) => {
      const described = describedAnswers(call);
      await fc.assert(
        fc.asyncProperty(request, async (garbage) => {
          const answer = await send(call, garbage);
          const fault = answer.status < 500 ? null : await answer.text();
          expect(fault).toBeNull();
          expect(described).toContain(String(answer.status));
        }),
        { numRuns: RUNS, seed: 20_261_121 },
      );
    },
  );

  test('a body over 256 kB is refused with 413', async () => {
    const answer = await customer.call('PATCH', '/api/user', { firstName: 'a'.repeat(300_000) });
    expect(answer.status).toBe(413);
  });

  test('a body that is not JSON is refused with 400', async () => {
    const answer = await customer.call('PATCH', '/api/user', '{"firstName":');
    expect(answer).toMatchObject({ status: 400, body: { code: 'VALIDATION' } });
  });

  test.each([
    ['/gateway/check?mac=A4:83:E7:00:00:01&location_id=%00', {}],
    ['/gateway/captive?mac=A4:83:E7:00:00:01&location_id=canal-wharf%00', {}],
    ['/sandbox/api/outbox?to=%00', {}],
    ['/auth/blank-session', { 'x-location-details': 'location_id=canal%00wharf' }],
  ])('a NUL in %s %j is refused with 400', async (path, headers) => {
    const answer = await sandbox.app.request(path, { headers });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ code: 'VALIDATION' });
  });

  test('the sandbox still answers after all random requests', async () => {
    expect((await customer.call('GET', '/api/user')).status).toBe(200);
  });
});
