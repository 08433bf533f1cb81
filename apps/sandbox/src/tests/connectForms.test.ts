import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PERSONA_PASSWORD } from '../scenarios/seedPersona';
import { cards, payCheckout } from './support/payCheckout';
import { textAt } from './support/textAt';
import { engines, startTestSandbox, type TestSandbox } from './support/testSandbox';
import { Visitor } from './support/Visitor';

// CONN-6, CONN-12, DEV-10
describe.each(engines)('the form that gets a device online (%s)', (engine) => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await startTestSandbox(engine);
  });
  afterAll(() => sandbox.close());

  const gateway = async (visitor: Visitor) =>
    (await visitor.call('POST', '/api/gateway/login', visitor.location)).body;
  const goOnline = async (visitor: Visitor): Promise<number> => {
    const fields = Object.entries((await gateway(visitor))['connect']?.['fields'] ?? {});
    const { status } = await sandbox.app.request('/gateway/login', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(fields.map(([name, value]) => [name, String(value)])).toString(),
    });
    return status;
  };
  const stateOf = async ({ mac }: Visitor): Promise<string> => {
    const query = new URLSearchParams({ mac, location_id: 'canal-wharf' });
    const answer = await sandbox.app.request(`/sandbox/api/device?${query}`);
    return ((await answer.json()) as { state: string }).state;
  };

  test('is left out, and says why, while no slot is free for the device', async () => {
    const imogen = await new Visitor(sandbox, 'trenance-cove').arrive();
    await imogen.logIn('imogen.trewin@post.example', PERSONA_PASSWORD);
    const offered = { connect: { method: 'POST' }, noFreeSlot: false };
    expect(await gateway(imogen)).toMatchObject(offered);
    const tv = { mac: 'A4:83:E7:BB:01:01', name: 'TV' };
    const added = await imogen.call('POST', '/api/devices', tv);
    expect(await gateway(imogen)).toMatchObject({ connect: null, noFreeSlot: true });
    await imogen.call('PUT', '/api/devices/delete', { ids: [textAt(added, 'id')] });
    expect(await gateway(imogen)).toMatchObject(offered);
  });

  test('keeps a guest who has bought a plan online when the pass ends', async () => {
    const maya = await new Visitor(sandbox).arrive();
    await maya.logIn('maya.okafor@hey.co.uk', PERSONA_PASSWORD);
    const pass = await maya.call('POST', '/api/guest-passes', { name: 'Sam', hours: 4 });
    const guest = await new Visitor(sandbox).arrive();
    await guest.call('POST', '/api/guest-passes/redeem', { code: textAt(pass, 'code') });
    expect(await goOnline(guest)).toBe(303);
    await guest.signUp();
    // The pass alone needs no other form.
    expect(await gateway(guest)).toMatchObject({ deviceState: 'online', connect: null });
    const checkout = await guest.keyed('/api/billing/create-checkout-session', {
      priceId: 'cw-essential-day',
      mode: 'payment',
      returnPath: '/stripe-return',
    });
    await payCheckout(sandbox, textAt(checkout, 'clientSecret'), cards.pays);
    await guest.call('GET', `/api/billing/session-status/${textAt(checkout, 'id')}`);
    expect(await gateway(guest)).toMatchObject({
      deviceState: 'online',
      connect: { method: 'POST' },
    });
    expect(await goOnline(guest)).toBe(303);
    expect(await gateway(guest)).toMatchObject({ deviceState: 'online', connect: null });
    await maya.call('DELETE', `/api/guest-passes/${textAt(pass, 'id')}`);
    expect(await stateOf(guest)).toBe('online');
  });
});
