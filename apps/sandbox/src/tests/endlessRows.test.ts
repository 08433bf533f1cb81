import { eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deviceNotices, readNotices } from '../db/schema/network';
import { rateLimits } from '../services/rate-limits/RateLimits';
import { findSite } from '../services/sites/findSite';
import { customers } from './support/customers';
import { engines, startTestSandbox, type TestSandbox } from './support/testSandbox';
import { textAt } from './support/textAt';
import { Visitor } from './support/Visitor';

// SEC-14
describe.each(engines)('calls that could write rows without end (%s)', (engine) => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await startTestSandbox(engine);
    const { db } = sandbox.backend;
    const site = await findSite(db, 'canal-wharf');
    await db.insert(deviceNotices).values({
      id: 'for-all',
      customerCode: site?.customerCode ?? '',
      message: 'We repair the network tonight.',
      createdAt: 0,
    });
  });
  afterAll(() => sandbox.close());
  const { stripeCustomer } = customers(() => sandbox);

  const visitorFrom = async (address: string, isVouched = false) => {
    const visitor = new Visitor(sandbox);
    visitor.address = address;
    visitor.isVouched = isVouched;
    return visitor.arrive();
  };
  const dismiss = (visitor: Visitor) =>
    visitor.call('PUT', '/api/devices/notification', { id: 'for-all' });
  const use = (limit: (typeof rateLimits)[keyof typeof rateLimits], who: string) =>
    sandbox.backend.limits.take(limit, who, limit.allowed - 1);

  test('a notice that a session dismisses which anybody can start again leaves no row', async () => {
    expect((await dismiss(await visitorFrom('198.51.100.1'))).status).toBe(204);
    const { db } = sandbox.backend;
    expect(await db.$count(readNotices, like(readNotices.reader, 'visitor:%'))).toBe(0);
  });

  test('a device that the gateway vouches for has its dismissed notice kept', async () => {
    const visitor = await visitorFrom('198.51.100.2', true);
    expect((await dismiss(visitor)).status).toBe(204);
    const { db } = sandbox.backend;
    expect(await db.$count(readNotices, eq(readNotices.reader, visitor.mac))).toBe(1);
  });

  test('one network dismisses only so many notices, and a device its own', async () => {
    await use(rateLimits.dismissedNotice, '198.51.100.3');
    const stranger = await visitorFrom('198.51.100.3');
    expect([(await dismiss(stranger)).status, (await dismiss(stranger)).status]).toEqual([
      204, 429,
    ]);
    expect((await dismiss(await visitorFrom('198.51.100.3', true))).status).toBe(204);
  });

  test('a user adds only so many devices in a day, though they remove each again', async () => {
    const visitor = await stripeCustomer();
    await use(rateLimits.addedDevice, visitor.userId);
    const add = () => visitor.keyed('/api/devices', { mac: 'A4:83:E7:12:34:56', name: 'Laptop' });
    const added = await add();
    expect(added.status).toBe(201);
    const removed = await visitor.call('PUT', '/api/devices/delete', {
      ids: [textAt(added, 'id')],
    });
    expect(removed.status).toBe(204);
    expect((await add()).status).toBe(429);
  });

  test('a user gives only so many guest passes in a day, though they end each again', async () => {
    const visitor = await stripeCustomer();
    await use(rateLimits.guestPass, visitor.userId);
    const give = () => visitor.keyed('/api/guest-passes', { hours: 24 });
    const given = await give();
    expect(given.status).toBe(201);
    const ended = await visitor.call('DELETE', `/api/guest-passes/${textAt(given, 'id')}`);
    expect(ended.status).toBe(204);
    expect((await give()).status).toBe(429);
  });

  test('a device signs up only so many others in a day, though each is another one', async () => {
    const phone = await new Visitor(sandbox, 'tollgate-house').arrive();
    await use(rateLimits.addedDevice, `device:tollgate-house:${phone.mac}`);
    const signUp = (headlessMac: string | null) =>
      phone.call('POST', '/api/user/no-account-user', {
        headlessMac,
        isTermsAndConditionAccepted: true,
      });
    const other = () => new Visitor(sandbox, 'tollgate-house').mac;
    const statuses = [await signUp(other()), await signUp(other())].map(({ status }) => status);
    expect(statuses).toEqual([201, 429]);
    expect((await signUp(null)).status).toBe(201);
  });

  test('an account keeps the fields that its site asks for, and no other', async () => {
    const other = Object.fromEntries(
      Array.from({ length: 20 }, (_, index) => [`field-${index}`, 'x'.repeat(50)]),
    );
    const visitor = await new Visitor(sandbox, 'halden-arcade').signUp({
      ...other,
      zoneName: '12',
      externalId: 'A-7',
    });
    const details = async () =>
      (await visitor.call('GET', '/api/user')).body['siteUser']?.['details'];
    expect(await details()).toEqual({ zoneName: '12', externalId: 'A-7' });
    const change = { ...other, zoneName: '14' };
    expect((await visitor.call('PATCH', '/api/user', change)).status).toBe(200);
    expect(await details()).toEqual({ zoneName: '14', externalId: 'A-7' });
  });

  test('a user changes their details only so often', async () => {
    const visitor = await new Visitor(sandbox).signUp();
    await use(rateLimits.accountChange, visitor.userId);
    const change = () => visitor.call('PATCH', '/api/user', {});
    expect([(await change()).status, (await change()).status]).toEqual([200, 429]);
  });
});
