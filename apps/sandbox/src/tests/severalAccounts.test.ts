import { randomBytes, randomInt } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { users } from '../db/schema/users';
import { createCode } from '../services/one-time-codes/oneTimeCodes';
import { codeIn, messagesTo } from './support/outbox';
import { engines, startTestSandbox, type TestSandbox } from './support/testSandbox';
import { Visitor } from './support/Visitor';

const PASSWORD = 'a long enough one';
const STRANGERS = 'the password of a stranger';

describe.each(engines)('accounts of one address at several sites (%s)', (engine) => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await startTestSandbox(engine);
  });
  afterAll(() => sandbox.close());

  let network = 0;
  /** A visitor outside the network, who has no site before the log-in. */
  const outside = async (address?: string) => {
    const visitor = new Visitor(sandbox, '', '');
    network += 1;
    visitor.address = address ?? `192.0.2.${network}`;
    return visitor.arrive();
  };
  const minutes = (count: number) => sandbox.moveClock(count * 60_000);
  const prove = async ({ userId }: Visitor) => {
    const { db, clock } = sandbox.backend;
    const code = await createCode(db, clock.now(), 'reset-email', userId);
    const visitor = await outside();
    const body = { code, password: PASSWORD };
    expect((await visitor.call('POST', '/api/user/password-reset/by-email', body)).status).toBe(
      204,
    );
  };
  const mailsTo = async (email: string, since: number) => {
    const sent = await messagesTo(sandbox, email);
    return sent.filter(
      ({ sentAt, subject }) => sentAt > since && subject === 'Choose a new password',
    );
  };
  /** A user, and a stranger who has registered with the user’s address at another site. */
  const twoAccounts = async (mobile?: string) => {
    const email = `${randomBytes(6).toString('hex')}@post.example`;
    const stranger = new Visitor(sandbox, 'trenance-cove');
    await stranger.signUp({ email, password: STRANGERS, ...(mobile && { mobile }) });
    const owner = await new Visitor(sandbox).signUp({ email, ...(mobile && { mobile }) });
    return { email, owner, stranger };
  };
  const accountOf = async (visitor: Visitor) =>
    (await visitor.call('GET', '/api/user')).body['siteUser']?.['id'];

  test('each password opens its own account outside the network', async () => {
    const { email, owner, stranger } = await twoAccounts();
    const visitor = await outside();
    expect((await visitor.logIn(email, PASSWORD)).status).toBe(200);
    expect(await accountOf(visitor)).toBe(await accountOf(owner));
    const other = await outside();
    expect((await other.logIn(email, STRANGERS)).status).toBe(200);
    expect(await accountOf(other)).toBe(await accountOf(stranger));
    expect((await (await outside()).logIn(email, 'wrong one')).status).toBe(401);
  });

  test('a suspended account with the same password keeps nobody out of the other one', async () => {
    const email = `${randomBytes(6).toString('hex')}@post.example`;
    const one = await new Visitor(sandbox).signUp({ email, password: PASSWORD });
    const other = await new Visitor(sandbox, 'trenance-cove').signUp({ email, password: PASSWORD });
    const suspend = (disabled: boolean, { userId }: Visitor) =>
      sandbox.backend.db.update(users).set({ disabled }).where(eq(users.id, userId));
    for (const [suspended, left] of [
      [one, other],
      [other, one],
    ] as const) {
      await suspend(true, suspended);
      const visitor = await outside();
      expect((await visitor.logIn(email, PASSWORD)).status).toBe(200);
      expect(await accountOf(visitor)).toBe(await accountOf(left));
      await suspend(false, suspended);
    }
  });

  test('the right password of the second account does not count as a wrong guess at the first', async () => {
    const { email } = await twoAccounts();
    const logIn = async (password: string) =>
      (await (await outside('198.51.100.1')).logIn(email, password)).status;
    for (let time = 0; time < 7; time += 1)
      expect([await logIn(PASSWORD), await logIn(STRANGERS)]).toEqual([200, 200]);
  });

  test('five wrong passwords lock all accounts of the address for this network', async () => {
    const { email } = await twoAccounts();
    const visitor = await outside();
    for (let guess = 0; guess < 5; guess += 1)
      expect((await visitor.logIn(email, 'wrong one')).headers.get('x-auth-error')).toBe(
        'Bad credentials',
      );
    for (const password of [PASSWORD, STRANGERS])
      expect((await visitor.logIn(email, password)).headers.get('x-auth-error')).toBe(
        'Your account is still disabled',
      );
  });

  test('a reset mails the link of the account that has proved the address, and names its site', async () => {
    const { email, owner } = await twoAccounts();
    await prove(owner);
    await minutes(3);
    const since = sandbox.clock.now();
    const visitor = await outside();
    await visitor.call('POST', '/api/user/password-reset/request-email', { email });
    const mails = await mailsTo(email, since);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.body).toContain('This link is for your account at Canal Wharf.');
    const body = {
      code: codeIn(mails[0]?.links.find((link) => link.includes('code='))),
      password: 'brand new one',
    };
    expect((await visitor.call('POST', '/api/user/password-reset/by-email', body)).status).toBe(
      204,
    );
    expect((await visitor.logIn(email, 'brand new one')).status).toBe(200);
    expect(await accountOf(visitor)).toBe(owner.userId);
  });

  test('a reset mails a link for each account where none has proved the address', async () => {
    const { email } = await twoAccounts();
    const since = sandbox.clock.now();
    await minutes(1);
    await (await outside()).call('POST', '/api/user/password-reset/request-email', { email });
    const bodies = (await mailsTo(email, since)).map(
      ({ body }) => /account at (.*)\./.exec(body)?.[1],
    );
    expect(bodies.toSorted()).toEqual(['Canal Wharf', 'Trenance Cove']);
  });

  test('a code by SMS sets the password of the account that it was sent for', async () => {
    const mobile = `+4477009${randomInt(10_000, 99_999)}`;
    const { email, owner } = await twoAccounts(mobile);
    const visitor = await outside();
    const asked = await visitor.call('POST', '/api/user/password-reset/request-sms', {
      email,
      phoneNumber: mobile,
    });
    expect(asked.status).toBe(204);
    const sent = await messagesTo(sandbox, mobile);
    const own = sent.find(({ body }) => body.startsWith('Canal Wharf'));
    const body = { email, code: own?.codes[0], password: 'brand new one' };
    expect((await visitor.call('POST', '/api/user/password-reset/by-sms', body)).status).toBe(204);
    expect((await visitor.logIn(email, 'brand new one')).status).toBe(200);
    expect(await accountOf(visitor)).toBe(owner.userId);
    expect((await (await outside()).logIn(email, STRANGERS)).status).toBe(200);
  });
});
