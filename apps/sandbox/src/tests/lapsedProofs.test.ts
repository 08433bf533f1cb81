import { DAY } from '@foyer/domain';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { PERSONA_PASSWORD } from '../scenarios/seedPersona';
import { engines, startTestSandbox, type TestSandbox } from './support/testSandbox';
import { textAt } from './support/textAt';
import { Visitor } from './support/Visitor';

const MAYA_PHONE = 'F0:18:98:3A:77:C1';

// CONN-6, SEC-9
describe.each(engines)('the gateway’s word for a user’s device (%s)', (engine) => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await startTestSandbox(engine);
  });
  afterAll(() => sandbox.close());
  afterEach(() => {
    vi.restoreAllMocks();
  });

  /** The gateway's proofs are as old as the real clock says. */
  const later = (time: number) => {
    const { clock } = sandbox.backend;
    vi.spyOn(clock, 'realNow').mockReturnValue(clock.realNow() + time);
  };
  const mayaOn = async (mac?: string) => {
    const maya = await new Visitor(sandbox, 'canal-wharf', mac).arrive();
    await maya.logIn('maya.okafor@hey.co.uk', PERSONA_PASSWORD);
    await gateway(maya);
    return maya;
  };
  /** As a page asks that was opened long ago. */
  const gateway = (visitor: Visitor) => {
    const { gateway_proof: _, ...place } = visitor.location;
    return visitor.call('POST', '/api/gateway/login', place);
  };
  const routerWords = async (visitor: Visitor) =>
    (await visitor.call('GET', '/api/site-info')).body['quarantineCredentials'];
  const disconnect = async (visitor: Visitor) => {
    const site = await visitor.call('GET', '/api/site-info');
    const form = new URLSearchParams({
      username: textAt(site, 'quarantineCredentials.username'),
      password: textAt(site, 'quarantineCredentials.password'),
    });
    return (await visitor.call('POST', '/router/logout', form.toString())).status;
  };
  const stateOf = async (mac: string) => {
    const query = new URLSearchParams({ mac, location_id: 'canal-wharf' });
    const answer = await sandbox.app.request(`/sandbox/api/device?${query}`);
    return ((await answer.json()) as { state: string }).state;
  };
  const submit = (form: Awaited<ReturnType<typeof gateway>>, cookie?: string) => {
    const fields = Object.entries(form.body['connect']?.['fields'] ?? {});
    return sandbox.app.request('/gateway/login', {
      method: 'POST',
      headers: { ...(cookie && { cookie }) },
      body: new URLSearchParams(fields.map(([name, value]) => [name, String(value)])),
    });
  };
  /** A browser on a device, as the gateway has redirected it. */
  const redirect = async (mac: string) => {
    const query = new URLSearchParams({ mac, location_id: 'canal-wharf', nas_id: 'gw-test' });
    const { headers } = await sandbox.app.request(`/sandbox/api/gateway-entry?${query}`, {
      method: 'POST',
    });
    return headers.get('set-cookie')?.split(';')[0];
  };

  test('is over after a day, and the session goes on', async () => {
    const maya = await mayaOn();
    expect(await routerWords(maya)).not.toBeNull();
    later(DAY);
    expect(await routerWords(maya)).toBeNull();
    expect((await maya.call('GET', '/api/user')).status).toBe(200);
    await gateway(maya);
    expect(await routerWords(maya)).toBeNull();
  });

  test('shows the session nothing of who has the device a day later', async () => {
    const maya = await mayaOn();
    const next = await new Visitor(sandbox, 'canal-wharf', maya.mac).arrive();
    await next.call('PUT', '/api/billing/order', { priceId: 'cw-plus-month' });
    expect((await next.call('GET', '/api/billing/order')).body).toMatchObject({ state: 'unpaid' });
    later(DAY);
    expect((await maya.call('GET', '/api/billing/order')).body).toBeNull();
  });

  test('is asked for again by the form of the session’s own device', async () => {
    const maya = await mayaOn('02:AB:CD:00:01:01');
    later(DAY);
    const form = await gateway(maya);
    expect(form.body).toMatchObject({ deviceState: 'unseen' });
    // Somewhere else, with a copy of the session.
    expect((await submit(form)).status).toBe(403);
    expect((await submit(form, await redirect(MAYA_PHONE))).status).toBe(403);
    expect((await submit(form, await redirect(maya.mac))).status).toBe(303);
    expect((await gateway(maya)).body).toMatchObject({ deviceState: 'online', connect: null });
  });

  test('is asked for again even where a guest pass of the device gives the access', async () => {
    const host = await mayaOn();
    const pass = await host.call('POST', '/api/guest-passes', { name: 'Sam', hours: 72 });
    const guest = await new Visitor(sandbox).signUp();
    await guest.call('POST', '/api/guest-passes/redeem', { code: textAt(pass, 'code') });
    await gateway(guest);
    const stranger = await new Visitor(sandbox).signUp();
    later(DAY);
    const form = await gateway(guest);
    expect(form.body).toMatchObject({ deviceState: 'unseen', connect: { method: 'POST' } });
    expect((await submit(form, await redirect(guest.mac))).status).toBe(303);
    expect(await stateOf(guest.mac)).toBe('online');
    // Somebody who only names the device gets none.
    stranger.location['mac'] = guest.mac;
    expect((await gateway(stranger)).body).toMatchObject({ connect: null });
    await host.call('DELETE', `/api/guest-passes/${textAt(pass, 'id')}`);
  });

  test('is worth no form to a session that it was never given for', async () => {
    const elsewhere = await mayaOn();
    elsewhere.location['mac'] = '02:AB:CD:00:01:02';
    expect((await gateway(elsewhere)).body).toMatchObject({ connect: null });
  });

  // CONN-7
  test('takes a device offline only for the user who is logged in on it, else for who has it', async () => {
    const maya = await mayaOn(MAYA_PHONE);
    expect(await stateOf(MAYA_PHONE)).toBe('online');
    const visitor = await new Visitor(sandbox, 'canal-wharf', MAYA_PHONE).arrive();
    const friend = await new Visitor(sandbox, 'canal-wharf', MAYA_PHONE).signUp();
    expect([await disconnect(visitor), await disconnect(friend)]).toEqual([401, 401]);
    expect(await stateOf(MAYA_PHONE)).toBe('online');
    await maya.call('DELETE', '/api/user/sessions/current');
    expect(await disconnect(visitor)).toBe(200);
    expect(await stateOf(MAYA_PHONE)).toBe('captive');
  });

  test('takes a device offline for its user in another session', async () => {
    const maya = await mayaOn('02:AB:CD:00:01:03');
    await submit(await maya.call('POST', '/api/gateway/login', maya.location));
    expect(await stateOf(maya.mac)).toBe('online');
    expect(await disconnect(await mayaOn(maya.mac))).toBe(200);
    expect(await stateOf(maya.mac)).toBe('captive');
  });
});
