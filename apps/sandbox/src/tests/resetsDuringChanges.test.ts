import { eq } from 'drizzle-orm';
import { afterEach, afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { users } from '../db/schema/users';
import type { Backend } from '../services/Backend';
import type { UserRow } from '../services/Caller';
import { mailResetLink } from '../services/passwords/resetByEmail';
import { sendConfirmation } from '../services/registration/sendConfirmation';
import { findSite } from '../services/sites/findSite';
import { PasswordHashes } from '../services/sessions/PasswordHashes';
import { holdCheck, holdHash } from './support/holdPasswords';
import { codeIn, lastMessage, messagesTo } from './support/outbox';
import { bothEngines, startTestSandbox, type TestSandbox } from './support/testSandbox';
import { Visitor } from './support/Visitor';

const PASSWORD = 'a long enough one';
const THIEFS = 'the thief’s own one';
const RESET = 'the owner’s own one';

// PASS-5, SES-30
describe.each(bothEngines)('a reset while another call waits (%s)', (engine) => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await startTestSandbox(engine, { rateLimits: false });
  });
  afterEach(() => vi.restoreAllMocks());
  afterAll(() => sandbox.close());

  /** A user, and a visitor who holds a session of theirs. */
  const stolen = async () => {
    const email = `owner-${Math.random().toString(36).slice(2)}@post.example`;
    const owner = new Visitor(sandbox);
    await owner.signUp({ email });
    const thief = await new Visitor(sandbox).arrive();
    await thief.logIn(email, PASSWORD);
    return { email, thief };
  };
  const reset = async (email: string) => {
    const visitor = await new Visitor(sandbox).arrive();
    await visitor.call('POST', '/api/user/password-reset/request-email', { email });
    const code = codeIn((await lastMessage(sandbox, email)).links[0]);
    const given = { code, password: RESET };
    await visitor.call('POST', '/api/user/password-reset/by-email', given);
  };
  /** Which of the passwords logs in. */
  const rightOnes = async (email: string) => {
    const right: string[] = [];
    for (const password of [PASSWORD, THIEFS, RESET]) {
      const visitor = await new Visitor(sandbox).arrive();
      if ((await visitor.logIn(email, password)).status === 200) right.push(password);
    }
    return right;
  };

  test('stays, when the thief’s change of the password comes after it', async () => {
    const { email, thief } = await stolen();
    const held = holdHash(sandbox.backend);
    const given = { existingPassword: PASSWORD, newPassword: THIEFS };
    const change = thief.call('POST', '/api/user/change-password', given);
    await held.reached;
    await reset(email);
    held.release();
    expect((await change).status).toBe(401);
    expect(await rightOnes(email)).toEqual([RESET]);
  });

  test('leaves no change of address behind it, and no mail to that address', async () => {
    const { email, thief } = await stolen();
    const theirs = `thief-${Math.random().toString(36).slice(2)}@post.example`;
    const held = holdCheck(sandbox.backend);
    const change = thief.call('PATCH', '/api/user', { email: theirs, existingPassword: PASSWORD });
    await held.reached;
    await reset(email);
    held.release();
    expect((await change).status).toBe(401);
    expect(await messagesTo(sandbox, theirs)).toEqual([]);
    const [user] = await sandbox.backend.db.select().from(users).where(eq(users.email, email));
    expect(user).toMatchObject({ pendingEmail: null });
  });

  test('keeps its links: a change of address by a session that has ended voids none', async () => {
    const { email, thief } = await stolen();
    const { db } = sandbox.backend;
    await db.update(users).set({ verifiedAt: null }).where(eq(users.email, email));
    const held = holdCheck(sandbox.backend);
    const given = { email: 'thief@post.example', existingPassword: PASSWORD };
    const change = thief.call('PATCH', '/api/user', given);
    await held.reached;
    await reset(email);
    const visitor = await new Visitor(sandbox).arrive();
    await visitor.call('POST', '/api/user/password-reset/request-email', { email });
    held.release();
    expect((await change).status).toBe(401);
    const code = codeIn((await lastMessage(sandbox, email)).links[0]);
    const answer = await visitor.call('POST', '/api/user/password-reset/by-email', {
      code,
      password: 'the owner’s second one',
    });
    expect(answer.status).toBeLessThan(300);
  });

  test.each([
    ['a reset link', mailResetLink],
    [
      'a confirmation',
      async (backend: Backend, user: UserRow) => {
        const site = await findSite(backend.db, user.locationId);
        if (site) await sendConfirmation(backend, site, user);
      },
    ],
  ])('%s goes to the address that the account has by then', async (_, mail) => {
    const { email } = await stolen();
    const { db } = sandbox.backend;
    const [before] = await db.select().from(users).where(eq(users.email, email));
    if (!before) throw new Error('The account is gone.');
    const sent = (await messagesTo(sandbox, email)).length;
    await db
      .update(users)
      .set({ email: `new-${email}` })
      .where(eq(users.id, before.id));
    await mail(sandbox.backend, before);
    expect(await messagesTo(sandbox, email)).toHaveLength(sent);
    expect((await lastMessage(sandbox, `new-${email}`)).links).toHaveLength(1);
  });

  test('stays, when a log-in with the old password renews the old hash', async () => {
    const { email } = await stolen();
    const passwordHash = await new PasswordHashes(9).hash(PASSWORD);
    await sandbox.backend.db.update(users).set({ passwordHash }).where(eq(users.email, email));
    const visitor = await new Visitor(sandbox).arrive();
    const held = holdHash(sandbox.backend);
    const logIn = visitor.logIn(email, PASSWORD);
    await held.reached;
    await reset(email);
    held.release();
    await logIn;
    expect(await rightOnes(email)).toEqual([RESET]);
  });
});
