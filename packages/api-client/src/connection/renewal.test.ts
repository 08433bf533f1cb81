import { describe, expect, it, vi } from 'vitest';
import { blankSession, keptLocation, sessionOf, testClient, tokenOf } from '../testing/testClient';

const plans = { 'GET /api/plans/site/CANAL': { body: [] } };

describe('the session that a request carries', () => {
  it.each([
    ['a user whose session has not expired', tokenOf.maya],
    ['a visitor whose session has not expired', tokenOf.visitor],
  ])('is the stored one if it belongs to %s', async (_, token) => {
    const { client, network } = testClient(plans, { token });
    await client.call('getPlans', { locationID: 'CANAL' });
    expect(network.sent[0]?.headers.authorization).toBe(`Bearer ${token}`);
    expect(network.times(blankSession)).toBe(0);
  });

  it.each([
    ['missing', null],
    ['unreadable', 'not-a-token'],
    ['an expired visitor’s', tokenOf.expiredVisitor],
  ])('is a new blank one if the stored token is %s', async (_, token) => {
    const { client, network, local } = testClient(plans, { token });
    await client.call('getPlans', { locationID: 'CANAL' });
    expect(network.sent.map(({ line }) => line)).toEqual([
      blankSession,
      'GET /api/plans/site/CANAL',
    ]);
    expect(network.sent[1]?.headers.authorization).toBe(`Bearer ${tokenOf.freshVisitor}`);
    expect(local.getItem('Token')).toBe(tokenOf.freshVisitor);
  });

  it('is fetched once for all requests that wait for it', async () => {
    const { client, network } = testClient(plans, { token: null });
    await Promise.all([1, 2, 3, 4].map(() => client.call('getPlans', { locationID: 'CANAL' })));
    expect(network.times(blankSession)).toBe(1);
    expect(network.times('GET /api/plans/site/CANAL')).toBe(4);
  });

  it('expires by the server’s clock, not by this device’s', async () => {
    const hourAhead = { 'foyer.skew': String(3_600_000) };
    const { client, network } = testClient(plans, { token: tokenOf.visitor, kept: hourAhead });
    await client.call('getPlans', { locationID: 'CANAL' });
    expect(network.times(blankSession)).toBe(1);
  });
});

describe('the request for a blank session', () => {
  it('carries the location details in one header, and no token', async () => {
    const { client, network } = testClient(plans, { token: null, kept: keptLocation });
    await client.call('getPlans', { locationID: 'CANAL' });
    const [asked] = network.sent;
    expect(Object.fromEntries(new URLSearchParams(asked?.headers['x-location-details']))).toEqual({
      location_id: 'CANAL',
      mac: 'A4:83:E7:12:34:56',
      nas_id: 'nas-1',
      customer_code: 'HAL',
      connection_type: 'wifi',
    });
    expect(asked?.headers.authorization).toBeUndefined();
  });

  it('is repeated after a network error', async () => {
    const { client, network } = testClient(
      { ...plans, [blankSession]: ['down', sessionOf(tokenOf.freshVisitor)] },
      { token: null },
    );
    expect((await client.call('getPlans', { locationID: 'CANAL' })).error).toBeUndefined();
    expect(network.times(blankSession)).toBe(2);
  });

  it('passes its error to the waiting call and to the listener', async () => {
    const onSessionFailed = vi.fn();
    const { client, network } = testClient(
      { ...plans, [blankSession]: { status: 503 } },
      { token: null, onSessionFailed },
    );
    const { error } = await client.call('getPlans', { locationID: 'CANAL' });
    expect(error).toMatchObject({ kind: 'http', call: 'getBlankSession', status: 503 });
    expect(onSessionFailed).toHaveBeenCalledWith(error);
    expect(network.times('GET /api/plans/site/CANAL')).toBe(0);
  });

  it('ends with a contract error if the answer has no session', async () => {
    const { client } = testClient({ ...plans, [blankSession]: {} }, { token: null });
    const { error } = await client.call('getPlans', { locationID: 'CANAL' });
    expect(error).toMatchObject({ kind: 'contract', path: 'authorization' });
  });

  it('does not replace the token of a user who logged in meanwhile', async () => {
    let logIn = (): void => undefined;
    const { client, local } = testClient(
      {
        ...plans,
        [blankSession]: () => {
          logIn();
          return sessionOf(tokenOf.freshVisitor);
        },
      },
      { token: null },
    );
    logIn = () => local.setItem('Token', tokenOf.maya);
    await client.call('getPlans', { locationID: 'CANAL' });
    expect(local.getItem('Token')).toBe(tokenOf.maya);
  });
});
