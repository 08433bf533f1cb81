import { describe, expect, it, vi } from 'vitest';
import { blankSession, keptLocation, sessionOf, testClient, tokenOf } from '../testing/testClient';

const refused = { status: 401, body: { code: 'UNAUTHORISED', message: 'Please log in.' } };
const gateway = 'POST /api/gateway/login';
const devices = 'GET /api/devices';
const ok = { body: { deviceState: 'captive' } };

describe('a 401 for a visitor', () => {
  it('runs the gateway login again and repeats the call once', async () => {
    const { client, network } = testClient(
      { [devices]: [refused, { body: {} }], [gateway]: ok },
      { kept: keptLocation },
    );
    expect((await client.call('getDevices')).data?.devices).toEqual([]);
    expect(network.sent.map(({ line }) => line)).toEqual([devices, gateway, devices]);
    expect(network.sent[1]?.body).toEqual({
      location_id: 'CANAL',
      mac: 'A4:83:E7:12:34:56',
      nas_id: 'nas-1',
      customer_code: 'HAL',
      connection_type: 'wifi',
    });
  });

  it('names a support agent at the repeated gateway login too', async () => {
    const { client, network } = testClient(
      { [devices]: [refused, {}], [gateway]: ok },
      { kept: { ...keptLocation, 'foyer.impersonating': 'true' } },
    );
    await client.call('getDevices');
    expect(network.sent[1]?.body).toHaveProperty('is_impersonating', true);
  });

  it('repeats the call with the session from the gateway login', async () => {
    const { client, network } = testClient(
      {
        [devices]: [refused, { body: {} }],
        [gateway]: sessionOf(tokenOf.maya, ok.body),
      },
      { kept: keptLocation },
    );
    await client.call('getDevices');
    expect(network.sent[2]?.headers.authorization).toBe(`Bearer ${tokenOf.maya}`);
  });

  it('calls the listener only if the gateway login answers a user’s session', async () => {
    const onGatewaySession = vi.fn();
    const options = { kept: keptLocation, onGatewaySession };
    const visitor = testClient({ [devices]: [refused, {}], [gateway]: ok }, options);
    await visitor.client.call('getDevices');
    expect(onGatewaySession).not.toHaveBeenCalled();
    const user = testClient(
      { [devices]: [refused, {}], [gateway]: sessionOf(tokenOf.maya, ok.body) },
      options,
    );
    await user.client.call('getDevices');
    expect(onGatewaySession).toHaveBeenCalledTimes(1);
  });

  it('is returned as an error after one repetition', async () => {
    const { client, network } = testClient(
      { [devices]: refused, [gateway]: ok },
      { kept: keptLocation },
    );
    expect((await client.call('getDevices')).error).toMatchObject({ kind: 'http', status: 401 });
    expect(network.times(devices)).toBe(2);
    expect(network.times(gateway)).toBe(1);
  });

  it('runs one gateway login for all calls that get it', async () => {
    const { client, network } = testClient(
      { [devices]: [refused, refused, refused, { body: {} }], [gateway]: ok },
      { kept: keptLocation },
    );
    await Promise.all([1, 2, 3].map(() => client.call('getDevices')));
    expect(network.times(gateway)).toBe(1);
  });

  it('fetches a new blank session if the gateway refuses the present one too', async () => {
    const { client, network } = testClient(
      { [devices]: [refused, { body: {} }], [gateway]: [refused, ok] },
      { kept: keptLocation },
    );
    expect((await client.call('getDevices')).error).toBeUndefined();
    expect(network.sent.map(({ line }) => line)).toEqual([
      devices,
      gateway,
      blankSession,
      gateway,
      devices,
    ]);
  });

  it('is returned as an error if no gateway is known', async () => {
    const { client, network } = testClient({ [devices]: refused });
    expect((await client.call('getDevices')).error).toMatchObject({ status: 401 });
    expect(network.sent.map(({ line }) => line)).toEqual([devices]);
  });
});

