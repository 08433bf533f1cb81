import { DAY, MESSAGES_PER_HOUR } from '@foyer/domain';
import { eq, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { declarations } from '../db/schema/declarations';
import { notices } from '../db/schema/notices';
import { runJobs } from '../services/jobs/runJobs';
import { MAX_ATTEMPTS } from '../services/messages/mailRetries';
import { rateLimits } from '../services/rate-limits/RateLimits';
import { changeSite } from './support/changeSite';
import { addPlan } from './support/addPlan';
import { customers } from './support/customers';
import { endContract } from './support/endContract';
import { lastMessage, messagesTo } from './support/outbox';
import { endAllPlans } from './support/endAllPlans';
import { engines, startTestSandbox, type TestSandbox } from './support/testSandbox';

// LAW-6
describe.each(engines)('a cancellation for a later day than the earliest (%s)', (engine) => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await startTestSandbox(engine);
  });
  beforeEach(() => endAllPlans(sandbox));
  afterAll(() => sandbox.close());

  const { change, charges, days, internalCustomer, rowOf, stripeCustomer, subscription } =
    customers(() => sandbox);
  const { end, orderOf, preview, stranger } = endContract(() => sandbox);
  const inDays = (count: number) => new Date(sandbox.clock.now() + count * DAY).toISOString();

  test('ends with the period of that day, renews until then, and the mail names the day', async () => {
    const customer = await internalCustomer();
    const order = { ...(await orderOf(customer)), endsOn: inDays(40) };
    const done = await end('cancel', order);
    expect(done.body).toMatchObject({ renewsUntilEnd: true });
    // The plan has periods of 4 weeks.
    const left = Date.parse(String(done.body['endsAt'])) - sandbox.clock.now();
    expect(Math.round(left / DAY)).toBe(56);
    const mail = await lastMessage(sandbox, order.email);
    expect(mail.body).toMatch(/End date you asked for: \d+ \w+ \d{4}/);
    expect(mail.body).toContain('It renews until then, and we’ll charge you for each renewal.');
    expect(mail.body).not.toContain('minimum term');
    for (const passed of [28.5, 28.5]) await days(passed);
    expect(await charges(customer)).toHaveLength(2);
    expect(await subscription(customer)).toBeNull();
  });

  // SUB-17
  test.each([
    ['INTERNAL', () => internalCustomer(), 'tc-standard-1year', 1900],
    ['STRIPE', () => stripeCustomer('cw-supersonic-month'), 'cw-plus-month', 3800],
  ] as const)('cancels a change that is booked before it (%s)', async (_, begin, booked, price) => {
    const customer = await begin();
    expect((await change(customer, booked)).status).toBe(200);
    const order = { ...(await orderOf(customer)), endsOn: inDays(40) };
    expect((await end('cancel', order)).body).toMatchObject({ renewsUntilEnd: true });
    expect(await rowOf(customer)).toMatchObject({ scheduledPriceId: null });
    for (const passed of [31.5, 31.5]) await days(passed);
    expect(await charges(customer)).toEqual([price, price]);
    expect(await subscription(customer)).toBeNull();
  });

  test('ends a plan of a day with that day too, and not some days before', async () => {
    const period = { amount: 1, magnitude: 'day' } as const;
    const daily = { priceId: 'tc-daily', amount: 300 };
    await addPlan(sandbox, 'tc-standard-4weeks', daily, { category: '1day', period });
    const customer = await internalCustomer('tc-daily');
    const order = { ...(await orderOf(customer)), endsOn: inDays(6) };
    const { body } = await end('cancel', order);
    const left = (Date.parse(String(body['endsAt'])) - sandbox.clock.now()) / DAY;
    expect(left).toBeGreaterThan(5.5);
    await days(left - 0.1);
    expect(await charges(customer)).toHaveLength(Math.ceil(left));
    await days(0.2);
    expect(await subscription(customer)).toBeNull();
  });

  test('is the earliest one where that day comes first, and none where it is years away', async () => {
    const order = await orderOf(await internalCustomer());
    const soon = await preview(await stranger(), { kind: 'cancel', ...order, endsOn: inDays(3) });
    expect(soon.body).toMatchObject({ renewsUntilEnd: false });
    const late = { kind: 'cancel', ...order, endsOn: inDays(3000) };
    expect((await preview(await stranger(), late)).status).toBe(400);
  });

  test('gives way to an earlier end that its user asks for afterwards', async () => {
    const customer = await internalCustomer();
    const order = await orderOf(customer);
    const last = async () => {
      const { endsAt, renewsUntilEnd } = (
        await preview(await stranger(), { kind: 'cancel', ...order })
      ).body;
      return { endsAt, renewsUntilEnd };
    };
    const earliest = await last();
    await end('cancel', { ...order, endsOn: inDays(100) });
    const sooner = { ...order, endsOn: inDays(40) };
    expect((await end('cancel', sooner)).body).toMatchObject({ renewsUntilEnd: true });
    expect(await last()).toEqual(earliest);
    const done = await end('cancel', { ...order, reason: 'I moved.' });
    expect(done.body).toMatchObject({ ...earliest, renewsUntilEnd: false });
    const mail = await lastMessage(sandbox, order.email);
    expect(mail.body).toContain('We won’t charge you again.');
    expect(mail.body).not.toContain('minimum term');
    const again = await preview(await stranger(), { kind: 'cancel', ...order });
    expect(again.body['code']).toBe('CANCELLED_ALREADY');
    await days(28.5);
    expect(await charges(customer)).toHaveLength(1);
    expect(await subscription(customer)).toBeNull();
  });
});

