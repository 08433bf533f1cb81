import { DAY } from '@foyer/domain';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { startAndEndPauses } from '../services/jobs/startAndEndPauses';
import { runJobs } from '../services/jobs/runJobs';
import { cancelPayment } from '../services/payments/voidInvoice';
import { settlePayment } from '../services/payments/settlePayment';
import { invoices } from '../db/schema/billing';
import { outbox } from '../db/schema/outbox';
import { customers } from './support/customers';
import { textAt } from './support/textAt';
import { bothEngines, startTestSandbox, type TestSandbox } from './support/testSandbox';
import { Visitor } from './support/Visitor';

describe.each(bothEngines)('what happens between a look and the work (%s)', (engine) => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await startTestSandbox(engine);
  });
  afterAll(() => sandbox.close());
  const { account, customerOf, internalCustomer, iso, provider, stripeCustomer } = customers(
    () => sandbox,
  );
  const { subscription, useCard } = customers(() => sandbox);

  test('a pause that the user moves while the job waits for the lock does not begin early', async () => {
    const visitor = await stripeCustomer();
    await visitor.keyed('/api/pause', { startDate: iso(3), endDate: iso(20) });
    const { backend } = sandbox;
    const { withLock } = backend;
    backend.withLock = async (key, work) => {
      backend.withLock = withLock;
      const dates = { startDate: iso(10), endDate: iso(20) };
      expect((await visitor.call('PATCH', '/api/pause', dates)).status).toBe(200);
      return withLock(key, work);
    };
    await startAndEndPauses(backend, sandbox.clock.now() + 4 * DAY);
    expect(await subscription(visitor)).toMatchObject({ state: 'active' });
    const { data } = await provider().subscriptions.list({ customer: await customerOf(visitor) });
    expect(data.map(({ pause_collection }) => pause_collection)).toEqual([null]);
  });

  test('a late look at a payment does not put its card back after the customer has chosen another one', async () => {
    const visitor = await new Visitor(sandbox, 'trenance-cove').signUp();
    const { body } = await visitor.keyed('/api/internal-subscription', {
      priceId: 'tc-standard-4weeks',
    });
    const payment = String(body['paymentIntentId']);
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    vi.spyOn(provider().webhooks, 'constructEvent').mockImplementation(() => {
      throw new Error('Lost.');
    });
    await provider().paymentIntents.confirm(payment, { payment_method: 'pm_card_visa' });
    const { backend } = sandbox;
    const { withLock } = backend;
    backend.withLock = async (key, work) => {
      backend.withLock = withLock;
      expect(await subscription(visitor)).toMatchObject({ state: 'active' });
      await useCard(visitor, 'pm_card_mastercard');
      return withLock(key, work);
    };
    expect(await settlePayment(backend, payment)).toBe(true);
    expect((await visitor.call('GET', '/api/dashboard')).body).toMatchObject({
      paymentMethod: { cardType: 'MASTERCARD' },
    });
    vi.restoreAllMocks();
  });

  test('a payment that succeeds while it is cancelled buys its plan', async () => {
    const visitor = await new Visitor(sandbox, 'trenance-cove').signUp();
    const { body } = await visitor.keyed('/api/internal-subscription', {
      priceId: 'tc-standard-4weeks',
    });
    const payment = String(body['paymentIntentId']);
    const { paymentIntents, webhooks } = provider();
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    vi.spyOn(webhooks, 'constructEvent').mockImplementation(() => {
      throw new Error('Lost.');
    });
    const before = await paymentIntents.retrieve(payment);
    await paymentIntents.confirm(payment, { payment_method: 'pm_card_visa' });
    // The first look is a moment too early.
    vi.spyOn(paymentIntents, 'retrieve').mockResolvedValueOnce({
      ...before,
      status: 'processing',
    });
    const cancelled = cancelPayment(sandbox.backend, payment);
    await expect(cancelled).rejects.toMatchObject({ code: 'INVOICE_SETTLED' });
    vi.restoreAllMocks();
    const [invoice] = await sandbox.backend.db
      .select()
      .from(invoices)
      .where(eq(invoices.paymentIntentId, payment));
    expect(invoice).toMatchObject({ state: 'paid' });
    expect(await subscription(visitor)).toMatchObject({ state: 'active' });
  });

  test('a second payment of a paid invoice is refunded, and the buyer gets one email about it', async () => {
    const visitor = await internalCustomer();
    const invoice = textAt(await account(visitor), 'siteUser.lastInvoice.id');
    const second = await provider().paymentIntents.create({
      amount: 1900,
      currency: 'gbp',
      customer: await customerOf(visitor),
      payment_method: 'pm_card_visa',
      confirm: true,
      off_session: true,
      metadata: { invoice },
    });
    for (let tries = 0; tries < 2; tries += 1) await settlePayment(sandbox.backend, second.id);
    const charge = await provider().charges.retrieve(String(second.latest_charge));
    expect(charge.refunded).toBe(true);
    await runJobs(sandbox.backend);
    const sent = await sandbox.backend.db.select().from(outbox);
    const told = sent.filter(({ body }) => body.includes('We’ve refunded the second payment'));
    expect(told).toHaveLength(1);
    expect(told[0]?.subject).toBe('We’ve refunded £19.00');
  });
});
