import { DAY } from '@foyer/domain';
import { eq } from 'drizzle-orm';
import { subscriptions } from '../../db/schema/subscriptions';
import { saveCard } from '../../services/card-provider/saveCard';
import { chargesOf } from './chargesOf';
import { cards, payCheckout } from './payCheckout';
import { textAt } from './textAt';
import type { TestSandbox } from './testSandbox';
import { Visitor, type Answer } from './Visitor';

/**
 * Customers with plans, and helpers for tests about money.
 * @param here returns the sandbox of the running test
 */
export const customers = (here: () => TestSandbox) => {
  const provider = () => here().backend.cardProvider.stripe;
  const account = (visitor: Visitor) => visitor.call('GET', '/api/user');
  const customerOf = async (visitor: Visitor) =>
    textAt(await account(visitor), 'siteUser.stripeUserInfo.customerId');
  const subscription = async (visitor: Visitor) =>
    (await visitor.call('GET', '/api/subscription')).body['subscription'];
  const quote = (visitor: Visitor, priceId: string, coupon?: string) =>
    visitor.call(
      'GET',
      `/api/subscription/upgrade/info?${new URLSearchParams({ priceId, ...(coupon && { coupon }) })}`,
    );
  const accept = (visitor: Visitor, { body }: Answer, priceId: string, coupon?: string) =>
    visitor.keyed('/api/subscription/upgrade', {
      id: body['id'],
      priceId,
      prorationDate: body['prorationDate'],
      ...(coupon && { coupon }),
    });
  /** Amounts that the provider collected from a customer, oldest first, in minor units. */
  const charges = async (visitor: Visitor) => chargesOf(here(), await customerOf(visitor));
  return {
    provider,
    account,
    customerOf,
    subscription,
    quote,
    /** Accepts a quoted change of plan. */
    accept,
    change: async (visitor: Visitor, priceId: string, coupon?: string) =>
      accept(visitor, await quote(visitor, priceId, coupon), priceId, coupon),
    dashboard: async (visitor: Visitor) => (await visitor.call('GET', '/api/dashboard')).body,
    charges,
    /** What a customer's card has paid and not got back, in minor units. */
    kept: async (visitor: Visitor) => {
      const { data } = await provider().charges.list({ customer: await customerOf(visitor) });
      const back = data.reduce((sum, { amount_refunded }) => sum + amount_refunded, 0);
      return (await charges(visitor)).reduce((sum, amount) => sum + amount, 0) - back;
    },
    /** The row of a customer's only plan. */
    rowOf: async ({ userId }: Visitor) => {
      const { db } = here().backend;
      const [row] = await db.select().from(subscriptions).where(eq(subscriptions.userId, userId));
      if (!row) throw new Error('The customer has no plan.');
      return row;
    },
    days: (count: number) => here().moveClock(count * DAY),
    /** A day from now, in the wire format. */
    iso: (inDays: number) => new Date(here().clock.now() + inDays * DAY).toISOString(),
    /** Makes this test card the card on file. */
    useCard: async (visitor: Visitor, card: string) => {
      const customer = await customerOf(visitor);
      const method = await provider().paymentMethods.attach(card, { customer });
      await saveCard(here().backend, visitor.userId, customer, method.id);
    },
    /** A new customer with a plan of the INTERNAL engine. */
    internalCustomer: async (
      priceId = 'tc-standard-4weeks',
      couponCode?: string,
      site = 'trenance-cove',
    ) => {
      const visitor = await new Visitor(here(), site).signUp();
      const { body } = await visitor.keyed('/api/internal-subscription', {
        priceId,
        ...(couponCode && { couponCode }),
      });
      await provider().paymentIntents.confirm(String(body['paymentIntentId']), {
        payment_method: 'pm_card_visa',
      });
      await subscription(visitor);
      return visitor;
    },
    /** Somebody with a pass, by default of a week for £14.00, whose card is kept. */
    passHolder: async (priceId = 'cw-plus-week', site?: string) => {
      const visitor = await new Visitor(here(), site).signUp();
      const checkout = await visitor.keyed('/api/billing/create-checkout-session', {
        priceId,
        mode: 'payment',
        returnPath: '/stripe-return',
      });
      await payCheckout(here(), textAt(checkout, 'clientSecret'), cards.pays);
      await visitor.call('GET', `/api/billing/session-status/${textAt(checkout, 'id')}`);
      return visitor;
    },
    /** A new customer with a plan that the card provider renews. */
    stripeCustomer: async (
      priceId = 'cw-plus-month',
      couponCode?: string,
      card: string = cards.pays,
    ) => {
      const visitor = await new Visitor(here()).signUp();
      const checkout = await visitor.keyed('/api/billing/create-checkout-session', {
        priceId,
        mode: 'subscription',
        returnPath: '/stripe-return',
        ...(couponCode && { couponCode }),
      });
      await payCheckout(here(), textAt(checkout, 'clientSecret'), card);
      await visitor.call('GET', `/api/billing/session-status/${textAt(checkout, 'id')}`);
      return visitor;
    },
  };
};
