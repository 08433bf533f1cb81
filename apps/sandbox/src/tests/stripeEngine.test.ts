import { DAY } from '@foyer/domain';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { invoices } from '../db/schema/billing';
import { PERSONA_PASSWORD } from '../scenarios/seedPersona';
import { mirrorSubscription } from '../services/card-provider-sync/mirrorSubscription';
import { makeDeferred } from './support/deferred';
import { customers } from './support/customers';
import { endAllPlans } from './support/endAllPlans';
import { messagesTo } from './support/outbox';
import { textAt } from './support/textAt';
import { bothEngines, startTestSandbox, type TestSandbox } from './support/testSandbox';
import { Visitor } from './support/Visitor';

describe.each(bothEngines)('plans that the card provider renews (%s)', (engine) => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await startTestSandbox(engine);
    await endAllPlans(sandbox, 'dana.whitfield@mail.example');
  });
  afterAll(() => sandbox.close());

  const {
    accept,
    days,
    quote,
    subscription,
    charges,
    stripeCustomer: customer,
  } = customers(() => sandbox);

  test('ending a contract early charges the quoted fee, and the plan ends with its period', async () => {
    const visitor = await new Visitor(sandbox, 'mercer-lofts').arrive();
    await visitor.logIn('dana.whitfield@mail.example', PERSONA_PASSWORD);
    const refused = await visitor.call('DELETE', '/api/subscription', {
      cancellationReason: 'leaving',
    });
    expect(refused.status).toBe(409);
    const fee = await visitor.call('POST', '/api/contract-subscription/early-cancellation-fee');
    expect(fee.body).toMatchObject({ remainingTime: { magnitude: 'month' }, currency: 'USD' });
    const cancelled = await visitor.keyed('/api/contract-subscription', {
      cancellationReason: 'leaving',
    });
    expect(cancelled.body).toMatchObject({ state: 'cancelled', contract: false });
    expect((await charges(visitor)).at(-1)).toBe(
      Math.round(Number(textAt(fee, 'amountToCharge')) * 100),
    );
  });

  test('the provider renews, our invoices follow, and the coupon reduces its three payments', async () => {
    const visitor = await customer('cw-plus-month', 'AUTUMN20');
    await days(124);
    expect(await charges(visitor)).toEqual([2000, 2000, 2000, 2500, 2500]);
    const { body } = await visitor.call('GET', '/api/billing');
    expect(body['invoices']).toHaveLength(5);
    expect(body['invoices']).toMatchObject([25, 25, 20, 20, 20].map((amount) => ({ amount })));
    expect((await visitor.call('GET', '/api/dashboard')).body).toMatchObject({
      nextPayment: { amount: 25 },
    });
  });

  test('a coupon without an end reduces every payment, and no email says that it ends', async () => {
    const visitor = await customer('cw-staff-month', 'WHARFSTAFF');
    await days(93);
    expect(await charges(visitor)).toEqual([250, 250, 250, 250]);
    expect((await visitor.call('GET', '/api/dashboard')).body).toMatchObject({
      subscription: { coupon: { value: 'WHARFSTAFF', periodsLeft: null } },
      nextPayment: { amount: 2.5 },
    });
    const email = textAt(await visitor.call('GET', '/api/user'), 'siteUser.email');
    const subjects = (await messagesTo(sandbox, email)).map(({ subject }) => subject);
    expect(subjects.filter((subject) => /WHARFSTAFF|coupon/i.test(subject))).toEqual([]);
  });

  test('a change to a more expensive plan charges exactly the quoted price now', async () => {
    const visitor = await customer('cw-essential-month');
    await days(10);
    const shown = await quote(visitor, 'cw-supersonic-month');
    expect(shown.body).toMatchObject({ effective: 'now', nextAmount: 38 });
    expect((await accept(visitor, shown, 'cw-supersonic-month')).status).toBe(200);
    const charged = (await charges(visitor)).at(-1);
    expect(charged).toBe(Math.round(Number(textAt(shown, 'costToPay')) * 100));
    expect(await subscription(visitor)).toMatchObject({ priceId: 'cw-supersonic-month' });
    const { body } = await visitor.call('GET', '/api/billing');
    expect(body['invoices']).toMatchObject([
      { description: expect.stringMatching(/^Supersonic, /) },
      { description: expect.stringMatching(/^Essential, /) },
    ]);
    await days(31);
    expect((await charges(visitor)).at(-1)).toBe(3800);
  });

  test('a declined change leaves the old plan unchanged', async () => {
    const visitor = await customer('cw-essential-month');
    const { stripe } = sandbox.backend.cardProvider;
    const account = await visitor.call('GET', '/api/user');
    const customerId = textAt(account, 'siteUser.stripeUserInfo.customerId');
    const failing = await stripe.paymentMethods.attach('pm_card_chargeCustomerFail', {
      customer: customerId,
    });
    const listed = await stripe.subscriptions.list({ customer: customerId });
    await stripe.subscriptions.update(listed.data[0]?.id ?? '', {
      default_payment_method: failing.id,
    });
    const shown = await quote(visitor, 'cw-supersonic-month');
    const refused = await accept(visitor, shown, 'cw-supersonic-month');
    expect(refused).toMatchObject({ status: 402, body: { code: 'PAYMENT_DECLINED' } });
    expect(await subscription(visitor)).toMatchObject({ priceId: 'cw-essential-month' });
    expect(await charges(visitor)).toEqual([1200]);
  });

  test('a change to a cheaper plan waits for the end of the period and can be cancelled', async () => {
    const visitor = await customer('cw-plus-month');
    await accept(visitor, await quote(visitor, 'cw-essential-month'), 'cw-essential-month');
    expect(await subscription(visitor)).toMatchObject({
      priceId: 'cw-plus-month',
      scheduledChange: { priceId: 'cw-essential-month' },
    });
    await accept(visitor, await quote(visitor, 'cw-plus-month'), 'cw-plus-month');
    expect(await subscription(visitor)).toMatchObject({ scheduledChange: null });
    await accept(visitor, await quote(visitor, 'cw-essential-month'), 'cw-essential-month');
    await days(32);
    expect(await subscription(visitor)).toMatchObject({
      priceId: 'cw-essential-month',
      scheduledChange: null,
    });
    expect(await charges(visitor)).toEqual([2500, 1200]);
  });

  test('a cancelled plan lasts until its period ends, and a revived plan renews', async () => {
    const visitor = await customer('cw-essential-month');
    const cancel = () =>
      visitor.call('DELETE', '/api/subscription', { cancellationReason: 'leaving' });
    expect((await cancel()).body).toMatchObject({ state: 'cancelled' });
    await visitor.call('POST', '/api/subscription/revive');
    await days(32);
    expect(await charges(visitor)).toEqual([1200, 1200]);
    await cancel();
    await days(32);
    expect(await subscription(visitor)).toBeNull();
    expect(await charges(visitor)).toEqual([1200, 1200]);
  });

  test('a paused plan collects nothing, and after the pause the paid time comes back', async () => {
    const visitor = await customer('cw-essential-month');
    await days(10);
    const now = sandbox.clock.now();
    const paused = await visitor.keyed('/api/pause', {
      startDate: new Date(now).toISOString(),
      endDate: new Date(now + 60 * DAY).toISOString(),
    });
    expect(paused.body).toMatchObject({ state: 'active', price: 4 });
    await days(62);
    expect(await subscription(visitor)).toMatchObject({ state: 'active' });
    expect(await charges(visitor)).toEqual([1200, 400]);
    await days(25);
    expect(await charges(visitor)).toEqual([1200, 400, 1200]);
  });

  test('an event from before a pause does not undo the pause', async () => {
    const visitor = await customer('cw-essential-month');
    const { subscriptions } = sandbox.backend.cardProvider.stripe;
    const account = await visitor.call('GET', '/api/user');
    const listed = await subscriptions.list({
      customer: textAt(account, 'siteUser.stripeUserInfo.customerId'),
    });
    const asked = makeDeferred();
    const paused = makeDeferred();
    const retrieve = subscriptions.retrieve.bind(subscriptions);
    const held = vi.spyOn(subscriptions, 'retrieve').mockImplementationOnce(async (id) => {
      const theirs = await retrieve(id);
      asked.resolve();
      await paused.promise;
      return theirs;
    });
    const mirrored = mirrorSubscription(sandbox.backend, listed.data[0]?.id ?? '');
    await asked.promise;
    await visitor.keyed('/api/pause', {
      startDate: new Date(sandbox.clock.now()).toISOString(),
      endDate: new Date(sandbox.clock.now() + 30 * DAY).toISOString(),
    });
    paused.resolve();
    await mirrored;
    held.mockRestore();
    expect(await subscription(visitor)).toMatchObject({ state: 'paused' });
  });

  test('a refund at the provider becomes a credit note, and its invoice shows how much was refunded', async () => {
    const visitor = await customer('cw-essential-month');
    const { stripe } = sandbox.backend.cardProvider;
    const account = await visitor.call('GET', '/api/user');
    const listed = await stripe.invoices.list({
      customer: textAt(account, 'siteUser.stripeUserInfo.customerId'),
    });
    const invoice = listed.data[0];
    const credit = async (amount: number) => {
      await stripe.creditNotes.create({
        invoice: invoice?.id ?? '',
        amount,
        refund_amount: amount,
      });
      await sandbox.moveClock(1000);
    };
    const ours = async () => {
      const [row] = await sandbox.backend.db
        .select()
        .from(invoices)
        .where(eq(invoices.providerId, invoice?.id ?? ''));
      const { body } = await visitor.call('GET', '/api/billing');
      return { isAllRefunded: row?.refunded, shown: body['invoices'] };
    };
    await credit(500);
    const { body } = await visitor.call('GET', '/api/billing/credit-notes');
    expect(body).toMatchObject([{ amount: 5, currency: 'GBP' }]);
    expect(await ours()).toMatchObject({
      isAllRefunded: false,
      shown: [{ refunded: true, refundedAmount: 5, amount: 12 }],
    });
    await credit(700);
    expect(await ours()).toMatchObject({ isAllRefunded: true, shown: [{ refundedAmount: 12 }] });
  });
});
