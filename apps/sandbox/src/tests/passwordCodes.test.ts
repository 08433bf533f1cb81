import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { deviceKey } from '../services/buyers/buyerOf';
import { ServiceError } from '../services/ServiceError';
import { codeIn, lastMessage } from './support/outbox';
import { startTestSandbox, type TestSandbox } from './support/testSandbox';
import { Visitor } from './support/Visitor';

const MAYA = 'maya.okafor@hey.co.uk';
const MAYAS_NUMBER = '+447700900142';

// REG-6, PASS-4
describe('a code that sets a password', () => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await startTestSandbox('postgresql');
  });
  afterAll(() => sandbox.close());

  const fromLetter = async () => ({
    path: '/api/user/activate-account',
    given: { activationCode: 'NQ7K-2XWD' },
    email: 'tom.adeyemi@quad.example',
  });
  const fromMail = async (visitor: Visitor) => {
    await visitor.call('POST', '/api/user/password-reset/request-email', { email: MAYA });
    const code = codeIn((await lastMessage(sandbox, MAYA)).links[0]);
    return { path: '/api/user/password-reset/by-email', given: { code }, email: MAYA };
  };
  const fromSms = async (visitor: Visitor) => {
    const asked = { email: MAYA, phoneNumber: MAYAS_NUMBER };
    await visitor.call('POST', '/api/user/password-reset/request-sms', asked);
    const code = /\d{6}/.exec((await lastMessage(sandbox, MAYAS_NUMBER)).body)?.[0];
    return { path: '/api/user/password-reset/by-sms', given: { code, email: MAYA }, email: MAYA };
  };

  test.each([
    ['a letter', 'union-street', fromLetter],
    ['an SMS', 'canal-wharf', fromSms],
    ['an email', 'canal-wharf', fromMail],
  ])('from %s is still good however often too many log in to set it now', async (...row) => {
    const [from, site, ask] = row;
    const visitor = await new Visitor(sandbox, site).arrive();
    const { path, given, email } = await ask(visitor);
    const password = `my own choice, from ${from}`;
    const set = () => visitor.call('POST', path, { ...given, password });
    const busy = vi
      .spyOn(sandbox.backend.passwords, 'hash')
      .mockRejectedValue(
        new ServiceError('TOO_MANY_REQUESTS', 'Many people are logging in right now.'),
      );
    for (let time = 0; time < 11; time += 1) await set();
    expect(busy).toHaveBeenCalledTimes(11);
    busy.mockRestore();
    expect((await set()).status).toBeLessThan(300);
    expect((await visitor.logIn(email, password)).status).toBe(200);
    expect((await set()).status).toBeGreaterThanOrEqual(400);
  });

  test('registering with a taken address hashes nothing, and a new one’s hash counts for who registers', async () => {
    const hash = vi.spyOn(sandbox.backend.passwords, 'hash');
    const visitor = await new Visitor(sandbox).arrive();
    const register = (email: string) =>
      visitor.call('POST', '/api/user', {
        email,
        password: 'a long enough one',
        firstName: 'Maya',
        lastName: 'Okafor',
      });
    expect((await register(MAYA)).body).toMatchObject({ code: 'EMAIL_TAKEN' });
    expect(hash).not.toHaveBeenCalled();
    expect((await register('somebody.new@post.example')).status).toBeLessThan(300);
    const counted = deviceKey('canal-wharf', visitor.mac);
    expect(hash.mock.calls).toEqual([['a long enough one', expect.objectContaining({ counted })]]);
  });
});
