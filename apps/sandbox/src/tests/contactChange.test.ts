import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { users } from '../db/schema/users';
import { PERSONA_PASSWORD } from '../scenarios/seedPersona';
import { confirmMobile } from '../services/registration/updateUser';
import { changeSite } from './support/changeSite';
import { codeIn, lastMessage, messagesTo } from './support/outbox';
import { engines, startTestSandbox, type TestSandbox } from './support/testSandbox';
import { Visitor } from './support/Visitor';

const PASSWORD = 'a long enough one';

describe.each(engines)('changing who an account belongs to (%s)', (engine) => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await startTestSandbox(engine);
  });
  afterAll(() => sandbox.close());

  const unique = () => Math.random().toString(36).slice(2, 10);
  const newUser = async (locationId = 'canal-wharf') => {
    const email = `old-${unique()}@post.example`;
    const mobile = `+4477009${String(Math.floor(Math.random() * 1e5)).padStart(5, '0')}`;
    const visitor = new Visitor(sandbox, locationId);
    await visitor.signUp({ email, mobile });
    return { visitor, email, mobile, fresh: `new-${unique()}@post.example` };
  };
  const patch = (visitor: Visitor, change: object) => visitor.call('PATCH', '/api/user', change);
  const siteUser = async (visitor: Visitor) =>
    (await visitor.call('GET', '/api/user')).body['siteUser'];
  /** The newest first. */
  const mailsTo = async (recipient: string) => (await messagesTo(sandbox, recipient)).reverse();
  const confirm = (visitor: Visitor, activationCode: string) =>
    visitor.call('POST', '/api/user/activate-account', { activationCode });

  describe('the email address', () => {
    test.each([
      ['no password', {}],
      ['a wrong password', { existingPassword: 'not this one' }],
    ])('does not change with %s', async (_name, given) => {
      const { visitor, email, fresh } = await newUser();
      const { status, body } = await patch(visitor, { email: fresh, ...given });
      expect(status).toBe(400);
      expect(body).toMatchObject({
        code: 'PASSWORD_WRONG',
        fields: { existingPassword: expect.any(String) },
      });
      expect(await siteUser(visitor)).toMatchObject({ email, pendingEmail: null });
      expect(await mailsTo(fresh)).toEqual([]);
    });

    test('is not confirmed by the link that went to another one, even if the next mail is refused', async () => {
      const { visitor, email, fresh } = await newUser();
      const last = `last-${unique()}@post.example`;
      await patch(visitor, { email: fresh, existingPassword: PASSWORD });
      const code = codeIn((await mailsTo(fresh))[0]?.links[0]);
      const { limits } = sandbox.backend;
      vi.spyOn(limits, 'use').mockImplementation(async (_rule, key) => {
        if (key === last) throw new Error('too many');
      });
      vi.spyOn(console, 'error').mockImplementation(() => undefined);
      await patch(visitor, { email: last, existingPassword: PASSWORD });
      vi.restoreAllMocks();
      expect((await confirm(visitor, code)).status).toBe(400);
      expect(await siteUser(visitor)).toMatchObject({ email });
    });

    test('changes when the new one is confirmed, and the old one is told', async () => {
      const { visitor, email, fresh } = await newUser();
      await patch(visitor, { email: fresh, existingPassword: PASSWORD });
      expect(await siteUser(visitor)).toMatchObject({ email, pendingEmail: fresh, active: true });
      expect((await mailsTo(email))[0]?.subject).toMatch(/about to change/);
      const code = codeIn((await lastMessage(sandbox, fresh)).links[0]);
      expect((await visitor.logIn(email, PASSWORD)).status).toBe(200);
      expect((await confirm(visitor, code)).body).toMatchObject({ email: fresh });
      expect(await siteUser(visitor)).toMatchObject({ email: fresh, pendingEmail: null });
      expect((await mailsTo(email))[0]?.subject).toMatch(/has changed/);
      expect((await visitor.logIn(email, PASSWORD)).status).toBe(401);
      expect((await visitor.logIn(fresh, PASSWORD)).status).toBe(200);
    });

    // PREF-5
    test('changes even where the mail to the old one cannot be sent', async () => {
      const { visitor, fresh } = await newUser();
      await patch(visitor, { email: fresh, existingPassword: PASSWORD });
      const code = codeIn((await lastMessage(sandbox, fresh)).links[0]);
      vi.spyOn(sandbox.backend.messages, 'sendMail').mockRejectedValue(new Error('no server'));
      vi.spyOn(console, 'error').mockImplementation(() => undefined);
      expect(await confirm(visitor, code)).toMatchObject({ status: 200, body: { email: fresh } });
      vi.restoreAllMocks();
      expect((await visitor.logIn(fresh, PASSWORD)).status).toBe(200);
    });

    test('a reset link that the old address has is worth nothing after the change', async () => {
      const { visitor, email, fresh } = await newUser();
      await visitor.call('POST', '/api/user/password-reset/request-email', { email });
      const reset = codeIn((await lastMessage(sandbox, email)).links[0]);
      await patch(visitor, { email: fresh, existingPassword: PASSWORD });
      await confirm(visitor, codeIn((await lastMessage(sandbox, fresh)).links[0]));
      const { body } = await visitor.call('POST', '/api/user/password-reset/by-email', {
        code: reset,
        password: 'another long one',
      });
      expect(body).toMatchObject({ code: 'CODE_EXPIRED' });
    });

    test('a change that waits is dropped when the password is reset', async () => {
      const { visitor, email, fresh } = await newUser();
      await patch(visitor, { email: fresh, existingPassword: PASSWORD });
      const code = codeIn((await lastMessage(sandbox, fresh)).links[0]);
      await visitor.call('POST', '/api/user/password-reset/request-email', { email });
      await visitor.call('POST', '/api/user/password-reset/by-email', {
        code: codeIn((await lastMessage(sandbox, email)).links[0]),
        password: 'another long one',
      });
      const late = await new Visitor(sandbox).arrive();
      expect(await confirm(late, code)).toMatchObject({
        status: 400,
        body: { code: 'CHANGE_DROPPED' },
      });
      expect((await lastMessage(sandbox, email)).body).toContain(
        `We’ve also cancelled the change to ${fresh}`,
      );
      expect((await late.logIn(email, 'another long one')).status).toBe(200);
    });

    // PASS-5
    test('a number that waits is named in the mail about a new password, as people there write it', async () => {
      const { visitor, email } = await newUser();
      await patch(visitor, { mobile: '+447900112233', existingPassword: PASSWORD });
      const changed = { existingPassword: PASSWORD, newPassword: 'another long one' };
      await visitor.call('POST', '/api/user/change-password', changed);
      expect((await lastMessage(sandbox, email)).body).toContain('the change to 07900 112233,');
    });

    test('an address that another account takes meanwhile is refused at the confirmation', async () => {
      const { visitor, email, fresh } = await newUser();
      await patch(visitor, { email: fresh, existingPassword: PASSWORD });
      const code = codeIn((await lastMessage(sandbox, fresh)).links[0]);
      await new Visitor(sandbox).signUp({ email: fresh });
      expect((await confirm(visitor, code)).body).toMatchObject({ code: 'EMAIL_TAKEN' });
      expect(await siteUser(visitor)).toMatchObject({ email });
    });
  });

  describe('the mobile number', () => {
    const number = () => `+4479000${String(Math.floor(Math.random() * 1e5)).padStart(5, '0')}`;

    test('does not change without the password', async () => {
      const { visitor, mobile } = await newUser();
      const { body } = await patch(visitor, { mobile: number() });
      expect(body).toMatchObject({ code: 'PASSWORD_WRONG' });
      expect(await siteUser(visitor)).toMatchObject({ mobile });
    });

    test('changes with the code that was sent to the new one, and the email address is told', async () => {
      const { visitor, email, mobile } = await newUser();
      const fresh = number();
      await patch(visitor, { mobile: fresh, existingPassword: PASSWORD });
      expect(await siteUser(visitor)).toMatchObject({ mobile, pendingMobile: fresh });
      const code = String((await lastMessage(sandbox, fresh)).codes[0]);
      const give = (guess: string) =>
        visitor.call('POST', '/api/user/confirm-mobile', { code: guess });
      const wrong = code === '000000' ? '000001' : '000000';
      expect((await give(wrong)).body).toMatchObject({ code: 'CODE_WRONG' });
      expect((await give(code)).body['siteUser']).toMatchObject({
        mobile: fresh,
        pendingMobile: null,
      });
      const national = `0${fresh.slice(3, 7)} ${fresh.slice(7)}`;
      expect((await mailsTo(email))[0]?.body).toContain(`the mobile number ${national}.`);
    });

    test('a code that went to one number does not confirm another, which gets its own at once', async () => {
      const { visitor } = await newUser();
      const [own, other] = [number(), number()];
      await patch(visitor, { mobile: own, existingPassword: PASSWORD });
      const change = await patch(visitor, { mobile: other, existingPassword: PASSWORD });
      expect(change.status).toBe(200);
      const confirmWithCodeOf = async (recipient: string) =>
        visitor.call('POST', '/api/user/confirm-mobile', {
          code: (await lastMessage(sandbox, recipient)).codes[0],
        });
      expect((await confirmWithCodeOf(own)).status).toBe(400);
      expect((await siteUser(visitor))?.['mobile']).not.toBe(other);
      expect((await confirmWithCodeOf(other)).status).toBe(200);
      expect(await siteUser(visitor)).toMatchObject({ mobile: other });
    });

    // LOGIN-20
    test('is not proved by a code that went to another one while the call waited', async () => {
      const { visitor } = await newUser();
      const { db } = sandbox.backend;
      const read = async () => {
        const [user] = await db.select().from(users).where(eq(users.id, visitor.userId));
        if (!user) throw new Error('The account is gone.');
        return user;
      };
      const [victims, own] = [number(), number()];
      await patch(visitor, { mobile: victims, existingPassword: PASSWORD });
      const before = await read();
      await patch(visitor, { mobile: own, existingPassword: PASSWORD });
      const code = String((await lastMessage(sandbox, own)).codes[0]);
      const client = { address: '127.0.0.1', userAgent: '' };
      await expect(confirmMobile(sandbox.backend, before, code, client)).rejects.toThrow();
      expect((await read()).provedMobile).toBeNull();
    });

    test('a first number needs the password too, and has effect at once', async () => {
      const visitor = await new Visitor(sandbox).signUp();
      const fresh = number();
      expect((await patch(visitor, { mobile: fresh })).status).toBe(400);
      expect(
        (await patch(visitor, { mobile: fresh, existingPassword: PASSWORD })).body['siteUser'],
      ).toMatchObject({ mobile: fresh, pendingMobile: null });
    });
  });

  describe('the second factor', () => {
    const member = 'priya.raman@quad.example';
    const phone = '+447700900555';
    beforeAll(async () => {
      await changeSite(sandbox, 'union-street', () => ({ mfaViaSms: true }));
      await sandbox.backend.db.update(users).set({ mobile: phone }).where(eq(users.email, member));
    });

    test('is asked for at a sibling venue that has none of its own', async () => {
      const visitor = await new Visitor(sandbox, 'canal-hall').arrive();
      const answer = await visitor.logIn(member, PERSONA_PASSWORD);
      expect(answer.body['phoneNumber']).toMatch(/555$/);
      expect(answer.headers.get('authorization')).toBeNull();
    });

    test('is asked for where no venue is known', async () => {
      const visitor = new Visitor(sandbox, '');
      await visitor.call('GET', '/auth/blank-session', undefined, { 'x-location-details': '' });
      const answer = await visitor.logIn(member, PERSONA_PASSWORD);
      expect(answer.body['phoneNumber']).toMatch(/555$/);
    });

    test('is not skipped by saying that an old account has just registered', async () => {
      const { db } = sandbox.backend;
      await db.update(users).set({ firstLoginAt: null }).where(eq(users.email, member));
      const visitor = await new Visitor(sandbox, 'union-street').arrive();
      const answer = await visitor.logIn(member, PERSONA_PASSWORD, '1');
      expect(answer.body['phoneNumber']).toMatch(/555$/);
    });

    test('does not replace the confirmation of the email address', async () => {
      const { db } = sandbox.backend;
      await changeSite(sandbox, 'union-street', () => ({
        features: { email_activation: true, detailed_agreements: false, home_networking: false },
      }));
      const visitor = await new Visitor(sandbox, 'union-street').arrive();
      await visitor.logIn(member, PERSONA_PASSWORD);
      const { codes } = await lastMessage(sandbox, phone);
      await db.update(users).set({ verifiedAt: null }).where(eq(users.email, member));
      const credentials = { username: member, password: PERSONA_PASSWORD };
      const check = await visitor.call('POST', `/auth/mfa/check-code/${codes[0]}`, credentials);
      expect(check.headers.get('x-auth-error')).toBe('Unaccepted verification email');
      const resend = await visitor.call('POST', '/auth/mfa/resend-code', credentials);
      expect(resend.headers.get('x-auth-error')).toBe('Unaccepted verification email');
    });
  });
});
