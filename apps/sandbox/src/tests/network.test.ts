import { captiveProblems, DAY } from '@foyer/domain';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../db/newId';
import { devices, gatewayDevices } from '../db/schema/network';
import { PERSONA_PASSWORD } from '../scenarios/seedPersona';
import { keyOf } from '../services/network-keys/networkKey';
import { messagesTo } from './support/outbox';
import { changeSite } from './support/changeSite';
import { cards, payCheckout } from './support/payCheckout';
import { textAt } from './support/textAt';
import { engines, startTestSandbox, type TestSandbox } from './support/testSandbox';
import { Visitor } from './support/Visitor';

describe.each(engines)('the network (%s)', (engine) => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await startTestSandbox(engine);
  });
  afterAll(() => sandbox.close());

  const gateway = (visitor: Visitor) =>
    visitor.call('POST', '/api/gateway/login', visitor.location);
  const submit = async (fields: Record<string, string>) =>
    sandbox.app.request('/gateway/login', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(fields).toString(),
    });
  const captive = async ({ mac, location }: Visitor) => {
    const query = new URLSearchParams({ mac, location_id: location['location_id'] ?? '' });
    const answer = await sandbox.app.request(`/gateway/captive?${query}`);
    const received = {
      status: answer.status,
      contentType: answer.headers.get('content-type') ?? '',
      cacheControl: answer.headers.get('cache-control') ?? '',
      body: (await answer.clone().json()) as unknown,
    };
    expect(captiveProblems(received, true)).toEqual([]);
    return answer.json() as Promise<Record<string, unknown>>;
  };
  const connectFields = async (visitor: Visitor) => {
    const { body } = await gateway(visitor);
    return Object.fromEntries(
      Object.entries(body['connect']?.['fields'] ?? {}).map(([name, value]) => [
        name,
        String(value),
      ]),
    );
  };
  const dayPass = async (visitor: Visitor) => {
    const checkout = await visitor.keyed('/api/billing/create-checkout-session', {
      priceId: 'cw-essential-day',
      mode: 'payment',
      returnPath: '/stripe-return',
    });
    await payCheckout(sandbox, textAt(checkout, 'clientSecret'), cards.pays);
    await visitor.call('GET', `/api/billing/session-status/${textAt(checkout, 'id')}`);
  };

  // SITE-12
  test('a plan without a personal network gives no Wi-Fi password of its own', async () => {
    const visitor = await new Visitor(sandbox).signUp();
    const ask = async () => (await visitor.call('POST', '/api/network/handle-dpsk', {})).status;
    expect(await ask()).toBe(200);
    await dayPass(visitor);
    expect(await ask()).toBe(403);
    expect(await visitor.call('POST', '/api/share-vlan', { shareVlan: true })).toMatchObject({
      status: 403,
      body: { message: 'Your plan doesn’t include your own network.' },
    });
    expect((await visitor.call('GET', '/api/devices')).body).toMatchObject({
      wpaPskPassphrase: null,
    });
  });

  test('a device without a plan is captive and gets no connect form', async () => {
    const visitor = await new Visitor(sandbox).signUp();
    expect((await gateway(visitor)).body).toMatchObject({ deviceState: 'captive', connect: null });
    expect(await captive(visitor)).toMatchObject({ captive: true, 'can-extend-session': true });
  });

  test('a device stays online until the new end when its pass gets more time, and its user stays logged in', async () => {
    const visitor = await new Visitor(sandbox).signUp();
    await dayPass(visitor);
    await submit(await connectFields(visitor));
    expect(await captive(visitor)).toMatchObject({ captive: false });
    const { endsAt } = (await visitor.call('GET', '/api/subscription/extension')).body;
    expect(await visitor.keyed('/api/subscription/extension', { endsAt })).toMatchObject({
      status: 200,
    });
    expect((await gateway(visitor)).body).toMatchObject({ deviceState: 'online', connect: null });
    await sandbox.moveClock(1.5 * DAY);
    const left = (Date.parse(String(endsAt)) - sandbox.clock.now()) / 1000;
    const state = await captive(visitor);
    expect(state).toMatchObject({ captive: false });
    expect(Math.abs(Number(state['seconds-remaining']) - left)).toBeLessThan(30);
    expect((await visitor.call('GET', '/api/user')).status).toBe(200);
  });

  // SITE-12
  test('a plan without a personal network takes it off the dashboard', async () => {
    const visitor = await new Visitor(sandbox).signUp();
    const features = async () =>
      (await visitor.call('GET', '/api/dashboard')).body['features'] ?? null;
    expect(await features()).toMatchObject({ home_networking: true });
    await dayPass(visitor);
    expect(await features()).toMatchObject({ home_networking: false });
  });

  test('a device with a paid plan goes online with the connect form, and is captive when the plan ends', async () => {
    const visitor = await new Visitor(sandbox).signUp();
    await dayPass(visitor);
    const fields = await connectFields(visitor);
    const through = await submit(fields);
    expect(through.status).toBe(303);
    expect(through.headers.get('location')).toBe(fields['dst']);
    expect((await gateway(visitor)).body).toMatchObject({ deviceState: 'online', connect: null });
    expect(await captive(visitor)).toMatchObject({ captive: false });
    expect((await visitor.call('GET', '/api/devices')).body).toMatchObject({
      devices: [{ mac: visitor.mac, online: true, thisDevice: true }],
    });
    await sandbox.moveClock(25 * 3_600_000);
    expect(await captive(visitor)).toMatchObject({ captive: true });
  });

  test('the gateway refuses a password that is altered, expired or of another device', async () => {
    const visitor = await new Visitor(sandbox).signUp();
    await dayPass(visitor);
    const fields = await connectFields(visitor);
    expect((await submit({ ...fields, password: `${fields['password']}x` })).status).toBe(403);
    expect((await submit({ ...fields, username: 'A4:83:E7:00:00:99' })).status).toBe(403);
    await sandbox.moveClock(11 * 60_000);
    expect((await submit(fields)).status).toBe(403);
  });

  test('the gateway login answers 404 for an unknown location and 403 for a blacklisted device', async () => {
    const visitor = await new Visitor(sandbox).arrive();
    const nowhere = { ...visitor.location, location_id: 'nowhere' };
    expect((await visitor.call('POST', '/api/gateway/login', nowhere)).status).toBe(404);
    const stolen = await new Visitor(sandbox, 'ruda-park-connect', 'B0:A7:37:DE:AD:01').arrive();
    expect((await gateway(stolen)).body).toMatchObject({ code: 'DEVICE_DISABLED' });
    const cpe = await stolen.call('GET', `/api/cpe/check/LAKESIDE/RudaParkConnect/${stolen.mac}`);
    expect(cpe.body).toEqual({ isBlackListed: true });
  });

  test('a user of one operator is a visitor at another operator’s venue', async () => {
    const visitor = await new Visitor(sandbox).signUp();
    visitor.location['location_id'] = 'trenance-cove';
    await gateway(visitor);
    expect((await visitor.call('GET', '/api/site-info')).body).toMatchObject({
      name: 'Trenance Cove',
      isLoggedIn: false,
    });
  });

  test('the venue’s router credentials quarantine a device', async () => {
    const visitor = await new Visitor(sandbox).arrive();
    const site = await visitor.call('GET', '/api/site-info');
    const login = (password: string) =>
      visitor.call(
        'POST',
        '/router/login',
        new URLSearchParams({
          username: textAt(site, 'quarantineCredentials.username'),
          password,
        }).toString(),
      );
    expect((await login('wrong')).status).toBe(401);
    expect((await login(textAt(site, 'quarantineCredentials.password'))).status).toBe(200);
    expect((await gateway(visitor)).body).toMatchObject({ deviceState: 'quarantined' });
    const logout = (username: string) => {
      const password = textAt(site, 'quarantineCredentials.password');
      return visitor.call(
        'POST',
        '/router/logout',
        new URLSearchParams({ username, password }).toString(),
      );
    };
    expect((await logout('')).status).toBe(400);
    // It can’t tell whose request this is, so it says that it has done nothing.
    expect((await visitor.call('POST', '/router/logout')).status).toBe(401);
    expect((await gateway(visitor)).body).toMatchObject({ deviceState: 'quarantined' });
    await logout(textAt(site, 'quarantineCredentials.username'));
    expect((await gateway(visitor)).body).toMatchObject({ deviceState: 'captive' });
  });

  describe('without an account', () => {
    test('a device goes online after accepting the terms if the landlord pays', async () => {
      const device = await new Visitor(sandbox, 'tollgate-house').arrive();
      const refused = await device.call('POST', '/api/user/no-account-user', {
        headlessMac: null,
        isTermsAndConditionAccepted: false,
      });
      expect(refused.status).toBe(400);
      const accepted = await device.call('POST', '/api/user/no-account-user', {
        headlessMac: null,
        isTermsAndConditionAccepted: true,
      });
      expect(accepted.body).toMatchObject({ mac: device.mac, hasActiveSubscription: true });
      expect((await submit(await connectFields(device))).status).toBe(303);
    });

    test('a device without a browser goes online when a user enters its MAC address', async () => {
      const phone = await new Visitor(sandbox, 'tollgate-house').arrive();
      const tv = new Visitor(sandbox, 'tollgate-house');
      await phone.call('POST', '/api/user/no-account-user', {
        headlessMac: tv.mac.toLowerCase().replaceAll(':', '-'),
        isTermsAndConditionAccepted: true,
      });
      // Nobody has seen it, so nothing calls it online.
      const rows = sandbox.backend.db.select().from(gatewayDevices);
      expect(await rows.where(eq(gatewayDevices.mac, tv.mac))).toEqual([]);
      expect(await captive(tv)).toMatchObject({ captive: false });
    });

    test('a lost device without a browser stays offline when a user enters its MAC address', async () => {
      const phone = await new Visitor(sandbox, 'tollgate-house').arrive();
      const tv = await new Visitor(sandbox, 'tollgate-house').arrive();
      await sandbox.backend.db.insert(devices).values({
        id: newId('dev'),
        mac: tv.mac,
        locationId: 'tollgate-house',
        userId: (await new Visitor(sandbox, 'tollgate-house').signUp()).userId,
        name: 'TV',
        kind: 'tv',
        lostAt: sandbox.clock.now(),
        lastSeen: sandbox.clock.now(),
        createdAt: sandbox.clock.now(),
      });
      const signedUp = await phone.call('POST', '/api/user/no-account-user', {
        headlessMac: tv.mac,
        isTermsAndConditionAccepted: true,
      });
      expect(signedUp.body).toMatchObject({ hasActiveSubscription: false });
      expect(await captive(tv)).toMatchObject({ captive: true });
    });
  });

  describe('devices', () => {
    const add = (visitor: Visitor, mac: string) =>
      visitor.call('POST', '/api/devices', { mac, name: 'One more' });

    test('adding a device uses a slot and a device change, and a venue accepts it once', async () => {
      const imogen = await new Visitor(sandbox, 'trenance-cove').arrive();
      await imogen.logIn('imogen.trewin@post.example', PERSONA_PASSWORD);
      const { body } = await imogen.call('GET', '/api/devices');
      expect(body).toMatchObject({
        totalDeviceSlots: 3,
        totalFreeDeviceSlots: 1,
        totalDeviceChanges: 2,
        availableDeviceChanges: 1,
        additionalDeviceChanges: 1,
      });
      expect((await add(imogen, 'a483.e790.3b44')).body).toMatchObject({ code: 'DEVICE_EXISTS' });
      const group = await add(imogen, '01:00:5e:00:00:fb');
      expect(group.status).toBe(400);
      expect(group.body).toMatchObject({ fields: { mac: 'No device has this address.' } });
      const added = await add(imogen, 'a483e7bb0001');
      expect(added.body).toMatchObject({ mac: 'A4:83:E7:BB:00:01', name: 'One more' });
      expect((await add(imogen, 'A4:83:E7:BB:00:02')).body).toMatchObject({
        code: 'DEVICE_SLOTS_FULL',
      });
      const remove = (id: string) => imogen.call('PUT', '/api/devices/delete', { ids: [id] });
      expect((await remove(textAt(added, 'id'))).status).toBe(204);
      const second = await add(imogen, 'A4:83:E7:BB:00:02');
      expect(second.status).toBe(201);
      await remove(textAt(second, 'id'));
      expect((await add(imogen, 'A4:83:E7:BB:00:03')).body).toMatchObject({
        code: 'DEVICE_CHANGES_SPENT',
      });
      await sandbox.moveClock(20 * DAY);
      expect((await add(imogen, 'A4:83:E7:BB:00:03')).status).toBe(201);
    });

    test('the key of a personal network is created once and renewed on request', async () => {
      const one = await new Visitor(sandbox).signUp();
      const key = async (body: object = {}) =>
        textAt(await one.call('POST', '/api/network/handle-dpsk', body), 'passphrase');
      const first = await key();
      expect(first.length).toBeGreaterThanOrEqual(8);
      expect(await key()).toBe(first);
      const two = await new Visitor(sandbox).signUp();
      const user = { id: two.userId };
      const windows = await Promise.all([1, 2, 3].map(() => keyOf(sandbox.backend, user)));
      expect(new Set(windows.map(({ passphrase }) => passphrase)).size).toBe(1);
      expect(await key({ renew: true })).not.toBe(first);
    });

    test('an SFA resident without a legacy plan may not manage devices', async () => {
      const sam = await new Visitor(sandbox, 'mercer-lofts').arrive();
      await sam.logIn('sam.ortiz@mail.example', PERSONA_PASSWORD);
      expect((await add(sam, 'A4:83:E7:CC:00:01')).status).toBe(403);
      const byKey = { mac: 'A4:83:E7:CC:00:01', name: 'Phone' };
      const before = await changeSite(sandbox, 'mercer-lofts', ({ features }) => ({
        usingExternalDpsk: true,
        features: { ...features, home_networking: true },
      }));
      expect((await sam.call('PUT', '/api/network/cloudpath-dpsk', byKey)).status).toBe(403);
      await changeSite(sandbox, 'mercer-lofts', () => before);
      expect((await sam.call('GET', '/api/devices')).body['devices']).toEqual([]);
    });

    // DEV-17
    test('where support manages devices, one more replaces the one that connected the longest ago', async () => {
      const email = `${newId('resident')}@post.example`;
      const register = { email, mobile: '+12125550111', zoneName: '2B' };
      const sam = await new Visitor(sandbox, 'mercer-lofts').signUp(register);
      await sam.keyed('/api/internal-subscription/activate-free', { priceId: 'ml-resident-month' });
      const { db, clock } = sandbox.backend;
      const own = eq(devices.userId, sam.userId);
      for (const hours of [6, 5, 4, 3, 2, 1])
        await db.insert(devices).values({
          id: newId('dev'),
          mac: `A4:83:E7:CC:10:0${hours}`,
          locationId: 'mercer-lofts',
          userId: sam.userId,
          name: `${hours} hours ago`,
          kind: 'phone',
          createdAt: clock.now() - 48 * 3_600_000,
          // The first one has no browser: it was added by its address.
          lastSeen: hours === 6 ? null : clock.now() - hours * 3_600_000,
        });
      expect((await submit(await connectFields(sam))).status).toBe(303);
      const names = (await db.select().from(devices).where(own)).map(({ name }) => name);
      expect(names).toHaveLength(6);
      expect(names).toContain('6 hours ago');
      expect(names).not.toContain('5 hours ago');
      await sandbox.moveClock(60_000);
      const mails = await messagesTo(sandbox, email);
      const told = mails.find(({ subject }) => subject === 'New device on your plan');
      expect(told?.body).toContain('contact Mercer Lofts and choose a new password');
      expect(told?.links[0]).not.toContain('device-management');

      const second = await new Visitor(sandbox, 'mercer-lofts').arrive();
      await second.logIn(email, 'a long enough one');
      const fields = await connectFields(second);
      await db.update(devices).set({ lastSeen: null }).where(own);
      const refused = await submit(fields);
      expect(refused.status).toBe(409);
      const page = await refused.text();
      expect(page).toContain('contact the venue’s support');
      expect(page).not.toContain('Remove a device');
      expect((await gateway(second)).body).toMatchObject({ connect: null, noFreeSlot: true });
    });

    test('a notice is shown to its device until it is dismissed', async () => {
      const priya = await new Visitor(sandbox, 'union-street', '3C:22:FB:5A:0D:91').arrive();
      const notices = () =>
        priya.call('GET', `/api/devices/notification?customerCode=NORTHQUAD&mac=${priya.mac}`);
      const shown = await notices();
      expect(shown.body).toHaveLength(1);
      await priya.call('PUT', '/api/devices/notification', { id: textAt(shown, '0.id') });
      expect((await notices()).body).toHaveLength(0);
      const other = await new Visitor(sandbox, 'union-street').arrive();
      const theirs = `/api/devices/notification?customerCode=NORTHQUAD&mac=${priya.mac}`;
      expect((await other.call('GET', theirs)).body).toHaveLength(0);
    });
  });
});
