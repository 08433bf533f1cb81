import { request, type IncomingMessage } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { users } from '../db/schema/users';
import { userKey } from '../services/buyers/buyerOf';
import { createTicket } from '../services/network/tickets';
import { endSessions } from '../services/sessions/sessions';
import { customers } from './support/customers';
import { endContract } from './support/endContract';
import { holdLocks } from './support/holdLocks';
import { bothEngines, startTestSandbox, type TestSandbox } from './support/testSandbox';
import { Visitor } from './support/Visitor';

/** Long enough for a call to come to where it waits. */
const BEGUN_MS = 300;

// SES-36
describe.each(bothEngines)('a session that ends while its call waits (%s)', (engine) => {
  let sandbox: TestSandbox;
  let owner: Visitor;
  beforeAll(async () => {
    sandbox = await startTestSandbox(engine, { rateLimits: false });
    owner = await stripeCustomer('cw-plus-month');
  });
  afterAll(() => sandbox.close());

  const { iso, passHolder, stripeCustomer } = customers(() => sandbox);
  const { orderOf, preview } = endContract(() => sandbox);
  /** Ends all sessions, as a reset does. */
  const end = () => endSessions(sandbox.backend, owner.userId);
  /** The owner’s next session, which the thief has a copy of. */
  const logIn = async () => {
    const { db } = sandbox.backend;
    const [user] = await db.select().from(users).where(eq(users.id, owner.userId));
    await owner.arrive();
    const answer = await owner.logIn(String(user?.email), 'a long enough one');
    expect(answer.status).toBe(200);
  };

  /** Sends the head of a call, and its body once the session has ended. */
  const sendLate = async (method: string, path: string, body: object) => {
    const text = JSON.stringify(body);
    const headers = {
      authorization: `Bearer ${owner.token}`,
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(text),
      'idempotency-key': `late ${path}`,
    };
    const { statusCode } = await new Promise<IncomingMessage>((answered, failed) => {
      const asked = request(`${sandbox.url}${path}`, { method, headers }, answered);
      asked.on('error', failed);
      asked.flushHeaders();
      void sleep(BEGUN_MS)
        .then(end)
        .then(() => asked.end(text), failed);
    });
    return statusCode;
  };

  test.each([
    ['shows no Wi-Fi password', 'POST', '/api/network/handle-dpsk', {}],
    ['gives no guest pass', 'POST', '/api/guest-passes', { name: 'Sam', hours: 4 }],
    ['adds no device', 'POST', '/api/devices', { mac: 'A4:83:E7:10:20:30', name: 'Laptop' }],
    ['cancels no plan', 'DELETE', '/api/subscription', { cancellationReason: 'Moved' }],
  ])('%s when the body comes late', async (_, method, path, body) => {
    await logIn();
    expect(await sendLate(method, path, body)).toBe(401);
  });

  const calls: [string, (visitor: Visitor) => Promise<{ status: number }>][] = [
    [
      'cancels no plan',
      (visitor) =>
        visitor.call('DELETE', '/api/subscription', { cancellationReason: 'Moved away' }),
    ],
    ['keeps no plan', (visitor) => visitor.call('POST', '/api/subscription/revive', {})],
    [
      'changes no type',
      (visitor) => visitor.call('PATCH', `/api/user/${visitor.userId}/type`, { type: 'PAYG' }),
    ],
    ['ends no pause', (visitor) => visitor.call('DELETE', '/api/unpause')],
    [
      'begins no pause',
      (visitor) => visitor.keyed('/api/pause', { startDate: iso(1), endDate: iso(9) }),
    ],
    ['drops no bill', (visitor) => visitor.call('POST', '/api/invoice/inv_1/void')],
    [
      'buys no time',
      (visitor) => visitor.keyed('/api/subscription/extension', { endsAt: iso(30) }),
    ],
  ];
  /** What a call gets that waits for another payment while the user’s sessions end. */
  const answerOnceEnded = async (userId: string, ask: () => Promise<{ status: number }>) => {
    const free = await holdLocks(sandbox.backend.withLock, [`buyer:${userKey(userId)}`]);
    const asked = ask();
    await sleep(BEGUN_MS);
    await endSessions(sandbox.backend, userId);
    await free();
    return (await asked).status;
  };
  test.each(calls)('%s when another payment holds it up', async (_, call) => {
    await logIn();
    expect(await answerOnceEnded(owner.userId, () => call(owner))).toBe(401);
  });

  test('declares no end of a contract when another payment holds it up', async () => {
    await logIn();
    const declared = { kind: 'cancel', ...(await orderOf(owner)) };
    const { asOf } = (await preview(owner, declared)).body;
    const declare = () => owner.call('POST', '/api/termination', { ...declared, asOf });
    expect(await answerOnceEnded(owner.userId, declare)).toBe(401);
  });

  test('gives no time as an agent when another payment holds it up', async () => {
    const { db, clock } = sandbox.backend;
    const { userId } = await passHolder();
    const [user] = await db.select().from(users).where(eq(users.id, userId));
    if (!user) throw new Error('The customer has no account.');
    const token = await createTicket({ db, clock }, user, 'Ash');
    const agent = await new Visitor(sandbox).arrive();
    const visit = { ...agent.location, token, is_impersonating: true };
    await agent.call('POST', '/api/gateway/login', visit);
    const { endsAt } = (await agent.call('GET', '/api/user/agent-desk')).body;
    const give = () =>
      agent.call('POST', '/api/user/agent-desk', { act: 'giveTime', days: 3, endsAt });
    expect(await answerOnceEnded(userId, give)).toBe(401);
  });

  // CONN-6
  test.each([
    ['gets no plan with the form of a session that has ended', true, 403],
    ['goes online with the form of a session that is still there', false, 303],
  ])('a device %s', async (_, ends, status) => {
    await logIn();
    const { body } = await owner.call('POST', '/api/gateway/login', owner.location);
    const fields = Object.entries(body['connect']?.['fields'] ?? {});
    expect(fields).not.toEqual([]);
    if (ends) await end();
    const answer = await sandbox.app.request('/gateway/login', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(fields.map(([name, value]) => [name, String(value)])).toString(),
    });
    expect(answer.status).toBe(status);
  });
});
