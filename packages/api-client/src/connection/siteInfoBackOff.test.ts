import { describe, expect, it } from 'vitest';
import { now, testClient } from '../testing/testClient';

const siteInfo = 'GET /api/site-info';
const site = { body: { name: 'Canal Wharf', locationID: 'CANAL', portalType: 'PAYG' } };

const atTime = (table: Parameters<typeof testClient>[0]) => {
  const time = { now };
  return { time, ...testClient(table, { now: () => time.now }) };
};

describe('after a failed site info', () => {
  it('the same failure is given for 20,000 ms without asking again', async () => {
    const { client, network, time } = atTime({ [siteInfo]: [{ status: 500 }, site] });
    const first = await client.site.getSiteInfo();
    expect(first.error).toMatchObject({ kind: 'http', status: 500 });
    time.now = now + 19_999;
    expect(await client.site.getSiteInfo()).toEqual({ error: first.error });
    expect(client.connection.siteInfoBackOff.failedAt()).toBe(now);
    expect(network.times(siteInfo)).toBe(1);
  });

  it('the next attempt after 20,000 ms goes out', async () => {
    const { client, time } = atTime({ [siteInfo]: [{ status: 500 }, site] });
    await client.site.getSiteInfo();
    time.now = now + 20_000;
    expect((await client.site.getSiteInfo()).data?.name).toBe('Canal Wharf');
    expect(client.connection.siteInfoBackOff.failedAt()).toBeNull();
  });

  it('coming in through the gateway anew ends the wait', async () => {
    const { client } = atTime({
      [siteInfo]: [{ status: 404 }, site],
      'POST /api/gateway/login': { body: {} },
    });
    await client.site.getSiteInfo();
    await client.session.enterGateway({
      locationId: 'CANAL',
      mac: null,
      nasId: null,
      customerCode: null,
      connectionType: null,
    });
    expect((await client.site.getSiteInfo()).data?.locationId).toBe('CANAL');
  });

  it('an attempt that was given up blocks nothing', async () => {
    const { client } = atTime({ [siteInfo]: site });
    await client.site.getSiteInfo({ signal: AbortSignal.abort() });
    expect(client.connection.siteInfoBackOff.failedAt()).toBeNull();
    expect((await client.site.getSiteInfo()).error).toBeUndefined();
  });
});
