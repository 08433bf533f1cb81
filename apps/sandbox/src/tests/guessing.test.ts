import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { users } from '../db/schema/users';
import { ServiceError } from '../services/ServiceError';
import { PERSONA_PASSWORD } from '../scenarios/seedPersona';
import { userKey } from '../services/buyers/buyerOf';
import { rateLimits } from '../services/rate-limits/RateLimits';
import { lastMessage, messagesTo } from './support/outbox';
import { bothEngines, startTestSandbox, type TestSandbox } from './support/testSandbox';
import { Visitor, type Answer } from './support/Visitor';

const PASSWORD = 'a long enough one';

const authError = ({ headers }: Answer) => headers.get('x-auth-error');

describe.each(bothEngines)('guessing (%s)', (engine) => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await startTestSandbox(engine);
  });
  afterAll(() => sandbox.close());

  const minutes = (count: number) => sandbox.moveClock(count * 60_000);
  const times = <T>(count: number, make: (index: number) => Promise<T>): Promise<T[]> =>
    Promise.all(Array.from({ length: count }, (_, index) => make(index)));
  const from = async (address: string, locationId = 'canal-wharf', isVouched = true) => {
    const visitor = new Visitor(sandbox, locationId);
    visitor.isVouched = isVouched;
    visitor.address = address;
    return visitor.arrive();
  };
  const newAccount = async () => {
    const email = `guessed-${Math.random().toString(36).slice(2)}@post.example`;
    await new Visitor(sandbox).signUp({ email });
    return email;
  };

  describe('a password', () => {
    test('120 guesses at once check no more than five passwords', async () => {
      const email = await newAccount();
      const visitor = await from('198.51.100.1');
      const answers = await times(120, (index) =>
        visitor.logIn(`${email}@x${index}`, `wrong ${index}`),
      );
      const checked = answers.filter((answer) => authError(answer) === 'Bad credentials');
      expect(checked).toHaveLength(5);
    });

    test('one account has one count, however its name is written', async () => {
      const email = await newAccount();
      const visitor = await from('198.51.100.2');
      for (const name of [`${email}@x1`, `${email}@x2`, email.toUpperCase(), ` ${email}`, email])
        expect(authError(await visitor.logIn(name, 'wrong one'))).toBe('Bad credentials');
      expect(authError(await visitor.logIn(`${email}@x3`, PASSWORD))).toBe(
        'Your account is still disabled',
      );
    });

    test('another device behind the same address does not get other guesses', async () => {
      const email = await newAccount();
      for (let guess = 0; guess < 5; guess += 1)
        await (await from('198.51.100.3')).logIn(email, 'wrong one');
      const refused = await (await from('198.51.100.3')).logIn(email, PASSWORD);
      expect(authError(refused)).toBe('Your account is still disabled');
    });

    test('the lock reads the same for an address without an account', async () => {
      const email = await newAccount();
      const visitor = await from('198.51.100.4');
      const guess = async (name: string) => {
        const answers: unknown[] = [];
        for (let attempt = 0; attempt < 8; attempt += 1) {
          const { status, body, headers } = await visitor.logIn(name, 'wrong one');
          answers.push([status, body, headers.get('x-auth-error'), headers.get('retry-after')]);
        }
        return answers;
      };
      expect(await guess('nobody.has.this@post.example')).toEqual(await guess(email));
    });

    test('a wrong password for a disabled account does not tell that there is one', async () => {
      const visitor = await from('198.51.100.5', 'meridian-tower');
      const refused = await visitor.logIn('noor.aziz@lindenlaw.example', 'wrong one');
      expect(authError(refused)).toBe('Bad credentials');
    });

    test('a stranger at another address cannot lock the owner out', async () => {
      const email = await newAccount();
      const stranger = await from('198.51.100.6');
      await times(60, () => stranger.logIn(email, 'wrong one'));
      const owner = await from('203.0.113.6');
      expect((await owner.logIn(email, PASSWORD)).status).toBe(200);
    });

    test('strangers at many addresses are stopped, and the owner gets in where the owner was before', async () => {
      const email = await newAccount();
      const owner = await from('203.0.113.7');
      expect((await owner.logIn(email, PASSWORD)).status).toBe(200);
      for (let net = 0; net < 20; net += 1)
        await times(5, async () => (await from(`192.0.2.${net}`)).logIn(email, 'wrong one'));
      const late = await from('192.0.2.99');
      expect(authError(await late.logIn(email, PASSWORD))).toBe('Your account is still disabled');
      expect((await owner.logIn(email, PASSWORD)).status).toBe(200);
      await minutes(61);
      expect((await late.logIn(email, PASSWORD)).status).toBe(200);
    });

    test('the owner’s log-in from a known network gives strangers no other guess', async () => {
      const owner = await from('203.0.113.8');
      const email = `${crypto.randomUUID()}@post.example`;
      await owner.signUp({ email });
      const { passwordElsewhere } = rateLimits;
      await sandbox.backend.limits.take(passwordElsewhere, email, passwordElsewhere.allowed);
      expect((await owner.logIn(email, PASSWORD)).status).toBe(200);
      const late = await (await from('192.0.2.98')).logIn(email, PASSWORD);
      expect(authError(late)).toBe('Your account is still disabled');
    });

    test('changing a password checks no more than five guesses of the current one', async () => {
      const visitor = await new Visitor(sandbox).signUp();
      visitor.address = '198.51.100.8';
      const answers = await times(40, (index) =>
        visitor.call('POST', '/api/user/change-password', {
          existingPassword: `wrong one ${index}`,
          newPassword: 'another long one',
        }),
      );
      expect(answers.filter(({ body }) => String(body['code']) === 'PASSWORD_WRONG')).toHaveLength(
        5,
      );
      expect(answers.filter(({ status }) => status === 429)).toHaveLength(35);
    });

    // LOGIN-10, PREF-4
    test('another network does not give other guesses of the current one to who holds the session', async () => {
      const visitor = await new Visitor(sandbox).signUp();
      const guess = (index: number) => {
        visitor.address = `2001:db8:7:${index}::1`;
        return index % 2 === 0
          ? visitor.call('POST', '/api/user/change-password', {
              existingPassword: `wrong one ${index}`,
              newPassword: 'another long one',
            })
          : visitor.call('PATCH', '/api/user', {
              mobile: '+447700900811',
              existingPassword: `wrong one ${index}`,
            });
      };
      const answers = [];
      for (let network = 0; network < 8; network += 1) answers.push(await guess(network));
      expect(answers.map(({ status }) => status)).toEqual([
        ...Array.from({ length: 5 }, () => 400),
        ...Array.from({ length: 3 }, () => 429),
      ]);
    });

    test('more sessions of an account give no more than fifty guesses of the current one in an hour', async () => {
      const email = await newAccount();
      const guess = async (session: number) => {
        const holder = await from(`198.51.100.${100 + session}`);
        expect((await holder.logIn(email, PASSWORD)).status).toBe(200);
        return times(5, (index) =>
          holder.call('POST', '/api/user/change-password', {
            existingPassword: `wrong one ${index}`,
            newPassword: 'another long one',
          }),
        );
      };
      const answers = [];
      for (let session = 0; session < 12; session += 1) answers.push(...(await guess(session)));
      expect(answers.filter(({ status }) => status === 400)).toHaveLength(50);
      const owner = await from('198.51.100.99');
      expect((await owner.logIn(email, PASSWORD)).status).toBe(200);
    });

    test('a hash names its cost, and a log-in replaces a hash of another cost', async () => {
      const email = await newAccount();
      const { db } = sandbox.backend;
      const stored = async () => {
        const [row] = await db.select().from(users).where(eq(users.email, email));
        return String(row?.passwordHash);
      };
      const current = (await stored()).split('$').slice(0, 2).join('$');
      const old = 'scrypt$AAAAAAAAAAAAAAAAAAAAAA==$pmCZ1T4DZ4fVx6O8XEKveSta3k18Pv0KG3PdLbdtpeo=';
      expect(current).toMatch(/^scrypt\$N=\d+,r=8,p=1$/);
      await db.update(users).set({ passwordHash: old }).where(eq(users.email, email));
      const visitor = await from('198.51.100.9');
      expect((await visitor.logIn(email, PASSWORD)).status).toBe(200);
      expect((await stored()).startsWith(`${current}$`)).toBe(true);
      expect((await visitor.logIn(email, PASSWORD)).status).toBe(200);
    });
  });

  describe('a code', () => {
    test('120 guesses of an SMS code at once check no more than five', async () => {
      const member = 'frances.holt@harcourt.example';
      const visitor = await from('198.51.100.20', 'meridian-tower');
      await visitor.logIn(member, PERSONA_PASSWORD);
      const { codes } = await lastMessage(sandbox, '+447700900742');
      const wrong = (index: number) => {
        const guess = String(index).padStart(6, '0');
        return guess === codes[0] ? '999999' : guess;
      };
      const answers = await times(120, (index) =>
        visitor.call('POST', `/auth/mfa/check-code/${wrong(index)}`, {
          username: member,
          password: PERSONA_PASSWORD,
        }),
      );
      const checked = answers.filter(({ body }) =>
        /code isn’t right/.test(String(body['message'])),
      );
      expect(checked.length).toBeGreaterThan(0);
      expect(checked.length).toBeLessThanOrEqual(5);
    });

    test('guesses of a reset code from another address leave the owner’s own guesses', async () => {
      await minutes(61);
      const email = 'hugo.frost@post.example';
      const owner = await from('203.0.113.21', 'station-lofts');
      const stranger = await from('198.51.100.21', 'station-lofts');
      const phoneNumber = '+447700900822';
      await owner.call('POST', '/api/user/password-reset/request-sms', { email, phoneNumber });
      const code = String((await lastMessage(sandbox, phoneNumber)).codes[0]);
      const reset = (who: Visitor, guess: string) =>
        who.call('POST', '/api/user/password-reset/by-sms', {
          email,
          code: guess,
          password: 'brand new one',
        });
      const wrong = code === '000000' ? '000001' : '000000';
      await times(5, () => reset(stranger, wrong));
      const spent = await reset(stranger, code);
      expect([spent.status, spent.body['code']]).toEqual([400, 'CODE_WRONG']);
      expect((await reset(owner, code)).status).toBe(204);
    });

    test('a stranger who does not know the number does not keep the owner from a reset code', async () => {
      await minutes(61);
      const email = 'hugo.frost@post.example';
      const ask = async (address: string, phoneNumber: string) =>
        (await from(address, 'station-lofts')).call(
          'POST',
          '/api/user/password-reset/request-sms',
          {
            email,
            phoneNumber,
          },
        );
      expect((await ask('198.51.100.22', '+447700900111')).status).toBe(204);
      expect((await ask('203.0.113.22', '+447700900822')).status).toBe(204);
      expect((await ask('203.0.113.22', '+447700900822')).status).toBe(429);
    });

    test('guesses of a reset code read the same with an account and without one', async () => {
      await minutes(61);
      const phoneNumber = '+447700900822';
      const guess = async (email: string, address: string) => {
        const owner = await from('203.0.113.31', 'station-lofts');
        await owner.call('POST', '/api/user/password-reset/request-sms', { email, phoneNumber });
        const stranger = await from(address, 'station-lofts');
        const body = { email, code: '000000', password: 'brand new one' };
        const said = [];
        for (let tries = 0; tries < 7; tries += 1)
          said.push((await stranger.call('POST', '/api/user/password-reset/by-sms', body)).body);
        return said;
      };
      const known = await guess('hugo.frost@post.example', '198.51.100.31');
      const unknown = await guess('nobody.at.all@post.example', '198.51.100.32');
      expect(known).toEqual(unknown);
      expect(known.map(({ code }) => String(code))).toEqual(Array(7).fill('CODE_WRONG'));
    });

    test('another MAC address does not give other guesses of an activation code', async () => {
      const answers = await times(30, async () =>
        (await from('198.51.100.22', 'canal-wharf', false)).call(
          'POST',
          '/api/user/activate-account',
          {
            activationCode: 'AAAA-AAAA',
            password: PASSWORD,
          },
        ),
      );
      expect(answers.filter(({ status }) => status === 429)).toHaveLength(20);
    });

    // LOGIN-13
    test.each([
      ['an activation code', 7, '/api/user/activate-account', { activationCode: 'AAAA-AAAA' }],
      ['a code from a screen', 8, '/api/billing/order/resume', { code: 'AAAA-AAAA' }],
    ])('another network of the same line does not give other guesses of %s', async (...given) => {
      const [, line, path, code] = given;
      const guess = async (index: number) =>
        (await from(`2001:db8:${line}:${index}::1`, 'canal-wharf', false)).call('POST', path, code);
      const answers = await times(12, guess);
      expect(answers.filter(({ status }) => status === 429)).toHaveLength(2);
    });

    // LOGIN-19
    test.each([
      ['an activation code', '/api/user/activate-account', { activationCode: 'AAAA-AAAA' }],
      ['a link', '/api/user/password-reset/by-email', { code: 'AAAA-AAAA' }],
    ])('wrong guesses of %s on one device leave others to the next', async (_name, path, code) => {
      const guess = (visitor: Visitor) =>
        visitor.call('POST', path, { ...code, password: PASSWORD });
      const device = await from('198.51.100.24');
      const statuses = (await times(11, () => guess(device))).map(({ status }) => status);
      expect(statuses.toSorted()).toEqual([...Array<number>(10).fill(400), 429]);
      expect((await guess(await from('198.51.100.24'))).status).toBe(400);
    });

    test('another MAC address does not give other guesses of a coupon', async () => {
      const answers = await times(90, async (index) =>
        (await from('198.51.100.23', 'canal-wharf', false)).call(
          'GET',
          `/api/coupon/validate/GUESS-${index}`,
        ),
      );
      expect(answers.filter(({ status }) => status === 429)).toHaveLength(30);
    });

    test('neither many networks of one /48 nor many accounts give more guesses of coupons than one line has', async () => {
      await minutes(11);
      const guess = (visitor: Visitor, code: string) =>
        visitor.call('GET', `/api/coupon/validate/${code}`);
      const { limits } = sandbox.backend;
      await times(585, () => limits.use(rateLimits.couponGuesses, '2001:db8:77::/48'));
      const signUp = async () => {
        const visitor = new Visitor(sandbox);
        [visitor.address, visitor.isVouched] = ['2001:db8:77:ffff::1', false];
        return visitor.signUp();
      };
      const [account, eager] = [await signUp(), await signUp()];
      // What a user may not even try takes nothing from the others.
      await times(60, () => limits.use(rateLimits.couponGuess, userKey(eager.userId)));
      for (let time = 0; time < 20; time += 1)
        expect((await guess(eager, 'AUTUMN20')).status).toBe(429);
      const networks = await times(25, async (index) =>
        guess(await from(`2001:db8:77:${index.toString(16)}::1`, 'canal-wharf', false), 'WRONG'),
      );
      expect(networks.filter(({ status }) => status === 429)).toHaveLength(10);
      for (let time = 0; time < 61; time += 1)
        expect((await guess(account, 'WRONG')).status).toBe(429);
      account.address = '2001:db8:79::1';
      expect((await guess(account, 'WRONG')).status).toBe(404);
      // The backend doesn't count a right code, and counts each vouched device on its own.
      const guest = await from('2001:db8:77:ffff::1');
      expect((await guess(guest, 'WRONG')).status).toBe(404);
      const elsewhere = await from('2001:db8:78::1', 'canal-wharf', false);
      const right = await times(40, () => guess(elsewhere, 'AUTUMN20'));
      expect(new Set(right.map(({ status }) => status))).toEqual(new Set([200]));
    });
  });

  test('strangers send one person at most ten messages an hour, from all devices and addresses together', async () => {
    await minutes(61);
    const email = 'chloe.bennett@post.example';
    const since = sandbox.clock.now();
    for (let round = 0; round < 12; round += 1) {
      const visitor = await from(`192.0.2.${100 + round}`, `no-such-venue-${round}`);
      await visitor.call('POST', '/api/user/password-reset/request-email', { email });
      await minutes(2.5);
    }
    expect(await messagesTo(sandbox, email, since)).toHaveLength(10);
  });

  test('others who use up the messages to a number do not keep its owner from logging in', async () => {
    await minutes(61);
    const mobile = '+447700900742';
    const ask = async (index: number) => {
      const stranger = await from(`192.0.2.${120 + index}`);
      await stranger.signUp({ mobile: `+44770091000${index}` });
      return stranger.call('PATCH', '/api/user', { mobile, existingPassword: PASSWORD });
    };
    const asked = await times(12, ask);
    expect(asked.filter(({ status }) => status === 429)).toHaveLength(2);
    const owner = await from('192.0.2.139', 'meridian-tower');
    const answer = await owner.logIn('frances.holt@harcourt.example', PERSONA_PASSWORD);
    expect(answer).toMatchObject({ status: 200, body: { phoneNumber: expect.any(String) } });
    expect((await lastMessage(sandbox, mobile)).body).toMatch(/^[^:]+: \d{6} is your code\./);
  });

  test('a password that can’t be checked now doesn’t count as a guess', async () => {
    const visitor = await from('192.0.2.151');
    const email = `${crypto.randomUUID()}@post.example`;
    await visitor.signUp({ email });
    const busy = () => Promise.reject(new ServiceError('TOO_MANY_REQUESTS', 'Many people log in.'));
    const check = vi.spyOn(sandbox.backend.passwords, 'check').mockImplementation(busy);
    const change = { existingPassword: PASSWORD, newPassword: 'another long one' };
    for (let tries = 0; tries < 6; tries += 1) {
      expect((await visitor.logIn(email, PASSWORD)).status).toBe(429);
      expect((await visitor.call('POST', '/api/user/change-password', change)).status).toBe(429);
    }
    check.mockRestore();
    expect((await visitor.call('POST', '/api/user/change-password', change)).status).toBe(204);
    expect((await visitor.logIn(email, 'another long one')).status).toBe(200);
  });

  test('a user’s own password waits with the others of its network, and leaves room for those of other networks', async () => {
    const user = await from('192.0.2.150');
    await user.signUp();
    const checks = vi.spyOn(sandbox.backend.passwords, 'check');
    const change = { existingPassword: 'not the password', newPassword: PASSWORD };
    expect((await user.call('POST', '/api/user/change-password', change)).status).toBe(400);
    expect(checks.mock.calls).toEqual([
      [
        change.existingPassword,
        expect.any(String),
        { counted: '192.0.2.150', address: '192.0.2.150' },
      ],
    ]);
    checks.mockRestore();
  });

  test('one network sends sixty messages an hour to numbers that are typed, whatever devices it names', async () => {
    await minutes(61);
    const stranger = () => from('192.0.2.140', 'canal-wharf', false);
    const statuses: number[] = [];
    for (let device = 0; device < 7; device += 1) {
      const visitor = await stranger();
      await visitor.call('PUT', '/api/billing/order', { priceId: 'cw-plus-month' });
      const link = (index: number) =>
        visitor.call('POST', '/api/billing/order/resume-link', {
          channel: 'sms',
          phoneNumber: `+4477009200${device}${index}`,
        });
      statuses.push(...(await times(10, link)).map(({ status }) => status));
    }
    expect(statuses.filter((status) => status === 201)).toHaveLength(60);
    const user = await stranger();
    await user.signUp({ mobile: '+447700920100' });
    const change = { mobile: '+447700920101', existingPassword: PASSWORD };
    expect((await user.call('PATCH', '/api/user', change)).status).toBe(429);
  });

  /** How many links are sent for visitors from these addresses, who each ask for 10. */
  const links = async (addresses: readonly string[], to: (index: number) => object) => {
    const statuses: number[] = [];
    for (const [one, address] of addresses.entries()) {
      const visitor = await from(address, 'canal-wharf', false);
      await visitor.call('PUT', '/api/billing/order', { priceId: 'cw-plus-month' });
      const link = (index: number) =>
        visitor.call('POST', '/api/billing/order/resume-link', to(one * 10 + index));
      statuses.push(...(await times(10, link)).map(({ status }) => status));
    }
    return statuses.filter((status) => status === 201).length;
  };
  const textLinks = (addresses: readonly string[], number: (index: number) => string) =>
    links(addresses, (index) => ({ channel: 'sms', phoneNumber: number(index) }));

  // LOGIN-21
  test('phones of one mobile network do not use up each other’s emails', async () => {
    await minutes(61);
    const networks = Array.from({ length: 8 }, (_, index) => `2001:db8:22:${index}::1`);
    const email = (index: number) => `phone.${index}@post.example`;
    expect(await links(networks, (index) => ({ channel: 'email', email: email(index) }))).toBe(80);
  });

  test('texts that are refused do not use up those of a venue', async () => {
    await minutes(61);
    const networks = Array.from({ length: 21 }, (_, index) => `2001:db8:${200 + index}::1`);
    expect(await textLinks(networks, () => '+447700970100')).toBe(10);
    expect(await textLinks(['2001:db8:98::1'], (index) => `+44770097001${index}`)).toBe(10);
  });

  // LOGIN-21
  test('one line of IPv6 sends sixty messages an hour to numbers that are typed, from all its networks', async () => {
    await minutes(61);
    const networks = Array.from({ length: 8 }, (_, index) => `2001:db8:21:${index}::1`);
    expect(await textLinks(networks, (index) => `+4477009301${10 + index}`)).toBe(60);
  });

  test('one venue sends two hundred texts in ten minutes to numbers that are typed, from all networks', async () => {
    await minutes(61);
    const networks = Array.from({ length: 22 }, (_, index) => `2001:db8:${100 + index}::1`);
    expect(await textLinks(networks, (index) => `+447700940${100 + index}`)).toBe(200);
    await minutes(11);
    expect(await textLinks(['2001:db8:99::1'], (index) => `+44770095001${index}`)).toBe(10);
  });

  test('one network sends sixty texts an hour to numbers of accounts that nobody has proved', async () => {
    await minutes(61);
    const { allowed, ...limit } = rateLimits.typedRecipient;
    const stranger = await from('192.0.2.141', 'canal-wharf', false);
    await stranger.signUp({ mobile: '+447700960100' });
    await stranger.call('PUT', '/api/billing/order', { priceId: 'cw-plus-month' });
    const link = () => stranger.call('POST', '/api/billing/order/resume-link', { channel: 'sms' });
    for (let used = 0; used < allowed - 1; used += 1)
      await sandbox.backend.limits.take({ ...limit, allowed }, '192.0.2.141');
    expect((await link()).status).toBe(201);
    expect((await link()).status).toBe(429);
  });
});
