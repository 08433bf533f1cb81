import { describe, expect, it } from 'vitest';
import {
  blankSession,
  keptLocation,
  sessionOf,
  testClient,
  tokenOf,
} from '../../testing/testClient';

const gateway = 'POST /api/gateway/login';
const place = {
  locationId: 'CANAL',
  mac: 'A4:83:E7:12:34:56',
  nasId: null,
  customerCode: 'HAL',
  connectionType: null,
};
const connect = { method: 'POST', action: 'http://10.0.0.1/login', fields: { username: 'x' } };

describe('coming in through the gateway', () => {
  it('keeps where the visitor stands, renews the blank session with it, then logs in to the gateway', async () => {
    const { client, network, local } = testClient({
      [gateway]: { body: { deviceState: 'captive', connect } },
    });
    const answer = await client.session.enterGateway(place);
    expect(answer.data).toEqual({ redirect: null, deviceState: 'captive', connect });
    expect(network.sent.map(({ line }) => line)).toEqual([blankSession, gateway]);
    expect(network.sent[0]?.headers['x-location-details']).toContain('location_id=CANAL');
    expect(JSON.parse(local.getItem('foyer.location') ?? '')).toEqual({
      location_id: 'CANAL',
      mac: 'A4:83:E7:12:34:56',
      customer_code: 'HAL',
    });
  });

  it('keeps the session of whoever is logged in', async () => {
    const { client, network } = testClient({ [gateway]: { body: {} } }, { token: tokenOf.maya });
    await client.session.enterGateway(place);
    expect(network.sent.map(({ line }) => line)).toEqual([gateway]);
  });

  it('hands a token and an agent’s flag on, and takes the session that is answered', async () => {
    const { client, network, local } = testClient({ [gateway]: sessionOf(tokenOf.maya, {}) });
    await client.session.enterGateway(place, { token: 'from-the-link', isImpersonating: true });
    expect(network.sent.at(-1)?.body).toEqual({
      location_id: 'CANAL',
      mac: 'A4:83:E7:12:34:56',
      customer_code: 'HAL',
      token: 'from-the-link',
      is_impersonating: true,
    });
    expect(local.getItem('Token')).toBe(tokenOf.maya);
  });

  it.each([
    ['an unknown location', 404, 'SITE_NOT_FOUND'],
    ['a disabled device', 403, 'DEVICE_DISABLED'],
  ])('gives back the refusal of %s', async (_, status, code) => {
    const { client } = testClient({ [gateway]: { status, body: { code, message: 'No.' } } });
    expect((await client.session.enterGateway(place)).error).toMatchObject({ status, code });
  });

  it('reads a state that was added later as unknown', async () => {
    const { client } = testClient({ [gateway]: { body: { deviceState: 'sleeping' } } });
    expect((await client.session.enterGateway(place)).data?.deviceState).toBe('unknown');
  });
});

describe('the gateway login after logging in or buying', () => {
  it('uses the place that was kept', async () => {
    const { client, network } = testClient({ [gateway]: { body: {} } }, { kept: keptLocation });
    await client.session.repeatGatewayLogin();
    expect(network.sent[0]?.body).toMatchObject({ location_id: 'CANAL', nas_id: 'nas-1' });
  });

  it('does not happen outside the network', async () => {
    const { client, network } = testClient({});
    expect(await client.session.repeatGatewayLogin()).toBeNull();
    expect(network.sent).toEqual([]);
  });
});

describe('the router', () => {
  it('is logged in to by a form, with no session', async () => {
    const { client, network } = testClient(
      { 'POST http://router.test/login': {} },
      { bases: { router: 'http://router.test/' } },
    );
    expect(await client.gateway.routerLogin({ username: 'q', password: 'p&p' })).toEqual({
      data: null,
    });
    expect(String(network.sent[0]?.body)).toBe('username=q&password=p%26p');
    expect(network.sent[0]?.headers.authorization).toBeUndefined();
  });

  it('is logged out of', async () => {
    const { client, network } = testClient(
      { 'POST http://router.test/logout': {} },
      { bases: { router: 'http://router.test' } },
    );
    await client.gateway.routerLogout();
    await client.gateway.routerLogout('q/place/A4:83:E7:00:00:01');
    expect(network.sent.map(({ body }) => String(body))).toEqual([
      '',
      'username=q%2Fplace%2FA4%3A83%3AE7%3A00%3A00%3A01',
    ]);
  });
});
