import { and, eq, gte } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { deviceChanges } from '../db/schema/network';
import { notices } from '../db/schema/notices';
import { outbox } from '../db/schema/outbox';
import { plans } from '../db/schema/sites';
import { users } from '../db/schema/users';
import { PERSONA_PASSWORD } from '../scenarios/seedPersona';
import { deviceKey } from '../services/buyers/buyerOf';
import { rateLimits } from '../services/rate-limits/RateLimits';
import { endAllPlans } from './support/endAllPlans';
import { codeIn, lastMessage, messagesTo } from './support/outbox';
import { engines, startTestSandbox, type TestSandbox } from './support/testSandbox';
import { Visitor } from './support/Visitor';

const PASSWORD = 'a long enough one';
const MINUTE = 60_000;

describe.each(engines)('how many messages one person gets (%s)', (engine) => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await startTestSandbox(engine);
    await endAllPlans(sandbox);
  });
  afterAll(() => sandbox.close());
  let since = 0;
  beforeEach(async () => {
    await sandbox.moveClock(61 * MINUTE);
    since = sandbox.clock.now();
  });

  let serial = 0;
  const next = () => (serial += 1);
  const newEmail = (domain = 'post.example') => `counted-${next()}@${domain}`;
  const newNumber = () => `+447700930${String(next()).padStart(3, '0')}`;
  const at = (address: string, locationId = 'canal-wharf') => {
    const visitor = new Visitor(sandbox, locationId);
    visitor.address = address;
    return visitor;
  };
  const sentTo = (recipient: string) => messagesTo(sandbox, recipient, since);
  const repeat = async (count: number, act: (index: number) => Promise<unknown>) => {
    for (let index = 0; index < count; index += 1) await act(index);
  };
  const resetByEmail = (visitor: Visitor, email: string) =>
    visitor.call('POST', '/api/user/password-reset/request-email', { email });
  const patch = (visitor: Visitor, change: object) =>
    visitor.call('PATCH', '/api/user', { ...change, existingPassword: PASSWORD });

  describe('codes for log-in', () => {
    const owner = 'frances.holt@harcourt.example';
    const mobile = '+447700900742';
    /** Makes an account with somebody else's number and has it send as many codes as it can. */
    const flood = async (address: string, to: string) => {
      const stranger = at(address, 'meridian-tower');
      const username = newEmail('harcourt.example');
      const externalId = `M-${next()}`;
      await stranger.signUp({ email: username, mobile: to, externalId });
      await stranger.logIn(username, PASSWORD);
      await repeat(7, async () => {
        await sandbox.moveClock(2.1 * MINUTE);
        await stranger.call('POST', '/auth/mfa/resend-code', { username, password: PASSWORD });
      });
    };

    /** The owner logs in with a code, some time before. */
    const proveNumber = async (visitor: Visitor) => {
      await visitor.logIn(owner, PERSONA_PASSWORD);
      const [code] = (await lastMessage(sandbox, mobile)).codes;
      const credentials = { username: owner, password: PERSONA_PASSWORD };
      const checked = await visitor.call('POST', `/auth/mfa/check-code/${code}`, credentials);
      expect(checked.status).toBe(200);
      await sandbox.moveClock(61 * MINUTE);
      since = sandbox.clock.now();
    };

    test('reach the owner of a number that a stranger’s account has too', async () => {
      const visitor = await at('203.0.113.1', 'meridian-tower').arrive();
      await flood('198.51.100.1', mobile);
      const answer = await visitor.logIn(owner, PERSONA_PASSWORD);
      expect(answer).toMatchObject({ status: 200, body: { phoneNumber: expect.any(String) } });
      const [code] = (await lastMessage(sandbox, mobile)).codes;
      const credentials = { username: owner, password: PERSONA_PASSWORD };
      const checked = await visitor.call('POST', `/auth/mfa/check-code/${code}`, credentials);
      expect(checked.status).toBe(200);
    });

    test('are at most ten an hour from strangers, and then still reach who has used one before', async () => {
      await proveNumber(await at('203.0.113.4', 'meridian-tower').arrive());
      for (const net of [2, 3, 4]) await flood(`198.51.100.${net}`, mobile);
      expect(await sentTo(mobile)).toHaveLength(10);
      const visitor = await at('203.0.113.2', 'meridian-tower').arrive();
      expect((await visitor.logIn(owner, PERSONA_PASSWORD)).status).toBe(200);
      expect(await sentTo(mobile)).toHaveLength(11);
    });

    // LOGIN-21
    test('reach a number that has used one before, however many texts the venue has sent to others', async () => {
      const visitor = await at('203.0.113.3', 'meridian-tower').arrive();
      await proveNumber(visitor);
      const { limits } = sandbox.backend;
      await repeat(rateLimits.siteTexts.allowed, () =>
        limits.take(rateLimits.siteTexts, 'meridian-tower'),
      );
      const stranger = at('198.51.100.5', 'meridian-tower');
      const username = newEmail('harcourt.example');
      await stranger.signUp({ email: username, mobile: newNumber(), externalId: `M-${next()}` });
      expect((await stranger.logIn(username, PASSWORD)).status).toBe(429);
      expect((await visitor.logIn(owner, PERSONA_PASSWORD)).status).toBe(200);
      expect(await sentTo(mobile)).toHaveLength(1);
    });
  });

  // LOGIN-21
  test('a session that names another venue gets no more texts from there', async () => {
    const email = newEmail();
    const user = await at('198.51.100.7').signUp({ email, mobile: newNumber() });
    await user.call('PUT', '/api/billing/order', { priceId: 'cw-plus-month' });
    const { siteTexts } = rateLimits;
    await sandbox.backend.limits.take(siteTexts, 'canal-wharf', siteTexts.allowed);
    const elsewhere = await at('198.51.100.7', 'foo1').arrive();
    expect((await elsewhere.logIn(email, PASSWORD)).status).toBe(200);
    const link = { channel: 'sms' };
    const answer = await elsewhere.call('POST', '/api/billing/order/resume-link', link);
    expect(answer.status).toBe(429);
  });

  describe('links for a new password', () => {
    test('reach the owner of an address to which strangers have sent confirmations', async () => {
      const email = newEmail();
      await at('203.0.113.10').signUp({ email });
      const stranger = await at('198.51.100.10', 'station-lofts').signUp({ email });
      await repeat(7, () => patch(stranger, { email }));
      since = sandbox.clock.now() + 1;
      await sandbox.moveClock(MINUTE);
      const visitor = await at('203.0.113.10').arrive();
      expect((await resetByEmail(visitor, email)).status).toBe(204);
      expect((await sentTo(email)).map(({ subject }) => subject)).toEqual([
        expect.stringMatching(/password/),
      ]);
    });

    test('do not wait because a stranger elsewhere has just asked for one', async () => {
      const email = newEmail();
      await at('203.0.113.11').signUp({ email });
      await resetByEmail(await at('198.51.100.11').arrive(), email);
      const visitor = await at('203.0.113.11').arrive();
      expect((await resetByEmail(visitor, email)).status).toBe(204);
      expect((await resetByEmail(visitor, email)).status).toBe(429);
    });

    test('reach the owner where the owner was before, when strangers have used up theirs', async () => {
      const email = newEmail();
      const visitor = at('203.0.113.12', 'station-lofts');
      await visitor.signUp({ email });
      const activationCode = codeIn((await lastMessage(sandbox, email)).links[0]);
      await visitor.call('POST', '/api/user/activate-account', { activationCode });
      await sandbox.moveClock(61 * MINUTE);
      since = sandbox.clock.now();
      await repeat(14, async (net) =>
        resetByEmail(await at(`192.0.2.${net}`, 'station-lofts').arrive(), email),
      );
      expect(await sentTo(email)).toHaveLength(10);
      await resetByEmail(await at('203.0.113.12', 'station-lofts').arrive(), email);
      expect(await sentTo(email)).toHaveLength(11);
    });

    test('the last link works for as long as no other is sent', async () => {
      const email = newEmail();
      await at('203.0.113.13').signUp({ email });
      await repeat(14, async (net) => {
        await resetByEmail(await at(`192.0.2.${net}`).arrive(), email);
        await sandbox.moveClock(4 * MINUTE);
      });
      const code = codeIn((await lastMessage(sandbox, email)).links[0]);
      const visitor = await at('203.0.113.13').arrive();
      const body = { code, password: 'another long one' };
      const reset = await visitor.call('POST', '/api/user/password-reset/by-email', body);
      expect(reset.status).toBe(204);
    });
  });

  test('codes for a new password reach the owner when a stranger who knows the number has used up theirs', async () => {
    const [email, phoneNumber] = [newEmail(), newNumber()];
    await at('203.0.113.20').signUp({ email, mobile: phoneNumber });
    const ask = (visitor: Visitor) =>
      visitor.call('POST', '/api/user/password-reset/request-sms', { email, phoneNumber });
    const stranger = await at('198.51.100.20').arrive();
    await repeat(7, async () => {
      await ask(stranger);
      await sandbox.moveClock(2.1 * MINUTE);
    });
    expect(await sentTo(phoneNumber)).toHaveLength(5);
    expect((await ask(await at('203.0.113.20').arrive())).status).toBe(204);
    expect(await sentTo(phoneNumber)).toHaveLength(6);
  });

  describe('an account', () => {
    test('changes its address to at most five others in an hour', async () => {
      const email = newEmail();
      const visitor = await at('198.51.100.30').signUp({ email });
      const statuses: number[] = [];
      await repeat(6, async () =>
        statuses.push((await patch(visitor, { email: newEmail() })).status),
      );
      expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
      expect(await sentTo(email)).toHaveLength(5);
    });

    test('keeps the change that waits when another one is refused', async () => {
      const visitor = await at('198.51.100.31').signUp();
      const pending = newEmail();
      await repeat(4, () => patch(visitor, { email: newEmail() }));
      await patch(visitor, { email: pending });
      expect((await patch(visitor, { email: newEmail() })).status).toBe(429);
      const { siteUser } = (await visitor.call('GET', '/api/user')).body;
      expect(siteUser).toMatchObject({ pendingEmail: pending });
      const activationCode = codeIn((await lastMessage(sandbox, pending)).links[0]);
      const confirmed = await visitor.call('POST', '/api/user/activate-account', {
        activationCode,
      });
      expect(confirmed.body).toMatchObject({ email: pending });
    });

    test('changes its password at most ten times in an hour', async () => {
      const email = newEmail();
      const visitor = await at('198.51.100.32').signUp({ email });
      const statuses: number[] = [];
      await repeat(11, async (index) => {
        const body = {
          existingPassword: index === 0 ? PASSWORD : `password number ${index - 1}`,
          newPassword: `password number ${index}`,
        };
        statuses.push((await visitor.call('POST', '/api/user/change-password', body)).status);
      });
      expect([...new Set(statuses.slice(0, 10)), statuses[10]]).toEqual([204, 429]);
      expect(await sentTo(email)).toHaveLength(10);
    });
  });

  test('one network changes accounts to at most sixty addresses an hour', async () => {
    const statuses: number[] = [];
    await repeat(13, async () => {
      const visitor = at('198.51.100.40');
      visitor.isVouched = false;
      await visitor.signUp();
      await repeat(5, async () =>
        statuses.push((await patch(visitor, { email: newEmail() })).status),
      );
    });
    expect(statuses.filter((status) => status === 200)).toHaveLength(60);
    expect(statuses.slice(60)).toEqual([429, 429, 429, 429, 429]);
  });

  describe('texts to numbers that nobody has proved, from one network in an hour', () => {
    const texts = async () => {
      await sandbox.backend.afterAnswer.settled();
      const sent = await sandbox.backend.db.select().from(outbox).where(gte(outbox.sentAt, since));
      return sent.filter(({ kind }) => kind === 'sms');
    };
    const register = (site: string, address: string, given: Record<string, string>) => {
      const visitor = at(address, site);
      visitor.isVouched = false;
      return visitor.signUp(given);
    };

    test('are at most sixty codes for a new password', async () => {
      await repeat(62, async () => {
        const [email, phoneNumber] = [newEmail(), newNumber()];
        const visitor = await register('canal-wharf', '198.51.100.41', {
          email,
          mobile: phoneNumber,
        });
        const asked = () =>
          visitor.call('POST', '/api/user/password-reset/request-sms', { email, phoneNumber });
        if ((await asked()).status === 429) {
          await sandbox.moveClock(10.1 * MINUTE);
          await asked();
        }
      });
      expect(await texts()).toHaveLength(60);
    });

    test('count where the account has proved an earlier number, but not this one', async () => {
      const [email, first, second] = [newEmail(), newNumber(), newNumber()];
      const address = '198.51.100.43';
      const visitor = await register('canal-wharf', address, { email, mobile: first });
      const ask = (phoneNumber: string) =>
        visitor.call('POST', '/api/user/password-reset/request-sms', { email, phoneNumber });
      await ask(first);
      const [code] = (await lastMessage(sandbox, first)).codes;
      const reset = { email, code, password: 'the second password' };
      await visitor.call('POST', '/api/user/password-reset/by-sms', reset);
      await resetByEmail(visitor, email);
      const link = codeIn((await lastMessage(sandbox, email)).links[0]);
      const body = { code: link, password: PASSWORD };
      await visitor.call('POST', '/api/user/password-reset/by-email', body);
      await visitor.arrive();
      await visitor.logIn(email, PASSWORD);
      expect((await patch(visitor, { mobile: second })).body['siteUser']).toMatchObject({
        mobile: second,
      });
      await repeat(60, () => sandbox.backend.limits.take(rateLimits.typedRecipient, address));
      await sandbox.moveClock(3 * MINUTE);
      await ask(second);
      expect(await sentTo(second)).toEqual([]);
    });

    test('are at most sixty codes for log-in', async () => {
      await repeat(62, async () => {
        const email = newEmail('harcourt.example');
        const visitor = await register('meridian-tower', '198.51.100.42', {
          email,
          mobile: newNumber(),
          externalId: `M-${next()}`,
        });
        await visitor.logIn(email, PASSWORD);
      });
      expect(await texts()).toHaveLength(60);
    });
  });

  test('a registration that cannot send its confirmation makes no account', async () => {
    const email = newEmail();
    const stranger = await at('198.51.100.50', 'station-lofts').signUp();
    await repeat(5, () => patch(stranger, { email }));
    const other = await at('198.51.100.50', 'station-lofts').signUp();
    await patch(other, { email: newEmail() });
    const visitor = await at('198.51.100.50', 'station-lofts').arrive();
    await sandbox.backend.db.delete(users).where(eq(users.email, email));
    const person = { email, password: PASSWORD, isTermsAndConditionAccepted: true };
    const register = () =>
      visitor.call('POST', '/api/user', { ...person, firstName: 'Alex', lastName: 'Moor' });
    expect((await register()).status).toBe(429);
    expect(await sandbox.backend.db.select().from(users).where(eq(users.email, email))).toEqual([]);
    await sandbox.moveClock(61 * MINUTE);
    expect((await register()).status).toBe(201);
  });

  test('one network or line sends at most six hundred confirmations of new accounts an hour, a vouched device sixty', async () => {
    const { limits } = sandbox.backend;
    const registerAs = async (visitor: Visitor) => {
      const names = { firstName: 'Alex', lastName: 'Moor' };
      const person = { ...names, email: newEmail(), password: PASSWORD };
      const answer = await visitor.call('POST', '/api/user', {
        ...person,
        isTermsAndConditionAccepted: true,
      });
      return answer.status;
    };
    const register = async (address: string) => {
      const visitor = at(address, 'station-lofts');
      visitor.isVouched = false;
      return registerAs(await visitor.arrive());
    };
    const network = '198.51.100.52';
    await repeat(599, () => limits.take(rateLimits.typedWide, network));
    expect([await register(network), await register(network)]).toEqual([201, 429]);
    const device = await at(network, 'station-lofts').arrive();
    await repeat(59, () =>
      limits.take(rateLimits.typedRecipient, deviceKey('station-lofts', device.mac)),
    );
    expect([await registerAs(device), await registerAs(device)]).toEqual([201, 429]);
    await repeat(599, () => limits.take(rateLimits.typedWide, '2001:db8:52::/48'));
    expect(await register('2001:db8:52:1::1')).toBe(201);
    expect(await register('2001:db8:52:2::1')).toBe(429);
  });

  // LOGIN-21
  test('what is refused uses up no emails that a whole line shares', async () => {
    const email = newEmail();
    const [line, allowed] = ['2001:db8:54::/48', rateLimits.typedWide.allowed];
    const register = async (address: string, to: string) => {
      const visitor = at(address, 'station-lofts');
      visitor.isVouched = false;
      await visitor.arrive();
      const names = { firstName: 'Alex', lastName: 'Moor' };
      const person = { ...names, email: to, password: PASSWORD, isTermsAndConditionAccepted: true };
      return (await visitor.call('POST', '/api/user', person)).status;
    };
    const { limits } = sandbox.backend;
    await repeat(10, () => limits.take(rateLimits.messageOfStrangers, `new email ${email}`));
    await repeat(allowed - 1, () => limits.take(rateLimits.typedWide, line));
    await repeat(3, async () => expect(await register('2001:db8:54:1::1', email)).toBe(429));
    expect(await register('2001:db8:54:2::1', newEmail())).toBe(201);
  });

  describe('addresses of one mailbox', () => {
    const register = async (address: string, email: string) => {
      const visitor = await at(address, 'station-lofts').arrive();
      const names = { firstName: 'Alex', lastName: 'Moor' };
      const person = { ...names, email, password: PASSWORD, isTermsAndConditionAccepted: true };
      return (await visitor.call('POST', '/api/user', person)).status;
    };

    test.each(['a,%', 'a<%>', '<%>', '(a)%', 'a:%', '"a"%', 'a\\%'])(
      'are none where mail would read another one out of it, such as %s',
      async (pattern) => {
        const email = newEmail();
        expect(await register('198.51.100.51', pattern.replace('%', email))).toBe(400);
        expect(await sentTo(email)).toEqual([]);
      },
    );

    test('count together with what follows a plus sign', async () => {
      const [name] = newEmail().split('@');
      const statuses: number[] = [];
      await repeat(12, async (index) =>
        statuses.push(
          await register(`198.51.100.${53 + (index % 3)}`, `${name}+${index}@post.example`),
        ),
      );
      expect(statuses.filter((status) => status === 201)).toHaveLength(10);
      expect(statuses.slice(10)).toEqual([429, 429]);
    });
  });

  test('one user gets at most ten mails an hour about devices that join', async () => {
    const visitor = await at('198.51.100.60', 'station-lofts').signUp();
    const { db } = sandbox.backend;
    const add = async (mac: string) =>
      (await visitor.call('POST', '/api/devices', { mac, name: 'Speaker' })).body;
    const newMac = () => `A4:83:E7:00:${String(next()).padStart(4, '0').replace(/^../, '$&:')}`;
    await add(newMac());
    await repeat(14, async () => {
      const { id } = await add(newMac());
      await visitor.call('PUT', '/api/devices/delete', { ids: [id] });
      await db.delete(deviceChanges).where(eq(deviceChanges.userId, visitor.userId));
    });
    const queued = await db.select().from(notices).where(eq(notices.userId, visitor.userId));
    expect(queued.filter(({ kind }) => kind === 'newDevice')).toHaveLength(10);
  });

  // CONST-38
  test('one user gets at most ten mails an hour about plans that cost nothing', async () => {
    const { db } = sandbox.backend;
    const [free] = await db.select().from(plans).where(eq(plans.priceId, 'cw-connect-month'));
    if (!free) throw new Error('The seeds have no free plan.');
    await db.insert(plans).values({ ...free, priceId: 'cw-other-free', hidden: false });
    const visitor = await at('198.51.100.61').signUp();
    const take = (priceId: string) =>
      visitor.keyed('/api/internal-subscription/activate-free', { priceId });
    await repeat(14, async (index) => {
      const { status } = await take(index % 2 === 0 ? 'cw-connect-month' : 'cw-other-free');
      expect(status).toBe(201);
    });
    const orders = () =>
      db
        .select()
        .from(notices)
        .where(and(eq(notices.userId, visitor.userId), eq(notices.kind, 'order')));
    expect(await orders()).toHaveLength(10);
    await sandbox.moveClock(61 * MINUTE);
    await take('cw-connect-month');
    expect(await orders()).toHaveLength(11);
  });
});
