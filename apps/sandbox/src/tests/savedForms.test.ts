import { DAY, MINUTE } from '@foyer/domain';
import { eq, isNotNull, or } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { orders } from '../db/schema/billing';
import { users } from '../db/schema/users';
import { deviceKey } from '../services/buyers/buyerOf';
import { runJobs } from '../services/jobs/runJobs';
import { createTicket } from '../services/network/tickets';
import { giveToDevice } from '../services/orders/giveToDevice';
import { markOrderPaid, noForm } from '../services/saved-orders/savedOrders';
import { engines, startTestSandbox, type TestSandbox } from './support/testSandbox';
import { textAt } from './support/textAt';
import { Visitor } from './support/Visitor';

const ORDER = '/api/billing/order';
const plan = { priceId: 'cw-plus-month' };
const form = { firstName: 'Robin', lastName: 'Ellis', email: 'robin.ellis@post.example' };

// BUY-26
describe.each(engines)('a form that a visitor has half filled in (%s)', (engine) => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await startTestSandbox(engine);
  });
  afterAll(() => sandbox.close());

  const formOf = async (visitor: Visitor) => (await visitor.call('GET', ORDER)).body?.['form'];
  const typed = async (visitor: Visitor, given: object = form) => {
    const saved = await visitor.call('PUT', ORDER, { ...plan, form: given });
    expect(saved.status).toBe(204);
    return visitor;
  };
  const arrive = (mac?: string) => new Visitor(sandbox, 'canal-wharf', mac).arrive();
  const unvouched = async (mac?: string) => {
    const visitor = new Visitor(sandbox, 'canal-wharf', mac);
    visitor.isVouched = false;
    return visitor.arrive();
  };
  /** The orders with anything about a form, as when it was typed. */
  const kept = () =>
    sandbox.backend.db
      .select()
      .from(orders)
      .where(or(isNotNull(orders.form), isNotNull(orders.formSavedAt)));

  test('comes back to the device, with another plan too, and to no other device', async () => {
    const visitor = await typed(await arrive());
    const back = await arrive(visitor.mac);
    expect(await formOf(back)).toEqual(form);
    await back.call('PUT', ORDER, { priceId: 'cw-day' });
    expect(await formOf(back)).toEqual(form);
    expect(await formOf(await arrive())).toBeUndefined();
  });

  test('comes back to nobody who only names the address of the device', async () => {
    const visitor = await typed(await arrive());
    expect(await formOf(await unvouched(visitor.mac))).toBeUndefined();
    const other = await typed(await unvouched());
    expect(await formOf(other)).toEqual(form);
    expect(await formOf(await unvouched(other.mac))).toBeUndefined();
  });

  test('goes through no link, in neither direction', async () => {
    const sender = await typed(await unvouched());
    const { body } = await sender.call('POST', `${ORDER}/resume-link`, { channel: 'screen' });
    const reader = await arrive();
    const resumed = { code: textAt({ body }, 'code'), confirmed: true };
    const { status } = await reader.call('POST', `${ORDER}/resume`, resumed);
    expect(status).toBe(200);
    expect((await reader.call('GET', ORDER)).body).toMatchObject(plan);
    expect(await formOf(reader)).toBeUndefined();
    await typed(reader, { firstName: 'Kim' });
    expect(await formOf(sender)).toEqual(form);
  });

  test.each([
    ['stays with its own device once the gateway vouches for that', false, form],
    ['does not go with an order to the device of the person who opened a link', true, null],
  ])('%s', async (_, linked, expected) => {
    const { db } = sandbox.backend;
    await db.delete(orders);
    await typed(await unvouched());
    const [{ buyer } = { buyer: '' }] = await db.select().from(orders);
    const device = deviceKey('canal-wharf', 'A4:83:E7:00:00:01');
    await giveToDevice(sandbox.backend, { buyer, linked }, device);
    expect(await db.select().from(orders)).toMatchObject([{ buyer: device, form: expected }]);
    expect(await kept()).toHaveLength(expected ? 1 : 0);
  });

  test('has no password, no consent, nothing that the site does not ask, and no long texts', async () => {
    const more = {
      password: 'a long enough one',
      terms: 'yes',
      'marketing:all': 'yes',
      other: 'x',
    };
    expect(await formOf(await typed(await arrive(), { ...form, ...more }))).toEqual(form);
    for (const given of [
      { firstName: 'x'.repeat(501) },
      Object.fromEntries(Array.from({ length: 41 }, (_, index) => [`f${index}`, 'x'])),
    ])
      expect(await (await arrive()).call('PUT', ORDER, { ...plan, form: given })).toMatchObject({
        status: 400,
      });
  });

  test('is deleted with the registration, with a log-in and after a day', async () => {
    await sandbox.backend.db.update(orders).set(noForm);
    const device = await typed(await arrive());
    await new Visitor(sandbox, 'canal-wharf', device.mac).signUp();
    expect(await kept()).toEqual([]);
    await typed(await arrive(device.mac));
    expect(await kept()).toHaveLength(1);
    await sandbox.moveClock(DAY + MINUTE);
    await runJobs(sandbox.backend);
    expect(await kept()).toEqual([]);
  });

  test('is deleted with the payment of its order', async () => {
    const { db } = sandbox.backend;
    await db.update(orders).set(noForm);
    await typed(await arrive());
    const [order] = await kept();
    await markOrderPaid(db, order?.buyer ?? '', sandbox.clock.now());
    expect(await kept()).toEqual([]);
  });

  /** A user who has an order and is on another device. */
  const elsewhere = async () => {
    const user = await new Visitor(sandbox, 'canal-wharf').signUp();
    await user.call('PUT', ORDER, plan);
    return user;
  };

  /** A device that the gateway vouches for with the log-in only. */
  const provedLater = async () => {
    const typist = await typed(await arrive());
    const visitor = await unvouched(typist.mac);
    Object.assign(visitor.location, typist.location);
    return visitor;
  };

  test.each([
    ['of a device', async () => typed(await arrive())],
    ['of a session that the gateway does not vouch for', async () => typed(await unvouched())],
    ['of a device that the gateway vouches for only then', provedLater],
  ])('%s is deleted with a log-in by a ticket', async (_, visit) => {
    const { db } = sandbox.backend;
    await db.update(orders).set(noForm);
    const { userId } = await elsewhere();
    const [user] = await db.select().from(users).where(eq(users.id, userId));
    if (!user) throw new Error('The user is gone.');
    const visitor = await visit();
    expect(await kept()).toHaveLength(1);
    const token = await createTicket(sandbox.backend, user);
    await visitor.call('POST', '/api/gateway/login', { ...visitor.location, token });
    expect((await visitor.call('GET', '/api/user')).status).toBe(200);
    expect(await kept()).toEqual([]);
  });

  test('is deleted with a log-in by the code of another device', async () => {
    await sandbox.backend.db.update(orders).set(noForm);
    const user = await elsewhere();
    const { body } = await user.call('POST', `${ORDER}/resume-link`, { channel: 'screen' });
    const code = textAt({ body }, 'code');
    const reader = await typed(await arrive());
    await reader.call('POST', `${ORDER}/resume`, { code });
    expect(await kept()).toHaveLength(1);
    await reader.call('POST', `${ORDER}/resume`, { code, confirmed: true });
    expect((await reader.call('GET', '/api/user')).status).toBe(200);
    expect(await kept()).toEqual([]);
  });

  test('is deleted on a device after ten minutes, whatever is chosen there meanwhile', async () => {
    const { mac } = await typed(await arrive());
    await sandbox.moveClock(9 * MINUTE);
    const next = await arrive(mac);
    expect(await formOf(next)).toEqual(form);
    await next.call('PUT', ORDER, { priceId: 'cw-day' });
    await sandbox.moveClock(2 * MINUTE);
    expect(await formOf(await arrive(mac))).toBeUndefined();
    await runJobs(sandbox.backend);
    expect(await kept()).toEqual([]);
  });

  test('stays a day with the session that typed it', async () => {
    const visitor = await typed(await unvouched());
    await sandbox.moveClock(60 * MINUTE);
    await runJobs(sandbox.backend);
    expect(await formOf(visitor)).toEqual(form);
  });

  test('is nothing that a user saves', async () => {
    await sandbox.backend.db.update(orders).set(noForm);
    const user = await typed(await new Visitor(sandbox, 'canal-wharf').signUp());
    expect(await formOf(user)).toBeUndefined();
    expect(await kept()).toEqual([]);
  });
});
