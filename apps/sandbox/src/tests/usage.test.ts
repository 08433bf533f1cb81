import { randomUUID } from 'node:crypto';
import { DAY, HOUR, MINUTE } from '@foyer/domain';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { gatewayDevices, usageDays } from '../db/schema/network';
import { users } from '../db/schema/users';
import { PERSONA_PASSWORD } from '../scenarios/seedPersona';
import { runJobs } from '../services/jobs/runJobs';
import { countUsage } from '../services/usage/countUsage';
import { customers } from './support/customers';
import { messagesTo } from './support/outbox';
import { bothEngines, startTestSandbox, type TestSandbox } from './support/testSandbox';
import { textAt } from './support/textAt';
import { Visitor } from './support/Visitor';

const MAYA = 'maya.okafor@hey.co.uk';
/** What a simulated device receives in a minute. */
const PER_MINUTE = 3_000_000;

describe.each(bothEngines)('usage (%s)', (engine) => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await startTestSandbox(engine, { rateLimits: false });
  });
  afterAll(() => sandbox.close());

  const { account, internalCustomer, passHolder: buyPass } = customers(() => sandbox);

  const passHolder = async () => {
    const visitor = await buyPass();
    return { visitor, email: textAt(await account(visitor), 'siteUser.email') };
  };
  const warnings = async (recipient: string) => {
    const sent = await messagesTo(sandbox, recipient);
    return sent.filter(({ subject, body }) => /ends soon|stay online/.test(`${subject} ${body}`));
  };
  const choose = (visitor: Visitor, warning: string) =>
    visitor.call('PUT', '/api/usage/warning', { warning });

  // USAGE-2
  test('is counted by day for the user whose devices are online', async () => {
    const { db, clock } = sandbox.backend;
    const visitor = await new Visitor(sandbox).arrive();
    await visitor.logIn(MAYA, PERSONA_PASSWORD);
    const [maya] = await db.select().from(users).where(eq(users.email, MAYA));
    const online = await db.$count(
      gatewayDevices,
      and(eq(gatewayDevices.userId, maya?.id ?? ''), eq(gatewayDevices.state, 'online')),
    );
    expect(online).toBeGreaterThan(0);
    const counted = () =>
      db
        .select()
        .from(usageDays)
        .where(eq(usageDays.userId, maya?.id ?? ''))
        .orderBy(asc(usageDays.day));
    const received = async () =>
      (await counted()).reduce((sum, { downloadBytes }) => sum + downloadBytes, 0);
    await runJobs(sandbox.backend);
    const [from, before] = [clock.now(), await received()];
    await sandbox.moveClock(30 * HOUR);
    const days = await counted();
    expect(days.map(({ day }) => day)).toContain(new Date(from).toISOString().slice(0, 10));
    expect(days.length).toBeGreaterThan(1);
    const { body } = await visitor.call('GET', '/api/usage');
    expect(body['days']).toEqual(
      days.map(({ day, downloadBytes, uploadBytes }) => ({ day, downloadBytes, uploadBytes })),
    );
    const whole = ((clock.now() - from) / MINUTE) * PER_MINUTE * online;
    // A device is counted every five minutes, so both ends can be that far off.
    const off = Math.abs((await received()) - before - whole);
    expect(off).toBeLessThan(6 * PER_MINUTE * online);
  });

  // USAGE-3
  test('warns by mail a day before a pass ends, once, and only who asked for it', async () => {
    const { visitor, email } = await passHolder();
    const silent = await passHolder();
    expect((await visitor.call('GET', '/api/usage')).body).toMatchObject({
      warning: 'none',
      warnings: expect.arrayContaining(['none', 'email']),
    });
    expect((await choose(visitor, 'email')).status).toBe(204);
    expect((await visitor.call('GET', '/api/usage')).body['warning']).toBe('email');
    await sandbox.moveClock(5.9 * DAY);
    expect(await warnings(email)).toEqual([]);
    await sandbox.moveClock(0.2 * DAY);
    const [warning, ...more] = await warnings(email);
    expect(warning?.subject).toBe('Your plan ends soon');
    expect(warning?.body).toContain('To see how to stay online, open My Plan.');
    expect(warning?.links.join()).toContain('/portal/manage-your-plan');
    await sandbox.moveClock(0.5 * DAY);
    expect([more, await warnings(silent.email)]).toEqual([[], []]);
    expect(await warnings(email)).toHaveLength(1);
  });

  test('tells the user of a cancelled plan to keep it, because it takes no more time', async () => {
    const visitor = await internalCustomer();
    const email = textAt(await account(visitor), 'siteUser.email');
    await choose(visitor, 'email');
    await visitor.call('DELETE', '/api/subscription', { cancellationReason: 'leaving' });
    await sandbox.moveClock(27.1 * DAY);
    const [warning] = await warnings(email);
    expect(warning?.body).toContain('To stay online, keep your plan, or choose another one');
  });

  test('warns by text message where the user has proved a number, and refuses it where not', async () => {
    const { visitor, email } = await passHolder();
    const { db } = sandbox.backend;
    await db.update(users).set({ mobile: '' }).where(eq(users.email, email));
    expect(await choose(visitor, 'sms')).toMatchObject({
      status: 409,
      body: { code: 'STATE_CONFLICT' },
    });
    const number = '+447700900751';
    await db.update(users).set({ mobile: number }).where(eq(users.email, email));
    expect((await visitor.call('GET', '/api/usage')).body['warnings']).toEqual(['none', 'email']);
    expect((await choose(visitor, 'sms')).status).toBe(409);
    await db.update(users).set({ provedMobile: number }).where(eq(users.email, email));
    expect((await choose(visitor, 'sms')).status).toBe(204);
    expect((await visitor.call('GET', '/api/usage')).body['warning']).toBe('sms');
    await sandbox.moveClock(6.1 * DAY);
    expect(await warnings(number)).toHaveLength(1);
    expect(await warnings(email)).toEqual([]);
  });

  test('warns by mail where nobody has proved a later number, and says so', async () => {
    const { visitor, email } = await passHolder();
    const number = '+447700900752';
    const columns = {
      mobile: number,
      provedMobile: '+447700900751',
      usageWarning: 'sms' as const,
    };
    await sandbox.backend.db.update(users).set(columns).where(eq(users.email, email));
    expect((await visitor.call('GET', '/api/usage')).body['warning']).toBe('email');
    await sandbox.moveClock(6.1 * DAY);
    expect(await warnings(number)).toEqual([]);
    expect(await warnings(email)).toHaveLength(1);
  });

  test('is counted for hundreds of devices by two processes at once', async () => {
    const { backend } = sandbox;
    const { db, clock } = backend;
    const owners = [await passHolder(), await passHolder()].map(({ visitor }) => visitor.userId);
    const now = clock.now();
    const countedAt = now - HOUR;
    await db.update(gatewayDevices).set({ state: 'captive' });
    // Each process takes 500 of them. The two meet the same users in another order.
    for (const order of [owners, owners.toReversed()])
      for (const userId of order)
        await db.insert(gatewayDevices).values(
          Array.from({ length: 250 }, () => ({
            mac: randomUUID(),
            locationId: 'canal-wharf',
            state: 'online' as const,
            nasId: 'a gateway',
            lastSeen: countedAt,
            userId,
            countedAt,
          })),
        );
    await Promise.all([countUsage(backend, now), countUsage(backend, now)]);
    const counted = await db
      .select({ received: usageDays.downloadBytes })
      .from(usageDays)
      .where(inArray(usageDays.userId, owners));
    const received = counted.reduce((sum, day) => sum + day.received, 0);
    expect(received).toBe(2 * 500 * 60 * PER_MINUTE);
  });
});
