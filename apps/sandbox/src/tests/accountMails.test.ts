import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { codeIn, messagesTo } from './support/outbox';
import { engines, startTestSandbox, type TestSandbox } from './support/testSandbox';
import { Visitor } from './support/Visitor';

const PASSWORD = 'a long enough one';
const CAPTIVE_WINDOW =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148';
const LAPTOP = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/150.0.0.0 Safari/537.36';

describe.each(engines)('mails that tell the owner of an account (%s)', (engine) => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await startTestSandbox(engine);
  });
  afterAll(() => sandbox.close());

  const newUser = async () => {
    const email = `owner-${Math.random().toString(36).slice(2, 10)}@post.example`;
    const visitor = new Visitor(sandbox);
    await visitor.signUp({ email });
    return { visitor, email };
  };
  /** The newest first. */
  const mailsTo = async (recipient: string) => (await messagesTo(sandbox, recipient)).reverse();
  const subjectsTo = async (recipient: string) =>
    (await mailsTo(recipient)).map(({ subject }) => subject);

  describe('of a new password', () => {
    const subject = 'Your password has changed';

    test('go out when somebody changes it who knows the old one', async () => {
      const { visitor, email } = await newUser();
      const change = { existingPassword: PASSWORD, newPassword: 'another long one' };
      expect((await visitor.call('POST', '/api/user/change-password', change)).status).toBe(204);
      const [mail] = await mailsTo(email);
      expect(mail?.subject).toBe(subject);
      expect(mail?.links[0]).toContain('#/password-recovery');
    });

    test('do not go out when the old one was wrong', async () => {
      const { visitor, email } = await newUser();
      const change = { existingPassword: 'not this one', newPassword: 'another long one' };
      expect((await visitor.call('POST', '/api/user/change-password', change)).status).toBe(400);
      expect(await subjectsTo(email)).not.toContain(subject);
    });

    test('go out after a reset, in the language of the person who resets it', async () => {
      const { visitor, email } = await newUser();
      await visitor.call('POST', '/api/user/password-reset/request-email', { email });
      const code = codeIn((await mailsTo(email))[0]?.links[0]);
      const reset = { code, password: 'another long one' };
      const path = '/api/user/password-reset/by-email';
      await visitor.call('POST', path, reset, { 'accept-language': 'de' });
      expect((await subjectsTo(email))[0]).toBe('Ihr Passwort wurde geändert');
    });
  });

  test('carry no link that a stranger typed as a name or as the name of a device', async () => {
    const email = `stranger-${Math.random().toString(36).slice(2, 10)}@post.example`;
    const visitor = await new Visitor(sandbox, 'station-lofts').signUp({
      email,
      firstName: 'Claim £500 at https://evil.example now',
    });
    for (const [mac, name] of [
      ['A4:83:E7:00:20:01', 'Phone'],
      ['A4:83:E7:00:20:02', 'evil.example/claim'],
    ])
      await visitor.call('POST', '/api/devices', { mac, name });
    await sandbox.moveClock(60_000);
    const mails = await mailsTo(email);
    expect(mails.map(({ subject: about }) => about)).toContain('New device on your plan');
    for (const { body } of mails) expect(body).not.toContain('evil');
  });

  // API-18
  test('name a new email address only to a user who has proved the old one', async () => {
    const { visitor, email } = await newUser();
    const change = {
      existingPassword: PASSWORD,
      email: `claim@${email.split('@')[0]}.evil.example`,
    };
    expect((await visitor.call('PATCH', '/api/user', change)).status).toBe(200);
    const confirm = async () => {
      const activationCode = codeIn((await mailsTo(change.email))[0]?.links[0]);
      const path = '/api/user/activate-account';
      expect((await visitor.call('POST', path, { activationCode })).status).toBe(200);
    };
    await confirm();
    const told = await mailsTo(email);
    expect(told.map(({ subject }) => subject)).toEqual([
      'Your email address has changed',
      'Your email address is about to change',
    ]);
    for (const { body } of told) {
      expect(body).not.toContain('evil');
      expect(body).toContain('c•••@•••');
    }
    const next = { ...change, email: `next-${email}` };
    await visitor.call('PATCH', '/api/user', next);
    expect((await mailsTo(change.email))[0]?.body).toContain(next.email);
  });

  describe('of a log-in with a new browser', () => {
    const subject = 'New log-in to your account';
    const logIn = async (email: string, userAgent: string) => {
      const other = new Visitor(sandbox);
      other.userAgent = userAgent;
      await other.arrive();
      expect((await other.logIn(email, PASSWORD)).status).toBe(200);
    };

    test('name it, and come once', async () => {
      const { email } = await newUser();
      await logIn(email, LAPTOP);
      await logIn(email, LAPTOP);
      const told = (await mailsTo(email)).filter((mail) => mail.subject === subject);
      expect(told).toHaveLength(1);
      expect(told[0]?.body).toContain('Chrome, Windows');
    });

    test('come for a browser that does not say which it is', async () => {
      const { email } = await newUser();
      await logIn(email, 'none');
      await logIn(email, 'none');
      const told = (await mailsTo(email)).filter((mail) => mail.subject === subject);
      expect(told).toHaveLength(1);
      expect(told[0]?.body).toContain('from a new browser: unknown.');
    });

    test('do not come for the browser that registered, nor for its phone’s captive window', async () => {
      const { visitor, email } = await newUser();
      await logIn(email, visitor.userAgent);
      await logIn(email, CAPTIVE_WINDOW);
      expect(await subjectsTo(email)).not.toContain(subject);
    });
  });
});
