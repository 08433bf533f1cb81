import { makeKeyedLock } from '../db/keyedLock';
import { DAY } from '@foyer/domain';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { users } from '../db/schema/users';
import { PERSONA_PASSWORD } from '../scenarios/seedPersona';
import { refundDuplicates } from '../services/jobs/refundDuplicates';
import { reconcileInvoices } from '../services/jobs/reconcileWithProvider';
import { runJobs } from '../services/jobs/runJobs';
import { customers } from './support/customers';
import { endAllPlans } from './support/endAllPlans';
import { lastMessage } from './support/outbox';
import { cards, payCheckout } from './support/payCheckout';
import { textAt } from './support/textAt';
import { startTestSandbox, type TestSandbox } from './support/testSandbox';
import { Visitor } from './support/Visitor';

describe('payments when something fails', () => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await startTestSandbox('postgresql');
  });
  beforeEach(() => endAllPlans(sandbox, 'dana.whitfield@mail.example'));
  afterEach(() => void vi.restoreAllMocks());
  afterAll(() => sandbox.close());

  const {
    accept,
    account,
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
  const daysLeft = async (visitor: Visitor) => {
    const { periodEnd } = (await subscription(visitor)) as { periodEnd?: string };
    return (Date.parse(String(periodEnd)) - sandbox.clock.now()) / DAY;
  };
  const pay = (visitor: Visitor, id: string) =>
    visitor.keyed(`/api/billing/invoice/${id}/execute`, {});
  /** The open invoice of a customer whose card was refused when the plan renewed. */
  const fallDue = async (visitor: Visitor) => {
    await useCard(visitor, 'pm_card_chargeCustomerFail');
    await days((await daysLeft(visitor)) + 0.5);
    return textAt(await account(visitor), 'siteUser.lastInvoice.id');
  };
  /** Drops all webhooks of the provider. */
  const loseEvents = () =>
    vi.spyOn(provider().webhooks, 'constructEvent').mockImplementation(() => {
      const lost = { id: `evt_${Math.random()}`, type: 'lost', data: { object: {} } };
      return lost as ReturnType<ReturnType<typeof provider>['webhooks']['constructEvent']>;
    });
  /** Simulates a crash after the provider has taken a payment and before its response is read. */
  const crashAfterCharge = () => {
    const { paymentIntents } = provider();
    const create = paymentIntents.create.bind(paymentIntents);
    return new Promise<void>((resolve) => {
      vi.spyOn(paymentIntents, 'create').mockImplementationOnce(async (given, options) => {
        await create(given, options);
        // The database frees the locks of a process that died.
        sandbox.backend.withLock = makeKeyedLock(null);
        resolve();
        return new Promise(() => undefined);
      });
    });
  };
  const plans = [
    ['INTERNAL engine', () => internalCustomer()],
    ['STRIPE engine', () => stripeCustomer()],
  ] as const;

  test('ending a contract early charges the quoted fee once and nothing after it, even after failed attempts', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const visitor = await new Visitor(sandbox, 'mercer-lofts').arrive();
    await visitor.logIn('dana.whitfield@mail.example', PERSONA_PASSWORD);
    const leave = () =>
      visitor.keyed('/api/contract-subscription', { cancellationReason: 'leaving' });
    vi.spyOn(provider().paymentIntents, 'create').mockRejectedValueOnce(new Error('No answer.'));
    vi.spyOn(provider().subscriptions, 'update').mockRejectedValueOnce(new Error('No answer.'));
    for (let tries = 0; tries < 2; tries += 1) expect(await leave()).toMatchObject({ status: 500 });
    expect(await subscription(visitor)).toMatchObject({ state: 'active', contract: true });
    const { body } = await account(visitor);
    expect(body['siteUser']).toMatchObject({ lastInvoice: { state: 'paid' } });
    await days(62);
    const before = await charges(visitor);
    const fee = await visitor.call('POST', '/api/contract-subscription/early-cancellation-fee');
    expect(await leave()).toMatchObject({ body: { state: 'cancelled' } });
    await days(32);
    const shown = Math.round(Number(textAt(fee, 'amountToCharge')) * 100);
    expect(await charges(visitor)).toEqual([...before, shown]);
    expect(await subscription(visitor)).toBeNull();
  });

  // START-14
  describe('a payment whose event is lost, and that nobody asks for,', () => {
    /** Has paid, and every event about it is lost. */
    const payUnheard = async () => {
      loseEvents();
      const visitor = await new Visitor(sandbox).signUp();
      const checkout = await visitor.keyed('/api/billing/create-checkout-session', {
        priceId: 'cw-plus-month',
        mode: 'subscription',
        returnPath: '/stripe-return',
      });
      await payCheckout(sandbox, textAt(checkout, 'clientSecret'), cards.pays);
      return visitor;
    };

    test('is known to the gateway', async () => {
      const visitor = await payUnheard();
      const gateway = await visitor.call('POST', '/api/gateway/login', visitor.location);
      expect(gateway.body['connect']).toMatchObject({ method: 'POST' });
    });

    test('is known to the account', async () => {
      const { body } = await account(await payUnheard());
      expect(body['siteUser']).toMatchObject({ hasActiveSubscription: true });
    });

    test('keeps the account no longer than 2 seconds where the provider does not answer', async () => {
      const visitor = await payUnheard();
      const { sessions } = provider().checkout;
      const silent = vi.spyOn(sessions, 'retrieve').mockReturnValue(new Promise(() => undefined));
      const begun = performance.now();
      expect((await account(visitor)).status).toBe(200);
      expect(performance.now() - begun).toBeLessThan(4_000);
      silent.mockRestore();
    });

    test('is logged where it cannot be read', async () => {
      const visitor = await payUnheard();
      const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
      vi.spyOn(provider().checkout.sessions, 'retrieve').mockRejectedValue(new Error('Refused.'));
      expect((await account(visitor)).status).toBe(200);
      expect(log).toHaveBeenCalledWith(
        expect.stringMatching(/^Settling a checkout before an answer[^\n]*: Error: Refused\./),
      );
    });
  });

  test('a pause does not use up periods of a coupon', async () => {
    const visitor = await stripeCustomer('cw-plus-month', 'AUTUMN20');
    await visitor.keyed('/api/pause', { startDate: iso(0), endDate: iso(90) });
    await days(91);
    expect(await dashboard(visitor)).toMatchObject({ nextPayment: { amount: 20 } });
    await days(31);
    expect((await charges(visitor)).at(-1)).toBe(2000);
  });

  test('a renewal that fails does not stop the other renewals', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const unlucky = await internalCustomer();
    const other = await internalCustomer();
    const customer = await customerOf(unlucky);
    const { paymentIntents } = provider();
    const create = paymentIntents.create.bind(paymentIntents);
    vi.spyOn(paymentIntents, 'create').mockImplementation(async (given, options) => {
      if (given.customer === customer) throw new Error('The provider does not answer.');
      return create(given, options);
    });
    await days(29);
    expect(await charges(other)).toEqual([1900, 1900]);
    vi.restoreAllMocks();
    await sandbox.moveClock(30_000);
    expect(await charges(unlucky)).toEqual([1900, 1900]);
  });

  // SUB-10
  test('a plan whose renewal fails is not changed before it has renewed, because the change would be lost', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const customer = await internalCustomer();
    await days(27.9);
    const to = 'tc-awesome-4weeks';
    const shown = await quote(customer, to);
    vi.spyOn(provider().paymentIntents, 'create').mockImplementation(() =>
      Promise.reject(new Error('The provider does not answer.')),
    );
    await days(0.2);
    const refused = { status: 409, body: { code: 'STATE_CONFLICT' } };
    expect(await quote(customer, to)).toMatchObject(refused);
    expect((await accept(customer, shown, to)).status).toBe(409);
    vi.restoreAllMocks();
    await sandbox.moveClock(30_000);
    expect(await charges(customer)).toEqual([1900, 1900]);
    expect((await quote(customer, to)).status).toBe(200);
  });

  test('a card that was removed at the provider is declined like any other', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const visitor = await internalCustomer();
    const card = { id: 'pm_gone', brand: 'visa', lastFour: '4242', expMonth: 1, expYear: 2031 };
    await useCard(visitor, 'pm_card_visa');
    await sandbox.backend.db.update(users).set({ card }).where(eq(users.id, visitor.userId));
    await days(29);
    expect(await subscription(visitor)).toMatchObject({ state: 'pastDue' });
  });

  test.each(plans)(
    '%s: an invoice that is paid in two windows at once is charged once',
    async (_, begin) => {
      const visitor = await begin();
      const [price] = await charges(visitor);
      const bill = await fallDue(visitor);
      await useCard(visitor, 'pm_card_visa');
      const answers = await Promise.all([pay(visitor, bill), pay(visitor, bill)]);
      for (const { status } of answers) expect([200, 409]).toContain(status);
      expect(await charges(visitor)).toEqual([price, price]);
    },
  );

  test('an invoice with a payment that waits for the bank cannot be charged by a second payment', async () => {
    const visitor = await internalCustomer();
    const bill = await fallDue(visitor);
    await useCard(visitor, 'pm_card_authenticationRequired');
    const [one, two] = [await pay(visitor, bill), await pay(visitor, bill)];
    expect(two.body['paymentIntentId']).toBe(one.body['paymentIntentId']);
    await useCard(visitor, 'pm_card_visa');
    await pay(visitor, bill);
    const late = provider().paymentIntents.confirm(String(one.body['paymentIntentId']), {
      payment_method: 'pm_card_visa',
    });
    await expect(late).rejects.toThrow();
    expect(await charges(visitor)).toEqual([1900, 1900]);
  });

  // ERR-19
  test('a pause says that the bank wants its payment confirmed, and asks for another card', async () => {
    const visitor = await internalCustomer();
    await useCard(visitor, 'pm_card_authenticationRequired');
    const asked = await visitor.keyed('/api/pause', { startDate: iso(5), endDate: iso(20) });
    expect(asked).toMatchObject({
      status: 402,
      body: { message: expect.stringMatching(/^Your bank wants you to confirm.+another card\.$/) },
    });
  });

  test.each(plans)(
    '%s: a past-due plan shows no next payment, and its paid period does not move',
    async (_, begin) => {
      const visitor = await begin();
      const { periodEnd } = (await subscription(visitor)) as { periodEnd?: string };
      const bill = await fallDue(visitor);
      expect(await dashboard(visitor)).toMatchObject({
        nextPayment: null,
        nextPaymentDate: null,
        subscription: { state: 'pastDue', periodEnd },
      });
      await useCard(visitor, 'pm_card_visa');
      await pay(visitor, bill);
      const paid = await dashboard(visitor);
      expect(paid).toMatchObject({ subscription: { periodEnd: paid['nextPaymentDate'] } });
      expect(Date.parse(String(paid['nextPaymentDate']))).toBeGreaterThan(sandbox.clock.now());
    },
  );

  test.each(plans)(
    '%s: failed payments by the customer do not shorten the time until the plan ends',
    async (_, begin) => {
      const visitor = await begin();
      const bill = await fallDue(visitor);
      for (let tries = 0; tries < 3; tries += 1)
        expect(await pay(visitor, bill)).toMatchObject({ status: 402 });
      await days(4);
      expect(await subscription(visitor)).toMatchObject({ state: 'pastDue' });
    },
  );

  test.each(plans)(
    '%s: paying the invoice of an ended plan does not revive the plan',
    async (_, begin) => {
      const visitor = await begin();
      const bill = await fallDue(visitor);
      await days(16);
      expect(await subscription(visitor)).toBeNull();
      const { body: owed } = await visitor.call('GET', '/api/billing');
      expect(owed).toMatchObject({
        subscriptions: [{ state: 'ended' }],
        invoices: [{ id: bill, paidAt: null }, {}],
      });
      await useCard(visitor, 'pm_card_visa');
      expect(await pay(visitor, bill)).toMatchObject({ body: { invoice: { state: 'paid' } } });
      expect(await subscription(visitor)).toBeNull();
    },
  );

  test.each(plans)('%s: a customer cannot void an invoice that they owe', async (_, begin) => {
    const visitor = await begin();
    const bill = await fallDue(visitor);
    expect(await visitor.call('POST', `/api/invoice/${bill}/void`)).toMatchObject({ status: 409 });
  });

  test.each([
    ['INTERNAL engine', () => internalCustomer(), 'tc-single-4weeks'],
    ['STRIPE engine', () => stripeCustomer(), 'cw-essential-month'],
  ] as const)(
    '%s: a scheduled pause moves the date of a scheduled change',
    async (_, begin, to) => {
      const visitor = await begin();
      await accept(visitor, await quote(visitor, to), to);
      await visitor.keyed('/api/pause', { startDate: iso(10), endDate: iso(25) });
      const { nextPaymentDate: at } = await dashboard(visitor);
      expect(await subscription(visitor)).toMatchObject({ scheduledChange: { at } });
      expect((await quote(visitor, to)).body).toMatchObject({ nextPaymentDate: at });
    },
  );

  test('a pause that failed at the provider starts at the next try, and nothing is collected', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const visitor = await stripeCustomer();
    await accept(visitor, await quote(visitor, 'cw-essential-month'), 'cw-essential-month');
    vi.spyOn(provider().subscriptions, 'update').mockRejectedValueOnce(new Error('No answer.'));
    await visitor.keyed('/api/pause', { startDate: iso(0), endDate: iso(60) });
    await days(40);
    expect(await subscription(visitor)).toMatchObject({
      state: 'paused',
      scheduledChange: { priceId: 'cw-essential-month' },
    });
    expect(await charges(visitor)).toEqual([2500, 400]);
  });

  test('a payment whose answer and event are both lost is returned by the hourly comparison', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const visitor = await internalCustomer();
    const shown = await quote(visitor, 'tc-awesome-4weeks');
    const { paymentIntents } = provider();
    const create = paymentIntents.create.bind(paymentIntents);
    loseEvents();
    vi.spyOn(paymentIntents, 'create').mockImplementationOnce(async (given, options) => {
      await create(given, options);
      throw new Error('No answer.');
    });
    expect((await accept(visitor, shown, 'tc-awesome-4weeks')).status).toBe(500);
    vi.restoreAllMocks();
    expect(await refundDuplicates(sandbox.backend)).toEqual([expect.stringMatching(/refunded/)]);
    const { data } = await provider().charges.list({ customer: await customerOf(visitor) });
    expect(data.map((charge) => charge.amount - charge.amount_refunded)).toEqual([0, 1900]);
    expect(await subscription(visitor)).toMatchObject({ priceId: 'tc-standard-4weeks' });
  });

  test('a pause that should have begun while no process ran begins before the next renewal', async () => {
    const visitor = await stripeCustomer();
    const left = await daysLeft(visitor);
    await visitor.keyed('/api/pause', { startDate: iso(left - 2), endDate: iso(left + 40) });
    sandbox.clock.setOffset(sandbox.clock.offsetMs + (left - 0.01) * DAY);
    await days(0.02);
    expect(await subscription(visitor)).toMatchObject({ state: 'paused' });
    expect(await charges(visitor)).toEqual([2500, 400]);
  });

  test('a pause that ended while no process ran ends when a process starts', async () => {
    const visitor = await stripeCustomer();
    await days((await daysLeft(visitor)) - 1);
    await visitor.keyed('/api/pause', { startDate: iso(0), endDate: iso(3) });
    sandbox.clock.setOffset(sandbox.clock.offsetMs + 10 * DAY);
    await sandbox.moveClock(0);
    expect(await subscription(visitor)).toMatchObject({ state: 'active' });
    await sandbox.moveClock(120_000);
    expect(await charges(visitor)).toEqual([2500, 200, 2500]);
  });

  test('a pause that starts before the event about a renewal gives the renewed period back', async () => {
    const visitor = await stripeCustomer();
    const left = await daysLeft(visitor);
    await visitor.keyed('/api/pause', { startDate: iso(left + 0.01), endDate: iso(left + 30) });
    const lost = loseEvents();
    await days(left + 1);
    lost.mockRestore();
    await days(30);
    expect(await charges(visitor)).toEqual([2500, 200, 2500]);
    expect(await daysLeft(visitor)).toBeGreaterThan(25);
  });

  test('an invoice without an event is found when the process starts', async () => {
    const visitor = await stripeCustomer();
    loseEvents();
    await fallDue(visitor);
    await reconcileInvoices(sandbox.backend);
    const { body } = await account(visitor);
    expect(body['siteUser']).toMatchObject({ lastInvoice: { state: 'open', amount: 25 } });
  });

  test.each(plans)('%s: a purchase that is interrupted still stores its card', async (_, begin) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    vi.spyOn(provider().paymentMethods, 'retrieve').mockRejectedValue(new Error('Cut off.'));
    const visitor = await begin();
    vi.restoreAllMocks();
    await sandbox.moveClock(1000);
    expect(await dashboard(visitor)).toMatchObject({ paymentMethod: { lastFour: '4242' } });
  });

  test('a change that was paid before a crash takes effect after the restart', async () => {
    const visitor = await internalCustomer('tc-single-4weeks');
    const shown = await quote(visitor, 'tc-awesome-4weeks');
    const paid = crashAfterCharge();
    void accept(visitor, shown, 'tc-awesome-4weeks');
    await paid;
    await sandbox.moveClock(1000);
    expect(await subscription(visitor)).toMatchObject({ priceId: 'tc-awesome-4weeks' });
  });

  test('the payment of a change that is voided meanwhile is refunded, and the buyer is told', async () => {
    const visitor = await internalCustomer('tc-single-4weeks');
    const shown = await quote(visitor, 'tc-awesome-4weeks');
    loseEvents();
    const { paymentIntents } = provider();
    const create = paymentIntents.create.bind(paymentIntents);
    vi.spyOn(paymentIntents, 'create').mockImplementationOnce(async (given, options) => {
      const made = await create(given, options);
      const id = String(given.metadata?.['invoice']);
      expect(await visitor.call('POST', `/api/invoice/${id}/void`)).toMatchObject({ status: 200 });
      return made;
    });
    expect(await accept(visitor, shown, 'tc-awesome-4weeks')).toMatchObject({ status: 402 });
    expect(await subscription(visitor)).toMatchObject({ priceId: 'tc-single-4weeks' });
    const made = await provider().charges.list({ customer: await customerOf(visitor) });
    expect(made.data.map(({ refunded }) => refunded)).toEqual([true, false]);
    const email = textAt(await account(visitor), 'siteUser.email');
    await runJobs(sandbox.backend);
    expect(await lastMessage(sandbox, email)).toMatchObject({
      subject: expect.stringMatching(/^We’ve refunded £/) as string,
    });
    expect((await visitor.call('GET', '/api/billing')).body).toMatchObject({ credits: [] });
  });

  test.each(plans)(
    '%s: a plan that is over cannot be revived and is not charged',
    async (_, begin) => {
      const visitor = await begin();
      await visitor.call('DELETE', '/api/subscription', { cancellationReason: 'leaving' });
      const left = await daysLeft(visitor);
      sandbox.clock.setOffset(sandbox.clock.offsetMs + left * DAY + 1000);
      expect(await visitor.call('POST', '/api/subscription/revive')).toMatchObject({ status: 409 });
      await sandbox.moveClock(1000);
      expect(await subscription(visitor)).toBeNull();
      expect(await charges(visitor)).toHaveLength(1);
    },
  );

  test('the INTERNAL engine sells no plan at a venue of the STRIPE engine', async () => {
    const visitor = await new Visitor(sandbox).signUp();
    const bought = await visitor.keyed('/api/internal-subscription', { priceId: 'cw-plus-month' });
    expect(bought).toMatchObject({ status: 409, body: { code: 'STATE_CONFLICT' } });
  });
});
