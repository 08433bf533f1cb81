import { DAY } from '@foyer/domain';
import { and, desc, eq, ne } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { notices } from '../db/schema/notices';
import { users } from '../db/schema/users';
import { PERSONA_PASSWORD } from '../scenarios/seedPersona';
import { createTicket } from '../services/network/tickets';
import { sendNotices } from '../services/jobs/sendNotices';
import { lastMessage } from './support/outbox';
import { engines, startTestSandbox, type TestSandbox } from './support/testSandbox';
import { Visitor } from './support/Visitor';

const DESK = '/api/user/agent-desk';
const RHYS = 'rhys.pritchard@post.example';

// DESK-1
describe.each(engines)('what an agent can do for a customer (%s)', (engine) => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await startTestSandbox(engine, { rateLimits: false });
  });
  afterAll(() => sandbox.close());

  /** An agent in the account of a customer of Hartsmere Forest. */
  const arrive = async (email: string) => {
    const { db, clock } = sandbox.backend;
    const [user] = await db.select().from(users).where(eq(users.email, email));
    if (!user) throw new Error(`Nobody has ${email}.`);
    const token = await createTicket({ db, clock }, user, 'Ash');
    const agent = await new Visitor(sandbox, 'hartsmere-forest').arrive();
    const visit = { ...agent.location, token, is_impersonating: true };
    await agent.call('POST', '/api/gateway/login', visit);
    return agent;
  };
  const acts = async (agent: Visitor) => {
    const { body } = await agent.call('GET', '/api/user/agent-acts');
    return Array.isArray(body) ? body.map(({ act, days }) => (days ? [act, days] : act)) : [];
  };
  const rhys = async () => {
    const customer = await new Visitor(sandbox, 'hartsmere-forest').arrive();
    const { status } = await customer.logIn(RHYS, PERSONA_PASSWORD);
    return { customer, status };
  };
  const invoices = async (agent: Visitor) =>
    Object.values((await agent.call('GET', '/api/billing')).body['invoices'] ?? {});

  test('is refused to the customer', async () => {
    const { customer } = await rhys();
    const refused = { status: 403, body: { code: 'FORBIDDEN' } };
    expect(await customer.call('GET', DESK)).toMatchObject(refused);
    expect(await customer.call('POST', DESK, { act: 'suspend' })).toMatchObject(refused);
  });

  // SES-32
  test('is neither to send a new number its code nor to drop it', async () => {
    const { db } = sandbox.backend;
    const next = '+447700900987';
    const wait = (pendingMobile: string | null) =>
      db.update(users).set({ pendingMobile }).where(eq(users.email, RHYS)).returning();
    const [user] = await wait(next);
    const agent = await arrive(RHYS);
    for (const mobile of [next, user?.mobile ?? ''])
      expect(await agent.call('PATCH', '/api/user', { mobile })).toMatchObject({
        status: 403,
        body: { code: 'FORBIDDEN' },
      });
    await wait(null);
  });

  // DESK-2
  test('is to give a pass more time, free of charge and once for an end that was seen', async () => {
    const agent = await arrive(RHYS);
    const desk = (await agent.call('GET', DESK)).body;
    expect(desk).toMatchObject({ days: [1, 3, 7], acts: expect.arrayContaining(['giveTime']) });
    const before = (await invoices(agent)).length;
    const give = { act: 'giveTime', days: 3, endsAt: desk['endsAt'] };
    for (const days of [10, 400, 0, -3, 3_000_000_000])
      expect((await agent.call('POST', DESK, { ...give, days })).status).toBe(400);
    expect((await agent.call('POST', DESK, give)).status).toBe(204);
    expect(await agent.call('POST', DESK, give)).toMatchObject({
      status: 409,
      body: { code: 'PREVIEW_EXPIRED' },
    });
    const endsAt = Date.parse(String(desk['endsAt'])) + 3 * DAY;
    expect((await agent.call('GET', DESK)).body['endsAt']).toBe(new Date(endsAt).toISOString());
    const after = await invoices(agent);
    expect(after).toHaveLength(before + 1);
    expect(after).toContainEqual(
      expect.objectContaining({
        amount: 0,
        state: 'paid',
        lines: [{ description: '3 days added free by support', amount: 0 }],
      }),
    );
    const receipt = await lastMessage(sandbox, RHYS);
    expect(receipt.subject).toBe('Support added 3 days to your pass');
    expect(receipt.body).toMatch(/Support added 3 days to .+ free of charge\. Receipt \S+\./);
    expect(receipt.body).toMatch(/This time runs from .+ to .+, and doesn’t renew\./);
    expect((await acts(agent)).slice(0, 2)).toEqual([['giveTime', 3], 'begin']);
  });

  // API-16
  test('writes the line of the invoice in the language of the user who reads it', async () => {
    const { db } = sandbox.backend;
    const speak = (language: string | null) =>
      db.update(users).set({ language }).where(eq(users.email, RHYS));
    await speak('fr');
    const agent = await arrive(RHYS);
    const { endsAt } = (await agent.call('GET', DESK)).body;
    await agent.call('POST', DESK, { act: 'giveTime', days: 1, endsAt });
    await speak(null);
    const linesIn = async (language: string) => {
      const { body } = await agent.call('GET', '/api/billing', undefined, {
        'accept-language': language,
      });
      return JSON.stringify(body['invoices']).replaceAll(/[\u2068\u2069]/gu, '');
    };
    expect(await linesIn('en')).toContain('"1 day added free by support"');
    expect(await linesIn('de')).toContain('"Kostenlos vom Support hinzugefügt: 1 Tag"');
  });

  // DESK-3
  test('is to send the last order’s mail again, with the day of its order', async () => {
    const { customer } = await rhys();
    const { endsAt } = (await customer.call('GET', '/api/subscription/extension')).body;
    await customer.keyed('/api/subscription/extension', { endsAt });
    await sendNotices(sandbox.backend, sandbox.clock.now());
    const sent = await lastMessage(sandbox, RHYS);
    const agent = await arrive(RHYS);
    expect((await agent.call('POST', DESK, { act: 'resendOrder' })).status).toBe(204);
    expect((await acts(agent))[0]).toBe('resendOrder');
    await sendNotices(sandbox.backend, sandbox.clock.now());
    const again = await lastMessage(sandbox, RHYS);
    expect(again.id).not.toBe(sent.id);
    expect([again.subject, again.body]).toEqual([sent.subject, sent.body]);
  });

  test('passes over a change that the customer has booked and dropped', async () => {
    const { db, clock } = sandbox.backend;
    const { customer } = await rhys();
    const { endsAt } = (await customer.call('GET', '/api/subscription/extension')).body;
    await customer.keyed('/api/subscription/extension', { endsAt });
    await sendNotices(sandbox.backend, clock.now());
    const sent = await lastMessage(sandbox, RHYS);
    const [order] = await db
      .select()
      .from(notices)
      .where(eq(notices.kind, 'order'))
      .orderBy(desc(notices.madeAt))
      .limit(1);
    if (!order) throw new Error('Nothing was ordered.');
    const data = { priceId: 'hf-premium-month', startsAt: String(clock.now() + DAY) };
    const dropped = { id: 'order:dropped', madeAt: clock.now() + 1, doneAt: clock.now(), data };
    await db.insert(notices).values({ ...order, ...dropped });
    const agent = await arrive(RHYS);
    expect((await agent.call('POST', DESK, { act: 'resendOrder' })).status).toBe(204);
    await sendNotices(sandbox.backend, clock.now());
    const again = await lastMessage(sandbox, RHYS);
    expect(again.id).not.toBe(sent.id);
    expect(again.subject).toBe(sent.subject);

    const own = and(eq(notices.kind, 'order'), eq(notices.userId, order.userId ?? ''));
    await db.delete(notices).where(and(own, ne(notices.id, dropped.id)));
    expect((await agent.call('GET', DESK)).body['acts']).not.toContain('resendOrder');
  });

  test('sends it without a way to withdraw once the days for that are over', async () => {
    const { customer } = await rhys();
    const { endsAt } = (await customer.call('GET', '/api/subscription/extension')).body;
    await customer.keyed('/api/subscription/extension', { endsAt });
    await sandbox.moveClock(20 * DAY);
    const agent = await arrive(RHYS);
    expect((await agent.call('POST', DESK, { act: 'resendOrder' })).status).toBe(204);
    await sendNotices(sandbox.backend, sandbox.clock.now());
    const { body } = await lastMessage(sandbox, RHYS);
    expect(body).toMatch(/Right to withdraw: Your right to withdraw ended on \d+ \w+ \d{4}\.\n/);
    expect(body.split('Seller:')[0]).not.toMatch(/can withdraw until|To withdraw:/);
  });

  test('is to mail a link for a password, which the agent does not see', async () => {
    const agent = await arrive(RHYS);
    const { status, body } = await agent.call('POST', DESK, { act: 'sendResetLink' });
    expect([status, body]).toEqual([204, '']);
    expect((await lastMessage(sandbox, RHYS)).links.join()).toContain('/password-reset');
    expect((await acts(agent))[0]).toBe('sendResetLink');
    const confirmed = { act: 'resendConfirmation' };
    expect((await agent.call('POST', DESK, confirmed)).status).toBe(409);
    expect((await acts(agent))[0]).toBe('sendResetLink');
  });

  // DESK-4
  test('is to suspend the account and to open it again, and the customer is told', async () => {
    const { customer } = await rhys();
    const agent = await arrive(RHYS);
    expect((await agent.call('POST', DESK, { act: 'suspend' })).status).toBe(204);
    expect((await lastMessage(sandbox, RHYS)).subject).toMatch(/has suspended your account$/);
    expect((await customer.call('GET', '/api/user')).status).toBe(401);
    expect((await rhys()).status).toBe(401);
    expect((await agent.call('GET', DESK)).body['acts']).toContain('restore');
    expect((await agent.call('POST', DESK, { act: 'restore' })).status).toBe(204);
    expect((await lastMessage(sandbox, RHYS)).subject).toBe('You can use your account again');
    expect((await rhys()).status).toBe(200);
    expect((await acts(agent)).slice(0, 2)).toEqual(['restore', 'suspend']);
  });
});
