import { DAY } from '@foyer/domain';
import { eq, like } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { invoices } from '../db/schema/billing';
import { notices } from '../db/schema/notices';
import { reconcilePurchases } from '../services/jobs/reconcileWithProvider';
import { runJobs } from '../services/jobs/runJobs';
import { customers } from './support/customers';
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

  const { account, days, internalCustomer, subscription, useCard } = customers(() => sandbox);
  /** Runs with the keys of the other account, as after a start with them. */
  const elsewhere = async <T>(work: () => Promise<T>): Promise<T> => {
    const { cardProvider } = sandbox.backend;
    const before = { ...cardProvider };
    Object.assign(cardProvider, other.backend.cardProvider);
    return work().finally(() => Object.assign(cardProvider, before));
  };
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
});
