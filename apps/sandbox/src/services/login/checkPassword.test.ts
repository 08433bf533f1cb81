import { DAY, IMPERSONATION_LIFETIME, SESSION_LIFETIME } from '@foyer/domain';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { users } from '../../db/schema/users';
import { openTestBackend, type TestBackend } from '../../tests/support/testBackend';
import type { Caller, UserRow } from '../Caller';
import { callerFromTicket, createTicket } from '../network/tickets';
import { endSessions, findSession, issueSessionToken, startSession } from '../sessions/sessions';
import type { SiteRow } from '../sites/findSite';
import { checkPassword } from './checkPassword';
import { isFirstLogin, requireConfirmedEmail } from './requireConfirmedEmail';

const PASSWORD = 'a long enough one';
const MINUTE_MS = 60_000;

describe('log-in and sessions', () => {
  let backend: TestBackend;
  let site: SiteRow;
  let passwordHash: string;
  beforeAll(async () => {
    backend = await openTestBackend();
    site = await backend.addSite();
    passwordHash = await backend.passwords.hash(PASSWORD);
  });
  afterAll(() => backend.close());

  const claims = (userId: string | null, scope: string[]) => ({
    customer_code: site.customerCode,
    location_id: site.locationId,
    mac: '',
    nas_id: '',
    connection_type: 'wifi',
    user_id: userId,
    session_id: null,
    scope,
  });
  const visitor = (): Caller => ({
    claims: claims(null, ['anonymous']),
    user: null,
    mac: null,
    impersonating: false,
    session: null,
  });
  const logIn = (username: string, password = PASSWORD) =>
    checkPassword(backend, visitor(), { username, password }, { address: 'local' });
  const addUser = (columns: Partial<UserRow> = {}) =>
    backend.addUser(site, { passwordHash, ...columns });

  test.each([
    ['its email address', ({ email }: UserRow) => email],
    ['its address in upper case', ({ email }: UserRow) => email.toUpperCase()],
    [
      'its address and the customer code',
      ({ email, customerCode }: UserRow) => `${email}@${customerCode}`,
    ],
  ])('an account is found by %s', async (_name, usernameOf) => {
    const user = await addUser();
    expect(await logIn(usernameOf(user))).toMatchObject({ id: user.id });
  });

  test('an account of another venue is not found', async () => {
    const elsewhere = await backend.addSite();
    const { email } = await backend.addUser(elsewhere, { passwordHash });
    await expect(logIn(email)).rejects.toMatchObject({ message: 'Bad credentials' });
  });

  test('five wrong passwords in a row lock the account for 15 minutes, even for the right one', async () => {
    const { email, id } = await addUser();
    for (let tries = 0; tries < 5; tries += 1)
      await expect(logIn(email, 'wrong')).rejects.toMatchObject({ message: 'Bad credentials' });
    await expect(logIn(email)).rejects.toMatchObject({ message: 'Your account is still disabled' });
    backend.wait(15 * MINUTE_MS - 1);
    await expect(logIn(email)).rejects.toMatchObject({ message: 'Your account is still disabled' });
    backend.wait(1);
    expect(await logIn(email)).toMatchObject({ id });
  });

  test('a right password starts the count of wrong ones again', async () => {
    const { email, id } = await addUser();
    for (let round = 0; round < 2; round += 1) {
      for (let tries = 0; tries < 4; tries += 1)
        await expect(logIn(email, 'wrong')).rejects.toMatchObject({ code: 'UNAUTHORISED' });
      expect(await logIn(email)).toMatchObject({ id });
      backend.wait(MINUTE_MS);
    }
  });

  test('a disabled account and one without a password cannot log in', async () => {
    const disabled = await addUser({ disabled: true });
    const unfinished = await addUser({ passwordHash: null });
    await expect(logIn(disabled.email)).rejects.toMatchObject({ code: 'UNAUTHORISED' });
    await expect(logIn(unfinished.email, '')).rejects.toMatchObject({ code: 'UNAUTHORISED' });
  });

  describe('with an unconfirmed email address', () => {
    const confirmingSite = () =>
      backend.addSite({
        features: { email_activation: true, detailed_agreements: false, home_networking: false },
      });
    const require = async (columns: Partial<UserRow>, stage: '0' | '1') => {
      const place = await confirmingSite();
      const user = await backend.addUser(place, { verifiedAt: null, ...columns });
      requireConfirmedEmail(user, place, isFirstLogin(user, stage, backend.clock.now()));
    };
    const unconfirmed = { message: 'Unaccepted verification email' };

    test('a new user logs in within five minutes of registering, and later not', async () => {
      const createdAt = backend.clock.now();
      await expect(require({ createdAt }, '1')).resolves.toBeUndefined();
      await expect(
        require({ createdAt: createdAt - 5 * MINUTE_MS - 1 }, '1'),
      ).rejects.toMatchObject(unconfirmed);
    });

    test('a second log-in is refused, and so is a log-in that is not a registration', async () => {
      const createdAt = backend.clock.now();
      await expect(require({ createdAt, firstLoginAt: createdAt }, '1')).rejects.toMatchObject(
        unconfirmed,
      );
      await expect(require({ createdAt }, '0')).rejects.toMatchObject(unconfirmed);
    });
  });

  describe('the session token', () => {
    const client = { address: 'local', userAgent: '' };
    const tokenOf = async (user: UserRow, agent: string | null = null) => {
      const session = await startSession(backend, user, site.locationId, client, { agent });
      return issueSessionToken(backend, session, claims(user.id, []));
    };
    const isLive = async (token: string) => {
      const read = await backend.tokens.read(token);
      return read !== null && (await findSession(backend, read.claims)) !== null;
    };

    test('of a user is valid after a move of the sandbox’s clock, and is then renewed', async () => {
      const user = await addUser();
      const token = await tokenOf(user);
      const before = backend.clock.offsetMs;
      backend.clock.setOffset(before + 400 * DAY);
      expect(await backend.tokens.read(token)).toMatchObject({
        claims: { user_id: user.id },
        stale: true,
      });
      expect(await isLive(token)).toBe(true);
      backend.clock.setOffset(before);
      expect(await backend.tokens.read(token)).toMatchObject({ stale: false });
    });

    test('is invalid if it is altered, or too old in real time', async () => {
      const token = await tokenOf(await addUser());
      const [head, body, signature = ''] = token.split('.');
      const altered = `${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`;
      expect(await backend.tokens.read([head, body, altered].join('.'))).toBeNull();
      backend.wait(400 * DAY);
      expect(await backend.tokens.read(token)).toBeNull();
    });

    test('is worth nothing if all sessions ended between the check of the password and its issue', async () => {
      const checked = await addUser();
      const before = await tokenOf(checked);
      await endSessions(backend, checked.id);
      expect(await isLive(before)).toBe(false);
      expect(await isLive(await tokenOf(checked))).toBe(false);
      const [now] = await backend.db.select().from(users).where(eq(users.id, checked.id));
      expect(now && (await isLive(await tokenOf(now)))).toBe(true);
    });

    test.each([
      ['ninety days after the log-in', null, SESSION_LIFETIME],
      ['half an hour after an agent’s', 'Ash', IMPERSONATION_LIFETIME],
    ] as const)('ends %s, however often it is renewed', async (_when, agent, lifetime) => {
      const user = await addUser();
      const session = await startSession(backend, user, site.locationId, client, { agent });
      const renew = () => issueSessionToken(backend, session, claims(user.id, []));
      for (let part = 0; part < 9; part += 1) {
        expect(await isLive(await renew())).toBe(true);
        backend.wait(lifetime / 10);
      }
      const last = await renew();
      backend.wait(lifetime / 10);
      expect(await isLive(last)).toBe(false);
      expect(await isLive(await renew())).toBe(false);
    });
  });

  test.each([
    ['a user', 'a customer’s ticket', null, false, false, true],
    ['no disabled user', 'a customer’s ticket', null, false, true, false],
    ['an agent', 'an agent’s ticket', 'Ash', true, false, true],
    ['an agent in a disabled account', 'an agent’s ticket', 'Ash', true, true, true],
    ['no agent without the query’s flag', 'an agent’s ticket', 'Ash', false, false, false],
    ['no agent with a user’s ticket', 'a customer’s ticket', null, true, false, false],
  ] as const)(
    'the gateway’s query lets %s in: %s',
    async (_who, _ticket, agent, is_impersonating, disabled, isLoggedIn) => {
      const user = await addUser({ disabled });
      const visit = {
        location_id: site.locationId,
        token: await createTicket(backend, user, agent),
        is_impersonating,
      };
      const client = { address: 'local', userAgent: '' };
      const { caller, ticket } = await callerFromTicket(backend, visitor(), visit, site, client);
      expect(ticket?.state).toBe(isLoggedIn ? 'accepted' : 'refused');
      expect(caller.user?.id).toBe(isLoggedIn ? user.id : undefined);
      expect(caller.impersonating).toBe(isLoggedIn && is_impersonating);
    },
  );
});
