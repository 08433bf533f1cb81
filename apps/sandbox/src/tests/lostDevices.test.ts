import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PERSONA_PASSWORD } from '../scenarios/seedPersona';
import { engines, startTestSandbox, type TestSandbox } from './support/testSandbox';
import { textAt } from './support/textAt';
import { Visitor, type Answer } from './support/Visitor';

const MAYA_PHONE = 'F0:18:98:3A:77:C1';

describe.each(engines)('lost devices and new addresses (%s)', (engine) => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await startTestSandbox(engine);
  });
  afterAll(() => sandbox.close());

  const logIn = async (mac?: string): Promise<Visitor> => {
    const maya = await new Visitor(sandbox, 'canal-wharf', mac).arrive();
    await maya.logIn('maya.okafor@hey.co.uk', PERSONA_PASSWORD);
    await maya.call('POST', '/api/gateway/login', maya.location);
    return maya;
  };
  const devices = async (who: Visitor) =>
    Object.values((await who.call('GET', '/api/devices')).body['devices'] ?? {});
  const idOf = async (who: Visitor, name: string) =>
    String((await devices(who)).find((device) => String(device?.['name']) === name)?.['id']);
  const connectForm = async (who: Visitor) =>
    (await who.call('POST', '/api/gateway/login', who.location)).body['connect'];
  const submit = async (visitor: Visitor) => {
    const fields = Object.entries((await connectForm(visitor))?.['fields'] ?? {});
    const form = new URLSearchParams(fields.map(([name, value]) => [name, String(value)]));
    await sandbox.app.request('/gateway/login', { method: 'POST', body: form });
  };
  const disconnect = async (visitor: Visitor) => {
    const site = await visitor.call('GET', '/api/site-info');
    const username = textAt(site, 'quarantineCredentials.username');
    const password = textAt(site, 'quarantineCredentials.password');
    const form = new URLSearchParams({ username, password });
    await visitor.call('POST', '/router/logout', form.toString());
  };
  const stateOf = async (mac: string, locationId = 'canal-wharf') => {
    const query = new URLSearchParams({ mac, location_id: locationId });
    const answer = await sandbox.app.request(`/sandbox/api/device?${query}`);
    return ((await answer.json()) as { state: string }).state;
  };
  const refusal = ({ status, body }: Answer) => `${status} ${String(body['code'])}`;

  test('a lost device is offline at once and gets no form until it is found elsewhere', async () => {
    const [phone, laptop] = [await logIn(MAYA_PHONE), await logIn()];
    const id = await idOf(laptop, 'Maya’s iPhone');
    const path = `/api/devices/${id}/lost`;
    await sandbox.moveClock(1000);
    expect(await stateOf(MAYA_PHONE)).toBe('online');
    expect(textAt(await laptop.call('PUT', path), 'lostAt')).toMatch(/^20/);
    expect(await stateOf(MAYA_PHONE)).toBe('captive');
    expect(await connectForm(phone)).toBeNull();
    expect(refusal(await phone.call('DELETE', path))).toBe('403 DEVICE_LOST');
    expect(refusal(await phone.call('PUT', '/api/devices/delete', { ids: [id] }))).toBe(
      '403 DEVICE_LOST',
    );
    const thief = await new Visitor(sandbox, 'canal-wharf', MAYA_PHONE).signUp();
    expect(await connectForm(thief)).toBeNull();
    expect((await laptop.call('DELETE', path)).body).toMatchObject({ lostAt: null });
    expect(await connectForm(phone)).not.toBeNull();
  });

  test('a session on a lost device stays there, whatever device it names or who takes it over', async () => {
    const [phone, laptop] = [await logIn(MAYA_PHONE), await logIn()];
    const path = `/api/devices/${await idOf(laptop, 'Maya’s iPhone')}/lost`;
    await sandbox.moveClock(1000);
    await laptop.call('PUT', path);
    await phone.call('PUT', '/api/billing/order', { priceId: 'cw-plus-month' });
    const link = await phone.call('POST', '/api/billing/order/resume-link', { channel: 'screen' });
    await sandbox.moveClock(1000);
    const { mac: _, gateway_proof: __, ...elsewhere } = phone.location;
    await phone.call('POST', '/api/gateway/login', elsewhere);
    expect(refusal(await phone.call('DELETE', path))).toBe('403 DEVICE_LOST');
    const other = await new Visitor(sandbox).arrive();
    await phone.call('POST', '/api/gateway/login', other.location);
    expect(refusal(await phone.call('DELETE', path))).toBe('403 DEVICE_LOST');
    const browser = await new Visitor(sandbox, '', '').arrive();
    const code = textAt(link, 'code');
    await browser.call('POST', '/api/billing/order/resume', { code, confirmed: true });
    expect((await browser.call('GET', '/api/user')).status).toBe(200);
    expect(refusal(await browser.call('DELETE', path))).toBe('403 DEVICE_LOST');
    expect((await laptop.call('DELETE', path)).status).toBe(200);
  });

  test('a session that has left a device only by its own word before the report stays there', async () => {
    const [phone, laptop] = [await logIn(MAYA_PHONE), await logIn()];
    const path = `/api/devices/${await idOf(laptop, 'Maya’s iPhone')}/lost`;
    const { mac: _, gateway_proof: __, ...elsewhere } = phone.location;
    await phone.call('POST', '/api/gateway/login', elsewhere);
    await sandbox.moveClock(1000);
    await laptop.call('PUT', path);
    expect(refusal(await phone.call('DELETE', path))).toBe('403 DEVICE_LOST');
    expect((await laptop.call('DELETE', path)).status).toBe(200);
  });

  test('a log-in after the report says on the device itself that it is found', async () => {
    const laptop = await logIn();
    const path = `/api/devices/${await idOf(laptop, 'Maya’s iPhone')}/lost`;
    await laptop.call('PUT', path);
    await sandbox.moveClock(1000);
    const again = await logIn(MAYA_PHONE);
    expect((await again.call('DELETE', path)).status).toBe(200);
  });

  test('reporting an address that was only typed does not block somebody else’s device', async () => {
    const owner = await logIn();
    const stranger = await new Visitor(sandbox).signUp();
    const added = await stranger.call('POST', '/api/devices', { mac: owner.mac, name: 'Mine' });
    await stranger.call('PUT', `/api/devices/${textAt(added, 'id')}/lost`);
    expect(await connectForm(owner)).not.toBeNull();
    expect(refusal(await owner.call('PUT', `/api/devices/${textAt(added, 'id')}/lost`))).toBe(
      '404 NOT_FOUND',
    );
  });

  // LOST-2
  test('reporting an address that a device has taken on does not block somebody else’s device', async () => {
    const house = 'tollgate-house';
    const victim = await new Visitor(sandbox, house, '02:AB:CD:00:00:0B').arrive();
    await victim.call('POST', '/api/user/no-account-user', { isTermsAndConditionAccepted: true });
    await submit(victim);
    expect(await stateOf(victim.mac, house)).toBe('online');
    // A stranger’s own device is online, and the stranger opens the address of the victim’s redirect.
    const stranger = await new Visitor(sandbox, house).signUp();
    await submit(stranger);
    expect(await stateOf(stranger.mac, house)).toBe('online');
    const [own] = await devices(stranger);
    await disconnect(stranger);
    await stranger.call('POST', '/api/gateway/login', victim.location);
    const path = `/api/devices/${String(own?.['id'])}`;
    const adopted = await stranger.call('PUT', `${path}/address`, { mac: victim.mac });
    expect(adopted.body).toMatchObject({ mac: victim.mac, lastSeenAt: null });
    expect((await stranger.call('PUT', `${path}/lost`)).status).toBe(200);
    expect(await stateOf(victim.mac, house)).toBe('online');
    const again = await victim.call('POST', '/api/gateway/login', victim.location);
    expect(again.body).toMatchObject({ deviceState: 'online' });
  });

  test('a device takes the current address without a device change', async () => {
    const phone = await logIn('02:AB:CD:00:00:01');
    const id = await idOf(phone, 'MacBook Air');
    const before = (await phone.call('GET', '/api/devices')).body['availableDeviceChanges'];
    const adopted = await phone.call('PUT', `/api/devices/${id}/address`, { mac: phone.mac });
    expect(adopted.body).toMatchObject({ mac: phone.mac, name: 'MacBook Air' });
    expect((await phone.call('GET', '/api/devices')).body['availableDeviceChanges']).toBe(before);
    const again = await phone.call('PUT', `/api/devices/${id}/address`, { mac: phone.mac });
    expect(again.status).toBe(200);
    const tv = await idOf(phone, 'Living-room TV');
    const taken = await phone.call('PUT', `/api/devices/${tv}/address`, { mac: phone.mac });
    expect(refusal(taken)).toBe('409 DEVICE_EXISTS');
  });

  test('an address that no device makes up is not adopted, nor one by a lost device', async () => {
    const fixed = await logIn();
    const id = await idOf(fixed, 'Living-room TV');
    const path = `/api/devices/${id}/address`;
    const other = await fixed.call('PUT', path, { mac: fixed.mac });
    expect(refusal(other)).toBe('409 STATE_CONFLICT');
    expect(textAt(other, 'message')).toContain('This address isn’t a private one');
    const random = await logIn('02:AB:CD:00:00:09');
    await fixed.call('PUT', `/api/devices/${id}/lost`);
    const lost = await random.call('PUT', path, { mac: random.mac });
    expect(refusal(lost)).toBe('409 STATE_CONFLICT');
    expect(textAt(lost, 'message')).toContain('reported that device as lost');
    await fixed.call('DELETE', `/api/devices/${id}/lost`);
  });

  test('two devices do not take on one address at once', async () => {
    const random = await logIn('02:AB:CD:00:00:0A');
    const names = ['MacBook Air', 'Living-room TV'];
    const ids = await Promise.all(names.map((name) => idOf(random, name)));
    const answers = await Promise.all(
      ids.map((id) => random.call('PUT', `/api/devices/${id}/address`, { mac: random.mac })),
    );
    expect(answers.map(refusal).toSorted()).toEqual(['200 undefined', '409 DEVICE_EXISTS']);
  });

  test('an address that the gateway has not seen with the user is not adopted', async () => {
    const maya = await logIn();
    const tv = await idOf(maya, 'Living-room TV');
    const stranger = await new Visitor(sandbox, 'canal-wharf', '02:AB:CD:00:00:02').signUp();
    await stranger.call('POST', '/api/gateway/login', stranger.location);
    for (const mac of ['02:AB:CD:00:00:03', stranger.mac])
      expect(refusal(await maya.call('PUT', `/api/devices/${tv}/address`, { mac }))).toBe(
        '409 STATE_CONFLICT',
      );
  });
});