describe('a 401 for a logged-in user', () => {
  it('replaces the token by a blank session’s before the listener opens the log-in page', async () => {
    const tokenWhenCalled = vi.fn();
    const { client, network, local } = testClient(
      { [devices]: refused },
      {
        token: tokenOf.maya,
        kept: keptLocation,
        onUnauthorised: (call) => tokenWhenCalled(call, local.getItem('Token')),
      },
    );
    expect((await client.call('getDevices')).error).toMatchObject({ status: 401 });
    expect(tokenWhenCalled.mock.calls).toEqual([['getDevices', tokenOf.freshVisitor]]);
    expect(network.times(gateway)).toBe(0);
    expect(network.times(devices)).toBe(1);
  });

  it('calls the listener once for all calls that get it', async () => {
    const onUnauthorised = vi.fn();
    const { client } = testClient({ [devices]: refused }, { token: tokenOf.maya, onUnauthorised });
    await Promise.all([1, 2, 3].map(() => client.call('getDevices')));
    expect(onUnauthorised).toHaveBeenCalledTimes(1);
  });

  it('repeats the call if another tab renewed the same user’s session', async () => {
    let renew = (): void => undefined;
    const { client, network, local } = testClient(
      {
        [devices]: [
          () => {
            renew();
            return refused;
          },
          { body: {} },
        ],
      },
      { token: tokenOf.maya },
    );
    renew = () => local.setItem('Token', tokenOf.mayaRenewed);
    expect((await client.call('getDevices')).error).toBeUndefined();
    expect(network.sent[1]?.headers.authorization).toBe(`Bearer ${tokenOf.mayaRenewed}`);
  });

  it('ends the session if the newer token is refused too', async () => {
    const onUnauthorised = vi.fn();
    let renew = (): void => undefined;
    const { client, network, local } = testClient(
      {
        [devices]: () => {
          renew();
          return refused;
        },
      },
      { token: tokenOf.maya, onUnauthorised },
    );
    renew = () => local.setItem('Token', tokenOf.mayaRenewed);
    await client.call('getDevices');
    expect(network.times(devices)).toBe(2);
    expect(onUnauthorised).toHaveBeenCalledExactlyOnceWith('getDevices');
  });

  it.each([
    ['the session has expired', tokenOf.expiredMaya, {}, 0],
    ['the gateway refuses the session', tokenOf.maya, { [gateway]: refused }, 1],
  ])(
    'also ends the session if %s: no call goes out as a visitor’s',
    async (_, token, table, sent) => {
      const onUnauthorised = vi.fn();
      const { client, network, local } = testClient(table, {
        token,
        kept: keptLocation,
        onUnauthorised,
      });
      expect((await client.session.repeatGatewayLogin())?.error).toMatchObject({ status: 401 });
      expect(onUnauthorised).toHaveBeenCalledExactlyOnceWith('gatewayLogin');
      expect(network.times(gateway)).toBe(sent);
      expect(local.getItem('Token')).toBe(tokenOf.freshVisitor);
    },
  );

  it('ends the session even if another answer renews it meanwhile', async () => {
    let renew = (): void => undefined;
    const { client, local } = testClient(
      {
        [devices]: refused,
        [blankSession]: () => {
          renew();
          return sessionOf(tokenOf.freshVisitor);
        },
      },
      { token: tokenOf.maya },
    );
    renew = () => local.setItem('Token', tokenOf.mayaRenewed);
    await client.call('getDevices');
    expect(local.getItem('Token')).toBe(tokenOf.freshVisitor);
  });

  it('tells the other listener if no visitor’s session can replace the user’s', async () => {
    const onUnauthorised = vi.fn();
    const onSessionFailed = vi.fn();
    const { client } = testClient(
      { [devices]: refused, [blankSession]: { status: 503 } },
      { token: tokenOf.maya, onUnauthorised, onSessionFailed },
    );
    await client.call('getDevices');
    expect(onSessionFailed).toHaveBeenCalledTimes(1);
    expect(onUnauthorised).not.toHaveBeenCalled();
  });

  it('never repeats a call as another user', async () => {
    let switchUser = (): void => undefined;
    const { client, network, local } = testClient(
      {
        [devices]: () => {
          switchUser();
          return refused;
        },
      },
      { token: tokenOf.maya },
    );
    switchUser = () => local.setItem('Token', tokenOf.tom);
    await client.call('getDevices');
    expect(network.times(devices)).toBe(1);
    expect(local.getItem('Token')).toBe(tokenOf.tom);
  });
});

describe('a 401 from the auth service', () => {
  it('is returned as an error, since wrong credentials do not end the session', async () => {
    const onUnauthorised = vi.fn();
    const { client, network } = testClient(
      { 'POST /auth/login': { status: 401, headers: { 'x-auth-error': 'Bad credentials' } } },
      { kept: keptLocation, onUnauthorised },
    );
    const { error } = await client.session.logIn({
      email: 'a@b.c',
      password: 'wrong',
      siteCustomerCode: null,
    });
    expect(error).toMatchObject({ kind: 'http', status: 401, authError: 'Bad credentials' });
    expect(network.sent).toHaveLength(1);
    expect(onUnauthorised).not.toHaveBeenCalled();
  });
});

describe('a session that an answer renews', () => {
  it('replaces the session that was sent', async () => {
    const { client, local } = testClient(
      { [devices]: sessionOf(tokenOf.mayaRenewed, {}) },
      { token: tokenOf.maya },
    );
    await client.call('getDevices');
    expect(local.getItem('Token')).toBe(tokenOf.mayaRenewed);
  });

  it.each([
    ['visitor', tokenOf.freshVisitor],
    ['other user', tokenOf.tom],
  ])(
    'stays away when it comes after the %s’s session, and so does the answer',
    async (_, taken) => {
      const { client, local } = testClient(
        {
          [devices]: () => {
            local.setItem('Token', taken);
            return sessionOf(tokenOf.mayaRenewed, {});
          },
        },
        { token: tokenOf.maya },
      );
      expect(await client.call('getDevices')).toEqual({
        error: { kind: 'aborted', call: 'getDevices' },
      });
      expect(local.getItem('Token')).toBe(taken);
    },
  );
});
