import { describe, expect, it } from 'vitest';
import { keptLocation, sessionOf, testClient, tokenOf } from '../testing/testClient';

const gateway = 'POST /api/gateway/login';
const connect = { method: 'POST', action: 'http://10.0.0.1/login', fields: { username: 'x' } };

describe('the gateway login after logging in or buying', () => {
  it('sends the stored location', async () => {
    const { client, network } = testClient({ [gateway]: { body: {} } }, { kept: keptLocation });
    await client.session.repeatGatewayLogin();
    expect(network.sent[0]?.body).toMatchObject({ location_id: 'CANAL', nas_id: 'nas-1' });
  });

  it('sends an agent’s flag, until the session ends', async () => {
    const { client, network } = testClient(
      { [gateway]: { body: {} } },
      { token: tokenOf.maya, kept: { ...keptLocation, 'foyer.impersonating': 'true' } },
    );
    await client.session.repeatGatewayLogin();
    await client.session.logOut({
      clearAccessCode: () => undefined,
      reloadSiteInfo: () => Promise.resolve(),
      leave: () => undefined,
      planEngine: () => 'INTERNAL',
      loadPlans: () => Promise.resolve(),
    });
    await client.session.repeatGatewayLogin();
    const bodies = network.sent.filter(({ line }) => line === gateway).map(({ body }) => body);
    expect(bodies[0]).toHaveProperty('is_impersonating', true);
    expect(bodies[1]).not.toHaveProperty('is_impersonating');
  });

  it('stores the session from its answer', async () => {
    const { client, local } = testClient(
      { [gateway]: sessionOf(tokenOf.maya, { deviceState: 'captive', connect }) },
      { kept: keptLocation },
    );
    expect((await client.session.repeatGatewayLogin())?.data).toEqual({
      redirect: null,
      deviceState: 'captive',
      connect,
      noFreeSlot: false,
      ticket: null,
    });
    expect(local.getItem('Token')).toBe(tokenOf.maya);
  });

  it.each([
    ['an unknown location', 404, 'SITE_NOT_FOUND'],
    ['a disabled device', 403, 'DEVICE_DISABLED'],
  ])('returns the refusal of %s', async (_, status, code) => {
    const { client } = testClient(
      { [gateway]: { status, body: { code, message: 'No.' } } },
      { kept: keptLocation },
    );
    expect((await client.session.repeatGatewayLogin())?.error).toMatchObject({ status, code });
  });

  it('reads an unlisted device state as unknown', async () => {
    const { client } = testClient(
      { [gateway]: { body: { deviceState: 'sleeping' } } },
      { kept: keptLocation },
    );
    expect((await client.session.repeatGatewayLogin())?.data?.deviceState).toBe('unknown');
  });

  it('is not sent outside the network', async () => {
    const { client, network } = testClient({});
    expect(await client.session.repeatGatewayLogin()).toBeNull();
    expect(network.sent).toEqual([]);
  });
});

describe('the router', () => {
  it('gets the log-in as a form, without a session', async () => {
    const { client, network } = testClient(
      { 'POST http://router.test/login': {} },
      { bases: { router: 'http://router.test/' } },
    );
    expect(await client.call('routerLogin', { username: 'q', password: 'p&p' })).toEqual({
      data: null,
    });
    expect(String(network.sent[0]?.body)).toBe('username=q&password=p%26p');
    expect(network.sent[0]?.headers.authorization).toBeUndefined();
  });

  it('gets the log-out as a form, with the user name if there is one', async () => {
    const { client, network } = testClient(
      { 'POST http://router.test/logout': {} },
      { bases: { router: 'http://router.test' } },
    );
    await client.call('routerLogout');
    await client.call('routerLogout', { username: 'q/place/A4:83:E7:00:00:01' });
    expect(network.sent.map(({ body }) => String(body))).toEqual([
      '',
      'username=q%2Fplace%2FA4%3A83%3AE7%3A00%3A00%3A01',
    ]);
  });
});
