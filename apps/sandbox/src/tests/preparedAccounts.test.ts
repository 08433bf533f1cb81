import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findKey, keyOf } from '../services/network-keys/networkKey';
import { codeIn, lastMessage } from './support/outbox';
import { textAt } from './support/textAt';
import { engines, startTestSandbox, type TestSandbox } from './support/testSandbox';
import { Visitor } from './support/Visitor';

const ATTACKER = '+447700900666';

describe.each(engines)('an account that somebody else has prepared (%s)', (engine) => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await startTestSandbox(engine);
  });
  afterAll(() => sandbox.close());

  const hours = (count: number) => sandbox.moveClock(count * 3_600_000);
  const resetByEmail = async (visitor: Visitor, email: string) => {
    await visitor.call('POST', '/api/user/password-reset/request-email', { email });
    const code = codeIn((await lastMessage(sandbox, email)).links[0]);
    return visitor.call('POST', '/api/user/password-reset/by-email', {
      code,
      password: 'the owner of the address',
    });
  };
  const numberOf = async (email: string) => {
    const visitor = await new Visitor(sandbox).arrive();
    const answer = await visitor.logIn(email, 'the owner of the address');
    expect(answer.status).toBe(200);
    return textAt(await visitor.call('GET', '/api/user'), 'siteUser.mobile');
  };

  test('cannot be entered through its number once the owner of the address has a password', async () => {
    const email = 'owner@post.example';
    const attacker = await new Visitor(sandbox).signUp({ email, mobile: ATTACKER });
    const owner = await new Visitor(sandbox).arrive();
    expect((await resetByEmail(owner, email)).status).toBe(204);
    expect((await attacker.call('GET', '/api/user')).status).toBe(401);
    const stranger = await new Visitor(sandbox).arrive();
    const asked = { email, phoneNumber: ATTACKER };
    await stranger.call('POST', '/api/user/password-reset/request-sms', asked);
    await expect(lastMessage(sandbox, ATTACKER)).rejects.toThrow();
    expect(await numberOf(email)).toBe('');
  });

  test.each([
    ['the registration was confirmed', 'station-lofts', false],
    ['a change to the address was confirmed', 'canal-wharf', true],
  ])(
    'loses its number and its Wi-Fi password with the owner’s first password, even after %s',
    async (...given) => {
      const [, site, changes] = given;
      const email = `opened-${site}@post.example`;
      const attacker = await new Visitor(sandbox, site).signUp({
        email: changes ? 'attacker@post.example' : email,
        mobile: ATTACKER,
      });
      const key = await keyOf(sandbox.backend, { id: attacker.userId });
      if (changes)
        await attacker.call('PATCH', '/api/user', { email, existingPassword: 'a long enough one' });
      const activationCode = codeIn((await lastMessage(sandbox, email)).links[0]);
      const owner = await new Visitor(sandbox, site).arrive();
      const confirmed = await owner.call('POST', '/api/user/activate-account', { activationCode });
      expect(confirmed.status).toBe(200);
      expect((await resetByEmail(owner, email)).status).toBe(204);
      await owner.call('POST', '/api/user/password-reset/request-sms', {
        email,
        phoneNumber: ATTACKER,
      });
      await expect(lastMessage(sandbox, ATTACKER)).rejects.toThrow();
      expect((await lastMessage(sandbox, email)).body).toMatch(
        /removed the mobile number .+ changed the password of your Wi-Fi network/,
      );
      expect(await findKey(sandbox.backend.db, attacker.userId)).not.toMatchObject({
        passphrase: key.passphrase,
      });
    },
  );

  test('loses its number too where the stranger had set a password at an address of their own', async () => {
    const email = 'moved-to@post.example';
    const attacker = await new Visitor(sandbox).signUp({
      email: 'moved-from@post.example',
      mobile: ATTACKER,
    });
    await hours(1);
    await resetByEmail(attacker, 'moved-from@post.example');
    const again = await new Visitor(sandbox).arrive();
    await again.logIn('moved-from@post.example', 'the owner of the address');
    const given = { email, mobile: ATTACKER, existingPassword: 'the owner of the address' };
    await again.call('PATCH', '/api/user', given);
    const activationCode = codeIn((await lastMessage(sandbox, email)).links[0]);
    await hours(1);
    const owner = await new Visitor(sandbox).arrive();
    await owner.call('POST', '/api/user/activate-account', { activationCode });
    expect((await resetByEmail(owner, email)).status).toBe(204);
    expect(await numberOf(email)).toBe('');
  });

  test('an owner who has set a password with a link keeps the number', async () => {
    const email = 'settled@post.example';
    const owner = await new Visitor(sandbox).signUp({ email });
    await resetByEmail(owner, email);
    const again = await new Visitor(sandbox).arrive();
    await again.logIn(email, 'the owner of the address');
    const given = { mobile: '+447700900667', existingPassword: 'the owner of the address' };
    expect((await again.call('PATCH', '/api/user', given)).status).toBe(200);
    await hours(2);
    await resetByEmail(again, email);
    expect(await numberOf(email)).toBe('+447700900667');
  });
});
