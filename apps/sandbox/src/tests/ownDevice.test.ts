import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { lastMessage, messagesTo } from './support/outbox';
import { engines, startTestSandbox, type TestSandbox } from './support/testSandbox';
import { Visitor } from './support/Visitor';

const PASSWORD = 'a long enough one';
const MINUTE = 60_000;
/** All visitors of a venue may share one. */
const NETWORK = '203.0.113.21';

// LOGIN-20
describe.each(engines)(
  'entry on a user’s own device, which shares its network with strangers (%s)',
  (engine) => {
    let sandbox: TestSandbox;
    let mac = '';
    let since = 0;
    const email = 'own-device@post.example';
    const phoneNumber = '+447700930999';
    const visitor = (device?: string) => {
      const made = new Visitor(sandbox, 'canal-wharf', device);
      made.address = NETWORK;
      return made;
    };
    const owner = () => visitor(mac).arrive();
    const stranger = () => visitor().arrive();
    const askBySms = (who: Visitor) =>
      who.call('POST', '/api/user/password-reset/request-sms', { email, phoneNumber });
    const askByEmail = (who: Visitor) =>
      who.call('POST', '/api/user/password-reset/request-email', { email });
    const sentTo = (recipient: string) => messagesTo(sandbox, recipient, since);

    beforeAll(async () => {
      sandbox = await startTestSandbox(engine);
      const customer = await visitor().signUp({ email, mobile: phoneNumber });
      mac = customer.mac;
      await customer.call('POST', '/api/devices', { mac, name: 'Phone' });
    });
    afterAll(() => sandbox.close());
    beforeEach(async () => {
      await sandbox.moveClock(61 * MINUTE);
      since = sandbox.clock.now();
    });

    test.each([
      ['code by text', askBySms, phoneNumber],
      ['link by email', askByEmail, email],
    ])(
      'gets a %s for a new password when a stranger has used up the network’s',
      async (_, ask, recipient) => {
        const other = await stranger();
        for (let index = 0; index < 7; index += 1) {
          await ask(other);
          await sandbox.moveClock(2.1 * MINUTE);
        }
        await ask(other);
        expect(await sentTo(recipient)).toHaveLength(5);
        expect((await ask(await owner())).status).toBe(204);
        expect(await sentTo(recipient)).toHaveLength(6);
      },
    );

    test('logs in although a stranger’s wrong guesses have locked the account for the network', async () => {
      const other = await stranger();
      for (let index = 0; index < 6; index += 1) await other.logIn(email, 'a wrong guess');
      expect((await (await stranger()).logIn(email, PASSWORD)).status).toBe(401);
      expect((await (await owner()).logIn(email, PASSWORD)).status).toBe(200);
    });

    test('sets the password although a stranger guesses at the code', async () => {
      await askBySms(await owner());
      const [code] = (await lastMessage(sandbox, phoneNumber)).codes;
      const set = (who: Visitor, guess: string | undefined) =>
        who.call('POST', '/api/user/password-reset/by-sms', {
          email,
          code: guess,
          password: PASSWORD,
        });
      const other = await stranger();
      for (let index = 0; index < 14; index += 1)
        await set(other, code === '000000' ? '000001' : '000000');
      expect((await set(await owner(), code)).status).toBe(204);
    });

    test('waits for nobody else, but who only names the device’s address counts for the network', async () => {
      await askBySms(await owner());
      const liar = visitor(mac);
      liar.isVouched = false;
      await liar.arrive();
      expect((await askBySms(liar)).status).toBe(204);
      expect((await askBySms(await stranger())).status).toBe(429);
      expect((await askBySms(await owner())).status).toBe(429);
    });
  },
);
