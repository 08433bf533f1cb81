import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { codeIn, lastMessage, messagesTo } from './support/outbox';
import { engines, startTestSandbox, type TestSandbox } from './support/testSandbox';
import { Visitor } from './support/Visitor';

const PASSWORD = 'a long enough one';
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

// REG-4
describe.each(engines)('another link that confirms an address (%s)', (engine) => {
  let sandbox: TestSandbox;
  let since = 0;
  let serial = 0;
  beforeAll(async () => {
    sandbox = await startTestSandbox(engine);
  });
  afterAll(() => sandbox.close());
  beforeEach(async () => {
    await sandbox.moveClock(61 * MINUTE);
    since = sandbox.clock.now();
  });

  const newEmail = () => `resent-${(serial += 1)}@post.example`;
  const visitor = () => new Visitor(sandbox, 'station-lofts').arrive();
  const register = async (email: string) => {
    const made = await new Visitor(sandbox, 'station-lofts').signUp({ email });
    return { made, code: await newestCode(email) };
  };
  const newestCode = async (email: string) =>
    codeIn((await lastMessage(sandbox, email)).links.find((link) => link.includes('code=')));
  const resend = async (body: object, who?: Visitor) =>
    (who ?? (await visitor())).call('POST', '/api/user/resend-confirmation', body);
  const activate = async (activationCode: string) =>
    (await visitor()).call('POST', '/api/user/activate-account', { activationCode });
  const sentTo = (email: string) => messagesTo(sandbox, email, since);

  test('comes to a visitor for a link that has expired', async () => {
    const email = newEmail();
    const { code } = await register(email);
    await sandbox.moveClock(49 * HOUR);
    expect(await activate(code)).toMatchObject({ body: { code: 'CODE_EXPIRED' } });
    expect((await resend({ activationCode: code })).status).toBe(204);
    const next = await newestCode(email);
    expect(next).not.toBe(code);
    expect(await activate(next)).toMatchObject({ status: 200, body: { email } });
  });

  test('comes to a visitor who types the address', async () => {
    const email = newEmail();
    const { code } = await register(email);
    await sandbox.moveClock(3 * MINUTE);
    expect((await resend({ email: email.toUpperCase() })).status).toBe(204);
    const next = await newestCode(email);
    expect(await activate(code)).toMatchObject({ body: { code: 'CODE_REPLACED' } });
    expect((await activate(next)).status).toBe(200);
  });

  test('goes to the new address where the link was for a change, and only there', async () => {
    const email = newEmail();
    const next = newEmail();
    const { made, code } = await register(email);
    await activate(code);
    await made.call('PATCH', '/api/user', { email: next, existingPassword: PASSWORD });
    const change = await newestCode(next);
    await sandbox.moveClock(49 * HOUR);
    since = sandbox.clock.now();
    await resend({ activationCode: change });
    expect(await sentTo(email)).toHaveLength(0);
    expect(await activate(await newestCode(next))).toMatchObject({ body: { email: next } });
  });

  test('is sent to nobody whose address is confirmed, or who has no account, with the same answer', async () => {
    const email = newEmail();
    const { code } = await register(email);
    await activate(code);
    const sent = await sentTo(email);
    const unknown = [{ email: newEmail() }, { activationCode: 'no-such-code' }];
    for (const body of [{ email }, { activationCode: code }, ...unknown]) {
      await sandbox.moveClock(3 * MINUTE);
      expect((await resend(body)).status).toBe(204);
    }
    expect(await sentTo(email)).toHaveLength(sent.length);
    expect(await resend({})).toMatchObject({ status: 400, body: { code: 'VALIDATION' } });
  });

  test('can be asked for again after two minutes, by the link and by the address alike', async () => {
    const email = newEmail();
    const { code } = await register(email);
    expect((await resend({ activationCode: code })).status).toBe(204);
    expect(await resend({ email })).toMatchObject({
      status: 429,
      body: { code: 'TOO_MANY_REQUESTS' },
    });
    const nobody = newEmail();
    expect((await resend({ email: nobody })).status).toBe(204);
    expect((await resend({ email: nobody })).status).toBe(429);
  });

  test('comes at most ten times in an hour when strangers ask, and the last one still works', async () => {
    const email = newEmail();
    await register(email);
    for (let index = 0; index < 14; index += 1) {
      const stranger = new Visitor(sandbox, 'station-lofts');
      stranger.address = `198.51.100.${index % 4}`;
      await resend({ email }, await stranger.arrive());
      await sandbox.moveClock(2.1 * MINUTE);
    }
    expect(await sentTo(email)).toHaveLength(10);
    expect((await activate(await newestCode(email))).status).toBe(200);
  });
});
