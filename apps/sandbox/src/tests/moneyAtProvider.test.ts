import { MINUTE } from '@foyer/domain';
import { eq, like } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { invoices } from '../db/schema/billing';
import { coupons, plans } from '../db/schema/sites';
import { subscriptions } from '../db/schema/subscriptions';
import { mirrorInvoice } from '../services/card-provider-sync/mirrorInvoice';
import { refundDuplicates } from '../services/jobs/refundDuplicates';
import { runJobs } from '../services/jobs/runJobs';
import { planOf } from '../services/plans/findPlan';
import { customers } from './support/customers';
import { endContract } from './support/endContract';
import { lastMessage } from './support/outbox';
import { endAllPlans } from './support/endAllPlans';
import { engines, startTestSandbox, type TestSandbox } from './support/testSandbox';
import { textAt } from './support/textAt';
import type { Visitor } from './support/Visitor';

describe.each(engines)('the money of a plan at the card provider (%s)', (engine) => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await startTestSandbox(engine);
  });
  beforeEach(() => endAllPlans(sandbox));
  afterAll(() => sandbox.close());
  afterEach(() => {
    vi.restoreAllMocks();
  });

  const {
    accept,
    change,
    charges,
    customerOf,
    dashboard,
    days,
    internalCustomer,
    iso,
    provider,
    quote,
    stripeCustomer,
    subscription,
  } = customers(() => sandbox);
  const { end, orderOf } = endContract(() => sandbox);

  // LAW-7
  test('a withdrawal from all of it is confirmed so, even where the provider’s event ends the plan first', async () => {
    const visitor = await stripeCustomer();
    const order = await orderOf(visitor);
    const { subscriptions: theirs } = provider();
    const cancel = theirs.cancel.bind(theirs);
    vi.spyOn(theirs, 'cancel').mockImplementationOnce(async (id, ...rest) => {
      const cancelled = await cancel(id, ...rest);
      await sandbox.backend.db
        .update(subscriptions)
        .set({ state: 'ended', endedAt: sandbox.clock.now() + MINUTE })
        .where(eq(subscriptions.providerId, id));
      return cancelled;
    });
    expect((await end('withdraw', order)).status).toBe(200);
    const { body } = await lastMessage(sandbox, order.email);
    expect(body).toContain('Your plan has ended.');
    expect(body).not.toContain('You can use your plan until');
  });

  // SUB-3
  test('a change names all that pays a part of it: the unused time and the balance', async () => {
    const visitor = await stripeCustomer();
    const plain = (await quote(visitor, 'cw-supersonic-month')).body;
    await provider().customers.update(await customerOf(visitor), { balance: -800 });
    const { body } = await quote(visitor, 'cw-supersonic-month');
    expect(Number(body['costToPay'])).toBeCloseTo(Number(plain['costToPay']) - 8, 2);
    expect(Number(body['credit'])).toBeCloseTo(Number(plain['credit']) + 8, 2);
  });

  // BUY-17
  test('what was paid for it after it had ended here is shown as refunded, and told', async () => {
    const visitor = await stripeCustomer();
    const { email } = await orderOf(visitor);
    await sandbox.backend.db
      .update(subscriptions)
      .set({ state: 'ended', endedAt: sandbox.clock.now() })
      .where(eq(subscriptions.userId, visitor.userId));
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(await refundDuplicates(sandbox.backend)).toHaveLength(1);
    const { body } = await visitor.call('GET', '/api/billing');
    expect(body).toMatchObject({ invoices: [{ amount: 25, refunded: true }], credits: [{}] });
    await runJobs(sandbox.backend);
    expect((await lastMessage(sandbox, email)).body).toContain('but your plan had ended');
  });

  test.each([
    ['a part of it', 300, [2500, 2200], [0, 2200]],
    ['all of it', 5000, [2500], [0]],
  ])(
    'a period that began after it had ended gives back its credit, too, where that paid %s',
    async (_, credit, paid, refunded) => {
      const visitor = await stripeCustomer();
      const customer = await customerOf(visitor);
      await provider().customers.update(customer, { balance: -credit });
      await days(20);
      await sandbox.backend.db
        .update(subscriptions)
        .set({ state: 'ended', endedAt: subscriptions.periodEnd })
        .where(eq(subscriptions.userId, visitor.userId));
      await days(12);
      expect(await charges(visitor)).toEqual(paid);
      vi.spyOn(console, 'error').mockImplementation(() => undefined);
      const { subscriptions: theirs } = provider();
      vi.spyOn(theirs, 'cancel').mockRejectedValueOnce(new Error('Cut off.'));
      for (let run = 0; run < 2; run += 1) await refundDuplicates(sandbox.backend);
      const { data } = await provider().charges.list({ customer });
      expect(data.toReversed().map(({ amount_refunded }) => amount_refunded)).toEqual(refunded);
      expect(await provider().customers.retrieve(customer)).toMatchObject({ balance: -credit });
    },
  );

  test('is charged at its new price when the operator changes it, and with the new figures of a coupon', async () => {
    const { db } = sandbox.backend;
    const amountsOf = async (couponCode?: string) =>
      charges(await stripeCustomer('cw-essential-month', couponCode));
    const early = await stripeCustomer('cw-essential-month');
    expect(await charges(early)).toEqual([1200]);
    const [before] = await amountsOf('AUTUMN20');
    const essential = eq(plans.priceId, 'cw-essential-month');
    const [plan] = await db.select().from(plans).where(essential);
    if (!plan) throw new Error('The seeds have changed.');
    const details = { ...plan.details, title: 'VIP' };
    await db.update(plans).set({ amount: 1500, details }).where(essential);
    const late = await stripeCustomer('cw-essential-month');
    expect(await charges(late)).toEqual([1500]);
    expect(textAt(await late.call('GET', '/api/billing'), 'invoices.0.description')).toMatch(
      /^VIP,/,
    );
    await db.update(coupons).set({ percentOff: 50 }).where(eq(coupons.code, 'AUTUMN20'));
    expect(before).toBe(960);
    expect(await amountsOf('AUTUMN20')).toEqual([750]);
    const shownTo = async (visitor: Visitor) => (await dashboard(visitor))['nextPayment'];
    expect(await shownTo(await stripeCustomer('cw-essential-month'))).toMatchObject({ amount: 15 });
    // The customer who bought at the old price still pays it, and the portal shows it.
    expect(await shownTo(early)).toMatchObject({ amount: 12 });
    expect(await subscription(early)).toMatchObject({ price: 12 });
    await days(32);
    expect(await charges(early)).toEqual([1200, 1200]);
  });

  // SUB-26
  test.each([
    {
      engine: 'STRIPE',
      begin: () => stripeCustomer('cw-plus-month', 'FAIR'),
      pays: 1500,
      larger: 'cw-supersonic-month',
    },
    {
      engine: 'INTERNAL',
      begin: () => internalCustomer('tc-standard-4weeks', 'FAIR3'),
      pays: 1140,
      larger: 'tc-awesome-4weeks',
    },
  ])(
    'a coupon takes off what it did when it was ordered, even where the operator changes it ($engine)',
    async ({ begin, pays, larger }) => {
      const { db } = sandbox.backend;
      const takesOff = (percentOff: number) =>
        db.update(coupons).set({ percentOff }).where(like(coupons.code, 'FAIR%'));
      await db
        .insert(coupons)
        .values([
          { code: 'FAIR', customerCode: 'foyer', percentOff: 40, periods: 6 },
          { code: 'FAIR3', customerCode: 'COVE', percentOff: 40, periods: 6 },
        ])
        .onConflictDoNothing();
      await takesOff(40);
      const early = await begin();
      for (const [periods, percentOff] of [10, 90].entries()) {
        await takesOff(percentOff);
        expect(await dashboard(early)).toMatchObject({ nextPayment: { amount: pays / 100 } });
        await days(31);
        const all = Array.from({ length: periods + 2 }, () => pays);
        expect(await charges(early)).toEqual(all);
      }
      const { nextAmount } = (await quote(early, larger)).body;
      const { amount } = (await planOf(db, larger)) ?? {};
      expect(nextAmount).toBeCloseTo(((amount ?? 0) * 0.6) / 100, 2);
      await accept(early, await quote(early, larger), larger);
      expect(await dashboard(early)).toMatchObject({ nextPayment: { amount: nextAmount } });
      await days(31);
      expect((await charges(early)).at(-1)).toBe(Math.round(Number(nextAmount) * 100));
    },
  );

  test('a change that is booked starts the plan that was chosen, even where its price has changed since', async () => {
    const visitor = await stripeCustomer('cw-supersonic-month');
    expect((await change(visitor, 'cw-plus-month')).status).toBe(200);
    const { db } = sandbox.backend;
    await db.update(plans).set({ amount: 2700 }).where(eq(plans.priceId, 'cw-plus-month'));
    await stripeCustomer('cw-plus-month');
    await days(32);
    expect(await subscription(visitor)).toMatchObject({
      priceId: 'cw-plus-month',
      scheduledChange: null,
    });
    expect((await charges(visitor)).at(-1)).toBe(2500);
    await db.update(plans).set({ amount: 2500 }).where(eq(plans.priceId, 'cw-plus-month'));
  });

  test('a change of its period is answered twice and charged once, also some time after its preview', async () => {
    const visitor = await stripeCustomer('cw-essential-month');
    const priceId = 'cw-plus-4weeks';
    const { db } = sandbox.backend;
    const [plan] = await db.select().from(plans).where(eq(plans.priceId, 'cw-plus-month'));
    if (!plan) throw new Error('The seeds have changed.');
    const period = { amount: 4, magnitude: 'week' } as const;
    const details = { ...plan.details, id: priceId, category: '4weeks', period } as const;
    await db.insert(plans).values({ ...plan, priceId, details, providerPriceId: null });
    const shown = await quote(visitor, priceId);
    await sandbox.moveClock(2 * MINUTE);
    for (const _ of ['first', 'repeated'])
      expect((await accept(visitor, shown, priceId)).status).toBe(200);
    expect(await charges(visitor)).toHaveLength(2);
  });

  // COUPON-2
  test('keeps its coupon when a cheaper plan is booked, called off and booked again', async () => {
    const visitor = await stripeCustomer('cw-plus-month', 'AUTUMN20');
    const cheaper = 'cw-essential-month';
    expect((await change(visitor, cheaper)).status).toBe(200);
    expect((await change(visitor, 'cw-plus-month')).status).toBe(200);
    await days(32);
    expect((await change(visitor, cheaper)).status).toBe(200);
    const { nextPayment } = await dashboard(visitor);
    await days(31);
    const [first, second, third] = await charges(visitor);
    expect(first).toBeLessThan(2500);
    expect(second).toBe(first);
    expect(nextPayment).toMatchObject({ amount: (third ?? 0) / 100 });
  });

  // SUB-15
  test('of a booked plan is not due before the time that a pause gave back is over', async () => {
    const visitor = await stripeCustomer();
    expect(
      (await visitor.keyed('/api/pause', { startDate: iso(0), endDate: iso(30) })).status,
    ).toBe(201);
    await days(30.1);
    expect((await change(visitor, 'cw-essential-month')).status).toBe(200);
    await days(25);
    expect(await charges(visitor)).toHaveLength(2);
    await days(10);
    expect(await charges(visitor)).toHaveLength(3);
  });

  // BUY-23
  test('is paid by card, whatever else the account at the provider offers', async () => {
    const bySession = await stripeCustomer();
    const byIntent = await internalCustomer();
    await days(29);
    const { data: sessions } = await provider().checkout.sessions.list({
      customer: await customerOf(bySession),
    });
    const { data: intents } = await provider().paymentIntents.list({
      customer: await customerOf(byIntent),
    });
    expect(intents).toHaveLength(2);
    for (const { payment_method_types } of [...sessions, ...intents])
      expect(payment_method_types).toEqual(['card']);
  });

  test('a coupon that is spent is dropped at the provider, even where the first attempt fails', async () => {
    const visitor = await stripeCustomer('cw-plus-month', 'AUTUMN20');
    const [row] = await sandbox.backend.db
      .update(subscriptions)
      .set({ couponPeriodsLeft: 1 })
      .where(eq(subscriptions.userId, visitor.userId))
      .returning();
    const [bill] = await sandbox.backend.db
      .update(invoices)
      .set({ state: 'open' })
      .where(eq(invoices.userId, visitor.userId))
      .returning();
    const theirs = String(bill?.providerId);
    vi.spyOn(provider().subscriptions, 'update').mockRejectedValueOnce(new Error('Down.'));
    await expect(mirrorInvoice(sandbox.backend, theirs)).rejects.toThrow('Down.');
    await mirrorInvoice(sandbox.backend, theirs);
    const left = await provider().subscriptions.retrieve(String(row?.providerId));
    expect(left.discounts).toEqual([]);
    expect(await customerOf(visitor)).toBe(left.customer);
  });
});
