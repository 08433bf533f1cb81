import { printReport, runConformance } from '@foyer/api-client/conformance';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { User } from './accounts.js';
import { startMinimalBackend } from './startMinimalBackend.js';
import { currentSubscription, newSubscription } from './subscriptions.js';

let backend: Awaited<ReturnType<typeof startMinimalBackend>>;
beforeAll(async () => {
  backend = await startMinimalBackend();
});
afterAll(() => backend.close());

const place = { location_id: 'harbour-house', customer_code: 'HARBOUR' };

/** Someone with a session of their own, who calls the backend. */
const newVisitor = async () => {
  let authorization = '';
  const call = async (line: string, body?: object, headers: Record<string, string> = {}) => {
    const [method = '', path = ''] = line.split(' ');
    const answer = await fetch(backend.url + path, {
      method,
      headers: { authorization, ...headers },
      ...(body && { body: JSON.stringify(body) }),
    });
    authorization = answer.headers.get('authorization') ?? authorization;
    const text = await answer.text();
    return { status: answer.status, headers: answer.headers, body: text ? JSON.parse(text) : null };
  };
  const details = new URLSearchParams(place).toString();
  await call('GET /auth/blank-session', undefined, { 'x-location-details': details });
  return call;
};

let customers = 0;
const newCustomer = async () => {
  customers += 1;
  const email = `customer-${customers}@example.com`;
  const password = 'a long password';
  const call = await newVisitor();
  expect(await call('POST /api/user', { email, password })).toMatchObject({ status: 201 });
  expect(await call('POST /auth/login', { username: `${email}@HARBOUR`, password })).toMatchObject({
    status: 200,
  });
  return { call, email, password };
};

const buy = { 'idempotency-key': 'attempt-1' };

test('it keeps the minimal profile of the contract', async () => {
  const person = await newCustomer();
  await person.call('POST /api/internal-subscription', { priceId: 'month-50' }, buy);
  const report = await runConformance({
    baseUrl: backend.url,
    fixtures: {
      places: { main: place },
      people: { member: { email: person.email, password: person.password, place: 'main' } },
    },
  });
  expect(report.isConformant, printReport(report)).toBe(true);
  const named = (state: string) => report.calls.filter((call) => call.state === state);
  expect(named('conforms').length).toBeGreaterThan(25);
  expect(named('missing').filter(({ isNeeded }) => isNeeded)).toEqual([]);
  expect(named('deviates')).toEqual([]);
});

test('a customer takes a plan once, changes it, cancels it and takes that back', async () => {
  const { call } = await newCustomer();
  const sent = { priceId: 'month-50' };
  const first = await call('POST /api/internal-subscription', sent, buy);
  expect(first.status).toBe(201);
  expect((await call('POST /api/internal-subscription', sent, buy)).body).toEqual(first.body);
  const again = await call('POST /api/internal-subscription', sent, { 'idempotency-key': 'two' });
  expect(again).toMatchObject({ status: 409, body: { code: 'STATE_CONFLICT' } });
  const { body: gateway } = await call('POST /api/gateway/login', place);
  expect(gateway).toEqual({ deviceState: 'online' });

  const { body: info } = await call('GET /api/subscription/upgrade/info?priceId=month-200');
  expect(info).toMatchObject({ costToPay: 0, nextAmount: 35, effective: 'periodEnd' });
  await call('POST /api/subscription/upgrade', { ...info, priceId: 'month-200' });
  const held = async () => (await call('GET /api/subscription')).body.subscription;
  expect(await held()).toMatchObject({
    priceId: 'month-50',
    scheduledChange: { priceId: 'month-200' },
  });

  const cancelled = await call('DELETE /api/subscription', { cancellationReason: 'Moving' });
  expect(cancelled.body).toMatchObject({ state: 'cancelled' });
  expect(cancelled.body.serviceEndDate).toBe(cancelled.body.periodEnd);
  expect((await call('GET /api/user')).body.siteUser.hasActiveSubscription).toBe(true);
  await call('POST /api/subscription/revive');
  expect(await held()).toMatchObject({ state: 'active' });
  expect((await call('POST /api/subscription/revive')).status).toBe(409);
});

