import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { rateLimits } from '../services/rate-limits/RateLimits';
import { codeIn, lastMessage } from './support/outbox';
import { textAt } from './support/textAt';
import { engines, startTestSandbox, type TestSandbox } from './support/testSandbox';
import { Visitor } from './support/Visitor';

describe.each(engines)('accounts (%s)', (engine) => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await startTestSandbox(engine);
  });
  afterAll(() => sandbox.close());

  const minutes = (count: number) => sandbox.moveClock(count * 60_000);

  describe('registering', () => {
    test('a registration without a required field is refused with a message for that field', async () => {
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

    test('a registration with the email address of an account is refused, in upper or lower case', async () => {
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

    test('two registrations at once with the same email address create one account', async () => {
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

    test('a registration with an email domain that the venue does not allow is refused', async () => {
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

  describe('a captcha', () => {
    const solve = async ({ app } = sandbox) => {
      const answer = await app.request('/simulators/captcha/token', { method: 'POST' });
      return textAt({ body: await answer.json() }, 'token');
    };
    const verify = (visitor: Visitor, token: string) =>
      visitor.call('POST', `/api/user/verify-recaptcha-token?response=${token}`);
    const register = (visitor: Visitor, email: string, recaptchaToken?: string) =>
      visitor.call('POST', '/api/user', {
        email,
        password: 'a long enough one',
        firstName: 'C',
        lastName: 'A',
        ...(recaptchaToken ? { recaptchaToken } : {}),
      });

    test('a solved captcha is verified once; any other token is refused', async () => {
      const visitor = await new Visitor(sandbox).arrive();
      const token = await solve();
      expect((await verify(visitor, token)).body).toEqual({ success: true });
      for (const bad of [token, 'not-a-token', `${await solve()}x`])
        expect(await verify(visitor, bad)).toMatchObject({
          status: 400,
          body: { code: 'CAPTCHA_FAILED' },
        });
    });

    test('if a captcha is configured, registration needs a solved one, even if it was verified before', async () => {
      const configured = await startTestSandbox(engine, { captcha: 'simulator' });
      onTestFinished(configured.close);
      const visitor = await new Visitor(configured).arrive();
      const config = await configured.app.request('/v2/public-config.json');
      expect(await config.json()).toMatchObject({ recaptchaSiteKey: 'stand-in-site-key' });
      const [first, second] = [await solve(configured), await solve(configured)];
      await verify(visitor, first);
      expect((await register(visitor, 'c1@post.example')).body).toMatchObject({
        code: 'CAPTCHA_FAILED',
      });
      expect((await register(visitor, 'c1@post.example', 'made-up')).status).toBe(400);
      expect((await register(visitor, 'c1@post.example', first)).status).toBe(201);
      expect((await register(visitor, 'c2@post.example', second)).status).toBe(201);
      for (const used of [first, second])
        expect((await register(visitor, 'c3@post.example', used)).status).toBe(400);
    });

    test('a captcha that cannot be checked gives status 502', async () => {
      const { captcha } = sandbox.backend;
      const kept = captcha.verifyUrl;
      captcha.verifyUrl = `${sandbox.url}/sandbox`;
      const quiet = vi.spyOn(console, 'error').mockReturnValue();
      const visitor = await new Visitor(sandbox).arrive();
      expect((await verify(visitor, await solve())).status).toBe(502);
      expect(quiet).toHaveBeenCalledOnce();
      quiet.mockRestore();
      captcha.verifyUrl = kept;
    });
  });

  describe('confirming an email address', () => {
    test('a new user logs in once without a confirmed address; later log-ins need the link', async () => {
      const email = 'fresh@post.example';
      const visitor = await new Visitor(sandbox, 'station-lofts').signUp({ email });
      expect((await visitor.call('GET', '/api/user')).body['siteUser']).toMatchObject({
        active: false,
      });
      expect((await visitor.logIn(email, 'a long enough one', '1')).status).toBe(200);
      const later = await visitor.logIn(email, 'a long enough one', '1');
      expect(later.headers.get('x-auth-error')).toBe('Unaccepted verification email');
      const { links } = await lastMessage(sandbox, email);
      expect(links[0]).toContain('/v2/#/login?status=verify&code=');
      const activationCode = codeIn(links[0]);
      const activate = () => visitor.call('POST', '/api/user/activate-account', { activationCode });
      expect((await activate()).body).toMatchObject({ email });
      expect((await activate()).body).toMatchObject({ code: 'ALREADY_ACTIVATED' });
      expect((await visitor.logIn(email, 'a long enough one')).status).toBe(200);
    });

    test('correcting the email address sends a new link, and the old link says that it is replaced', async () => {
      const visitor = await new Visitor(sandbox, 'station-lofts').signUp({
        email: 'tpyo@post.example',
      });
      const old = codeIn((await lastMessage(sandbox, 'tpyo@post.example')).links[0]);
      const { status } = await visitor.call('PATCH', '/api/user', {
        email: 'typo@post.example',
        existingPassword: 'a long enough one',
      });
      expect(status).toBe(200);
      const fresh = codeIn((await lastMessage(sandbox, 'typo@post.example')).links[0]);
      const activate = (activationCode: string) =>
        visitor.call('POST', '/api/user/activate-account', { activationCode });
      expect(await activate(old)).toMatchObject({ status: 400, body: { code: 'CODE_REPLACED' } });
      expect((await activate(fresh)).status).toBe(200);
      expect((await activate(old)).body).toMatchObject({ code: 'ALREADY_ACTIVATED' });
    });
  });

  test('an account keeps 40 marketing answers at most, in however many requests', async () => {
    const user = await new Visitor(sandbox).signUp();
    const many = (round: number) =>
      Object.fromEntries(Array.from({ length: 20 }, (_, index) => [`${round}-${index}`, '1']));
    const marketing = `/api/marketing-preferences/${user.userId}`;
    const changes = [
      (round: number) =>
        user.call('PATCH', '/api/user/agreements', { detailedMarketingOptIn: many(round) }),
      (round: number) => user.call('PUT', marketing, { preferences: many(round) }),
    ];
    const statuses: number[] = [];
    for (const change of changes)
      for (const round of [1, 2, 3]) statuses.push((await change(round)).status);
    expect(statuses).toEqual([200, 200, 400, 200, 200, 400]);
    expect((await user.call('GET', '/api/user')).body['siteUser']).toMatchObject({
      detailedMarketingOptIn: many(2),
    });
  });

  describe('passwords', () => {
    test('a reset link works once, and requesting one does not reveal who has an account', async () => {
      const visitor = await new Visitor(sandbox).arrive();
      const ask = (email: string) =>
        visitor.call('POST', '/api/user/password-reset/request-email', { email });
      expect((await ask('nobody@post.example')).status).toBe(204);
      expect((await ask('maya.okafor@hey.co.uk')).status).toBe(204);
      expect((await ask('maya.okafor@hey.co.uk')).status).toBe(429);
      expect((await ask('nobody@post.example')).status).toBe(429);
      const code = codeIn((await lastMessage(sandbox, 'maya.okafor@hey.co.uk')).links[0]);
      const reset = () =>
        visitor.call('POST', '/api/user/password-reset/by-email', {
          code,
          password: 'brand new one',
        });
      expect((await reset()).status).toBe(204);
      expect((await reset()).body).toMatchObject({ code: 'CODE_EXPIRED' });
      expect((await visitor.logIn('maya.okafor@hey.co.uk', 'brand new one')).status).toBe(200);
    });

    // Before a reset by email, which removes the number.
    test('a reset code by SMS goes to the account’s own number only', async () => {
      const visitor = await new Visitor(sandbox, 'station-lofts').arrive();
      const email = 'hugo.frost@post.example';
      const ask = (phoneNumber: string) =>
        visitor.call('POST', '/api/user/password-reset/request-sms', { email, phoneNumber });
      await ask('+447700900999');
      await expect(lastMessage(sandbox, '+447700900999')).rejects.toThrow();
      await minutes(3);
      await ask('+447700900822');
      const code = String((await lastMessage(sandbox, '+447700900822')).codes[0]);
      const reset = await visitor.call('POST', '/api/user/password-reset/by-sms', {
        email,
        code,
        password: 'brand new one',
      });
      expect(reset.status).toBe(204);
      expect((await visitor.logIn(email, 'brand new one')).status).toBe(200);
    });

    test('a newer reset link replaces the older one, which is then expired', async () => {
      const email = 'hugo.frost@post.example';
      const visitor = await new Visitor(sandbox, 'station-lofts').arrive();
      const ask = async () => {
        await minutes(3);
        await visitor.call('POST', '/api/user/password-reset/request-email', { email });
        return codeIn((await lastMessage(sandbox, email)).links[0]);
      };
      const reset = (code: string) =>
        visitor.call('POST', '/api/user/password-reset/by-email', { code, password: 'brand new' });
      const [replaced, newest] = [await ask(), await ask()];
      expect((await reset(replaced)).body).toMatchObject({ code: 'CODE_EXPIRED' });
      expect((await reset('made-up')).body).toMatchObject({ code: 'CODE_WRONG' });
      expect((await reset(newest)).status).toBe(204);
    });

    test('a reset link confirms the address that it was sent to', async () => {
      const email = 'chloe.bennett@post.example';
      const visitor = await new Visitor(sandbox, 'station-lofts').arrive();
      await visitor.call('POST', '/api/user/password-reset/request-email', { email });
      const [link] = (await lastMessage(sandbox, email)).links;
      const password = 'a new and longer one';
      await visitor.call('POST', '/api/user/password-reset/by-email', {
        code: codeIn(link),
        password,
      });
      expect((await visitor.logIn(email, password)).status).toBe(200);
    });

    test('changing the password needs the current password', async () => {
      const visitor = await new Visitor(sandbox).signUp();
      const change = (existingPassword: string) =>
        visitor.call('POST', '/api/user/change-password', {
          existingPassword,
          newPassword: 'another long one',
        });
      expect((await change('not it')).body).toMatchObject({ code: 'PASSWORD_WRONG' });
      expect((await change('a long enough one')).status).toBe(204);
    });

    // LOGIN-10
    test('attempts that the account’s count refuses take no guess from the session', async () => {
      const visitor = await new Visitor(sandbox).signUp();
      const { limits } = sandbox.backend;
      const { allowed } = rateLimits.passwordElsewhere;
      const everywhere = `${visitor.userId} sessions`;
      const change = (existingPassword: string) =>
        visitor.call('POST', '/api/user/change-password', {
          existingPassword,
          newPassword: 'another long one',
        });
      await limits.take(rateLimits.passwordElsewhere, everywhere, allowed);
      for (let guess = 0; guess < 5; guess += 1) expect((await change('not it')).status).toBe(429);
      await limits.forget(rateLimits.passwordElsewhere, everywhere);
      expect((await change('a long enough one')).status).toBe(204);
    });

    test('the code from the letter activates an account that the operator created', async () => {
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
});