// LAW-18
describe.each(engines)('a declaration whose order is not found (%s)', (engine) => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await startTestSandbox(engine);
  });
  afterAll(() => sandbox.close());

  const { internalCustomer } = customers(() => sandbox);
  const { orderOf, stranger } = endContract(() => sandbox);
  const support = 'help@foyer.example';
  const declare = async (declared: object, language = 'en') =>
    (await stranger()).call(
      'POST',
      '/api/termination/declaration',
      { kind: 'withdraw', name: 'Robin Ellis', orderNumber: 'FW-1', ...declared },
      { 'accept-language': language },
    );
  const kept = (email: string) =>
    sandbox.backend.db.select().from(declarations).where(eq(declarations.email, email));

  test('is kept, confirmed to its sender with date and time, and sent to support', async () => {
    const email = 'lost.number@post.example';
    const { status, body } = await declare({ email });
    expect(status).toBe(201);
    expect(await kept(email)).toMatchObject([
      { kind: 'withdraw', receivedAt: Date.parse(String(body['receivedAt'])) },
    ]);
    const mail = await lastMessage(sandbox, email);
    expect(mail.subject).toBe('We’ve received your withdrawal');
    for (const said of [/We received your request on .+ \(.+\)\./, /Robin Ellis/, /FW-1/])
      expect(mail.body).toMatch(said);
    expect(mail.body).toContain('We’ll check your order and email you what happens next.');
    await runJobs(sandbox.backend);
    const asked = await lastMessage(sandbox, support);
    expect(asked.subject).toBe(`Check the order of ${email}`);
    expect(asked.body).toMatch(/Robin Ellis withdrew from a contract without logging in/);
    expect(asked.body).toContain('FW-1');
    expect(asked.body).not.toContain('as your confirmation');
  });

  test('promises no answer at a site that has no address for support', async () => {
    const email = 'no.support@post.example';
    const before = await changeSite(sandbox, 'canal-wharf', ({ support: details }) => ({
      support: { ...details, email: null },
    }));
    await declare({ email });
    await changeSite(sandbox, 'canal-wharf', () => before);
    const { body } = await lastMessage(sandbox, email);
    expect(body).toContain('To find out what happens next, contact Canal Wharf.');
    expect(body).not.toContain('We’ll check your order');
  });

  test('is confirmed once, however often the mail to support fails', async () => {
    const email = 'once@post.example';
    const { messages } = sandbox.backend;
    const sendMail = messages.sendMail.bind(messages);
    vi.spyOn(console, 'error').mockReturnValue();
    vi.spyOn(messages, 'sendMail').mockImplementation((mail) =>
      mail.to === support ? Promise.reject(new Error('No such address.')) : sendMail(mail),
    );
    await declare({ email });
    await sandbox.moveClock(DAY);
    vi.restoreAllMocks();
    expect(await messagesTo(sandbox, email)).toHaveLength(1);
  });

  test('asks support until the email arrives', async () => {
    const email = 'late@post.example';
    const { db, messages } = sandbox.backend;
    vi.spyOn(console, 'error').mockReturnValue();
    vi.spyOn(messages, 'sendMail').mockRejectedValue(new Error('No server.'));
    await declare({ email });
    await db.update(notices).set({ attempts: MAX_ATTEMPTS }).where(isNull(notices.doneAt));
    await runJobs(sandbox.backend);
    vi.restoreAllMocks();
    await sandbox.moveClock(DAY);
    expect((await lastMessage(sandbox, support)).subject).toBe(`Check the order of ${email}`);
  });

  test('is taken from each device of a venue, whatever others there have sent', async () => {
    const { allowed } = rateLimits.typedRecipient;
    for (let device = 0; device <= allowed; device += 1)
      expect((await declare({ email: `device.${device}@post.example` })).status).toBe(201);
  });

  test('is confirmed in the language of the page, and its reason goes to support alone', async () => {
    const email = 'verloren@post.example';
    const reason = 'Ich bin umgezogen.';
    await declare({ kind: 'cancel', email, reason, name: 'Kaufen auf https://x.example' }, 'de');
    await runJobs(sandbox.backend);
    const mail = await lastMessage(sandbox, email);
    expect(mail.subject).toBe('Wir haben Ihre Kündigung erhalten');
    expect(mail.body).not.toMatch(/umgezogen|Kaufen/);
    expect((await lastMessage(sandbox, support)).body).toContain(reason);
  });

  test('gets the same answer and email whether or not the address has an account', async () => {
    const { email } = await orderOf(await internalCustomer());
    const saidTo = async (address: string) => {
      const { status, body } = await declare({ email: address });
      const mail = await lastMessage(sandbox, address);
      const words = mail.body.replaceAll(address, 'ADDRESS').replaceAll(/\d+:\d+/g, 'TIME');
      return [status, Object.keys(body), mail.subject, words];
    };
    expect(await saidTo(email)).toEqual(await saidTo('stranger@post.example'));
  });

  test('is taken a few times an hour for one address', async () => {
    const email = 'again.and.again@post.example';
    for (let time = 0; time < MESSAGES_PER_HOUR; time += 1)
      expect((await declare({ email })).status).toBe(201);
    expect((await declare({ email })).status).toBe(429);
  });

  test('is confirmed later where the mail server refuses at first', async () => {
    const email = 'mail.later@post.example';
    vi.spyOn(sandbox.backend.messages, 'sendMail').mockRejectedValueOnce(new Error('busy'));
    const log = vi.spyOn(console, 'error').mockReturnValue();
    expect((await declare({ email })).status).toBe(201);
    expect(log).toHaveBeenCalledOnce();
    vi.restoreAllMocks();
    await sandbox.moveClock(3_600_000);
    await runJobs(sandbox.backend);
    expect((await lastMessage(sandbox, email)).subject).toBe('We’ve received your withdrawal');
  });
});
