import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { deviceChanges, gatewayDevices } from '../db/schema/network';
import { blacklist } from '../db/schema/sites';
import { users } from '../db/schema/users';
import { PERSONA_PASSWORD } from '../scenarios/seedPersona';
import { cards, payCheckout } from './support/payCheckout';
import { bothEngines, startTestSandbox, type TestSandbox } from './support/testSandbox';
import { textAt } from './support/textAt';
import { Visitor } from './support/Visitor';

// CONN-11
describe.each(bothEngines)('a device that was added by its address (%s)', (engine) => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await startTestSandbox(engine, { rateLimits: false });
  });
  afterAll(() => sandbox.close());

  const logIn = async (email: string) => {
    const visitor = await new Visitor(sandbox).arrive();
    await visitor.logIn(email, PERSONA_PASSWORD);
    return visitor;
  };
  const maya = async () => {
    await sandbox.backend.db.delete(deviceChanges);
    return logIn('maya.okafor@hey.co.uk');
  };
  const add = async (who: Visitor, mac = new Visitor(sandbox).mac) => {
    const added = await who.call('POST', '/api/devices', { mac, name: 'Telly', kind: 'tv' });
    expect(added.status).toBe(201);
    return { mac, id: textAt(added, 'id'), isOnline: added.body['online'] };
  };
  const remove = (who: Visitor, { id }: { id: string }) =>
    who.call('PUT', '/api/devices/delete', { ids: [id] });
  /** The device asks the gateway whether it is online. */
  const isSeenOnline = async ({ mac }: { mac: string }) => {
    const query = new URLSearchParams({ mac, location_id: 'canal-wharf' });
    const answer = await sandbox.app.request(`/gateway/captive?${query}`);
    return !((await answer.json()) as { captive: boolean }).captive;
  };
  const gateway = (visitor: Visitor) =>
    visitor.call('POST', '/api/gateway/login', visitor.location);
  const logInOn = async ({ mac }: { mac: string }, email: string, password: string) => {
    const visitor = await new Visitor(sandbox, 'canal-wharf', mac).arrive();
    await visitor.logIn(email, password);
    return visitor;
  };
  const isListedOnline = async (who: Visitor, { id }: { id: string }) => {
    const { body } = await who.call('GET', '/api/devices');
    const listed = Object.values(body['devices'] ?? {});
    return listed.find((device) => String(device?.['id']) === id)?.['online'];
  };

  test('goes online when the gateway sees it, and not before', async () => {
    const owner = await maya();
    const telly = await add(owner);
    expect([telly.isOnline, await isListedOnline(owner, telly)]).toEqual([false, false]);
    expect(await isSeenOnline(telly)).toBe(true);
    expect(await isListedOnline(owner, telly)).toBe(true);
    await remove(owner, telly);
    expect(await isSeenOnline(telly)).toBe(false);
  });

  test('is online at once if the gateway has seen it with its owner', async () => {
    const owner = await maya();
    const { db, clock } = sandbox.backend;
    const mac = new Visitor(sandbox).mac;
    const row = { mac, locationId: 'canal-wharf', state: 'captive', nasId: '' } as const;
    await db.insert(gatewayDevices).values({
      ...row,
      userId: textAt(await owner.call('GET', '/api/user'), 'siteUser.id'),
      lastSeen: clock.now(),
    });
    const telly = await add(owner, mac);
    expect([telly.isOnline, await isListedOnline(owner, telly)]).toEqual([true, true]);
    await remove(owner, telly);
  });

  test('stays offline without a plan, while it is lost, and where its address is refused', async () => {
    const owner = await maya();
    const { db } = sandbox.backend;
    const telly = await add(owner);
    await owner.call('PUT', `/api/devices/${telly.id}/lost`);
    expect(await isSeenOnline(telly)).toBe(false);
    await owner.call('DELETE', `/api/devices/${telly.id}/lost`);
    await db.insert(blacklist).values({ mac: telly.mac, reason: 'a test' });
    expect(await isSeenOnline(telly)).toBe(false);
    await db.delete(blacklist).where(eq(blacklist.mac, telly.mac));
    expect(await isSeenOnline(telly)).toBe(true);
    await remove(owner, telly);
    const withoutPlan = await new Visitor(sandbox).signUp();
    expect(await isSeenOnline(await add(withoutPlan))).toBe(false);
  });

  test('stays offline while another person is logged in on it', async () => {
    const owner = await maya();
    const other = await new Visitor(sandbox).signUp();
    await other.call('POST', '/api/gateway/login', other.location);
    const telly = await add(owner, other.mac);
    expect([telly.isOnline, await isSeenOnline(telly)]).toEqual([false, false]);
    await remove(owner, telly);
  });

  test('goes online for the person who adds it once another has logged out on it', async () => {
    const owner = await maya();
    const [email, password] = [`${crypto.randomUUID()}@post.example`, 'a long enough one'];
    await new Visitor(sandbox).signUp({ email });
    const telly = new Visitor(sandbox);
    const earlier = await logInOn(telly, email, password);
    await gateway(earlier);
    const added = await add(owner, telly.mac);
    expect(await isSeenOnline(added)).toBe(false);
    await earlier.call('DELETE', '/api/user/sessions/current');
    expect(await isSeenOnline(added)).toBe(true);
    expect(await isListedOnline(owner, added)).toBe(true);
    await remove(owner, added);
  });

  test('stays offline while its owner is suspended', async () => {
    const owner = await maya();
    const telly = await add(owner);
    const { db } = sandbox.backend;
    const suspend = (disabled: boolean) =>
      db.update(users).set({ disabled }).where(eq(users.email, 'maya.okafor@hey.co.uk'));
    await suspend(true);
    const whileSuspended = await isSeenOnline(telly);
    await suspend(false);
    expect(whileSuspended).toBe(false);
    expect(await isSeenOnline(telly)).toBe(true);
    await remove(owner, telly);
  });

  test('leaves the user who typed its address once another person logs in on it', async () => {
    const [email, password] = [`${crypto.randomUUID()}@post.example`, 'a long enough one'];
    const buyer = await new Visitor(sandbox).signUp({ email });
    const checkout = await buyer.keyed('/api/billing/create-checkout-session', {
      priceId: 'cw-essential-day',
      mode: 'payment',
      returnPath: '/stripe-return',
    });
    await payCheckout(sandbox, textAt(checkout, 'clientSecret'), cards.pays);
    await buyer.call('GET', `/api/billing/session-status/${textAt(checkout, 'id')}`);

    const stranger = await maya();
    const phone = await add(stranger);
    expect(await isSeenOnline(phone)).toBe(true);
    const onPhone = await logInOn(phone, email, password);
    const { body } = await gateway(onPhone);
    expect(body).toMatchObject({ deviceState: 'captive', connect: { method: 'POST' } });
    expect(await isSeenOnline(phone)).toBe(false);
    const fields = Object.entries(body['connect']?.['fields'] ?? {});
    const form = new URLSearchParams(fields.map(([name, value]) => [name, String(value)]));
    const sent = { method: 'POST', body: form };
    expect((await sandbox.app.request('/gateway/login', sent)).status).toBe(303);
    expect((await gateway(onPhone)).body).toMatchObject({ deviceState: 'online', connect: null });
    expect(await isListedOnline(stranger, phone)).toBeUndefined();
  });

  test('goes offline when a person without a plan logs in on it, and not when its owner does', async () => {
    const owner = await maya();
    const telly = await add(owner);
    expect(await isSeenOnline(telly)).toBe(true);
    const owners = await logInOn(telly, 'maya.okafor@hey.co.uk', PERSONA_PASSWORD);
    expect((await gateway(owners)).body).toMatchObject({ deviceState: 'online', connect: null });
    const [email, password] = [`${crypto.randomUUID()}@post.example`, 'a long enough one'];
    await new Visitor(sandbox).signUp({ email });
    const other = await logInOn(telly, email, password);
    expect((await gateway(other)).body).toMatchObject({ deviceState: 'captive', connect: null });
    expect(await isSeenOnline(telly)).toBe(false);
    await remove(owner, telly);
  });
});
