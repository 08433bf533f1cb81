import { rememberCard } from '../../services/provider/rememberCard';
import { takenFrom } from './ledger';
import { cards, payCheckout } from './payCheckout';
import { textAt } from './read';
import type { TestSandbox } from './testSandbox';
import { Visitor, type Answer } from './Visitor';

export const DAY_MS = 86_400_000;

/**
 * People with plans, and what tests of money ask and do again and again.
 *
 * @param here the sandbox that a test is in at the moment
 */
export const customers = (here: () => TestSandbox) => {
  const provider = () => here().backend.payments.stripe;
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
  return {
    provider,
    account,
    customerOf,
    subscription,
    quote,
    /** Changes the plan as it was quoted. */
    accept,
    change: async (visitor: Visitor, priceId: string, coupon?: string) =>
      accept(visitor, await quote(visitor, priceId, coupon), priceId, coupon),
    dashboard: async (visitor: Visitor) => (await visitor.call('GET', '/api/dashboard')).body,
    /** What was taken from them, oldest first, in minor units. */
    taken: async (visitor: Visitor) => takenFrom(here(), await customerOf(visitor)),
    days: (count: number) => here().moveClock(count * DAY_MS),
    /** A day from now, as the wire has it. */
    iso: (inDays: number) => new Date(here().clock.now() + inDays * DAY_MS).toISOString(),
    /** Makes every further charge one to this test card. */
    useCard: async (visitor: Visitor, card: string) => {
      const customer = await customerOf(visitor);
      const method = await provider().paymentMethods.attach(card, { customer });
      await rememberCard(here().backend, visitor.userId, customer, method.id);
    },
    /** Somebody new with a plan that this backend renews. */
    ours: async (priceId = 'tc-standard-4weeks', couponCode?: string) => {
      const visitor = await new Visitor(here(), 'trenance-cove').signUp();
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
    /** Somebody new with a plan that the card provider renews. */
    theirs: async (priceId = 'cw-plus-month', couponCode?: string, card: string = cards.pays) => {
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
