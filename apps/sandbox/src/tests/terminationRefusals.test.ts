import { DAY, HOUR, MESSAGES_PER_HOUR, MINUTE } from '@foyer/domain';
import { eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { outbox } from '../db/schema/outbox';
import { rateLimits as counts } from '../db/schema/rateLimits';
import { users } from '../db/schema/users';
import { runJobs } from '../services/jobs/runJobs';
import { rateLimits } from '../services/rate-limits/RateLimits';
import { findSite } from '../services/sites/findSite';
import { changeSite } from './support/changeSite';
import { customers } from './support/customers';
import { endContract } from './support/endContract';
import { lastMessage } from './support/outbox';
import { engines, startTestSandbox, type TestSandbox } from './support/testSandbox';

const SITE = 'trenance-cove';

// LAW-3
describe.each(engines)('a contract that can’t be ended in this way (%s)', (engine) => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await startTestSandbox(engine);
  });
  afterAll(() => sandbox.close());

  const { change, days, internalCustomer, passHolder, subscription } = customers(() => sandbox);
  const { end, orderOf, preview, stranger } = endContract(() => sandbox);

  const passOf = async () => {
    const customer = await passHolder();
    return [customer, await orderOf(customer)] as const;
  };
  /** How many mails support got about somebody. */
  const mailsAbout = async (email: string) => {
    await runJobs(sandbox.backend);
    const sent = await sandbox.backend.db.select().from(outbox);
    return sent.filter(({ subject }) => subject?.includes(email)).length;
  };
  const refused = async (kind: string, order: object) => {
    const { status, body } = await preview(await stranger(), { kind, ...order });
    return [status, body['code']];
  };

  test('is refused by a code of its own for each reason', async () => {
    const order = await orderOf(await internalCustomer());
    expect(await refused('cancel', { ...order, email: 'nobody@post.example' })).toEqual([
      404,
      'ORDER_NOT_FOUND',
    ]);
    expect((await end('cancel', order)).status).toBe(200);
    expect(await refused('cancel', order)).toEqual([409, 'CANCELLED_ALREADY']);
    expect((await end('withdraw', order)).status).toBe(200);
    expect(await refused('withdraw', order)).toEqual([409, 'PLAN_ENDED']);
  });

  test('is refused by codes of their own where it doesn’t renew, or is too old', async () => {
    const pass = await orderOf(await passHolder());
    expect(await refused('cancel', pass)).toEqual([409, 'NOT_RENEWING']);
    const customer = await internalCustomer();
    const order = await orderOf(customer);
    await days(20);
    expect(await refused('withdraw', order)).toEqual([409, 'WITHDRAWAL_OVER']);
  });

  test('is looked up only so often from one network, which leaves no more rows and guesses', async () => {
    const visitor = await stranger();
    visitor.address = '198.51.100.41';
    const { db, limits } = sandbox.backend;
    await limits.take(rateLimits.orderLookup, visitor.address, rateLimits.orderLookup.allowed);
    const email = 'new.address@post.example';
    const order = { kind: 'cancel', orderNumber: 'FW-1-AAAAA', email };
    expect((await preview(visitor, order)).status).toBe(429);
    expect(await db.$count(counts, like(counts.key, `%${email}%`))).toBe(0);
  });

  // LAW-4
  test('is found from the user’s own network without another guess for strangers', async () => {
    const order = await orderOf(await internalCustomer());
    const owner = await stranger();
    const { limits } = sandbox.backend;
    await limits.take(rateLimits.orderElsewhere, order.email, 50);
    expect((await preview(owner, { kind: 'cancel', ...order })).status).toBe(200);
    const other = await stranger();
    other.address = '198.51.100.42';
    expect((await preview(other, { kind: 'cancel', ...order })).status).toBe(429);
  });

  // LAW-16
  test('is cancelled with an important reason although it is cancelled already, or paid once', async () => {
    const reason = 'The Wi-Fi has not worked for three weeks.';
    const cancelled = await internalCustomer();
    const order = await orderOf(cancelled);
    await end('cancel', order);
    for (const [customer, named] of [[cancelled, order], await passOf()] as const) {
      const before = await subscription(customer);
      const told = await mailsAbout(named.email);
      const done = await end('cancel', { ...named, reason });
      expect(done.status).toBe(200);
      expect(done.body).toMatchObject({ endsAt: before?.['periodEnd'], renewsUntilEnd: false });
      expect(await end('cancel', { ...named, reason })).toMatchObject({ body: done.body });
      expect(await subscription(customer)).toEqual(before);
      expect((await lastMessage(sandbox, named.email)).body).toContain(reason);
      expect(await mailsAbout(named.email)).toBe(told + 1);
    }
  });

  // API-18
  test('is confirmed with its reason, which carries no link to a stranger’s address', async () => {
    const [, order] = await passOf();
    await end('cancel', { ...order, reason: 'I moved. Pay at https://evil.example/pay: now.' });
    const { body } = await lastMessage(sandbox, order.email);
    expect(body).toContain('I moved. Pay at https evil example pay: now.');
    expect(body).not.toContain('evil.example');
    await sandbox.moveClock(MINUTE);
    const sent = await sandbox.backend.db.select().from(outbox);
    const copy = sent.find(({ subject }) => subject?.includes(order.email));
    expect(copy?.body).toContain('https://evil.example/pay');
  });

  test('is confirmed with the account’s name where a link was typed as one, or none, but with no link of that name', async () => {
    for (const name of ['evil.example/pay', undefined]) {
      const customer = await internalCustomer();
      const order = await orderOf(customer);
      const link = { lastName: 'http://evil.example' };
      await sandbox.backend.db.update(users).set(link).where(eq(users.id, customer.userId));
      await end('cancel', { ...order, name });
      const { body } = await lastMessage(sandbox, order.email);
      expect(body).toContain('Name: Alex http evil example');
      expect(body).not.toContain('evil.example');
    }
  });

  test('leaves a reason to support in words of its own', async () => {
    const order = await orderOf(await internalCustomer());
    expect((await end('cancel', { ...order, reason: 'I moved.' })).status).toBe(200);
    const { body } = await lastMessage(sandbox, order.email);
    expect(body).toContain('We’ll check your reason and tell you by email');
    await runJobs(sandbox.backend);
    const site = await findSite(sandbox.backend.db, SITE);
    const told = await lastMessage(sandbox, String(site?.details.support.email));
    expect(told.subject).toBe(`Decide whether a plan ends sooner: ${order.email}`);
    expect(told.body).toMatch(/On .+ cancelled the .+ plan without logging in, and gave a reason/);
    expect(told.body).toContain('The reason: “I moved.”');
    expect(told.body).not.toMatch(/You cancelled|as your confirmation/);
  });

  test('promises no answer to a reason where support has no email address', async () => {
    const order = await orderOf(await internalCustomer());
    const before = await changeSite(sandbox, SITE, ({ support }) => ({
      support: { ...support, email: null },
    }));
    expect((await end('cancel', { ...order, reason: 'I moved.' })).status).toBe(200);
    await changeSite(sandbox, SITE, () => before);
    const { body } = await lastMessage(sandbox, order.email);
    expect(body).toContain(`To find out whether your plan ends sooner, contact ${before.name}.`);
    expect(body).not.toContain('by email');
  });

  test('is refused after so many reasons in an hour, which each are mailed to support', async () => {
    await sandbox.moveClock(HOUR);
    const [, order] = await passOf();
    const statuses = [];
    for (let at = 0; at <= MESSAGES_PER_HOUR; at += 1)
      statuses.push((await end('cancel', { ...order, reason: `Reason ${at}` })).status);
    expect(statuses).toEqual([...Array.from({ length: MESSAGES_PER_HOUR }, () => 200), 429]);
  });

  test('is refused by a code of its own once the booking of a change is too old', async () => {
    const customer = await internalCustomer('tc-standard-1year');
    const order = await orderOf(customer);
    expect((await change(customer, 'tc-single-4weeks')).status).toBe(200);
    await sandbox.moveClock(20 * DAY);
    expect(await refused('withdraw', order)).toEqual([409, 'CHANGE_NOT_STARTED']);
  });
});
