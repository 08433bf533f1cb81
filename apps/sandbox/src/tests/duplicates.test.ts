import { DAY, HOUR } from '@foyer/domain';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { newId } from '../db/newId';
import { isUniqueViolation } from '../db/isUniqueViolation';
import { checkouts, invoices } from '../db/schema/billing';
import { subscriptions } from '../db/schema/subscriptions';
import { runJobs } from '../services/jobs/runJobs';
import { refundDuplicates } from '../services/jobs/refundDuplicates';
import { findSite } from '../services/sites/findSite';
import { closeCards } from './support/closeCards';
import { customers } from './support/customers';
import { failInserts } from './support/failInserts';
import { lastMessage, messagesTo } from './support/outbox';
import { cards, payCheckout } from './support/payCheckout';
import { textAt } from './support/textAt';
import { endAllPlans } from './support/endAllPlans';
import { bothEngines, startTestSandbox, type TestSandbox } from './support/testSandbox';
import { Visitor } from './support/Visitor';

const CHECKOUT = '/api/billing/create-checkout-session';

describe.each(bothEngines)('a buyer who is charged twice (%s)', (engine) => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await startTestSandbox(engine, { rateLimits: false });
  });
  beforeEach(() => endAllPlans(sandbox));
  afterAll(() => sandbox.close());
  afterEach(() => {
    vi.restoreAllMocks();
  });

  const { customerOf, internalCustomer, provider, stripeCustomer, subscription } = customers(
    () => sandbox,
  );
  /** Whether each payment of a customer was returned, oldest first. */
  const returned = async (visitor: Visitor) => {
    const { data } = await provider().charges.list({ customer: await customerOf(visitor) });
    return data.toReversed().map(({ refunded }) => refunded);
  };
  const plansAtProvider = async (visitor: Visitor) => {
    const { data } = await provider().subscriptions.list({ customer: await customerOf(visitor) });
    return data;
  };
  /** Gives a buyer a paid plan behind the sandbox's back, as a fault would. */
  const givePlan = async ({ userId }: Visitor, locationId: string, priceId: string) => {
    const now = sandbox.clock.now();
    await sandbox.backend.db.insert(subscriptions).values({
      id: newId('sub'),
      buyer: `user:${userId}`,
      userId,
      locationId,
      priceId,
      periodPrice: 1900,
      engine: 'INTERNAL',
      state: 'active',
      recurring: true,
      startedAt: now,
      periodStart: now,
      periodEnd: now + 28 * DAY,
    });
  };
  const supportOf = async (locationId: string) =>
    String((await findSite(sandbox.backend.db, locationId))?.details.support.email);
  /** Repairs what is charged twice; the console is not to show it. */
  const repair = async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    return refundDuplicates(sandbox.backend);
  };
  /** The provider's events get lost. */
  const loseEvents = () =>
    vi.spyOn(provider().webhooks, 'constructEvent').mockImplementation(() => {
      throw new Error('Lost.');
    });

  test('nothing is a duplicate in the seeded venues', async () => {
    expect(await repair()).toEqual([]);
  });

  /** Checkouts that are paid over a paid plan: mode, plan and amount. */
  const overPlan = [
    ['subscription', 'cw-plus-month', 25],
    ['payment', 'cw-plus-week', 14],
  ] as const;
  /** A customer who pays a checkout that they had opened before they got a plan. */
  const payOverPlan = async (
    email: string,
    order: { mode: string; priceId: string },
  ): Promise<Visitor> => {
    const visitor = await new Visitor(sandbox).signUp({ email });
    const checkout = await visitor.keyed(CHECKOUT, { ...order, returnPath: '/stripe-return' });
    await givePlan(visitor, 'canal-wharf', 'cw-essential-month');
    await payCheckout(sandbox, textAt(checkout, 'clientSecret'), cards.pays);
    const status = `/api/billing/session-status/${textAt(checkout, 'id')}`;
    expect((await visitor.call('GET', status)).body).toMatchObject({ status: 'complete' });
    return visitor;
  };

  test.each(overPlan)(
    'who pays a checkout of mode %s over a paid plan keeps that plan, gets the money back and is told',
    async (mode, priceId, amount) => {
      const email = `twice-${mode}@post.example`;
      const visitor = await payOverPlan(email, { mode, priceId });
      expect(await subscription(visitor)).toMatchObject({ priceId: 'cw-essential-month' });
      expect(await returned(visitor)).toEqual([true]);
      expect(await plansAtProvider(visitor)).toEqual([]);
      expect((await visitor.call('GET', '/api/billing')).body).toMatchObject({
        invoices: [{ state: 'paid', amount, refunded: true }],
        credits: [{ amount }],
      });
      await runJobs(sandbox.backend);
      const mail = await lastMessage(sandbox, email);
      expect(mail).toMatchObject({ subject: `We’ve refunded £${amount}.00` });
    },
  );

  test.each(overPlan)(
    'a checkout of mode %s whose refund the closed card refuses is closed, and buyer and support are told',
    async (mode, priceId, amount) => {
      const email = `closed-${mode}@post.example`;
      closeCards(provider());
      const visitor = await payOverPlan(email, { mode, priceId });
      expect(await plansAtProvider(visitor)).toEqual([]);
      await runJobs(sandbox.backend);
      const subject = `We couldn’t refund £${amount}.00`;
      expect(await lastMessage(sandbox, email)).toMatchObject({ subject });
      expect((await lastMessage(sandbox, await supportOf('canal-wharf'))).subject).toBe(
        `Refund £${amount}.00 by hand: ${email}`,
      );
    },
  );

  test('who pays an INTERNAL purchase over a paid plan keeps that plan and gets the money back', async () => {
    const visitor = await new Visitor(sandbox, 'trenance-cove').signUp();
    const buy = { priceId: 'tc-single-4weeks' };
    const bought = await visitor.keyed('/api/internal-subscription', buy);
    await givePlan(visitor, 'trenance-cove', 'tc-standard-4weeks');
    await provider().paymentIntents.confirm(textAt(bought, 'paymentIntentId'), {
      payment_method: 'pm_card_visa',
    });
    expect(await subscription(visitor)).toMatchObject({ priceId: 'tc-standard-4weeks' });
    expect(await returned(visitor)).toEqual([true]);
    expect((await visitor.call('GET', '/api/billing')).body).toMatchObject({
      invoices: [{ amount: 9, refunded: true }],
    });
  });

  test('who pays an INTERNAL purchase over a paid plan is refunded in the bills too, though the first try dies', async () => {
    const visitor = await new Visitor(sandbox, 'trenance-cove').signUp();
    const bought = await visitor.keyed('/api/internal-subscription', {
      priceId: 'tc-single-4weeks',
    });
    await givePlan(visitor, 'trenance-cove', 'tc-standard-4weeks');
    const mend = await failInserts(sandbox, 'credit_notes');
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await provider().paymentIntents.confirm(textAt(bought, 'paymentIntentId'), {
      payment_method: 'pm_card_visa',
    });
    await visitor.call('GET', '/api/subscription');
    await mend();
    await sandbox.moveClock(HOUR);
    expect(await returned(visitor)).toEqual([true]);
    expect((await visitor.call('GET', '/api/billing')).body).toMatchObject({
      invoices: [{ amount: 9, refunded: true }],
      credits: [{ amount: 9 }],
    });
  });

  /** A customer whose one checkout has made two subscriptions at the provider. */
  const subscribeTwice = async () => {
    const visitor = await stripeCustomer();
    const [first] = await plansAtProvider(visitor);
    await provider().subscriptions.create({
      customer: await customerOf(visitor),
      items: [{ price: first?.items.data[0]?.price.id ?? '' }],
      metadata: first?.metadata ?? {},
    });
    return { visitor, first };
  };

  test('the database refuses a second open checkout of one buyer', async () => {
    const open = (id: string) =>
      sandbox.backend.db.insert(checkouts).values({
        id,
        buyer: 'visitor:of-two-checkouts',
        locationId: 'canal-wharf',
        mode: 'payment',
        returnPath: '/stripe-return',
        state: 'open',
        createdAt: sandbox.clock.now(),
      });
    await open('chk_first');
    expect(isUniqueViolation(await open('chk_second').catch((error: unknown) => error))).toBe(true);
    await sandbox.backend.db.delete(checkouts).where(eq(checkouts.id, 'chk_first'));
  });

  test('a second subscription of one checkout is found, cancelled and refunded', async () => {
    const { visitor, first } = await subscribeTwice();
    expect(await repair()).toHaveLength(1);
    expect((await plansAtProvider(visitor)).map(({ id }) => id)).toEqual([first?.id]);
    expect(await returned(visitor)).toEqual([false, true]);
    expect(await repair()).toEqual([]);
  });

  /** What can fail between the provider's refund of a second subscription and its note in the bills. */
  const faults = {
    'the refund itself': async () => {
      vi.spyOn(provider().refunds, 'create').mockRejectedValueOnce(new Error('Lost.'));
      return () => Promise.resolve();
    },
    'the note about it': () => failInserts(sandbox, 'credit_notes'),
  };
  test.each(Object.entries(faults))(
    'a second subscription is refunded, with one email, though %s fails at first',
    async (_name, fail) => {
      const { visitor, first } = await subscribeTwice();
      const mend = await fail();
      expect(await repair()).toEqual([]);
      await mend();
      expect(await repair()).toHaveLength(1);
      expect(await returned(visitor)).toEqual([false, true]);
      expect((await plansAtProvider(visitor)).map(({ id }) => id)).toEqual([first?.id]);
      await runJobs(sandbox.backend);
      const email = textAt(await visitor.call('GET', '/api/user'), 'siteUser.email');
      const subjects = (await messagesTo(sandbox, email)).map(({ subject }) => subject);
      expect(subjects.filter((subject) => subject === 'We’ve refunded £25.00')).toHaveLength(1);
    },
  );

  test('a checkout that was closed before it was paid is refunded once, with its own cause, though its event comes late', async () => {
    const email = 'late-event@post.example';
    const visitor = await new Visitor(sandbox).signUp({ email });
    const checkout = await visitor.keyed(CHECKOUT, {
      mode: 'subscription',
      priceId: 'cw-plus-month',
      returnPath: '/stripe-return',
    });
    await sandbox.backend.db
      .update(checkouts)
      .set({ state: 'expired' })
      .where(eq(checkouts.providerId, textAt(checkout, 'id')));
    loseEvents();
    await payCheckout(sandbox, textAt(checkout, 'clientSecret'), cards.pays);
    await repair();
    await visitor.call('GET', `/api/billing/session-status/${textAt(checkout, 'id')}`);
    expect(await returned(visitor)).toEqual([true]);
    expect(await plansAtProvider(visitor)).toEqual([]);
    expect((await visitor.call('GET', '/api/billing')).body).toMatchObject({
      invoices: [{ amount: 25, refunded: true }],
      credits: [
        { amount: 25, reason: expect.stringMatching(/^The order was cancelled/) as string },
      ],
    });
    await runJobs(sandbox.backend);
    const refunds = (await messagesTo(sandbox, email)).filter(({ subject }) =>
      subject.startsWith('We’ve refunded'),
    );
    expect(refunds).toHaveLength(1);
  });

  test('a plan that was replaced here and still renews at the provider is cancelled and refunded', async () => {
    const visitor = await stripeCustomer();
    await sandbox.backend.db
      .update(subscriptions)
      .set({ state: 'ended', endedAt: sandbox.clock.now() })
      .where(eq(subscriptions.userId, visitor.userId));
    await givePlan(visitor, 'canal-wharf', 'cw-plus-month');
    expect(await repair()).toHaveLength(1);
    expect(await plansAtProvider(visitor)).toEqual([]);
    expect(await returned(visitor)).toEqual([true]);
  });

  /** Pays the invoice of a customer at the provider for a second time. */
  const payAgain = async (visitor: Visitor): Promise<void> => {
    const [invoice] = await sandbox.backend.db
      .select()
      .from(invoices)
      .where(eq(invoices.userId, visitor.userId));
    await provider().paymentIntents.create({
      amount: 900,
      currency: 'gbp',
      customer: await customerOf(visitor),
      payment_method: 'pm_card_visa',
      confirm: true,
      metadata: { invoice: invoice?.id ?? '' },
    });
  };
  test('a second payment of one invoice is found and refunded', async () => {
    const visitor = await internalCustomer('tc-single-4weeks');
    loseEvents();
    await payAgain(visitor);
    expect(await repair()).toHaveLength(1);
    expect(await returned(visitor)).toEqual([false, true]);
    expect(await repair()).toEqual([]);
  });

  test('where a closed card refuses the refund of a second payment, one mail says so, and the first payment stays', async () => {
    const visitor = await internalCustomer('tc-single-4weeks');
    loseEvents();
    await payAgain(visitor);
    closeCards(provider());
    await repair();
    expect(console.error).toHaveBeenCalledWith(
      expect.stringMatching(/^Refunding pi_\w+: Error: The card of this payment is closed\./),
    );
    // Support pays it back now, so nobody tries again where the provider would refund it later.
    const tries = vi.mocked(provider().refunds.create).mockClear();
    await repair();
    expect(tries).not.toHaveBeenCalled();
    expect((await visitor.call('GET', '/api/billing')).body).toMatchObject({
      invoices: [{ state: 'paid', refunded: false }],
      credits: [],
    });
    await runJobs(sandbox.backend);
    const email = textAt(await visitor.call('GET', '/api/user'), 'siteUser.email');
    const subjects = (await messagesTo(sandbox, email)).map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject === 'We couldn’t refund £9.00')).toHaveLength(1);
  });

  test('a second payment that its owner disputes is left to the bank, and nobody is asked to pay it back', async () => {
    const visitor = await internalCustomer('tc-single-4weeks');
    loseEvents();
    await payAgain(visitor);
    closeCards(provider(), 'charge_disputed');
    await repair();
    await runJobs(sandbox.backend);
    const email = textAt(await visitor.call('GET', '/api/user'), 'siteUser.email');
    const subjects = (await messagesTo(sandbox, email)).map(({ subject }) => subject);
    expect(subjects).not.toContain('We couldn’t refund £9.00');
    vi.restoreAllMocks();
    loseEvents();
    await repair();
    expect(await returned(visitor)).toEqual([false, true]);
  });

  test('a payment that left no trace here is returned, even when the clock has jumped by a month since', async () => {
    await repair();
    vi.restoreAllMocks();
    const visitor = await internalCustomer('tc-single-4weeks');
    // The provider believes that they were delivered, so it does not send them again.
    const { webhooks } = provider();
    const read = webhooks.constructEvent.bind(webhooks);
    vi.spyOn(webhooks, 'constructEvent').mockImplementation((...given) =>
      Object.assign(read(...given), { type: 'lost' }),
    );
    await payAgain(visitor);
    await visitor.call('DELETE', '/api/subscription', { cancellationReason: 'leaving' });
    await sandbox.moveClock(31 * DAY);
    expect(await repair()).toHaveLength(1);
    expect(await returned(visitor)).toEqual([false, true]);
  });
});