test('a change is refused to a plan that isn’t listed for the customer', async () => {
  for (const [held, wanted] of [
    ['day', 'month-50'],
    ['month-50', 'day'],
  ]) {
    const { call } = await newCustomer();
    await call('POST /api/internal-subscription', { priceId: held }, buy);
    const { subscription } = (await call('GET /api/subscription')).body;
    const listed = await call(`GET /api/plans/subscription/${subscription.id}/upgrade`);
    expect(JSON.stringify(listed.body)).not.toContain(`"${wanted}"`);
    const refused = { status: 404, body: { code: 'NOT_FOUND' } };
    expect(await call(`GET /api/subscription/upgrade/info?priceId=${wanted}`)).toMatchObject(
      refused,
    );
    expect(await call('POST /api/subscription/upgrade', { priceId: wanted })).toMatchObject(
      refused,
    );
    expect((await call('GET /api/subscription')).body.subscription).toEqual(subscription);
  }
});

test('a plan goes on until one begins that doesn’t renew', () => {
  const currentOf = (nextPriceId: string | null) => {
    const periodEnd = new Date(2020, 0, 31);
    const subscription = { ...newSubscription('month-50'), periodEnd, nextPriceId };
    return currentSubscription({ subscription } as User);
  };
  expect(currentOf('day')).toBeNull();
  expect(currentOf(null)?.periodEnd.getTime()).toBeGreaterThan(Date.now());
});

test('a visitor without an account is refused what belongs to a customer', async () => {
  const call = await newVisitor();
  for (const line of ['GET /api/user', 'GET /api/devices', 'GET /api/billing/credit-notes']) {
    const { status, headers } = await call(line);
    expect([line, status, headers.get('x-auth-error')]).toEqual([line, 401, 'Log in first.']);
  }
  const forged = await fetch(`${backend.url}/api/site-info`, {
    headers: { authorization: 'Bearer a.b.c' },
  });
  expect(forged.status).toBe(401);
  const foreign = await fetch(`${backend.url}/api/site-info`, {
    headers: { authorization: `Bearer a.b.${'é'.repeat(43)}` },
  });
  expect(foreign.status).toBe(401);
});

test('a change of the password ends the customer’s other sessions', async () => {
  const { call, email, password } = await newCustomer();
  const other = await newVisitor();
  await other('POST /auth/login', { username: `${email}@HARBOUR`, password });
  expect((await other('GET /api/user')).status).toBe(200);
  const change = { existingPassword: password, newPassword: 'another long password' };
  expect((await call('POST /api/user/change-password', change)).status).toBe(204);
  expect((await call('GET /api/user')).status).toBe(200);
  expect((await other('GET /api/user')).status).toBe(401);
  expect((await other('GET /api/site-info')).body).toMatchObject({ isLoggedIn: false });
});

test('a wrong password is refused in the words that the portal knows', async () => {
  const { call, email } = await newCustomer();
  const answer = await call('POST /auth/login', { username: email, password: 'another one' });
  expect(answer.status).toBe(401);
  expect(answer.headers.get('x-auth-error')).toBe('Bad credentials');
});

test('a portal on another origin may call it and read its headers', async () => {
  const elsewhere = await startMinimalBackend({ portalOrigin: 'https://wifi.example.com' });
  const asked = await fetch(`${elsewhere.url}/api/devices`, { method: 'OPTIONS' });
  expect(asked.status).toBe(204);
  expect(asked.headers.get('access-control-allow-headers')).toMatch(/Authorization.*Idempotency/);
  const answer = await fetch(`${elsewhere.url}/auth/blank-session`);
  expect(answer.headers.get('access-control-allow-origin')).toBe('https://wifi.example.com');
  expect(answer.headers.get('access-control-expose-headers')).toBe(
    'Authorization, Date, X-Auth-Error',
  );
  await elsewhere.close();
});

test('files outside the portal’s folder are not served', async () => {
  for (const path of ['/v2/%2e%2e/package.json', '/v2/..%2fpackage.json', '/v2/assets'])
    expect((await fetch(backend.url + path)).status).toBe(404);
});
