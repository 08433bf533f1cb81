import { cards, payAt } from '../../support/payCheckout';
import { chargesOf } from '../../support/chargesOf';
import { bothEngines, startTestSandbox, type TestSandbox } from '../../support/testSandbox';
import { textAt } from '../../support/textAt';
import { Visitor, type Answer } from '../../support/Visitor';
import type { Attack } from '../Attack';
import { inBatches } from '../inBatches';

/** A way to buy. */
interface Sale {
  name: string;
  venue: string;
  path: string;
  order: object;
  /** What a window pays with, as the answer to the order names it. */
  secret: 'clientSecret' | 'paymentIntentId';
  pay: (sandbox: TestSandbox, secret: string) => Promise<unknown>;
}

const CHECKOUT = '/api/billing/create-checkout-session';

const payInCheckout: Sale['pay'] = ({ cardProvider }, secret) =>
  payAt(String(cardProvider.origin), secret, cards.pays);

const payByIntent: Sale['pay'] = ({ backend }, id) =>
  backend.cardProvider.stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' });

const sales: readonly Sale[] = [
  {
    name: 'subscription',
    venue: 'canal-wharf',
    path: CHECKOUT,
    order: { priceId: 'cw-plus-month', mode: 'subscription', returnPath: '/stripe-return' },
    secret: 'clientSecret',
    pay: payInCheckout,
  },
  {
    name: 'one-off',
    venue: 'canal-wharf',
    path: CHECKOUT,
    order: { priceId: 'cw-plus-week', mode: 'payment', returnPath: '/stripe-return' },
    secret: 'clientSecret',
    pay: payInCheckout,
  },
  {
    name: 'internal',
    venue: 'trenance-cove',
    path: '/api/internal-subscription',
    order: { priceId: 'tc-single-4weeks' },
    secret: 'paymentIntentId',
    pay: payByIntent,
  },
];

/** How many windows order again when the first payment arrives, one shortly after the other. */
const WINDOWS = 20;
const APART_MS = 8;

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** One buyer: pays in one window while others order, and then pays whatever those were offered. */
const race = async (sandbox: TestSandbox, sale: Sale): Promise<string[]> => {
  const visitor = await new Visitor(sandbox, sale.venue).signUp();
  const order = () => visitor.keyed(sale.path, sale.order);
  const pay = (answer: Answer) =>
    sale.pay(sandbox, textAt(answer, sale.secret)).catch(() => undefined);
  const orderLater = (_: unknown, window: number) => wait(window * APART_MS).then(order);
  const paid = pay(await order());
  const answers = await Promise.all(Array.from({ length: WINDOWS }, orderLater));
  await paid;
  for (const answer of answers) if (answer.status < 300) await pay(answer);
  const account = await visitor.call('GET', '/api/user');
  const charges = await chargesOf(sandbox, textAt(account, 'siteUser.stripeUserInfo.customerId'));
  const { body } = await visitor.call('GET', '/api/subscription');
  return [
    ...answers
      .filter(({ status }) => status >= 500)
      .map(({ status }) => `An order was answered with ${status}.`),
    ...(charges.length === 1 ? [] : [`One purchase was charged: ${charges.join(', ')}.`]),
    ...(body['active'] ? [] : ['A buyer who paid has no plan.']),
  ];
};

/** Buying the same plan in several windows at once, for each way to buy. */
export const doubleBuy: readonly Attack[] = sales.map((sale) => ({
  name: `double-buy-${sale.name}`,
  claim: 'a buyer who orders again while paying is charged once',
  engines: bothEngines,
  rounds: { test: 14, soak: 1000 },
  run: async (engine, { rounds }) => {
    const sandbox = await startTestSandbox(engine, { rateLimits: false });
    try {
      return { broken: await inBatches(rounds, 4, () => race(sandbox, sale)), seen: {} };
    } finally {
      await sandbox.close();
    }
  },
}));
