import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findGatewayDevice } from '../services/network/gatewayDevices';
import { engines, startTestSandbox, type TestSandbox } from './support/testSandbox';
import { Visitor, type Answer } from './support/Visitor';

const person = {
  password: 'a long enough one',
  firstName: 'Alex',
  lastName: 'Moor',
  zoneName: '1',
  buildingName: 'A',
  isTermsAndConditionAccepted: true,
};

/** Passwords for the gateway are new in each answer. */
const withoutPasswords = (answers: unknown): unknown =>
  JSON.parse(JSON.stringify(answers), (name, value: unknown) =>
    name === 'password' ? 'a password' : value,
  );

const faultOf = (call: string) =>
  ({ call, kind: '500', once: false, delayMs: 0, said: null }) as const;

// START-14
describe.each(engines)('the answer to registering (%s)', (engine) => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await startTestSandbox(engine);
  });
  afterAll(() => sandbox.close());

  const register = (visitor: Visitor): Promise<Answer> =>
    visitor.call('POST', '/api/user', {
      ...person,
      email: `${visitor.mac.replaceAll(':', '-')}@post.example`,
    });
  /** The calls that the portal sends where the answer does not bring theirs. */
  const ask = async (visitor: Visitor) => ({
    gateway: (await visitor.call('POST', '/api/gateway/login', visitor.location)).body,
    siteInfo: (await visitor.call('GET', '/api/site-info')).body,
    account: (await visitor.call('GET', '/api/user')).body,
  });
  test.each([['canal-wharf'], ['halden-arcade']])(
    'brings those of the calls that follow: %s',
    async (venue) => {
      const visitor = await new Visitor(sandbox, venue).arrive();
      const { body } = await register(visitor);
      const ahead = withoutPasswords(body['nextAnswers']);
      expect(ahead).toMatchObject({ siteInfo: { isLoggedIn: true } });
      expect(ahead).toEqual(withoutPasswords(await ask(visitor)));
    },
  );

  test('gives the device to the user, as the gateway login does', async () => {
    const visitor = await new Visitor(sandbox, 'canal-wharf').arrive();
    const { body } = await register(visitor);
    const device = await findGatewayDevice(sandbox.backend.db, 'canal-wharf', visitor.mac);
    expect(device?.userId).toBe(body['userId']);
  });

  test.each(['gatewayLogin', 'getSiteInfo', 'getUser'])(
    'brings none while %s meets an injected fault, and logs in all the same',
    async (call) => {
      const visitor = await new Visitor(sandbox, 'canal-wharf').arrive();
      sandbox.faults.add({ ...faultOf(call), who: visitor.mac });
      const { body } = await register(visitor);
      sandbox.faults.clear();
      expect(body).toMatchObject({ nextAnswers: null });
      expect((await visitor.call('GET', '/api/user')).body['userId']).toBe(body['userId']);
    },
  );
});

// START-2
describe.each(engines)('the answer to a blank session (%s)', (engine) => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await startTestSandbox(engine);
  });
  afterAll(() => sandbox.close());

  const blankSession = (visitor: Visitor, more: Record<string, string>): Promise<Answer> =>
    visitor.call('GET', '/auth/blank-session', undefined, {
      'x-location-details': new URLSearchParams({ ...visitor.location, ...more }).toString(),
    });

  test.each([['canal-wharf'], ['tollgate-house']])(
    'brings those of the calls that follow, for those who ask: %s',
    async (venue) => {
      const visitor = await new Visitor(sandbox, venue).arrive();
      expect((await blankSession(visitor, {})).body).toEqual({ nextAnswers: null });
      const { body, headers } = await blankSession(visitor, { next: '1' });
      expect(headers.get('set-cookie')).toContain('foyer_entry=');
      const login = await visitor.call('POST', '/api/gateway/login', visitor.location);
      expect(withoutPasswords(body['nextAnswers'])).toEqual(
        withoutPasswords({
          gateway: login.body,
          siteInfo: (await visitor.call('GET', '/api/site-info')).body,
        }),
      );
    },
  );

  test('leaves a place that nobody knows to the gateway’s own call', async () => {
    const visitor = new Visitor(sandbox, 'canal-wharf');
    const { status, body } = await blankSession(visitor, { location_id: 'nowhere', next: '1' });
    expect([status, body]).toEqual([200, { nextAnswers: null }]);
  });

  test('brings none while one of their calls meets an injected fault', async () => {
    const visitor = await new Visitor(sandbox, 'canal-wharf').arrive();
    sandbox.faults.add({ ...faultOf('getSiteInfo'), who: visitor.mac });
    expect((await blankSession(visitor, { next: '1' })).body).toEqual({ nextAnswers: null });
  });
});
