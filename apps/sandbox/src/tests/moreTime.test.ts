import { DAY, HOUR } from '@foyer/domain';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { plans } from '../db/schema/sites';
import { subscriptions } from '../db/schema/subscriptions';
import { users } from '../db/schema/users';
import { giveTime } from '../services/agent-desk/giveTime';
import { runJobs } from '../services/jobs/runJobs';
import { findPlan } from '../services/plans/findPlan';
import { customers } from './support/customers';
import { keepProcessing } from './support/keepProcessing';
import { lastMessage } from './support/outbox';
import { engines, startTestSandbox, type TestSandbox } from './support/testSandbox';
import { textAt } from './support/textAt';
import { Visitor, type Answer } from './support/Visitor';

// SUB-22
describe.each(engines)('more time for a pass (%s)', (engine) => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await startTestSandbox(engine);
  });
  afterAll(() => sandbox.close());
  afterEach(() => {
    vi.restoreAllMocks();
  });

  const {
    account,
    change,
    charges,
    days,
    passHolder,
    provider,
    subscription,
    useCard,
    stripeCustomer,
  } = customers(() => sandbox);

  const offer = (visitor: Visitor) => visitor.call('GET', '/api/subscription/extension');
  const accept = (visitor: Visitor, { body }: Answer) =>
    visitor.keyed('/api/subscription/extension', { endsAt: body['endsAt'] });
  const endOf = async (visitor: Visitor) =>
    Date.parse(String((await subscription(visitor))?.['periodEnd']));
  const atBank = async (visitor: Visitor) => {
    await useCard(visitor, 'pm_card_authenticationRequired');
    return textAt(await accept(visitor, await offer(visitor)), 'paymentIntentId');
  };
  const confirm = (payment: string) =>
    provider().paymentIntents.confirm(payment, { payment_method: 'pm_card_visa' });

  test('is paid by the kept card, follows the time that is paid, and leaves a receipt', async () => {
    const visitor = await passHolder();
    const email = textAt(await account(visitor), 'siteUser.email');
    await runJobs(sandbox.backend);
    const before = await lastMessage(sandbox, email);
    const end = await endOf(visitor);
    const shown = await offer(visitor);
    expect(shown.body).toMatchObject({ price: 14, currency: 'GBP' });
    expect(Date.parse(textAt(shown, 'endsAt'))).toBe(end + 7 * DAY);
    expect(await charges(visitor)).toEqual([1400]);
    expect(await accept(visitor, shown)).toMatchObject({ status: 200 });
    expect(await endOf(visitor)).toBe(end + 7 * DAY);
    expect(await charges(visitor)).toEqual([1400, 1400]);
    await runJobs(sandbox.backend);
    const mail = await lastMessage(sandbox, email);
    expect(mail.id).not.toBe(before.id);
    expect(mail.subject).toBe('Your receipt for Plus');
    await days(10);
    expect(await subscription(visitor)).toMatchObject({ state: 'active' });
    await days(5);
    expect(await subscription(visitor)).toBeNull();
  });

  test('is charged once when two windows confirm the same end', async () => {
    const visitor = await passHolder();
    const shown = await offer(visitor);
    const answers = await Promise.all([accept(visitor, shown), accept(visitor, shown)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await charges(visitor)).toEqual([1400, 1400]);
  });

  test.each([['a declined card', 'pm_card_chargeCustomerFail', 'PAYMENT_DECLINED']])(
    'with %s leaves the pass as it is, and no bill',
    async (_, card, code) => {
      const visitor = await passHolder();
      const end = await endOf(visitor);
      await useCard(visitor, card);
      expect(await accept(visitor, await offer(visitor))).toMatchObject({ body: { code } });
      expect(await endOf(visitor)).toBe(end);
      const { body } = await visitor.call('GET', '/api/billing');
      expect(body['invoices']).toMatchObject([{ state: 'paid' }]);
    },
  );

  test('starts when the bank has confirmed its payment', async () => {
    const visitor = await passHolder();
    const end = await endOf(visitor);
    const payment = await atBank(visitor);
    expect(await endOf(visitor)).toBe(end);
    await confirm(payment);
    await vi.waitFor(async () => expect(await endOf(visitor)).toBe(end + 7 * DAY));
  });

  test('follows the days that support gives while its payment waits at the bank', async () => {
    const visitor = await passHolder();
    const end = await endOf(visitor);
    const payment = await atBank(visitor);
    const { db } = sandbox.backend;
    const [user] = await db.select().from(users).where(eq(users.id, visitor.userId));
    if (!user) throw new Error('The customer is gone.');
    await giveTime(sandbox.backend, user, 3, end);
    expect(await endOf(visitor)).toBe(end + 3 * DAY);
    await confirm(payment);
    await vi.waitFor(async () => expect(await endOf(visitor)).toBe(end + 10 * DAY));
    const { body } = await visitor.call('GET', '/api/billing');
    expect(body['invoices']).toContainEqual(
      expect.objectContaining({
        amount: 14,
        periodStart: new Date(end + 3 * DAY).toISOString(),
        periodEnd: new Date(end + 10 * DAY).toISOString(),
      }),
    );
  });

  test('that was paid late is refunded where the pass has become another plan', async () => {
    const visitor = await passHolder();
    const payment = await atBank(visitor);
    const end = await endOf(visitor);
    await sandbox.backend.db
      .update(subscriptions)
      .set({ priceId: 'cw-essential-day' })
      .where(eq(subscriptions.userId, visitor.userId));
    await confirm(payment);
    await vi.waitFor(async () => {
      const { latest_charge: charge } = await provider().paymentIntents.retrieve(payment);
      expect((await provider().charges.retrieve(String(charge))).refunded).toBe(true);
    });
    expect(await endOf(visitor)).toBe(end);
  });

  test('is not given by support while the bank decides about a change of plan', async () => {
    const { db } = sandbox.backend;
    const week = await findPlan(db, 'cw-essential-week');
    if (!week) throw new Error('The seeds have changed.');
    const details = { ...week.details, id: 'cw-cheap-week' };
    const cheap = { priceId: 'cw-cheap-week', amount: 500, providerPriceId: null, details };
    await db.insert(plans).values({ ...week, ...cheap });
    const visitor = await passHolder('cw-cheap-week');
    await useCard(visitor, 'pm_card_authenticationRequired');
    const changed = await change(visitor, 'cw-supersonic-month');
    const payment = textAt(changed, 'paymentIntentId');
    keepProcessing(provider(), payment);
    const [user] = await db.select().from(users).where(eq(users.id, visitor.userId));
    if (!user) throw new Error('The customer is gone.');
    const end = await endOf(visitor);
    await expect(giveTime(sandbox.backend, user, 3, end)).rejects.toMatchObject({
      code: 'STATE_CONFLICT',
    });
    expect(await endOf(visitor)).toBe(end);
  });

  // SEC-11
  test('is refused to a user who was charged for it ten times in a day, and not to one who gave it up ten times', async () => {
    const visitor = await passHolder();
    const giveUp = async () => {
      await useCard(visitor, 'pm_card_authenticationRequired');
      const begun = await accept(visitor, await offer(visitor));
      expect(begun).toMatchObject({ status: 200 });
      const invoice = textAt(begun, 'invoiceId');
      expect((await visitor.call('POST', `/api/invoice/${invoice}/void`)).status).toBe(200);
    };
    for (let time = 0; time < 11; time += 1) await giveUp();
    // A payment that the bank confirms counts, too.
    await confirm(await atBank(visitor));
    await vi.waitFor(async () => expect(await charges(visitor)).toHaveLength(2));
    await useCard(visitor, 'pm_card_visa');
    for (let time = 0; time < 9; time += 1)
      expect(await accept(visitor, await offer(visitor))).toMatchObject({ status: 200 });
    expect(await charges(visitor)).toHaveLength(11);
    expect(await accept(visitor, await offer(visitor))).toMatchObject({
      status: 429,
      body: { code: 'TOO_MANY_REQUESTS' },
    });
    expect(await charges(visitor)).toHaveLength(11);
  });

  test('whose payment waits at the bank cannot be paid when the pass is over', async () => {
    const visitor = await passHolder();
    const payment = await atBank(visitor);
    await days(8);
    expect(await subscription(visitor)).toBeNull();
    await expect(confirm(payment)).rejects.toThrow();
    expect(await charges(visitor)).toEqual([1400]);
  });

  test('is refunded to the card when the bank pays it after the pass is over', async () => {
    const visitor = await passHolder();
    const payment = await atBank(visitor);
    keepProcessing(provider(), payment);
    await days(8);
    expect(await subscription(visitor)).toBeNull();
    vi.restoreAllMocks();
    await confirm(payment);
    await runJobs(sandbox.backend);
    await vi.waitFor(async () => {
      const { latest_charge: charge } = await provider().paymentIntents.retrieve(payment, {
        expand: ['latest_charge'],
      });
      expect(charge).toMatchObject({ refunded: true });
    });
  });

  test('keeps the pass when it was paid at the last moment and nobody has heard of it', async () => {
    const visitor = await passHolder();
    const end = await endOf(visitor);
    const payment = await atBank(visitor);
    const apply = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await confirm(payment);
    await days(8);
    expect(await endOf(visitor)).toBe(end + 7 * DAY);
    apply.mockRestore();
  });

  test('is not offered for a plan that renews, for a pass that another plan follows, or without one', async () => {
    expect((await offer(await stripeCustomer())).body).toBeNull();
    expect((await offer(await new Visitor(sandbox).signUp())).body).toBeNull();
    const visitor = await passHolder();
    const shown = await offer(visitor);
    await change(visitor, 'cw-essential-month');
    expect((await offer(visitor)).body).toBeNull();
    expect(await accept(visitor, shown)).toMatchObject({ body: { code: 'STATE_CONFLICT' } });
  });

  test('is refused once the end has moved, before anything is charged', async () => {
    const visitor = await passHolder();
    const shown = await offer(visitor);
    await accept(visitor, shown);
    await sandbox.moveClock(HOUR);
    expect(await accept(visitor, shown)).toMatchObject({ body: { code: 'PREVIEW_EXPIRED' } });
    expect(await charges(visitor)).toHaveLength(2);
  });
});
