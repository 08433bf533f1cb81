import { HOUR } from '@foyer/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines, startTestSandbox, type TestSandbox } from './support/testSandbox';
import { Visitor, type Json } from './support/Visitor';

/** A television: its address is not a private one. */
const tv = 'A8:23:FE:11:22:33';

// NUJ-6
describe.each(engines)(
  'a TV that a visitor registers before they have an account (%s)',
  (engine) => {
    let sandbox: TestSandbox;
    beforeAll(async () => {
      sandbox = await startTestSandbox(engine);
    });
    afterAll(() => sandbox.close());

    /** The addresses that the devices page lists as nearby, except the current device. */
    const nearby = async (visitor: Visitor): Promise<(Json | undefined)[]> => {
      const { body } = await visitor.call('GET', '/api/devices');
      const seen = Object.values(body['seenDevices'] ?? {}).map((device) => device?.['mac']);
      return seen.filter((mac) => String(mac) !== visitor.mac);
    };
    const register = async (visitor: Visitor, mac = tv) => {
      const wanted = { headlessMac: mac, isTermsAndConditionAccepted: true };
      const { status } = await visitor.call('POST', '/api/user/no-account-user', wanted);
      expect(status).toBeLessThan(300);
      return visitor;
    };
    const arrive = () => new Visitor(sandbox).arrive();

    test('is near them when they have signed up, until it is on their list', async () => {
      const visitor = await (await register(await arrive())).signUp();
      expect(await nearby(visitor)).toEqual([tv]);
      const added = await visitor.call('POST', '/api/devices', { mac: tv, name: 'TV' });
      expect(added.status).toBeLessThan(300);
      expect(await nearby(visitor)).toEqual([]);
      await visitor.call('PUT', '/api/devices/delete', { ids: [added.body['id']] });
    });

    test('is near the last device that registered it, and near no other', async () => {
      const before = await register(await arrive());
      const visitor = await (await register(await arrive())).signUp();
      expect(await nearby(visitor)).toEqual([tv]);
      expect(await nearby(await before.signUp())).toEqual([]);
      expect(await nearby(await new Visitor(sandbox).signUp())).toEqual([]);
    });

    test('is not shown to a person who only names the address of that device', async () => {
      const visitor = await register(await arrive());
      const stranger = new Visitor(sandbox, 'canal-wharf', visitor.mac);
      stranger.isVouched = false;
      expect(await nearby(await stranger.signUp())).toEqual([]);
    });

    test('is not near with a private address, which a device of theirs may have made up', async () => {
      const visitor = await register(await arrive(), 'A6:23:FE:11:22:33');
      expect(await nearby(await visitor.signUp())).toEqual([]);
    });

    test('is not near after a day', async () => {
      const visitor = await (await register(await arrive())).signUp();
      await sandbox.moveClock(25 * HOUR);
      expect(await nearby(await new Visitor(sandbox, 'canal-wharf', visitor.mac).signUp())).toEqual(
        [],
      );
    });
  },
);
