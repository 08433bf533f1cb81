import { DAY } from '@foyer/domain';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { PERSONA_PASSWORD } from '../scenarios/seedPersona';
import { creditNotes } from '../db/schema/billing';
import { mirrorSubscription } from '../services/card-provider-sync/mirrorSubscription';
import { customers } from './support/customers';
import { endAllPlans } from './support/endAllPlans';
import { cards, payCheckout } from './support/payCheckout';
import { textAt } from './support/textAt';
import { startTestSandbox, type TestSandbox } from './support/testSandbox';
import { Visitor } from './support/Visitor';

describe('charges equal quotes', () => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await startTestSandbox('postgresql');
    await endAllPlans(sandbox, 'dana.whitfield@mail.example');
  });
  afterAll(() => sandbox.close());

  const {
    accept,
    change,
    customerOf,
    dashboard,
    days,
    iso,
    internalCustomer,
    provider,
    quote,
    subscription,
    charges,
    stripeCustomer,
    useCard,
  } = customers(() => sandbox);
  const persona = async (venue: string, email: string, mac?: string) => {
    const visitor = await new Visitor(sandbox, venue, mac).arrive();
    await visitor.logIn(email, PERSONA_PASSWORD);
    return visitor;
  };
  /**
   * Lets the provider's event about a cancelled object arrive before the response to the
   * cancellation.
   */
  const hurryEvents = async (visitor: Visitor) => {
    const { subscriptions, subscriptionSchedules, invoices } = provider();
    const { data } = await subscriptions.list({ customer: await customerOf(visitor) });
    const tell = () => mirrorSubscription(sandbox.backend, data[0]?.id ?? '');
    const release = subscriptionSchedules.release.bind(subscriptionSchedules);
    const voidInvoice = invoices.voidInvoice.bind(invoices);
    const spies = [
      vi.spyOn(subscriptionSchedules, 'release').mockImplementation(async (id) => {
        const released = await release(id);
        await tell();
        return released;
      }),
      vi.spyOn(invoices, 'voidInvoice').mockImplementation(async (id) => {
        const voided = await voidInvoice(id);
        await tell();
        return voided;
      }),
    ];
    return () => spies.forEach((spy) => spy.mockRestore());
  };
  /** Replaces the card on file, as "My account" does. */
  const replaceCard = async (visitor: Visitor) => {
    const checkout = await visitor.keyed('/api/billing/create-checkout-session', {
      mode: 'setup',
      returnPath: '/my-account',
    });
    await payCheckout(sandbox, textAt(checkout, 'clientSecret'), cards.pays);
    await visitor.call('GET', `/api/billing/session-status/${textAt(checkout, 'id')}`);
  };
  /** Pays the bill that the account says is due. */
  const payDue = async (visitor: Visitor) => {
    const account = await visitor.call('GET', '/api/user');
    const id = textAt(account, 'siteUser.lastInvoice.id');
    expect(account.body['siteUser']).toMatchObject({ lastInvoice: { state: 'open' } });
    return visitor.keyed(`/api/billing/invoice/${id}/execute`, {});
  };
  const monthly = [
    ['INTERNAL engine', () => internalCustomer('tc-standard-4weeks')],
    ['STRIPE engine', () => stripeCustomer('cw-plus-month')],
  ] as const;

  // The first, because the others move the clock beyond the contract.
  test('a cancellation that a contract refuses leaves the pause', async () => {
    const visitor = await persona('mercer-lofts', 'dana.whitfield@mail.example');
    await visitor.keyed('/api/pause', { startDate: iso(10), endDate: iso(20) });
    const refused = await visitor.call('DELETE', '/api/subscription', { cancellationReason: 'x' });
    expect(refused.status).toBe(409);
    expect((await visitor.call('GET', '/api/pause')).body).toMatchObject({ state: 'scheduled' });
    await visitor.call('DELETE', '/api/unpause');
  });

  test.each(monthly)(
    '%s: a new card pays the overdue invoice and later renewals',
    async (_, begin) => {
      const visitor = await begin();
      const [price] = await charges(visitor);
      await useCard(visitor, 'pm_card_chargeCustomerFail');
      await days(32);
      await replaceCard(visitor);
      expect(await payDue(visitor)).toMatchObject({ status: 200 });
      await days(31);
      expect(await charges(visitor)).toEqual([price, price, price]);
    },
  );

  test('a scheduled plan follows a plan that is paid once', async () => {
    const visitor = await internalCustomer('tc-single-1day');
    await useCard(visitor, 'pm_card_visa');
    const shown = await quote(visitor, 'tc-standard-4weeks');
    expect(shown.body).toMatchObject({ effective: 'periodEnd', nextAmount: 19 });
    await accept(visitor, shown, 'tc-standard-4weeks');
    expect(await dashboard(visitor)).toMatchObject({
      serviceEndDate: null,
      nextPayment: { amount: 19 },
    });
    await days(1.5);
    expect(await subscription(visitor)).toMatchObject({
      priceId: 'tc-standard-4weeks',
      recurring: true,
    });
    expect(await charges(visitor)).toEqual([250, 1900]);
  });

  test('a declined change keeps the scheduled change', async () => {
    const visitor = await stripeCustomer('cw-plus-month');
    await change(visitor, 'cw-essential-month');
    await useCard(visitor, 'pm_card_chargeCustomerFail');
    const calm = await hurryEvents(visitor);
    expect(await change(visitor, 'cw-supersonic-month')).toMatchObject({ status: 402 });
    calm();
    await useCard(visitor, 'pm_card_visa');
    expect(await subscription(visitor)).toMatchObject({
      scheduledChange: { priceId: 'cw-essential-month', price: 12 },
    });
    await days(32);
    expect(await charges(visitor)).toEqual([2500, 1200]);
  });

  test('a change that is paid replaces the scheduled change', async () => {
    const visitor = await stripeCustomer('cw-plus-month');
    await change(visitor, 'cw-essential-month');
    await change(visitor, 'cw-supersonic-month');
    expect(await subscription(visitor)).toMatchObject({ scheduledChange: null });
    expect(await dashboard(visitor)).toMatchObject({ nextPayment: { amount: 38 } });
    await days(32);
    expect((await charges(visitor)).at(-1)).toBe(3800);
  });

  test('a change that the bank never confirms keeps the scheduled change', async () => {
    const visitor = await stripeCustomer('cw-plus-month');
    await change(visitor, 'cw-essential-month');
    await useCard(visitor, 'pm_card_authenticationRequired');
    const calm = await hurryEvents(visitor);
    const { body } = await change(visitor, 'cw-supersonic-month');
    expect(body['paymentIntentId']).toEqual(expect.any(String));
    await visitor.call('POST', `/api/invoice/${String(body['invoiceId'])}/void`);
    calm();
    await useCard(visitor, 'pm_card_visa');
    expect(await subscription(visitor)).toMatchObject({
      priceId: 'cw-plus-month',
      scheduledChange: { priceId: 'cw-essential-month' },
    });
    await days(32);
    expect((await charges(visitor)).at(-1)).toBe(1200);
  });

  describe('a change with an unfinished payment', () => {
    const begun = async (begin: () => Promise<Visitor>, to: string) => {
      const visitor = await begin();
      await days(5);
      await useCard(visitor, 'pm_card_authenticationRequired');
      const { body } = await change(visitor, to);
      expect(body['paymentIntentId']).toEqual(expect.any(String));
      return { visitor, invoiceId: String(body['invoiceId']) };
    };
    const onInternalEngine = () => internalCustomer('tc-single-4weeks');
    const onStripeEngine = () => stripeCustomer('cw-essential-month');

    test.each([
      ['INTERNAL engine', onInternalEngine, 'tc-awesome-4weeks'],
      ['STRIPE engine', onStripeEngine, 'cw-supersonic-month'],
    ] as const)(
      '%s: an unfinished change is not the last invoice and is not charged with the next change',
      async (_, begin, to) => {
        const { visitor, invoiceId } = await begun(begin, to);
        const { body } = await visitor.call('GET', '/api/user');
        expect(body['siteUser']).toMatchObject({ lastInvoice: { state: 'paid' } });
        await sandbox.moveClock(60_000);
        await useCard(visitor, 'pm_card_visa');
        const shown = await quote(visitor, to);
        await accept(visitor, shown, to);
        expect(await charges(visitor)).toHaveLength(2);
        const pay = await visitor.keyed(`/api/billing/invoice/${invoiceId}/execute`, {});
        expect(pay).toMatchObject({ status: 409, body: { code: 'INVOICE_SETTLED' } });
        await days(2);
        expect(await subscription(visitor)).toMatchObject({ state: 'active', priceId: to });
        expect(await charges(visitor)).toHaveLength(2);
      },
    );

    test('an unfinished change cannot be paid after its period', async () => {
      const { visitor, invoiceId } = await begun(onInternalEngine, 'tc-awesome-4weeks');
      await useCard(visitor, 'pm_card_visa');
      await days(30);
      const pay = await visitor.keyed(`/api/billing/invoice/${invoiceId}/execute`, {});
      expect(pay).toMatchObject({ status: 409, body: { code: 'INVOICE_SETTLED' } });
      expect(await charges(visitor)).toEqual([900, 900]);
    });
  });

  test('moving a pause several times charges each difference once', async () => {
    const visitor = await internalCustomer('tc-standard-4weeks');
    const endDate = iso(90);
    await visitor.keyed('/api/pause', { startDate: iso(70), endDate });
    for (const start of [40, 10])
      await visitor.call('PATCH', '/api/pause', { startDate: iso(start), endDate });
    expect(await charges(visitor)).toEqual([1900, 200, 200, 200]);
  });

  test.each([
    ['INTERNAL', internalCustomer],
    ['STRIPE', stripeCustomer],
  ] as const)(
    '%s engine: a pause is returned that is called off before it begins, or ends within the days to withdraw',
    async (_, begin) => {
      const visitor = await begin();
      const returned = async () => {
        const notes = await sandbox.backend.db
          .select()
          .from(creditNotes)
          .where(eq(creditNotes.userId, visitor.userId));
        return notes.map(({ amount }) => amount);
      };
      const kept = async () => {
        const customer = await customerOf(visitor);
        const { data } = await provider().charges.list({ customer, limit: 100 });
        return data.reduce((sum, charge) => sum + charge.amount - charge.amount_refunded, 0);
      };
      const planPrice = await kept();
      await visitor.keyed('/api/pause', { startDate: iso(10), endDate: iso(20) });
      await visitor.call('PATCH', '/api/pause', { startDate: iso(10), endDate: iso(50) });
      expect((await charges(visitor)).slice(1)).toEqual([200, 200]);
      await visitor.call('DELETE', '/api/unpause');
      expect(await returned()).toEqual([200, 200]);
      expect(await kept()).toBe(planPrice);
      await visitor.keyed('/api/pause', { startDate: iso(0), endDate: iso(10) });
      await days(1);
      await visitor.call('DELETE', '/api/unpause');
      // 2 of the 10 days have begun.
      expect(await returned()).toEqual([200, 200, 160]);
      expect(await kept()).toBe(planPrice + 40);
    },
  );

  test.each([
    ['INTERNAL', internalCustomer],
    ['STRIPE', stripeCustomer],
  ] as const)(
    '%s engine: the price of a pause that has not begun is refunded when the plan is cancelled',
    async (_, begin) => {
      const visitor = await begin();
      await visitor.keyed('/api/pause', { startDate: iso(10), endDate: iso(20) });
      await visitor.call('DELETE', '/api/subscription', { cancellationReason: 'leaving' });
      const { data } = await provider().charges.list({ customer: await customerOf(visitor) });
      expect(data.map((charge) => charge.amount - charge.amount_refunded)).toContain(0);
      expect((await visitor.call('GET', '/api/pause')).body).toBeNull();
    },
  );

  test('a scheduled pause moves the next payment', async () => {
    const visitor = await internalCustomer('tc-standard-4weeks');
    await visitor.keyed('/api/pause', { startDate: iso(10), endDate: iso(40) });
    const { nextPaymentDate } = await dashboard(visitor);
    const due = (Date.parse(String(nextPaymentDate)) - sandbox.clock.now()) / DAY;
    expect(due).toBeCloseTo(28 + 30, 1);
    await days(due - 0.5);
    expect(await charges(visitor)).toEqual([1900, 200]);
    await days(1);
    expect(await charges(visitor)).toEqual([1900, 200, 1900]);
  });

  test('a scheduled pause without an end leaves the next payment without a date', async () => {
    const visitor = await internalCustomer('tc-standard-4weeks');
    await visitor.keyed('/api/pause', { startDate: iso(10), endDate: null });
    expect(await dashboard(visitor)).toMatchObject({ nextPayment: null, nextPaymentDate: null });
  });

  test.each(monthly)(
    '%s: a pause of a past-due plan starts after the payment and gives the rest of the period back',
    async (_, begin) => {
      const visitor = await begin();
      const until = async () => {
        const { periodEnd } = (await subscription(visitor)) as { periodEnd?: string };
        return Date.parse(periodEnd ?? '');
      };
      const [price] = await charges(visitor);
      const left = ((await until()) - sandbox.clock.now()) / DAY;
      const endDate = iso(60);
      const { body: pause } = await visitor.keyed('/api/pause', {
        startDate: iso(left + 1),
        endDate,
      });
      await useCard(visitor, 'pm_card_chargeCustomerFail');
      await days(left + 2);
      expect(await subscription(visitor)).toMatchObject({ state: 'pastDue' });
      await replaceCard(visitor);
      expect(await payDue(visitor)).toMatchObject({ status: 200 });
      const paidUntil = await until();
      const paused = (Date.parse(endDate) - sandbox.clock.now()) / DAY;
      await days(0.1);
      expect(await subscription(visitor)).toMatchObject({ state: 'paused' });
      await days(paused);
      expect(await subscription(visitor)).toMatchObject({ state: 'active' });
      expect(((await until()) - paidUntil) / DAY).toBeCloseTo(paused, 0);
      expect(await charges(visitor)).toEqual([price, Number(pause['price']) * 100, price]);
    },
  );

  test('STRIPE engine: a change in the time that a pause gave back waits for its end, and is charged then', async () => {
    const visitor = await stripeCustomer('cw-essential-month');
    await days(10);
    await visitor.keyed('/api/pause', { startDate: iso(0), endDate: iso(30) });
    await days(2);
    await visitor.call('DELETE', '/api/unpause');
    const shown = await quote(visitor, 'cw-supersonic-month');
    expect(shown.body).toMatchObject({ costToPay: 0, effective: 'periodEnd', nextAmount: 38 });
    expect(await accept(visitor, shown, 'cw-supersonic-month')).toMatchObject({ status: 200 });
    expect(await subscription(visitor)).toMatchObject({
      priceId: 'cw-essential-month',
      scheduledChange: { priceId: 'cw-supersonic-month' },
    });
    expect(await charges(visitor)).toEqual([1200, 200]);
    await days(23);
    expect(await subscription(visitor)).toMatchObject({ priceId: 'cw-supersonic-month' });
    expect(await charges(visitor)).toEqual([1200, 200, 3800]);
  });

  test('a scheduled change waits for the end of a pause and of the paid time', async () => {
    const visitor = await stripeCustomer('cw-plus-month');
    await change(visitor, 'cw-essential-month');
    await days(10);
    await visitor.keyed('/api/pause', { startDate: iso(0), endDate: iso(60) });
    await days(61);
    expect(await subscription(visitor)).toMatchObject({
      priceId: 'cw-plus-month',
      state: 'active',
      scheduledChange: { priceId: 'cw-essential-month' },
    });
    await days(22);
    expect(await subscription(visitor)).toMatchObject({
      priceId: 'cw-essential-month',
      scheduledChange: null,
    });
    expect(await charges(visitor)).toEqual([2500, 400, 1200]);
  });

  describe('with personas', () => {
    let early: TestSandbox;
    beforeAll(async () => {
      early = sandbox;
      sandbox = await startTestSandbox('postgresql');
    });
    afterAll(async () => {
      await sandbox.close();
      sandbox = early;
    });

    test('cancelling a past-due plan voids its overdue invoice', async () => {
      const visitor = await persona(
        'trenance-cove',
        'gareth.lowe@post.example',
        'D4:81:D7:5E:11:AF',
      );
      const { body } = await visitor.call('DELETE', '/api/subscription', {
        cancellationReason: 'leaving',
      });
      expect(body).toMatchObject({ state: 'ended' });
      const before = await charges(visitor);
      const { body: account } = await visitor.call('GET', '/api/user');
      expect(account['siteUser']).toMatchObject({ lastInvoice: { state: 'paid' } });
      await days(20);
      expect(await charges(visitor)).toEqual(before);
    });

    test('ending a contract during a pause ends the pause, and the paid time can be used up', async () => {
      const visitor = await persona('mercer-lofts', 'dana.whitfield@mail.example');
      await visitor.keyed('/api/pause', { startDate: iso(0), endDate: iso(60) });
      const { periodEnd } = (await subscription(visitor)) as { periodEnd?: string };
      await days(40);
      // The provider's event about the end of the pause arrives before the cancellation.
      const { subscriptions } = provider();
      const update = subscriptions.update.bind(subscriptions);
      const hurried = vi.spyOn(subscriptions, 'update').mockImplementationOnce(async (id, how) => {
        const updated = await update(id, how);
        await mirrorSubscription(sandbox.backend, id);
        return updated;
      });
      const { body } = await visitor.keyed('/api/contract-subscription', {
        cancellationReason: 'leaving',
      });
      hurried.mockRestore();
      expect(body).toMatchObject({ state: 'cancelled' });
      const moved = Date.parse(String(body['serviceEndDate'])) - Date.parse(String(periodEnd));
      expect(moved / DAY).toBeCloseTo(40, 1);
      expect((await visitor.call('GET', '/api/pause')).body).toBeNull();
      const before = await charges(visitor);
      await days(120);
      expect(await subscription(visitor)).toBeNull();
      expect(await charges(visitor)).toEqual(before);
    });
  });
});
