import { DAY, MINUTE } from '@foyer/domain';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { devices as deviceRows, gatewayDevices } from '../db/schema/network';
import { PERSONA_PASSWORD } from '../scenarios/seedPersona';
import { textAt } from './support/textAt';
import { engines, startTestSandbox, type TestSandbox } from './support/testSandbox';
import { Visitor, type Answer } from './support/Visitor';

const MAYA_PHONE = 'F0:18:98:3A:77:C1';

describe.each(engines)('other people’s devices (%s)', (engine) => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await startTestSandbox(engine);
  });
  afterAll(() => sandbox.close());

  const gateway = (visitor: Visitor) =>
    visitor.call('POST', '/api/gateway/login', visitor.location);
  const stateOf = async (mac: string, locationId = 'canal-wharf') => {
    const query = new URLSearchParams({ mac, location_id: locationId });
    const answer = await sandbox.app.request(`/sandbox/api/device?${query}`);
    return ((await answer.json()) as { state: string }).state;
  };
  const submit = (answer: Awaited<ReturnType<typeof gateway>>, cookie?: string) => {
    const fields = Object.entries(answer.body['connect']?.['fields'] ?? {});
    return sandbox.app.request('/gateway/login', {
      method: 'POST',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        ...(cookie && { cookie }),
      },
      body: new URLSearchParams(fields.map(([name, value]) => [name, String(value)])).toString(),
    });
  };
  /** Somebody who knows the address of a device that the gateway does not vouch for. */
  const pretend = (mac: string, locationId = 'canal-wharf') => {
    const visitor = new Visitor(sandbox, locationId, mac);
    visitor.isVouched = false;
    return visitor;
  };

  test('a visitor who names another’s online device does not take it offline', async () => {
    expect(await stateOf(MAYA_PHONE)).toBe('online');
    const stranger = await pretend(MAYA_PHONE).signUp();
    await gateway(stranger);
    expect(await stateOf(MAYA_PHONE)).toBe('online');
  });

  test('a visitor who names another’s online device doesn’t learn that it is online', async () => {
    const owner = await new Visitor(sandbox, 'canal-wharf', MAYA_PHONE).arrive();
    await owner.logIn('maya.okafor@hey.co.uk', PERSONA_PASSWORD);
    expect((await gateway(owner)).body).toMatchObject({ deviceState: 'online' });
    const stranger = await pretend(MAYA_PHONE).signUp();
    expect((await gateway(stranger)).body).toMatchObject({ deviceState: 'unseen' });
    const again = pretend(MAYA_PHONE);
    await again.arrive();
    expect((await gateway(again)).body).toMatchObject({ deviceState: 'unseen' });
    await again.logIn('maya.okafor@hey.co.uk', PERSONA_PASSWORD);
    expect((await gateway(again)).body).toMatchObject({ deviceState: 'online' });
  });

  test('asking the console for the state of a device takes no device offline', async () => {
    const { db } = sandbox.backend;
    const mac = '02:AB:CD:00:02:01';
    const at = { mac, locationId: 'canal-wharf' };
    await db.insert(gatewayDevices).values({ ...at, nasId: 'gw', state: 'online', lastSeen: 0 });
    // Its access has ended.
    expect(await stateOf(mac)).toBe('captive');
    const [device] = await db.select().from(gatewayDevices).where(eq(gatewayDevices.mac, mac));
    expect(device).toMatchObject({ state: 'online' });
  });

  test('the owner of a plan gets no connect form for a device that the gateway does not vouch for', async () => {
    const stranger = pretend('A4:83:E7:99:00:01', 'halden-arcade');
    await stranger.signUp({ zoneName: '1', buildingName: 'A' });
    expect((await gateway(stranger)).body).toMatchObject({ connect: null });
    const forged = { ...stranger.location, gateway_proof: '1795382635.forged' };
    const answer = await stranger.call('POST', '/api/gateway/login', forged);
    expect(answer.body).toMatchObject({ connect: null });
  });

  test('the proof of one device does not vouch for another', async () => {
    const own = await new Visitor(sandbox, 'trenance-cove').arrive();
    await own.logIn('imogen.trewin@post.example', PERSONA_PASSWORD);
    expect(own.location['gateway_proof']).toBeTruthy();
    own.location['mac'] = 'A4:83:E7:99:00:02';
    expect((await gateway(own)).body).toMatchObject({ connect: null });
  });

  test('a user without a plan who logs in on an online device does not take it offline', async () => {
    const friend = await new Visitor(sandbox, 'canal-wharf', MAYA_PHONE).signUp();
    await gateway(friend);
    expect(await stateOf(MAYA_PHONE)).toBe('online');
  });

  /** A browser on a device, as the gateway has redirected it. */
  const redirect = async (mac: string) => {
    const query = new URLSearchParams({ mac, location_id: 'trenance-cove', nas_id: 'gw-test' });
    const { headers } = await sandbox.app.request(`/sandbox/api/gateway-entry?${query}`, {
      method: 'POST',
    });
    return headers.get('set-cookie')?.split(';')[0];
  };
  /** The other tests count the slots of this account. */
  const remove = ({ mac }: Visitor) =>
    sandbox.backend.db
      .delete(deviceRows)
      .where(and(eq(deviceRows.mac, mac), eq(deviceRows.locationId, 'trenance-cove')));

  test('a form with another device’s proof does not bring that device online', async () => {
    // The victim opens the stranger’s address and logs in there.
    const strangers = await new Visitor(sandbox, 'trenance-cove').arrive();
    await strangers.logIn('imogen.trewin@post.example', PERSONA_PASSWORD);
    const form = await gateway(strangers);
    const victims = await redirect('A4:83:E7:99:00:03');
    expect((await submit(form, victims)).status).toBe(403);
    expect(await stateOf(strangers.mac, 'trenance-cove')).toBe('captive');
    expect((await submit(form, await redirect(strangers.mac))).status).toBe(303);
    await remove(strangers);
  });

  // SEC-9
  test('the gateway takes the form of a browser that it does not know only just after its proof', async () => {
    const device = await new Visitor(sandbox, 'trenance-cove').arrive();
    await device.logIn('imogen.trewin@post.example', PERSONA_PASSWORD);
    const { clock } = sandbox.backend;
    const later = clock.realNow() + 11 * MINUTE;
    vi.spyOn(clock, 'realNow').mockReturnValue(later);
    const form = await gateway(device);
    expect((await submit(form)).status).toBe(403);
    expect((await submit(form, await redirect(device.mac))).status).toBe(303);
    vi.restoreAllMocks();
    await remove(device);
  });

  test('an account brings no more devices online than it has slots', async () => {
    const forms: Answer[] = [];
    for (let index = 0; index < 4; index += 1) {
      const device = await new Visitor(sandbox, 'trenance-cove').arrive();
      await device.logIn('imogen.trewin@post.example', PERSONA_PASSWORD);
      forms.push(await gateway(device));
    }
    const outcomes: number[] = [];
    for (const form of forms) outcomes.push((await submit(form)).status);
    expect(outcomes).toEqual([303, 409, 409, 409]);
  });

  test('adding and removing another’s online device does not take it offline', async () => {
    const guest = await new Visitor(sandbox, 'tollgate-house').arrive();
    const tv = new Visitor(sandbox, 'tollgate-house');
    await guest.call('POST', '/api/user/no-account-user', {
      headlessMac: tv.mac,
      isTermsAndConditionAccepted: true,
    });
    // The gateway sees it for the first time.
    await sandbox.app.request(`/gateway/check?location_id=tollgate-house&mac=${tv.mac}`);
    expect(await stateOf(tv.mac, 'tollgate-house')).toBe('online');
    const stranger = await new Visitor(sandbox, 'tollgate-house').signUp();
    const added = await stranger.call('POST', '/api/devices', { mac: tv.mac, name: 'Mine' });
    await stranger.call('PUT', '/api/devices/delete', { ids: [textAt(added, 'id')] });
    expect(await stateOf(tv.mac, 'tollgate-house')).toBe('online');
  });

  test('the router logs a device out, or into quarantine, only with its own password', async () => {
    const router = (path: string, body: Record<string, string>) =>
      new Visitor(sandbox).call('POST', path, new URLSearchParams(body).toString());
    const stranger = await new Visitor(sandbox).arrive();
    const site = await stranger.call('GET', '/api/site-info');
    const name = textAt(site, 'quarantineCredentials.username').split('/')[0];
    const password = textAt(site, 'quarantineCredentials.password');
    const username = `${name}/canal-wharf/${MAYA_PHONE}`;
    expect((await router('/router/logout', { username })).status).toBe(401);
    expect((await router('/router/logout', { username, password })).status).toBe(401);
    expect((await router('/router/login', { username, password })).status).toBe(401);
    const pretended = await pretend(MAYA_PHONE).arrive();
    const told = await pretended.call('GET', '/api/site-info');
    expect(textAt(told, 'quarantineCredentials.username')).not.toContain(MAYA_PHONE);
    expect(await stateOf(MAYA_PHONE)).toBe('online');
  });

  test('the router’s password for a device works no longer after two days', async () => {
    const visitor = await new Visitor(sandbox).arrive();
    const site = await visitor.call('GET', '/api/site-info');
    const credentials = new URLSearchParams({
      username: textAt(site, 'quarantineCredentials.username'),
      password: textAt(site, 'quarantineCredentials.password'),
    });
    const logOut = () =>
      new Visitor(sandbox).call('POST', '/router/logout', credentials.toString());
    expect((await logOut()).status).toBe(200);
    const { clock } = sandbox.backend;
    vi.spyOn(clock, 'realNow').mockReturnValue(clock.realNow() + 2 * DAY);
    expect((await logOut()).status).toBe(401);
    vi.restoreAllMocks();
  });
});
