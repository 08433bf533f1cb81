import { randomBytes } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { notices } from '../db/schema/notices';
import { textAt } from './support/textAt';
import { engines, startTestSandbox, type TestSandbox } from './support/testSandbox';
import { Visitor } from './support/Visitor';

const DEVICES = '/api/devices';
const password = 'a long enough one';
const room = { mobile: '+447700900733', buildingName: 'Union Street', zoneName: '12' };

// DEV-16: one account works at Union Street and at Canal Hall.
describe.each(engines)('a device that its user brings to another site (%s)', (engine) => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await startTestSandbox(engine);
  });
  afterAll(() => sandbox.close());

  const newEmail = () => `${randomBytes(6).toString('hex')}@quad.example`;
  /** Sends the form that the gateway login answers, as the browser does. */
  const connect = async (visitor: Visitor): Promise<number> => {
    const { body } = await visitor.call('POST', '/api/gateway/login', visitor.location);
    const fields = Object.entries(body['connect']?.['fields'] ?? {});
    const answer = await sandbox.app.request('/gateway/login', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(fields.map(([name, value]) => [name, String(value)])).toString(),
    });
    return answer.status;
  };
  /** A resident whose laptop and console are on the list of Union Street. */
  const resident = async (email = newEmail()) => {
    const laptop = await new Visitor(sandbox, 'union-street').signUp({ ...room, email });
    await connect(laptop);
    await laptop.call('POST', DEVICES, { mac: new Visitor(sandbox).mac, name: 'Switch' });
    return laptop;
  };
  const atCanalHall = async ({ mac }: Visitor, email: string) => {
    const there = await new Visitor(sandbox, 'canal-hall', mac).arrive();
    expect((await there.logIn(email, password)).status).toBe(200);
    return there;
  };
  const listOf = async (visitor: Visitor) => (await visitor.call('GET', DEVICES)).body;
  const devicesOf = async (visitor: Visitor) =>
    Object.values((await listOf(visitor))['devices'] ?? {});

  test('keeps its name and its slot, and no message calls it new', async () => {
    const email = newEmail();
    const laptop = await resident(email);
    const before = await listOf(laptop);
    const id = textAt({ body: before }, 'devices.0.id');
    await laptop.call('PATCH', DEVICES, { id, newName: 'MacBook' });
    const there = await atCanalHall(laptop, email);
    expect(await connect(there)).toBe(303);
    expect(await listOf(there)).toMatchObject({
      totalFreeDeviceSlots: before['totalFreeDeviceSlots'],
      seenDevices: [],
    });
    expect(await devicesOf(there)).toEqual([
      expect.objectContaining({ id, name: 'MacBook', thisDevice: true, online: true }),
      expect.objectContaining({ name: 'Switch', thisDevice: false, online: false }),
    ]);
    const told = sandbox.backend.db.$count(
      notices,
      and(eq(notices.kind, 'newDevice'), eq(notices.userId, laptop.userId)),
    );
    // The console was new.
    expect(await told).toBe(1);
  });

  test('connects there while all slots are in use', async () => {
    const email = newEmail();
    const laptop = await resident(email);
    for (let { totalFreeDeviceSlots: free } = await listOf(laptop); Number(free) > 0;) {
      await laptop.call('POST', DEVICES, { mac: new Visitor(sandbox).mac, name: 'Lamp' });
      ({ totalFreeDeviceSlots: free } = await listOf(laptop));
    }
    expect(await connect(await atCanalHall(laptop, email))).toBe(303);
  });

  test('shows from there which devices are online at the first site', async () => {
    const email = newEmail();
    const laptop = await resident(email);
    const phone = await new Visitor(sandbox, 'union-street').arrive();
    await phone.logIn(email, password);
    await connect(phone);
    const there = await atCanalHall(laptop, email);
    const online = (await devicesOf(there)).filter(
      (device) => String(device?.['online']) === 'true',
    );
    expect(online.map((device) => device?.['mac'])).toEqual([phone.mac]);
  });

  test('can’t be added to the list a second time', async () => {
    const email = newEmail();
    const laptop = await resident(email);
    const there = await atCanalHall(await new Visitor(sandbox).arrive(), email);
    expect(await there.call('POST', DEVICES, { mac: laptop.mac, name: 'Again' })).toMatchObject({
      status: 409,
      body: { code: 'DEVICE_EXISTS' },
    });
  });

  // LOST-2
  test('stays offline there if its user has lost it', async () => {
    const email = newEmail();
    const laptop = await resident(email);
    const there = await atCanalHall(laptop, email);
    const phone = await atCanalHall(await new Visitor(sandbox).arrive(), email);
    const id = textAt({ body: await listOf(phone) }, 'devices.0.id');
    expect(await phone.call('PUT', `${DEVICES}/${id}/lost`)).toMatchObject({
      status: 200,
      body: { mac: laptop.mac },
    });
    const { body } = await there.call('POST', '/api/gateway/login', there.location);
    expect(body).toMatchObject({ deviceState: 'captive', connect: null });
    await connect(there);
    expect(await devicesOf(phone)).toHaveLength(2);
  });
});
