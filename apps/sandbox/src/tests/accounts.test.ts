import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { outbox } from '../db/schema/outbox';
import { PERSONA_PASSWORD } from '../scenarios/seedPersona';
import { engines, startTestSandbox, type TestSandbox } from './support/testSandbox';
import { Visitor } from './support/Visitor';

describe.each(engines)('accounts (%s)', (engine) => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await startTestSandbox(engine);
  });
  afterAll(() => sandbox.close());

  const lastMessage = async (recipient: string) => {
    const [message] = await sandbox.backend.db
      .select()
      .from(outbox)
      .where(eq(outbox.recipient, recipient))
      .orderBy(desc(outbox.sentAt))
      .limit(1);
    if (!message) throw new Error(`Nothing was sent to ${recipient}.`);
    return message;
  };
  const codeIn = (link: string | undefined) =>
    new URLSearchParams(String(link).split('?')[1]).get('code') ?? '';
  const minutes = (count: number) => sandbox.moveClock(count * 60_000);

  describe('registering', () => {
    test('asks for what the site requires, field by field', async () => {
      const visitor = await new Visitor(sandbox).arrive();
      const { status, body } = await visitor.call('POST', '/api/user', {
        email: 'nobody@post.example',
        password: 'a long enough one',
        firstName: '  ',
      });
      expect(status).toBe(400);
      expect(body).toMatchObject({ code: 'VALIDATION' });
      expect(Object.keys(body['fields'] ?? {})).toEqual(expect.arrayContaining(['firstName']));
    });

    test('refuses an address that has an account, whatever its case', async () => {
      const visitor = await new Visitor(sandbox).arrive();
      const { status, body } = await visitor.call('POST', '/api/user', {
        email: 'Maya.Okafor@HEY.co.uk',
        password: 'a long enough one',
        firstName: 'M',
        lastName: 'O',
      });
      expect(status).toBe(409);
      expect(body).toMatchObject({ code: 'EMAIL_TAKEN' });
    });

    test('two requests at once with the same address make one account', async () => {
      const visitor = await new Visitor(sandbox).arrive();
      const person = {
        email: 'twice@post.example',
        password: 'a long enough one',
        firstName: 'T',
        lastName: 'W',
      };
      const answers = await Promise.all([
        visitor.call('POST', '/api/user', person),
        visitor.call('POST', '/api/user', person),
      ]);
      expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    });

    test('takes only the domains that the site allows', async () => {
      const visitor = await new Visitor(sandbox, 'meridian-tower').arrive();
      const { status, body } = await visitor.call('POST', '/api/user', {
        email: 'someone@elsewhere.example',
        password: 'a long enough one',
        firstName: 'S',
        lastName: 'O',
        mobile: '+447700900001',
      });
      expect(status).toBe(400);
      expect(body['fields']).toHaveProperty('email');
    });
  });

  describe('logging in', () => {
    test('a wrong password and an unknown address are refused alike', async () => {
      const visitor = await new Visitor(sandbox).arrive();
      const wrong = await visitor.logIn('maya.okafor@hey.co.uk@foyer', 'not this one');
      const unknown = await visitor.logIn('nobody.at.all@post.example@foyer', 'not this one');
      for (const answer of [wrong, unknown]) {
        expect(answer.status).toBe(401);
        expect(answer.headers.get('x-auth-error')).toBe('Bad credentials');
      }
    });

    test('five wrong passwords lock the account for a quarter of an hour', async () => {
      const visitor = await new Visitor(sandbox).signUp();
      const { body } = await visitor.call('GET', '/api/user');
      const email = String(body['siteUser']?.['email']);
      for (let attempt = 0; attempt < 5; attempt += 1) await visitor.logIn(email, 'wrong one');
      const locked = await visitor.logIn(email, 'a long enough one');
      expect(locked.status).toBe(401);
      expect(locked.headers.get('x-auth-error')).toBe('Your account is still disabled');
      await minutes(16);
      expect((await visitor.logIn(email, 'a long enough one')).status).toBe(200);
    });

    test('more than ten tries a minute for one name are refused with the seconds to wait', async () => {
      const visitor = await new Visitor(sandbox).arrive();
      for (let attempt = 0; attempt < 10; attempt += 1)
        await visitor.logIn('busy@post.example', 'wrong one');
      const refused = await visitor.logIn('busy@post.example', 'wrong one');
      expect(refused.status).toBe(429);
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(refused.headers.get('x-auth-error')).not.toBeNull();
    });

    test('a disabled account cannot log in', async () => {
      const visitor = await new Visitor(sandbox, 'meridian-tower').arrive();
      const refused = await visitor.logIn('noor.aziz@lindenlaw.example', PERSONA_PASSWORD);
      expect(refused.headers.get('x-auth-error')).toBe('Your account is still disabled');
    });

    test('the token names the person, and an altered one is refused', async () => {
      const visitor = await new Visitor(sandbox).signUp();
      const [, payload = ''] = visitor.token.split('.');
      const claims: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString());
      expect(claims).toMatchObject({
        user_id: visitor.userId,
        location_id: 'canal-wharf',
        mac: visitor.mac,
        scope: ['customer'],
      });
      const forged = new Visitor(sandbox);
      forged.token = visitor.token.replace(payload, `${payload.slice(0, -2)}AA`);
      expect((await forged.call('GET', '/api/user')).status).toBe(401);
    });

    test('an account of one site is not known at another operator’s', async () => {
      const visitor = await new Visitor(sandbox, 'station-lofts').arrive();
      expect((await visitor.logIn('maya.okafor@hey.co.uk', PERSONA_PASSWORD)).status).toBe(401);
    });

    test('one account works at all sites of an operator that has it so', async () => {
      const visitor = await new Visitor(sandbox, 'canal-hall').arrive();
      expect((await visitor.logIn('priya.raman@quad.example', PERSONA_PASSWORD)).status).toBe(200);
      expect((await visitor.call('GET', '/api/site-info')).body).toMatchObject({
        name: 'Canal Hall',
        isLoggedIn: true,
      });
    });
  });

  describe('the SMS code', () => {
    const member = 'frances.holt@harcourt.example';
    const phone = '+447700900742';
    const check = (visitor: Visitor, code: string) =>
      visitor.call('POST', `/auth/mfa/check-code/${code}`, {
        username: member,
        password: PERSONA_PASSWORD,
      });

    test('is asked for, works once, and opens the session', async () => {
      const visitor = await new Visitor(sandbox, 'meridian-tower').arrive();
      const asked = await visitor.logIn(member, PERSONA_PASSWORD);
      expect(asked.body['phoneNumber']).toMatch(/742$/);
      expect(asked.headers.get('authorization')).toBeNull();
      const { codes } = await lastMessage(phone);
      expect((await check(visitor, String(codes[0]))).status).toBe(200);
      expect((await visitor.call('GET', '/api/user')).status).toBe(200);
      expect((await check(visitor, String(codes[0]))).status).not.toBe(200);
    });

    test('stands while it is good: logging in again sends none and answers the same', async () => {
      await minutes(11);
      const visitor = await new Visitor(sandbox, 'meridian-tower').arrive();
      const first = await visitor.logIn(member, PERSONA_PASSWORD);
      const sent = await lastMessage(phone);
      const second = await visitor.logIn(member, PERSONA_PASSWORD);
      expect(second.body).toEqual(first.body);
      expect((await lastMessage(phone)).id).toBe(sent.id);
    });

    test('is sent again only after two minutes, and then the first one is void', async () => {
      await minutes(11);
      const visitor = await new Visitor(sandbox, 'meridian-tower').arrive();
      await visitor.logIn(member, PERSONA_PASSWORD);
      const first = String((await lastMessage(phone)).codes[0]);
      const resend = () =>
        visitor.call('POST', '/auth/mfa/resend-code', {
          username: member,
          password: PERSONA_PASSWORD,
        });
      expect((await resend()).status).toBe(429);
      await minutes(2.1);
      expect((await resend()).status).toBe(200);
      const second = String((await lastMessage(phone)).codes[0]);
      const old = first === second ? '000000' : first;
      expect((await check(visitor, old)).status).toBe(401);
      expect((await check(visitor, second)).status).toBe(200);
    });

    test('expires after ten minutes', async () => {
      await minutes(11);
      const visitor = await new Visitor(sandbox, 'meridian-tower').arrive();
      await visitor.logIn(member, PERSONA_PASSWORD);
      const code = String((await lastMessage(phone)).codes[0]);
      await minutes(11);
      expect((await check(visitor, code)).body).toMatchObject({ code: 'CODE_EXPIRED' });
    });
  });

  describe('confirming an e-mail address', () => {
    test('the registration logs in once; later log-ins wait for the link', async () => {
      const email = 'fresh@post.example';
      const visitor = await new Visitor(sandbox, 'station-lofts').signUp({ email });
      expect((await visitor.call('GET', '/api/user')).body['siteUser']).toMatchObject({
        active: false,
      });
      const later = await visitor.logIn(email, 'a long enough one', '1');
      expect(later.headers.get('x-auth-error')).toBe('Unaccepted verification email');
      const { links } = await lastMessage(email);
      expect(links[0]).toContain('/v2/#/login?status=verify&code=');
      const activationCode = codeIn(links[0]);
      const activate = () => visitor.call('POST', '/api/user/activate-account', { activationCode });
      expect((await activate()).body).toMatchObject({ email });
      expect((await activate()).body).toMatchObject({ code: 'ALREADY_ACTIVATED' });
      expect((await visitor.logIn(email, 'a long enough one')).status).toBe(200);
    });

    test('a corrected address gets the mail, and the old link stops working', async () => {
      const visitor = await new Visitor(sandbox, 'station-lofts').signUp({
        email: 'tpyo@post.example',
      });
      const old = codeIn((await lastMessage('tpyo@post.example')).links[0]);
      const { status } = await visitor.call('PATCH', '/api/user', { email: 'typo@post.example' });
      expect(status).toBe(200);
      const fresh = codeIn((await lastMessage('typo@post.example')).links[0]);
      const activate = (activationCode: string) =>
        visitor.call('POST', '/api/user/activate-account', { activationCode });
      expect((await activate(old)).body).toMatchObject({ code: 'CODE_WRONG' });
      expect((await activate(fresh)).status).toBe(200);
    });
  });

  describe('passwords', () => {
    test('a reset link works once, within the hour, and tells nobody who has an account', async () => {
      const visitor = await new Visitor(sandbox).arrive();
      const ask = (email: string) =>
        visitor.call('POST', '/api/user/password-reset/request-email', { email });
      expect((await ask('nobody@post.example')).status).toBe(204);
      expect((await ask('maya.okafor@hey.co.uk')).status).toBe(204);
      expect((await ask('maya.okafor@hey.co.uk')).status).toBe(429);
      expect((await ask('nobody@post.example')).status).toBe(429);
      const code = codeIn((await lastMessage('maya.okafor@hey.co.uk')).links[0]);
      const reset = () =>
        visitor.call('POST', '/api/user/password-reset/by-email', {
          code,
          password: 'brand new one',
        });
      expect((await reset()).status).toBe(204);
      expect((await reset()).body).toMatchObject({ code: 'CODE_EXPIRED' });
      expect((await visitor.logIn('maya.okafor@hey.co.uk', 'brand new one')).status).toBe(200);
    });

    test('a reset code by SMS goes to the account’s own number only', async () => {
      const visitor = await new Visitor(sandbox, 'station-lofts').arrive();
      const email = 'hugo.frost@post.example';
      const ask = (phoneNumber: string) =>
        visitor.call('POST', '/api/user/password-reset/request-sms', { email, phoneNumber });
      await ask('+447700900999');
      await expect(lastMessage('+447700900999')).rejects.toThrow();
      await minutes(3);
      await ask('+447700900822');
      const code = String((await lastMessage('+447700900822')).codes[0]);
      const reset = await visitor.call('POST', '/api/user/password-reset/by-sms', {
        email,
        code,
        password: 'brand new one',
      });
      expect(reset.status).toBe(204);
      expect((await visitor.logIn(email, 'brand new one')).status).toBe(200);
    });

    test('changing it needs the present one', async () => {
      const visitor = await new Visitor(sandbox).signUp();
      const change = (existingPassword: string) =>
        visitor.call('POST', '/api/user/change-password', {
          existingPassword,
          newPassword: 'another long one',
        });
      expect((await change('not it')).body).toMatchObject({ code: 'PASSWORD_WRONG' });
      expect((await change('a long enough one')).status).toBe(204);
    });

    test('an account made for somebody is activated by the code from the letter', async () => {
      const visitor = await new Visitor(sandbox, 'union-street').arrive();
      const activate = (fields: object) =>
        visitor.call('POST', '/api/user/activate-account', {
          activationCode: 'nq7k 2xwd',
          ...fields,
        });
      expect((await activate({})).body).toMatchObject({
        fields: { password: 'Choose a password.' },
      });
      expect((await activate({ password: 'my own choice' })).body).toMatchObject({
        email: 'tom.adeyemi@quad.example',
      });
      expect((await visitor.logIn('tom.adeyemi@quad.example', 'my own choice')).status).toBe(200);
    });
  });

  describe('the session', () => {
    test('outlives the clock being moved, by a fresh token, unless it is asked to end', async () => {
      const visitor = await new Visitor(sandbox).signUp();
      await sandbox.moveClock(45 * 86_400_000);
      const old = visitor.token;
      const answer = await visitor.call('GET', '/api/user');
      expect(answer.status).toBe(200);
      expect(visitor.token).not.toBe(old);
      expect(Date.parse(String(answer.headers.get('date')))).toBeGreaterThan(
        Date.now() + 44 * 86_400_000,
      );
      await sandbox.moveClock(60_000, { endSessions: true });
      expect((await visitor.call('GET', '/api/user')).status).toBe(401);
    });
  });
});
