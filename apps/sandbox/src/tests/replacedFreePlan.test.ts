import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { plans } from '../db/schema/sites';
import { users } from '../db/schema/users';
import { ensureCustomer } from '../services/card-provider/ensureCustomer';
import { saveCard } from '../services/card-provider/saveCard';
import { customers } from './support/customers';
import { cards, payCheckout } from './support/payCheckout';
import { textAt } from './support/textAt';
import { engines, startTestSandbox, type TestSandbox } from './support/testSandbox';
import { Visitor, type Answer } from './support/Visitor';

// BUY-7 and BUY-17
describe.each(engines)('a free plan that is replaced while its change waits (%s)', (engine) => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await startTestSandbox(engine);
    const { db } = sandbox.backend;
    const [free] = await db.select().from(plans).where(eq(plans.priceId, 'cw-connect-month'));
    if (!free) throw new Error('The seeds have no free plan.');
    await db.insert(plans).values([
      { ...free, priceId: 'cw-other-free' },
      { ...free, priceId: 'tc-free', locationId: 'trenance-cove' },
    ]);
  });
  afterAll(() => sandbox.close());

  const { accept, provider, quote, subscription } = customers(() => sandbox);
  const takeFree = (visitor: Visitor, priceId: string) =>
    visitor.keyed('/api/internal-subscription/activate-free', { priceId });
  const confirm = (id: string, card = 'pm_card_visa') =>
    provider().paymentIntents.confirm(id, { payment_method: card });
  const buyers = {
    STRIPE: {
      site: 'canal-wharf',
      free: 'cw-connect-month',
      wanted: 'cw-supersonic-month',
      bought: 'cw-plus-month',
      open: (visitor: Visitor) =>
        visitor.keyed('/api/billing/create-checkout-session', {
          priceId: 'cw-plus-month',
          mode: 'subscription',
          returnPath: '/stripe-return',
        }),
      pay: async (visitor: Visitor, order: Answer) => {
        await payCheckout(sandbox, textAt(order, 'clientSecret'), cards.pays);
        await visitor.call('GET', `/api/billing/session-status/${textAt(order, 'id')}`);
      },
    },
    INTERNAL: {
      site: 'trenance-cove',
      free: 'tc-free',
      wanted: 'tc-awesome-4weeks',
      bought: 'tc-standard-4weeks',
      open: (visitor: Visitor) =>
        visitor.keyed('/api/internal-subscription', { priceId: 'tc-standard-4weeks' }),
      pay: async (_visitor: Visitor, order: Answer) => {
        await confirm(textAt(order, 'paymentIntentId'));
      },
    },
    free: {
      site: 'canal-wharf',
      free: 'cw-connect-month',
      wanted: 'cw-plus-month',
      bought: 'cw-other-free',
      open: async () => null,
      pay: (visitor: Visitor) => takeFree(visitor, 'cw-other-free'),
    },
  };

  /** Somebody with a free plan whose bank asks before each payment. */
  const arrive = async ({ site, free }: { site: string; free: string }) => {
    const visitor = await new Visitor(sandbox, site).signUp();
    expect((await takeFree(visitor, free)).status).toBe(201);
    const [user] = await sandbox.backend.db
      .select()
      .from(users)
      .where(eq(users.id, visitor.userId));
    if (!user) throw new Error('Nobody has signed up.');
    const customer = await ensureCustomer(sandbox.backend, user);
    const card = 'pm_card_authenticationRequired';
    const method = await provider().paymentMethods.attach(card, { customer });
    await saveCard(sandbox.backend, visitor.userId, customer, method.id);
    return { visitor, customer };
  };
  const keptOf = async (customer: string) => {
    const { data } = await provider().charges.list({ customer, limit: 100 });
    return data
      .filter(({ status }) => status === 'succeeded')
      .map(({ amount, amount_refunded }) => amount - amount_refunded)
      .filter((amount) => amount > 0);
  };

  test.each(Object.entries(buyers))(
    '%s: what the bank confirms after another plan was paid is refunded',
    async (_, { open, pay, bought, wanted, ...home }) => {
      const { visitor, customer } = await arrive(home);
      const order = await open(visitor);
      const change = await accept(visitor, await quote(visitor, wanted), wanted);
      const paymentIntentId = textAt(change, 'paymentIntentId');
      expect(paymentIntentId).not.toBe('');
      await pay(visitor, order as Answer);
      expect(await subscription(visitor)).toMatchObject({ priceId: bought });
      const kept = await keptOf(customer);
      await confirm(paymentIntentId).catch(() => undefined);
      await sandbox.moveClock(1000);
      expect(await subscription(visitor)).toMatchObject({ priceId: bought });
      expect(await keptOf(customer)).toEqual(kept);
    },
  );

  test.each(Object.entries(buyers))(
    '%s: an order that is opened later ends the change at the bank',
    async (_, { open, pay, wanted, ...home }) => {
      const { visitor } = await arrive(home);
      const change = await accept(visitor, await quote(visitor, wanted), wanted);
      await pay(visitor, (await open(visitor)) as Answer);
      const confirmed = await confirm(textAt(change, 'paymentIntentId')).then(
        () => true,
        () => false,
      );
      expect(confirmed).toBe(false);
    },
  );
});
