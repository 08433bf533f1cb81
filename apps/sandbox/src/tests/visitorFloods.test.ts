import { DAY, HOUR, NOTICES_PER_HOUR } from '@foyer/domain';
import { randomBytes } from 'node:crypto';
import { and, eq, gt, inArray, isNull, max, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { RateLimits, rateLimits } from '../services/rate-limits/RateLimits';
import { speedTests } from '../db/schema/network';
import { notices } from '../db/schema/notices';
import { rateLimits as counts } from '../db/schema/rateLimits';
import { subscriptions } from '../db/schema/subscriptions';
import { userKey } from '../services/buyers/buyerOf';
import { customers } from './support/customers';
import { engines, startTestSandbox, type TestSandbox } from './support/testSandbox';
import { messagesTo } from './support/outbox';
import { textAt } from './support/textAt';
import { Visitor } from './support/Visitor';
import { orderDay } from './support/orderDay';

describe.each(engines)('a flood of calls that write rows (%s)', (engine) => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await startTestSandbox(engine);
  });
  afterAll(() => sandbox.close());

  /** Uses all but one of the attempts of a network, as many calls would. */
  const spend = async (limit: (typeof rateLimits)[keyof typeof rateLimits], who: string) => {
    const { db } = sandbox.backend;
    await new RateLimits(db, () => sandbox.clock.now()).use(limit, who);
    const used = sql`${counts.used} + ${limit.allowed - 2}`;
    await db
      .update(counts)
      .set({ used })
      .where(eq(counts.key, `${limit.name} ${who}`));
  };
  const visitorFrom = async (address: string, locationId?: string, isVouched = false) => {
    const visitor = new Visitor(sandbox, locationId);
    visitor.address = address;
    visitor.isVouched = isVouched;
    return visitor.arrive();
  };

  const signUp = (visitor: Visitor) =>
    visitor.call('POST', '/api/user/no-account-user', {
      headlessMac: null,
      isTermsAndConditionAccepted: true,
    });
  const saveSpeedTest = (visitor: Visitor) =>
    visitor.call('POST', '/api/speed-test', {
      downloadMbps: 50,
      uploadMbps: 10,
      latencyMs: 20,
      jitterMs: 2,
      at: new Date(sandbox.clock.now()).toISOString(),
    });
  const logIn = (visitor: Visitor) => visitor.logIn('nobody.at.all@post.example', 'wrong one');
  const askForReset = (visitor: Visitor) =>
    visitor.call('POST', '/api/user/password-reset/request-email', {
      email: `${visitor.mac.replaceAll(':', '')}@post.example`,
    });
  const register = (visitor: Visitor) =>
    visitor.call('POST', '/api/user', {
      email: `${randomBytes(6).toString('hex')}@post.example`,
      password: 'a long enough one',
      firstName: 'Alex',
      lastName: 'Moor',
      isTermsAndConditionAccepted: true,
    });

  const order = orderDay;

  const orderWithAccount = async (visitor: Visitor) => {
    if (!visitor.userId) await visitor.signUp();
    return order(visitor);
  };

  const saveOrder = (visitor: Visitor) =>
    visitor.call('PUT', '/api/billing/order', { priceId: 'cw-essential-day' });

  const emailOrderLink = async (visitor: Visitor) => {
    await saveOrder(visitor);
    return visitor.call('POST', '/api/billing/order/resume-link', {
      channel: 'email',
      email: `${randomBytes(6).toString('hex')}@post.example`,
    });
  };
  const changeEmail = async (visitor: Visitor) => {
    if (!visitor.userId) await visitor.signUp();
    return visitor.call('PATCH', '/api/user', {
      email: `${randomBytes(6).toString('hex')}@post.example`,
      existingPassword: 'a long enough one',
    });
  };

  test.each([
    ['saved orders', 'savedOrder', saveOrder, 204],
    ['speed tests', 'speedTest', saveSpeedTest, 204],
    ['log-ins', 'login', logIn, 401],
    ['resets', 'codeRequest', askForReset, 204],
    ['orders without an account', 'order', order, 201],
    ['orders with an account', 'networkOrders', orderWithAccount, 201],
    ['registrations', 'registration', register, 201],
    ['links to orders', 'typedRecipient', emailOrderLink, 201],
    ['new email addresses', 'typedRecipient', changeEmail, 200],
  ] as const)(
    'one network has only so many %s, and a device its own',
    async (what, name, act, answer) => {
      const address = `198.51.100.${what.length}`;
      await spend(rateLimits[name], address);
      const stranger = await visitorFrom(address);
      expect([(await act(stranger)).status, (await act(stranger)).status]).toEqual([answer, 429]);
      const guest = await visitorFrom(address, 'canal-wharf', true);
      expect((await act(guest)).status).toBe(answer);
    },
  );

  const solveCaptcha = (visitor: Visitor) =>
    visitor.call('POST', '/api/user/verify-recaptcha-token?response=a-token');

  // LOGIN-13
  test.each([
    ['saved orders', 'savedOrder', saveOrder],
    ['speed tests', 'speedTest', saveSpeedTest],
    ['sign-ups without an account', 'deviceSignUp', signUp],
    ['solved captchas', 'captcha', solveCaptcha],
  ] as const)('all networks of one line have only so many %s together', async (what, name, act) => {
    const line = `2001:db8:${what.length}`;
    await spend(rateLimits[name], `${line}::/48`);
    expect((await act(await visitorFrom(`${line}:1::1`))).status).not.toBe(429);
    expect((await act(await visitorFrom(`${line}:2::1`))).status).toBe(429);
  });

  test('a speed test from the future is kept as one of now, so that it is deleted some day', async () => {
    const visitor = await visitorFrom('198.51.100.81');
    const result = { downloadMbps: 1, uploadMbps: 1, latencyMs: 1, jitterMs: 1 };
    const saved = { ...result, at: new Date(sandbox.clock.now() + 1e12).toISOString() };
    expect((await visitor.call('POST', '/api/speed-test', saved)).status).toBe(204);
    const [last] = await sandbox.backend.db.select({ at: max(speedTests.at) }).from(speedTests);
    expect(last?.at).toBeLessThanOrEqual(sandbox.clock.now());
  });

  // NET-10
  test('one line downloads only so much for speed tests, without a session too', async () => {
    const download = async (address: string, bytes: number) => {
      const visitor = new Visitor(sandbox);
      visitor.address = address;
      return (await visitor.call('GET', `/speed-test/down?bytes=${bytes}`)).status;
    };
    await spend(rateLimits.speedTestDownload, '2001:db8:ddd::/48');
    expect(await download('2001:db8:ddd:1::1', 1)).toBe(200);
    expect(await download('2001:db8:ddd:2::1', 1)).toBe(429);
    // The round trip is measured by empty answers.
    expect(await download('2001:db8:ddd:2::1', 0)).toBe(200);
    expect(await download('2001:db8:dde::1', 1)).toBe(200);
  });

  test('one line uploads only so much for speed tests, without a session too', async () => {
    const upload = async (address: string) => {
      const visitor = new Visitor(sandbox);
      visitor.address = address;
      return (await visitor.call('POST', '/speed-test/up', {})).status;
    };
    await spend(rateLimits.speedTestUpload, '2001:db8:ddd::/48');
    expect(await upload('2001:db8:ddd:1::1')).toBe(200);
    expect(await upload('2001:db8:ddd:2::1')).toBe(429);
    expect(await upload('2001:db8:dde::1')).toBe(200);
  });

  const { change, internalCustomer } = customers(() => sandbox);

  // SEC-11
  test('one buyer stops nobody else on the network from paying, and one network reads only so many keys', async () => {
    const keysOf = async (network: number, times: number) => {
      const visitor = await visitorFrom(`2001:db8:48:${network}::1`, 'trenance-cove');
      await visitor.signUp();
      const { body } = await visitor.keyed('/api/internal-subscription', {
        priceId: 'tc-single-1day',
      });
      const keys = `/api/payment-intent/${String(body['paymentIntentId'])}/keys`;
      return Promise.all(
        Array.from({ length: times }, async () => (await visitor.call('GET', keys)).status),
      );
    };
    const greedy = await keysOf(1, 30);
    expect(greedy.filter((status) => status === 200)).toHaveLength(20);
    expect(greedy.filter((status) => status === 429)).toHaveLength(10);
    expect(await keysOf(2, 1)).toEqual([200]);
    await spend(rateLimits.networkPaymentKeys, '2001:db8:48::/48');
    expect(await keysOf(3, 1)).toEqual([429]);
  });

  test('many plans of one user cost no more queries than one, and the newest are named', async () => {
    const { db } = sandbox.backend;
    const user = await internalCustomer();
    const queries = async () => {
      const select = vi.spyOn(db, 'select');
      const { body } = await user.call('GET', '/api/billing');
      const asked = select.mock.calls.length;
      select.mockRestore();
      return { asked, named: Object.keys(Object(body['subscriptions'])).length };
    };
    /** The fewest of three: what is kept for some time is read again in one of them. */
    const fewest = async () => {
      const each = [await queries(), await queries(), await queries()];
      return { asked: Math.min(...each.map(({ asked }) => asked)), named: each[0]?.named };
    };
    const { asked } = await fewest();
    const [held] = await db
      .select()
      .from(subscriptions)
      .where(eq(subscriptions.userId, user.userId));
    if (!held) throw new Error('The customer has no plan.');
    await db.insert(subscriptions).values(
      Array.from({ length: 120 }, (_, index) => ({
        ...held,
        id: `${held.id}_${index}`,
        state: 'ended' as const,
        startedAt: held.startedAt - (index + 2) * DAY,
        endedAt: held.startedAt - (index + 1) * DAY,
      })),
    );
    expect(await fewest()).toEqual({ asked, named: 100 });
  });
  const newUser = () => new Visitor(sandbox).signUp();
  const answer = (visitor: Visitor) =>
    visitor.call('POST', '/api/user/consents', { kind: 'tracking', answer: false });
  const turnSwitch = (visitor: Visitor) =>
    visitor.call('PATCH', '/api/user/agreements', { marketingOptIn: true });
  const chooseChannels = (visitor: Visitor) =>
    visitor.call('PUT', `/api/marketing-preferences/${visitor.userId}`, {
      preferences: { email: '1' },
    });
  const openCardForm = (visitor: Visitor) =>
    visitor.keyed('/api/billing/create-checkout-session', { mode: 'setup', returnPath: '/portal' });
  const day = (days: number) => new Date(sandbox.clock.now() + days * DAY).toISOString();
  const askForPause = (visitor: Visitor) =>
    visitor.keyed('/api/pause', { startDate: day(1), endDate: day(9) });
  const payBill = (visitor: Visitor) => visitor.keyed('/api/billing/invoice/inv_none/execute', {});
  const leave = (visitor: Visitor) =>
    visitor.keyed('/api/contract-subscription', { cancellationReason: 'Moving out' });
  const cancel = (visitor: Visitor) =>
    visitor.call('DELETE', '/api/subscription', { cancellationReason: 'Moving out' });
  const revive = (visitor: Visitor) => visitor.call('POST', '/api/subscription/revive', {});
  const endPause = (visitor: Visitor) => visitor.call('DELETE', '/api/unpause');
  const changePlan = (visitor: Visitor) =>
    visitor.keyed('/api/subscription/upgrade', {
      id: 'a-quote',
      priceId: 'cw-plus-month',
      prorationDate: day(0),
    });
  const download = async (visitor: Visitor) => {
    const { body } = await visitor.call('GET', '/api/billing');
    return visitor.call('GET', `/api/invoice/${textAt({ body }, 'invoices.0.id')}.pdf`);
  };

  test.each([
    ['answers', 'consent', newUser, answer, 201],
    ['answers in a day', 'consentDay', newUser, answer, 201],
    ['turns of a switch', 'consent', newUser, turnSwitch, 200],
    ['choices of channels', 'consent', newUser, chooseChannels, 200],
    ['orders', 'order', newUser, order, 201],
    ['forms for a card', 'order', newUser, openCardForm, 201],
    ['requests for a pause', 'order', newUser, askForPause, 409],
    ['payments of a bill', 'order', newUser, payBill, 404],
    ['requests to leave early', 'order', newUser, leave, 409],
    ['changes of plan', 'order', newUser, changePlan, 409],
    ['cancellations', 'order', newUser, cancel, 409],
    ['plans that go on after all', 'order', newUser, revive, 409],
    ['ends of a pause', 'order', newUser, endPause, 409],
    ['PDFs of invoices', 'invoicePdf', internalCustomer, download, 200],
  ] as const)(
    'one user has only so many %s, and another their own',
    async (_, name, arrive, act, good) => {
      const user = await arrive();
      await spend(rateLimits[name], name === 'order' ? userKey(user.userId) : user.userId);
      expect([(await act(user)).status, (await act(user)).status]).toEqual([good, 429]);
      expect((await act(await arrive())).status).toBe(good);
    },
  );

  describe('a change that is booked and cancelled again and again', () => {
    const choose = async (customer: Visitor, priceId: string) => {
      sandbox.clock.setOffset(sandbox.clock.offsetMs + 1000);
      expect((await change(customer, priceId)).status).toBe(200);
    };
    const book = (customer: Visitor) => choose(customer, 'tc-single-4weeks');
    const drop = (customer: Visitor) => choose(customer, 'tc-standard-4weeks');
    const waitingOf = ({ userId }: Visitor) =>
      sandbox.backend.db
        .select()
        .from(notices)
        .where(
          and(
            eq(notices.userId, userId),
            inArray(notices.kind, ['order', 'changeDropped']),
            isNull(notices.doneAt),
            gt(notices.dueAt, sandbox.clock.now()),
          ),
        );
    /** A customer whose mails have begun to wait, all others being sent. */
    const flooded = async () => {
      const customer = await internalCustomer();
      for (let round = 0; round < 12; round += 1) {
        await book(customer);
        await drop(customer);
      }
      await sandbox.moveClock(0);
      return customer;
    };
    /** The subjects of the mails that come in a time. */
    const mailsIn = async (customer: Visitor, time: number) => {
      const since = sandbox.clock.now() + 1;
      await sandbox.moveClock(time);
      const email = textAt(await customer.call('GET', '/api/user'), 'siteUser.email');
      return messagesTo(sandbox, email, since);
    };
    const booked = 'Your order: One device';
    const dropped = 'You’ve cancelled your change of plan';

    // LAW-11
    test('sends 10 mails of each kind an hour, and then the last', async () => {
      const customer = await flooded();
      const orders = and(eq(notices.userId, customer.userId), eq(notices.kind, 'order'));
      expect(await sandbox.backend.db.$count(notices, orders)).toBe(NOTICES_PER_HOUR + 1);
      expect(await waitingOf(customer)).toHaveLength(2);
      const mails = await mailsIn(customer, HOUR);
      expect(mails.map(({ subject }) => subject)).toEqual([dropped]);
    });

    // LAW-7, LAW-11
    test('says at last what is booked, and not that it was cancelled', async () => {
      const customer = await flooded();
      await book(customer);
      const number = (await waitingOf(customer)).find(({ kind }) => kind === 'order')?.data;
      const mails = await mailsIn(customer, HOUR);
      expect(mails.map(({ subject }) => subject)).toEqual([booked]);
      expect(mails[0]?.body).toContain(number?.['number']);
    });

    test('sends nothing that waited once a newer mail goes at once', async () => {
      const customer = await flooded();
      // The first of the ten are an hour old; what waits isn’t due yet.
      sandbox.clock.setOffset(sandbox.clock.offsetMs + HOUR - 10_000);
      await book(customer);
      expect((await waitingOf(customer)).map(({ kind }) => kind)).toEqual(['changeDropped']);
      const mails = await mailsIn(customer, HOUR);
      expect(mails.map(({ subject }) => subject)).toEqual([booked]);
    });
  });

  /** Leaves one use of a limit. */
  const leaveOne = async (name: 'orders' | 'siteOrders' | 'networkOrders', who: string) => {
    const { allowed, windowMs, ...limit } = rateLimits[name];
    const endsAt = sandbox.clock.now() + windowMs;
    await sandbox.backend.db
      .insert(counts)
      .values({ key: `${limit.name} ${who}`, used: allowed - 1, endsAt })
      .onConflictDoUpdate({ target: counts.key, set: { used: allowed - 1, endsAt } });
  };
  const passMinute = () => sandbox.clock.setOffset(sandbox.clock.offsetMs + 60_000);
  const orderOfNothing = (visitor: Visitor) =>
    visitor.keyed('/api/billing/create-checkout-session', {
      priceId: 'no-such-plan',
      mode: 'payment',
      returnPath: '/stripe-return',
    });

  // SEC-11
  test.each([
    ['all together have', 'orders', 'all'],
    ['one venue has', 'siteOrders', 'canal-wharf'],
  ] as const)('%s only so many orders in a minute', async (_, name, who) => {
    await leaveOne(name, who);
    const answers = [];
    for (const act of [order, order])
      answers.push((await act(await visitorFrom('198.51.100.90'))).status);
    expect(answers).toEqual([201, 429]);
    passMinute();
    expect((await order(await visitorFrom('198.51.100.90'))).status).toBe(201);
  });

  test('orders that are refused use up nobody else’s', async () => {
    await leaveOne('orders', 'all');
    for (let round = 0; round < 3; round += 1)
      expect((await orderOfNothing(await visitorFrom('198.51.100.91'))).status).toBe(404);
    expect((await order(await visitorFrom('198.51.100.92'))).status).toBe(201);
    passMinute();
  });

  test('a customer still pays when the orders of their network, venue and all are used up', async () => {
    const address = '198.51.100.93';
    const customer = await visitorFrom(address);
    await customer.signUp();
    await leaveOne('networkOrders', address);
    await leaveOne('siteOrders', 'canal-wharf');
    await leaveOne('orders', 'all');
    expect((await order(await visitorFrom(address))).status).toBe(201);
    expect((await order(await visitorFrom(address))).status).toBe(429);
    expect((await payBill(customer)).status).toBe(404);
    passMinute();
  });

  test('one network has only so many solved captchas', async () => {
    const visitor = await visitorFrom('198.51.100.80');
    await solveCaptcha(visitor);
    await spend(rateLimits.captcha, '198.51.100.80');
    expect((await solveCaptcha(visitor)).status).toBe(429);
  });

  test('a device signs up without an account, however many others behind its address have', async () => {
    await spend(rateLimits.deviceSignUp, '198.51.100.70');
    const stranger = await visitorFrom('198.51.100.70', 'tollgate-house');
    await signUp(stranger);
    expect((await signUp(stranger)).status).toBe(429);
    const guest = await visitorFrom('198.51.100.70', 'tollgate-house', true);
    expect((await signUp(guest)).status).toBe(201);
  });
});
