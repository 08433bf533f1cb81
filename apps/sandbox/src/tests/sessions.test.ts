import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { gatewayDevices } from '../db/schema/network';
import { PERSONA_PASSWORD } from '../scenarios/seedPersona';
import { endSessions } from '../services/sessions/sessions';
import { codeIn, lastMessage } from './support/outbox';
import { textAt } from './support/textAt';
import { bothEngines, startTestSandbox, type TestSandbox } from './support/testSandbox';
import { Visitor, type Json } from './support/Visitor';

const PASSWORD = 'a long enough one';
const MOBILE = '+447700900317';
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Safari/604.1';
const WINDOWS =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/156.0 Safari/537.36';

describe.each(bothEngines)('sessions (%s)', (engine) => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await startTestSandbox(engine, { rateLimits: false });
  });
  afterAll(() => sandbox.close());

  /** A new user who is logged in on a phone and on a laptop. */
  const twice = async () => {
    const phone = new Visitor(sandbox);
    phone.userAgent = IPHONE;
    const email = `twice-${Math.random().toString(36).slice(2)}@post.example`;
    await phone.signUp({ email, mobile: MOBILE });
    const laptop = new Visitor(sandbox);
    laptop.userAgent = WINDOWS;
    await laptop.arrive();
    await laptop.logIn(email, PASSWORD);
    return { phone, laptop, email };
  };
  const isIn = async (visitor: Visitor) => (await visitor.call('GET', '/api/user')).status === 200;
  const list = async (visitor: Visitor): Promise<Record<string, unknown>[]> => {
    const { body } = await visitor.call('GET', '/api/user/sessions');
    return Array.isArray(body) ? body : [];
  };
  /** The ticket in the address of a visit. */
  const ticketOf = async (query: string): Promise<string> => {
    const visit = await sandbox.app.request(`/sandbox/api/visit?${query}`, { method: 'POST' });
    const address = textAt({ body: (await visit.json()) as Json }, 'url');
    return new URLSearchParams(address.split('?')[1]).get('token') ?? '';
  };
  /** Opens the portal again by an address with a ticket. @returns what became of the ticket */
  const enterAgain = async (visitor: Visitor, entry: object) => {
    const { body } = await visitor.call('POST', '/api/gateway/login', {
      ...visitor.location,
      ...entry,
    });
    return body['ticket'];
  };
  /** Opens the portal by an address with a ticket on a new device. */
  const enter = async (token: string, locationId = 'canal-wharf') => {
    const visitor = await new Visitor(sandbox, locationId).arrive();
    return { visitor, ticket: await enterAgain(visitor, { token }) };
  };

  test('a user sees where the account is logged in', async () => {
    const { phone } = await twice();
    const found = await list(phone);
    expect(
      found.map(({ browser, device, venue, isCurrent }) => [browser, device, venue, isCurrent]),
    ).toEqual(
      expect.arrayContaining([
        ['Safari', 'iPhone', 'Canal Wharf', true],
        ['Chrome', 'Windows', 'Canal Wharf', false],
      ]),
    );
    expect(found).toHaveLength(2);
  });

  test('ending one session logs that browser out and no other', async () => {
    const { phone, laptop } = await twice();
    const other = (await list(phone)).find(({ isCurrent }) => !isCurrent);
    const end = () => phone.call('DELETE', `/api/user/sessions/${String(other?.['id'])}`);
    expect((await end()).status).toBe(204);
    expect((await end()).status).toBe(404);
    expect(await isIn(laptop)).toBe(false);
    expect(await isIn(phone)).toBe(true);
    expect(await list(phone)).toHaveLength(1);
  });

  test('nobody ends a session of another user', async () => {
    const [{ phone }, { phone: stranger }] = [await twice(), await twice()];
    const [own] = await list(phone);
    const answer = await stranger.call('DELETE', `/api/user/sessions/${String(own?.['id'])}`);
    expect(answer.status).toBe(404);
    expect(await isIn(phone)).toBe(true);
  });

  test('logging out everywhere else leaves this session only', async () => {
    const { phone, laptop } = await twice();
    expect((await phone.call('DELETE', '/api/user/sessions')).status).toBe(204);
    expect(await isIn(laptop)).toBe(false);
    expect(await isIn(phone)).toBe(true);
  });

  test('logging out ends the session, so a copied token is worth nothing', async () => {
    const { phone } = await twice();
    const copied = phone.token;
    expect((await phone.call('DELETE', '/api/user/sessions/current')).status).toBe(204);
    phone.token = copied;
    expect(await isIn(phone)).toBe(false);
  });

  test('changing the password ends the other sessions', async () => {
    const { phone, laptop } = await twice();
    await phone.call('POST', '/api/user/change-password', {
      existingPassword: PASSWORD,
      newPassword: 'another long one',
    });
    expect(await isIn(laptop)).toBe(false);
    expect(await isIn(phone)).toBe(true);
  });

  test('a session that goes on is not refused while it ends the others', async () => {
    const { phone } = await twice();
    const { backend } = sandbox;
    const current = (await list(phone)).find(({ isCurrent }) => isCurrent);
    const change = await backend.db.transaction(async (tx) => {
      await endSessions({ ...backend, db: tx }, phone.userId, String(current?.['id']));
      const sent = phone.call('PATCH', '/api/user', { firstName: 'Ida' });
      // Long enough for the call to wait for the row.
      await new Promise((resolve) => setTimeout(resolve, 500));
      return { sent };
    });
    expect((await change.sent).status).toBe(200);
  });

  test('a reset by a visitor ends all sessions', async () => {
    const { phone, laptop, email } = await twice();
    const visitor = await new Visitor(sandbox).arrive();
    await visitor.call('POST', '/api/user/password-reset/request-email', { email });
    await visitor.call('POST', '/api/user/password-reset/by-email', {
      code: codeIn((await lastMessage(sandbox, email)).links[0]),
      password: 'another long one',
    });
    expect([await isIn(phone), await isIn(laptop)]).toEqual([false, false]);
  });

  test('a logged-in user who resets the password by text stays logged in, and the other sessions end', async () => {
    const { phone, laptop, email } = await twice();
    const reset = '/api/user/password-reset';
    await phone.call('POST', `${reset}/request-sms`, { email, phoneNumber: MOBILE });
    const [code] = (await lastMessage(sandbox, MOBILE)).codes;
    await phone.call('POST', `${reset}/by-sms`, { email, code, password: 'another long one' });
    expect([await isIn(phone), await isIn(laptop)]).toEqual([true, false]);
  });

  test('a logged-in user who resets the password by email stays logged in, and the other sessions end', async () => {
    const { phone, laptop, email } = await twice();
    const reset = '/api/user/password-reset';
    await phone.call('POST', `${reset}/request-email`, { email });
    const code = codeIn((await lastMessage(sandbox, email)).links[0]);
    await phone.call('POST', `${reset}/by-email`, { code, password: 'another long one' });
    expect([await isIn(phone), await isIn(laptop)]).toEqual([true, false]);
  });

  test('a log-in with the old password that overlaps a change starts no session', async () => {
    const { phone, email } = await twice();
    const late = await Promise.all(
      Array.from({ length: 4 }, async () => {
        const visitor = await new Visitor(sandbox).arrive();
        const login = visitor.logIn(email, PASSWORD);
        return { visitor, login };
      }),
    );
    const change = phone.call('POST', '/api/user/change-password', {
      existingPassword: PASSWORD,
      newPassword: 'another long one',
    });
    await Promise.all([change, ...late.map(({ login }) => login)]);
    for (const { visitor } of late) expect(await isIn(visitor)).toBe(false);
    expect(await isIn(phone)).toBe(true);
  });

  test('disabling an account ends its sessions for good', async () => {
    const { phone, email } = await twice();
    const disable = (disabled: boolean) =>
      sandbox.app.request('/sandbox/api/users/disabled', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email, disabled }),
      });
    expect((await disable(true)).status).toBe(204);
    expect(await isIn(phone)).toBe(false);
    await disable(false);
    expect(await isIn(phone)).toBe(false);
    expect((await phone.logIn(email, PASSWORD)).status).toBe(401);
    await phone.arrive();
    expect((await phone.logIn(email, PASSWORD)).status).toBe(200);
  });

  // START-16
  test('the ticket of a gateway’s address logs in once, within ten minutes, and is not accepted as a bearer token', async () => {
    const ticket = await ticketOf('venue=canal-wharf&persona=maya');
    const thief = await new Visitor(sandbox).arrive();
    thief.token = ticket;
    expect((await thief.call('GET', '/api/user')).status).toBe(401);
    const first = await enter(ticket);
    expect(first.ticket).toEqual({ state: 'accepted' });
    const started = (await list(first.visitor)).find(({ isCurrent }) => isCurrent);
    expect(started).toMatchObject({ browser: 'Safari', device: 'iPhone' });
    const second = await enter(ticket);
    expect([await isIn(second.visitor), second.ticket]).toEqual([false, { state: 'refused' }]);
    const other = await ticketOf('venue=canal-wharf&persona=maya');
    const both = await Promise.all([enter(other), enter(other)]);
    const areIn = await Promise.all(both.map(({ visitor }) => isIn(visitor)));
    expect(areIn.filter(Boolean)).toHaveLength(1);
    const late = await ticketOf('venue=canal-wharf&persona=maya');
    const { now } = sandbox.backend.clock;
    vi.spyOn(sandbox.backend.clock, 'now').mockImplementation(
      () => now.call(sandbox.backend.clock) + 11 * 60_000,
    );
    const tardy = await enter(late);
    vi.restoreAllMocks();
    expect([await isIn(tardy.visitor), tardy.ticket]).toEqual([false, { state: 'refused' }]);
  });

  test('a session token in a gateway’s address logs nobody in', async () => {
    const { phone } = await twice();
    const { visitor, ticket } = await enter(phone.token);
    expect([await isIn(visitor), ticket]).toEqual([false, { state: 'refused' }]);
  });

  test('a ticket is worth nothing at another operator’s venue, and keeps its worth at its own', async () => {
    const ticket = await ticketOf('venue=canal-wharf&persona=maya');
    const elsewhere = await enter(ticket, 'union-street');
    expect([await isIn(elsewhere.visitor), elsewhere.ticket]).toEqual([
      false,
      { state: 'refused' },
    ]);
    expect(await isIn((await enter(ticket)).visitor)).toBe(true);
  });

  // START-17
  test('another person’s ticket replaces a session only once the person agrees', async () => {
    const { phone, laptop } = await twice();
    const userOf = async (visitor: Visitor) =>
      (await visitor.call('GET', '/api/user')).body['userId'];
    const own = await userOf(phone);
    const token = await ticketOf('venue=canal-wharf&persona=maya');
    expect(await enterAgain(phone, { token })).toEqual({
      state: 'otherUser',
      firstName: 'Maya',
      email: 'maya.okafor@hey.co.uk',
    });
    expect(await userOf(phone)).toBe(own);
    const replaced = new Visitor(sandbox);
    replaced.token = phone.token;
    const agreed = { token, replaces_session: true };
    expect(await enterAgain(phone, agreed)).toEqual({ state: 'accepted' });
    expect(await userOf(phone)).not.toBe(own);
    // Nobody holds the replaced session any more.
    expect(await isIn(replaced)).toBe(false);
    // A page that tries its start again sends the same ticket again.
    expect(await enterAgain(phone, agreed)).toEqual({ state: 'accepted' });
    expect(await enterAgain(laptop, agreed)).toEqual({ state: 'refused' });
    expect(await userOf(laptop)).toBe(own);
  });

  test('another person’s ticket at a venue where the user has no account leaves the session too', async () => {
    const { phone } = await twice();
    const token = await ticketOf('venue=union-street&persona=priya');
    const address = { token, location_id: 'union-street' };
    expect(await enterAgain(phone, address)).toMatchObject({ state: 'otherUser' });
    expect(await isIn(phone)).toBe(true);
    expect(await enterAgain(phone, { ...address, replaces_session: true })).toEqual({
      state: 'accepted',
    });
    expect((await phone.call('GET', '/api/user')).body).toMatchObject({
      siteUser: { email: 'priya.raman@quad.example' },
    });
  });

  test('a ticket is worth nothing once the password has changed', async () => {
    const { phone, email } = await twice();
    const ticket = await ticketOf(`venue=canal-wharf&persona=visitor&email=${email}`);
    expect(ticket).not.toBe('');
    await phone.call('POST', '/api/user/change-password', {
      existingPassword: PASSWORD,
      newPassword: 'another long one',
    });
    expect((await enter(ticket)).ticket).toEqual({ state: 'refused' });
  });

  // CONN-9
  test('an agent’s computer never becomes the customer’s device', async () => {
    const open = async (persona: string, entry: object) => {
      const visitor = await new Visitor(sandbox, 'union-street').arrive();
      const token = await ticketOf(`venue=union-street&persona=${persona}`);
      const details = { ...visitor.location, token, ...entry };
      const { body } = await visitor.call('POST', '/api/gateway/login', details);
      const devices = await sandbox.backend.db.select().from(gatewayDevices);
      const device = devices.find(({ mac }) => mac === visitor.mac);
      return { form: body['connect'], owner: device?.userId };
    };
    expect(await open('priya', {})).toMatchObject({
      form: { method: 'POST' },
      owner: expect.any(String),
    });
    expect(await open('agent', { is_impersonating: true })).toEqual({ form: null, owner: null });
  });

  test('an agent’s session is in the customer’s list by name, and only the customer can end the other’s', async () => {
    const token = await ticketOf('venue=union-street&persona=agent');
    const agent = await new Visitor(sandbox, 'union-street').arrive();
    expect(await enterAgain(agent, { token })).toEqual({ state: 'refused' });
    await enterAgain(agent, { token, is_impersonating: true });
    expect(await isIn(agent)).toBe(true);
    const priya = await new Visitor(sandbox, 'union-street').arrive();
    await priya.logIn('priya.raman@quad.example', PERSONA_PASSWORD);
    const theirs = (await list(priya)).find(({ agent: name }) => name !== null);
    expect(theirs?.['agent']).toBe('Ash from the help desk');
    const own = (await list(priya)).find(({ isCurrent }) => isCurrent);
    const ended = [
      await agent.call('DELETE', `/api/user/sessions/${String(own?.['id'])}`),
      await agent.call('DELETE', '/api/user/sessions'),
    ];
    expect(ended.map(({ status }) => status)).toEqual([403, 403]);
    const takeovers = [
      await agent.call('PATCH', '/api/user', { email: 'ash@desk.example' }),
      await agent.call('PATCH', '/api/user', { mobile: '+447700900999' }),
      await agent.call('PATCH', '/api/user', { password: 'the agent’s own one' }),
      await agent.call('POST', '/api/user/change-password', {
        existingPassword: PERSONA_PASSWORD,
        newPassword: 'the agent’s own one',
      }),
    ];
    expect(takeovers.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
    expect(await agent.call('PATCH', '/api/user', { firstName: 'Pria' })).toMatchObject({
      status: 200,
    });
    expect(await isIn(priya)).toBe(true);
    await priya.call('DELETE', `/api/user/sessions/${String(theirs?.['id'])}`);
    expect(await isIn(agent)).toBe(false);
  });
});
