import { printReport, runConformance, type Report } from '@foyer/api-client/conformance';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bothEngines, startTestSandbox, type TestSandbox } from '../support/testSandbox';
import { brokenCalls, brokenFetch } from './brokenCopy';
import { kitFixtures } from './kitFixtures';

const named = ({ calls }: Report, state: Report['calls'][number]['state']) =>
  calls.filter((call) => call.state === state).map(({ call }) => call);

describe('the conformance kit against the sandbox', () => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await startTestSandbox('pglite');
  });
  afterAll(() => sandbox.close());

  test('the kit only reads if it has no test accounts', async () => {
    const sent = new Set<string>();
    const report = await runConformance({
      baseUrl: sandbox.url,
      place: kitFixtures.places.main,
      fetch: (input, init) => {
        sent.add(`${init?.method} ${new URL(String(input)).pathname}`);
        return fetch(input, init);
      },
    });
    expect(named(report, 'broken')).toEqual([]);
    expect([...sent].filter((line) => !line.startsWith('GET '))).toEqual([
      'POST /api/gateway/login',
      'POST /auth/login',
      'POST /auth/mfa/check-code/123456',
      'POST /auth/mfa/resend-code',
    ]);
  });

  test('the kit finds every broken response and no other', async () => {
    const report = await runConformance({
      baseUrl: sandbox.url,
      place: kitFixtures.places.main,
      fetch: brokenFetch,
    });
    expect(report.isConformant).toBe(false);
    expect(named(report, 'broken').toSorted()).toEqual(brokenCalls.toSorted());
  });

  test.each(bothEngines)('the sandbox passes every call of the contract (%s)', async (engine) => {
    const asked = await startTestSandbox(engine);
    const { grants, clock } = asked.backend;
    const { noUserJourney } = kitFixtures.places;
    const { location_id, mac = '', nas_id = '' } = noUserJourney ?? kitFixtures.places.main;
    const device = { locationId: location_id, mac, nasId: nas_id };
    const proved = { gateway_proof: grants.prove(device, clock.realNow()) };
    const fixtures = {
      ...kitFixtures,
      places: { ...kitFixtures.places, noUserJourney: { location_id, mac, nas_id, ...proved } },
    };
    const report = await runConformance({
      baseUrl: asked.url,
      routerUrl: `${asked.url}/router`,
      fixtures,
    });
    await asked.close();
    expect(report.isConformant, printReport(report)).toBe(true);
    expect(named(report, 'conforms'), printReport(report)).toEqual(
      report.calls.map(({ call }) => call),
    );
  });
});
