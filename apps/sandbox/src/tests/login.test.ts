import { DAY } from '@foyer/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PERSONA_PASSWORD } from '../scenarios/seedPersona';
import { lastMessage } from './support/outbox';
import { engines, startTestSandbox, type TestSandbox } from './support/testSandbox';
import { Visitor, type Answer } from './support/Visitor';

describe.each(engines)('logging in (%s)', (engine) => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await startTestSandbox(engine);
  });
  afterAll(() => sandbox.close());

  const minutes = (count: number) => sandbox.moveClock(count * 60_000);

  describe('by password', () => {
    test('a wrong password and an unknown address get the same error', async () => {
      const visitor = await new Visitor(sandbox).arrive();
      const wrong = await visitor.logIn('maya.okafor@hey.co.uk@foyer', 'not this one');
      const unknown = await visitor.logIn('nobody.at.all@post.example@foyer', 'not this one');
      for (const answer of [wrong, unknown]) {
        expect(answer.status).toBe(401);
        expect(answer.headers.get('x-auth-error')).toBe('Bad credentials');
      }
    });

    test('five wrong passwords lock the account for 15 minutes', async () => {
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

    const limited = async (attempts: number, ask: () => Promise<Answer>): Promise<void> => {
      for (let attempt = 0; attempt < attempts; attempt += 1)
        expect((await ask()).status).not.toBe(429);
      const refused = await ask();
      expect(refused).toMatchObject({ status: 429, body: { code: 'TOO_MANY_REQUESTS' } });
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(refused.headers.get('x-auth-error')).not.toBeNull();
    };

    test('too many guesses of a code and too many registrations from one network are refused', async () => {
      const visitor = await new Visitor(sandbox).arrive();
      visitor.address = '198.51.100.1';
      await limited(10, () =>
        visitor.call('POST', '/api/user/activate-account', {
          activationCode: 'AAAA-AAAA',
          password: 'a long enough one',
        }),
      );
      await limited(300, () =>
        visitor.call('POST', '/api/user', {
          email: 'someone@post.example',
          password: 'a long enough one',
        }),
      );
      const other = await new Visitor(sandbox).signUp();
      expect((await other.call('GET', '/api/user')).status).toBe(200);
    });

    test('a disabled account cannot log in', async () => {
      const visitor = await new Visitor(sandbox, 'meridian-tower').arrive();
      const refused = await visitor.logIn('noor.aziz@lindenlaw.example', PERSONA_PASSWORD);
      expect(refused.headers.get('x-auth-error')).toBe('Your account is still disabled');
    });

    test('the session token names the user, and an altered token is refused', async () => {
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

    test('an account of one operator does not exist at another operator’s venue', async () => {
      const visitor = await new Visitor(sandbox, 'station-lofts').arrive();
      expect((await visitor.logIn('maya.okafor@hey.co.uk', PERSONA_PASSWORD)).status).toBe(401);
    });

    test('one account works at all venues of an operator with shared accounts', async () => {
      const visitor = await new Visitor(sandbox, 'canal-hall').arrive();
      expect((await visitor.logIn('priya.raman@quad.example', PERSONA_PASSWORD)).status).toBe(200);
      expect((await visitor.call('GET', '/api/site-info')).body).toMatchObject({
        name: 'Canal Hall',
        isLoggedIn: true,
      });
    });
  });

  describe('the operator’s own number', () => {
    const guest = {
      email: 'guest@harcourt.example',
      password: 'a long enough one',
      firstName: 'G',
      lastName: 'U',
      mobile: '+447700900001',
    };

    test('the operator’s number works as user name at a venue that allows the lookup', async () => {
      for (const username of ['m-20417', 'M-20417@MERIDIAN', ' M-20417 ']) {
        const visitor = await new Visitor(sandbox, 'meridian-tower').arrive();
        const { body } = await visitor.logIn(username, PERSONA_PASSWORD);
        expect(body['phoneNumber']).toMatch(/742$/);
      }
      const elsewhere = await new Visitor(sandbox, 'union-street').arrive();
      expect((await elsewhere.logIn('10482213', PERSONA_PASSWORD)).status).toBe(401);
    });

    test('two users cannot have the same operator’s number', async () => {
      const visitor = await new Visitor(sandbox, 'meridian-tower').arrive();
      const taken = await visitor.call('POST', '/api/user', { ...guest, externalId: 'm-20417' });
      expect(taken.body).toMatchObject({
        code: 'VALIDATION',
        fields: { externalId: expect.any(String) },
      });
      const own = await new Visitor(sandbox, 'meridian-tower').signUp({
        ...guest,
        externalId: 'M-1',
      });
      const change = (externalId: string) => own.call('PATCH', '/api/user', { externalId });
      expect((await change('M-1')).status).toBe(200);
      expect((await change('M-20417')).status).toBe(400);
    });

    test('two users who register at the same time do not get the same operator’s number', async () => {
      const visitors = await Promise.all(
        [1, 2, 3, 4].map(() => new Visitor(sandbox, 'meridian-tower').arrive()),
      );
      const answers = await Promise.all(
        visitors.map((visitor, index) =>
          visitor.call('POST', '/api/user', {
            ...guest,
            email: `same-number-${index}@harcourt.example`,
            externalId: index % 2 === 0 ? 'M-77' : 'm-77',
          }),
        ),
      );
      expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 400, 400, 400]);
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

    test('a log-in asks for the SMS code, which works once and starts the session', async () => {
      const visitor = await new Visitor(sandbox, 'meridian-tower').arrive();
      const asked = await visitor.logIn(member, PERSONA_PASSWORD);
      expect(asked.body['phoneNumber']).toMatch(/742$/);
      expect(asked.headers.get('authorization')).toBeNull();
      const { codes } = await lastMessage(sandbox, phone);
      expect((await check(visitor, String(codes[0]))).status).toBe(200);
      expect((await visitor.call('GET', '/api/user')).status).toBe(200);
      expect((await check(visitor, String(codes[0]))).status).not.toBe(200);
    });

    test('logging in again while an SMS code is valid sends no other code', async () => {
      await minutes(11);
      const visitor = await new Visitor(sandbox, 'meridian-tower').arrive();
      const first = await visitor.logIn(member, PERSONA_PASSWORD);
      const sent = await lastMessage(sandbox, phone);
      const second = await visitor.logIn(member, PERSONA_PASSWORD);
      expect(second.body).toEqual(first.body);
      expect((await lastMessage(sandbox, phone)).id).toBe(sent.id);
    });

    test('another SMS code is sent after two minutes only, and the first one expires', async () => {
      await minutes(11);
      const visitor = await new Visitor(sandbox, 'meridian-tower').arrive();
      await visitor.logIn(member, PERSONA_PASSWORD);
      const first = String((await lastMessage(sandbox, phone)).codes[0]);
      const resend = () =>
        visitor.call('POST', '/auth/mfa/resend-code', {
          username: member,
          password: PERSONA_PASSWORD,
        });
      expect((await resend()).status).toBe(429);
      await minutes(2.1);
      expect((await resend()).status).toBe(200);
      const second = String((await lastMessage(sandbox, phone)).codes[0]);
      const old = first === second ? '000000' : first;
      expect((await check(visitor, old)).status).toBe(401);
      expect((await check(visitor, second)).status).toBe(200);
    });

    test('an SMS code expires after ten minutes', async () => {
      await minutes(11);
      const visitor = await new Visitor(sandbox, 'meridian-tower').arrive();
      await visitor.logIn(member, PERSONA_PASSWORD);
      const code = String((await lastMessage(sandbox, phone)).codes[0]);
      await minutes(11);
      expect((await check(visitor, code)).body).toMatchObject({ code: 'CODE_EXPIRED' });
    });
  });

  describe('the session', () => {
    test('a session survives a move of the clock with a new token, unless the move ends sessions', async () => {
      const visitor = await new Visitor(sandbox).signUp();
      await sandbox.moveClock(45 * DAY);
      const old = visitor.token;
      const answer = await visitor.call('GET', '/api/user');
      expect(answer.status).toBe(200);
      expect(visitor.token).not.toBe(old);
      expect(Date.parse(String(answer.headers.get('date')))).toBeGreaterThan(Date.now() + 44 * DAY);
      await sandbox.moveClock(60_000, { endSessions: true });
      expect((await visitor.call('GET', '/api/user')).status).toBe(401);
    });

    test('a session that starts right after all sessions ended is valid', async () => {
      await sandbox.moveClock(0, { endSessions: true });
      const visitor = await new Visitor(sandbox).signUp();
      expect((await visitor.call('GET', '/api/user')).status).toBe(200);
    });
  });
});
