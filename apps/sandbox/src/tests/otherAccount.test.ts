import { DAY } from '@foyer/domain';
import { eq, like } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { invoices } from '../db/schema/billing';
import { subscriptions } from '../db/schema/subscriptions';
import { notices } from '../db/schema/notices';
import { reconcilePurchases, reconcileSubscriptions } from '../services/jobs/reconcileWithProvider';
import { runJobs } from '../services/jobs/runJobs';
import { compareWithProvider } from '../services/jobs/startScheduler';
import type { SubscriptionRow } from '../services/subscriptions/findSubscription';
import { startAndEndPauses } from '../services/jobs/startAndEndPauses';
import { customers } from './support/customers';
import { endContract } from './support/endContract';
import { messagesTo } from './support/outbox';
import { otherAccount } from './support/otherAccount';
import { cards, payCheckout } from './support/payCheckout';
import { startTestSandbox, type TestSandbox } from './support/testSandbox';
import { textAt } from './support/textAt';
import { Visitor } from './support/Visitor';

// BUY-25
describe('the keys of another account of the card provider', () => {
  let sandbox: TestSandbox;
  let other: TestSandbox;
  let said: string[];
  beforeAll(async () => {
    sandbox = await startTestSandbox('postgresql');
    other = await startTestSandbox('postgresql');
  });
  beforeEach(() => {
    said = [];
    vi.spyOn(console, 'error').mockImplementation((text: string) => void said.push(text));
  });
  afterEach(() => void vi.restoreAllMocks());
  afterAll(async () => {
    await sandbox.close();
    await other.close();
  });

  const {
    account,
    change,
    days,
    internalCustomer,
    iso,
    quote,
    rowOf,
    stripeCustomer,
    subscription,
    useCard,
  } = customers(() => sandbox);
  const { end, orderOf } = endContract(() => sandbox);
  const { elsewhere } = otherAccount(
    () => sandbox,
    () => other,
  );
  const buyInternally = (visitor: Visitor) =>
    visitor.keyed('/api/internal-subscription', { priceId: 'tc-standard-4weeks' });
  const checkout = (visitor: Visitor, mode = 'payment') =>
    visitor.keyed('/api/billing/create-checkout-session', {
      mode,
      returnPath: '/stripe-return',
      ...(mode === 'payment' && { priceId: 'cw-plus-week' }),
    });
  const billsOf = ({ userId }: Visitor) =>
    sandbox.backend.db.select().from(invoices).where(eq(invoices.userId, userId));
  const complaints = (id: string) => said.filter((text) => text.includes(id));

  test('let a buyer go on whose order began with the earlier ones', async () => {
    const visitor = await new Visitor(sandbox, 'trenance-cove').signUp();
    const begun = textAt(await buyInternally(visitor), 'paymentIntentId');
    await elsewhere(async () => {
      expect((await visitor.call('GET', '/api/subscription')).status).toBe(200);
      const again = await buyInternally(visitor);
      expect(again.status).toBeLessThan(300);
      const payment = textAt(again, 'paymentIntentId');
      expect(payment).not.toBe(begun);
      await sandbox.backend.cardProvider.stripe.paymentIntents.confirm(payment, {
        payment_method: 'pm_card_visa',
      });
      expect(await subscription(visitor)).toMatchObject({ state: 'active' });
    });
  });

  test('let a buyer pay in a new form, and with a new card', async () => {
    const visitor = await new Visitor(sandbox).signUp();
    const begun = await checkout(visitor);
    await elsewhere(async () => {
      const status = await visitor.call(
        'GET',
        `/api/billing/session-status/${textAt(begun, 'id')}`,
      );
      expect(status.body).toMatchObject({ status: 'expired', paymentStatus: 'unpaid' });
      const again = await checkout(visitor);
      expect(again.status).toBe(201);
      await payCheckout(other, textAt(again, 'clientSecret'), cards.pays);
      await visitor.call('GET', `/api/billing/session-status/${textAt(again, 'id')}`);
      expect(await subscription(visitor)).toMatchObject({ state: 'active' });
    });
  });

  test('end what nobody paid in time, call nothing paid, and tell support once', async () => {
    const visitor = await new Visitor(sandbox, 'trenance-cove').signUp();
    const begun = textAt(await buyInternally(visitor), 'paymentIntentId');
    await elsewhere(async () => {
      await reconcilePurchases(sandbox.backend);
      await runJobs(sandbox.backend, sandbox.clock.now() + 2 * DAY);
      await runJobs(sandbox.backend, sandbox.clock.now() + 2 * DAY);
    });
    expect(await billsOf(visitor)).toMatchObject([{ state: 'void', paidAt: null }]);
    expect(complaints(begun)).toEqual([
      expect.stringContaining(`The card provider doesn’t know ${begun}`),
    ]);
    const told = await sandbox.backend.db
      .select()
      .from(notices)
      .where(like(notices.id, 'lostPayment:%'));
    expect(told).toHaveLength(1);
  });

  test('keep as paid what was paid', async () => {
    const visitor = await internalCustomer();
    await elsewhere(async () => {
      await reconcilePurchases(sandbox.backend);
      expect(await subscription(visitor)).toMatchObject({ state: 'active' });
    });
    expect(await billsOf(visitor)).toMatchObject([{ state: 'paid' }]);
  });

  test('return a payment of the earlier account once its keys are back', async () => {
    const visitor = await new Visitor(sandbox, 'trenance-cove').signUp();
    const begun = textAt(await buyInternally(visitor), 'paymentIntentId');
    await elsewhere(() => runJobs(sandbox.backend, sandbox.clock.now() + 2 * DAY));
    const { stripe } = sandbox.backend.cardProvider;
    await stripe.paymentIntents.confirm(begun, { payment_method: 'pm_card_visa' });
    await vi.waitFor(async () => {
      const { latest_charge: charge } = await stripe.paymentIntents.retrieve(begun);
      expect((await stripe.charges.retrieve(String(charge))).refunded).toBe(true);
    });
  });

  test('let a renewal fail like a refused card, which another card pays', async () => {
    const visitor = await internalCustomer();
    await useCard(visitor, 'pm_card_authenticationRequired');
    await days(28);
    const bill = textAt(await account(visitor), 'siteUser.lastInvoice.id');
    await elsewhere(async () => {
      await runJobs(sandbox.backend, sandbox.clock.now() + 4 * DAY);
      expect((await billsOf(visitor)).map(({ state }) => state)).not.toContain('void');
      const refused = await visitor.keyed(`/api/billing/invoice/${bill}/execute`, {});
      expect(refused.body).toMatchObject({ code: 'PAYMENT_DECLINED' });
      expect((await checkout(visitor, 'setup')).status).toBe(201);
      await useCard(visitor, 'pm_card_visa');
      expect((await visitor.keyed(`/api/billing/invoice/${bill}/execute`, {})).status).toBe(200);
    });
    expect(await subscription(visitor)).toMatchObject({ state: 'active' });
  });

  describe('about a plan that the provider renews', () => {
    const cancel = (visitor: Visitor) =>
      visitor.call('DELETE', '/api/subscription', { cancellationReason: 'leaving' });
    const revive = (visitor: Visitor) => visitor.call('POST', '/api/subscription/revive');
    const mailsAbout = async (id: string | null) => {
      const all = await sandbox.backend.db.select().from(notices);
      return all.filter(
        ({ kind, data }) => kind === 'lostPayment' && data['plan']?.includes(String(id)),
      );
    };
    const become = ({ userId }: Visitor, changed: Partial<SubscriptionRow>) =>
      sandbox.backend.db.update(subscriptions).set(changed).where(eq(subscriptions.userId, userId));
    const gone = { code: 'STATE_CONFLICT', message: expect.stringContaining('new plan') };

    test('let a customer cancel it, and tell support', async () => {
      const visitor = await stripeCustomer();
      const { providerId } = await rowOf(visitor);
      await elsewhere(async () => {
        expect((await cancel(visitor)).status).toBe(200);
        expect(await subscription(visitor)).toMatchObject({ state: 'cancelled' });
        expect((await revive(visitor)).body).toMatchObject(gone);
      });
      expect(complaints(String(providerId))).toEqual([
        expect.stringContaining('It ends here with its paid time'),
      ]);
      expect(await mailsAbout(providerId)).toHaveLength(1);
    });

    test.each(['cancel', 'withdraw'])('let the form without a login %s it', async (kind) => {
      const visitor = await stripeCustomer();
      const order = await orderOf(visitor);
      await elsewhere(async () => {
        expect((await end(kind, order)).status).toBeLessThan(300);
        await runJobs(sandbox.backend);
        expect((await visitor.call('GET', '/api/dashboard')).status).toBe(200);
      });
      const state = kind === 'cancel' ? 'cancelled' : 'ended';
      expect(await rowOf(visitor)).toMatchObject({ state });
      expect(said.filter((text) => text.includes('Ending a contract'))).toEqual([]);
    });

    test('let the form without a login withdraw from a change of it', async () => {
      const visitor = await stripeCustomer();
      await become(visitor, { startedAt: sandbox.clock.now() - 20 * DAY });
      expect((await change(visitor, 'cw-supersonic-month')).status).toBe(200);
      const order = await orderOf(visitor);
      await elsewhere(async () => {
        expect((await end('withdraw', order)).status).toBeLessThan(300);
        await runJobs(sandbox.backend);
      });
      expect(await rowOf(visitor)).toMatchObject({ priceId: 'cw-plus-month', endedAt: null });
    });

    test('end it with its paid time', async () => {
      const visitor = await stripeCustomer();
      await elsewhere(async () => {
        await compareWithProvider(sandbox.backend);
        expect(await rowOf(visitor)).toMatchObject({ state: 'cancelled', endedAt: null });
        const over = sandbox.clock.now() - 1000;
        await become(visitor, { periodEnd: over });
        await compareWithProvider(sandbox.backend);
        expect(await rowOf(visitor)).toMatchObject({ state: 'ended', endedAt: over });
      });
    });

    test('let it renew again once its keys are back', async () => {
      const visitor = await stripeCustomer();
      await elsewhere(() => compareWithProvider(sandbox.backend));
      expect(await rowOf(visitor)).toMatchObject({ state: 'cancelled' });
      await reconcileSubscriptions(sandbox.backend);
      expect(await rowOf(visitor)).toMatchObject({ state: 'active', cancelAtPeriodEnd: false });
    });

    test('refuse a change and a pause with a reason', async () => {
      const visitor = await stripeCustomer();
      const pause = () => visitor.keyed('/api/pause', { startDate: iso(0), endDate: iso(40) });
      // An event that came later would end the plan before the comparison does.
      await days(0);
      await elsewhere(async () => {
        expect((await quote(visitor, 'cw-supersonic-month')).body).toMatchObject(gone);
        // A cheaper plan would follow at the end of the period.
        expect((await quote(visitor, 'cw-essential-month')).status).toBe(200);
        expect((await change(visitor, 'cw-essential-month')).body).toMatchObject(gone);
        expect((await pause()).body).toMatchObject(gone);
        await compareWithProvider(sandbox.backend);
        expect((await quote(visitor, 'cw-essential-month')).body).toMatchObject(gone);
        expect((await pause()).body).toMatchObject(gone);
      });
      expect(complaints((await rowOf(visitor)).providerId ?? '')).toHaveLength(1);
    });

    test('end its pause, and give its paid time back', async () => {
      const visitor = await stripeCustomer();
      await visitor.keyed('/api/pause', { startDate: iso(0), endDate: iso(40) });
      await elsewhere(async () => {
        await startAndEndPauses(sandbox.backend, sandbox.clock.now() + 41 * DAY);
        const row = await rowOf(visitor);
        expect(row).toMatchObject({ state: 'cancelled', endedAt: null });
        expect(row.periodEnd).toBeGreaterThan(sandbox.clock.now() + 60 * DAY);
      });
    });

    test('begin no pause that it had booked', async () => {
      const visitor = await stripeCustomer();
      await visitor.keyed('/api/pause', { startDate: iso(3), endDate: iso(40) });
      await elsewhere(async () => {
        await startAndEndPauses(sandbox.backend, sandbox.clock.now() + 4 * DAY);
        expect(await rowOf(visitor)).toMatchObject({ state: 'cancelled' });
        expect((await visitor.call('GET', '/api/dashboard')).body).toMatchObject({
          pauseStart: null,
        });
      });
    });

    test('end it at once if its period is not paid, and say that its bill is gone', async () => {
      const visitor = await stripeCustomer();
      await become(visitor, { state: 'past_due' });
      const [bill] = await sandbox.backend.db
        .update(invoices)
        .set({ state: 'open', paidAt: null })
        .where(eq(invoices.userId, visitor.userId))
        .returning();
      await elsewhere(async () => {
        const refused = await visitor.keyed(`/api/billing/invoice/${bill?.id}/execute`, {});
        expect(refused.body).toMatchObject({ code: 'INVOICE_SETTLED' });
      });
      expect(await rowOf(visitor)).toMatchObject({ state: 'ended' });
    });
  });

  test('name all that is unknown in one mail to support', async () => {
    const visitors = [await stripeCustomer(), await stripeCustomer()];
    const since = sandbox.clock.now();
    await elsewhere(async () => {
      await compareWithProvider(sandbox.backend);
      await runJobs(sandbox.backend);
    });
    await days(1);
    const [site] = (await sandbox.backend.db.select().from(notices)).flatMap(({ kind, data }) =>
      kind === 'lostPayment' ? [data['email']] : [],
    );
    const mails = (await messagesTo(sandbox, String(site), since)).filter(({ body }) =>
      body.includes('plans that it renewed earlier'),
    );
    expect(mails).toHaveLength(1);
    for (const visitor of visitors)
      expect(mails[0]?.body).toContain((await rowOf(visitor)).providerId);
  });
});
