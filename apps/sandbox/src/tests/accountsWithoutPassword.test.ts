import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sessions } from '../db/schema/sessions';
import { codes, users } from '../db/schema/users';
import { createTicket } from '../services/network/tickets';
import { createCode } from '../services/one-time-codes/oneTimeCodes';
import { codeIn, lastMessage } from './support/outbox';
import { engines, startTestSandbox, type TestSandbox } from './support/testSandbox';
import { Visitor } from './support/Visitor';

const EMAIL = 'ravi.menon@post.example';
const STRANGER = 'stranger@post.example';

describe.each(engines)('an account without a password (%s)', (engine) => {
  let sandbox: TestSandbox;
  let visitor: Visitor;
  beforeAll(async () => {
    sandbox = await startTestSandbox(engine);
  });
  afterAll(() => sandbox.close());

  const owner = async () => {
    const [user] = await sandbox.backend.db.select().from(users).where(eq(users.email, EMAIL));
    if (!user) throw new Error('The seeds have changed.');
    return user;
  };
  beforeEach(async () => {
    const { db } = sandbox.backend;
    const user = await owner();
    await db
      .update(users)
      .set({ passwordHash: null, pendingEmail: null, mobile: '' })
      .where(eq(users.id, user.id));
    visitor = await new Visitor(sandbox, 'station-lofts').arrive();
    const token = await createTicket(sandbox.backend, user);
    await visitor.call('POST', '/api/gateway/login', { ...visitor.location, token });
    await sandbox.moveClock(2 * 3_600_000);
  });
  /** As if the person had logged in an hour ago; sessions begin on the real clock. */
  const ageSession = async () => {
    const { id } = await owner();
    await sandbox.backend.db
      .update(sessions)
      .set({ realCreatedAt: Date.now() - 3_600_000 })
      .where(eq(sessions.userId, id));
  };
  const change = (fields: object) => visitor.call('PATCH', '/api/user', fields);

  test.each([
    ['address', { email: STRANGER }],
    ['first number', { mobile: '+447700900777' }],
    ['first password', { password: 'a stranger has chosen it' }],
  ])('keeps its %s an hour after the log-in, and its owner gets a link', async (_what, fields) => {
    await ageSession();
    const answer = await change(fields);
    expect(answer).toMatchObject({ status: 400, body: { code: 'PASSWORD_WRONG' } });
    expect(await owner()).toMatchObject({ passwordHash: null, pendingEmail: null, mobile: '' });
    const { links } = await lastMessage(sandbox, EMAIL);
    const password = 'the owner has chosen it';
    const code = codeIn(links[0]);
    await visitor.call('POST', '/api/user/password-reset/by-email', { code, password });
    const again = await new Visitor(sandbox, 'station-lofts').arrive();
    expect((await again.logIn(EMAIL, password)).status).toBe(200);
  });

  test('says what happened to the link even where no other one may be sent', async () => {
    await ageSession();
    expect((await change({ email: STRANGER })).body['message']).toMatch(/We’ve sent a link/);
    expect((await change({ email: STRANGER })).body['message']).toMatch(/last link that we sent/);
    const sent = await sandbox.backend.db
      .select()
      .from(codes)
      .where(eq(codes.purpose, 'reset-email'));
    expect(sent.filter(({ usedAt }) => usedAt === null)).toHaveLength(1);
  });

  test('can change its other details at any time', async () => {
    await ageSession();
    expect((await change({ firstName: 'Ravindra', email: EMAIL })).status).toBe(200);
  });

  // PASS-5
  test('lets nobody in with the code of its letter once it has a password', async () => {
    const { db } = sandbox.backend;
    const letter = await createCode(db, sandbox.clock.now(), 'activate', (await owner()).id);
    expect(letter).toMatch(/^[A-Z2-9]{4}(?:-[A-Z2-9]{4}){2}$/);
    const password = 'chosen at the first log-in';
    expect((await change({ password })).status).toBe(200);
    const stranger = await new Visitor(sandbox, 'station-lofts').arrive();
    expect(
      await stranger.call('POST', '/api/user/activate-account', {
        activationCode: letter,
        password: 'a stranger has chosen it',
      }),
    ).toMatchObject({ body: { code: 'CODE_EXPIRED' } });
    expect((await stranger.logIn(EMAIL, password)).status).toBe(200);
  });

  // PASS-6
  test('tells its owner when a new letter’s code replaces the password that it has by then', async () => {
    const { db } = sandbox.backend;
    await change({ password: 'chosen at the first log-in' });
    const letter = await createCode(db, sandbox.clock.now(), 'activate', (await owner()).id);
    const password = 'chosen with the letter';
    const answer = await visitor.call('POST', '/api/user/activate-account', {
      activationCode: letter,
      password,
    });
    expect(answer.status).toBe(200);
    expect((await lastMessage(sandbox, EMAIL)).subject).toBe('Your password has changed');
  });

  test('takes a first number and a first password just after the log-in', async () => {
    const answer = await change({
      mobile: '+447700900777',
      password: 'chosen at the first log-in',
    });
    expect(answer.status).toBe(200);
    expect(await owner()).toMatchObject({ mobile: '+447700900777' });
  });
});
