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
  /** Passwords for the gateway are new in each answer. */
  const withoutPasswords = (answers: unknown): unknown =>
    JSON.parse(JSON.stringify(answers), (name, value: unknown) =>
      name === 'password' ? 'a password' : value,
    );

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
});
