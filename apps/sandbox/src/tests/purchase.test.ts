import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { runJobs } from '../services/jobs/runJobs';
import { PERSONA_PASSWORD } from '../scenarios/seedPersona';
import { chargesOf } from './support/chargesOf';
import { messagesTo } from './support/outbox';
import { answerBank, cards, payCheckout } from './support/payCheckout';
import { bothEngines, startTestSandbox, type TestSandbox } from './support/testSandbox';
import { Visitor, type Answer } from './support/Visitor';

const order = {
  priceId: 'cw-plus-month',
  couponCode: 'AUTUMN20',
  mode: 'subscription',
  returnPath: '/stripe-return',
};
const CHECKOUT = '/api/billing/create-checkout-session';

describe.each(bothEngines)('buying a plan (%s)', (engine) => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await startTestSandbox(engine);
  });
  afterAll(() => sandbox.close());

  const secretOf = ({ body }: Answer) => String(body['clientSecret']);
  const statusOf = (visitor: Visitor, { body }: Answer) =>
    visitor.call('GET', `/api/billing/session-status/${String(body['id'])}`);
  const customerOf = async (visitor: Visitor) => {
    const user = await visitor.call('GET', '/api/user');
    return String(user.body['siteUser']?.['stripeUserInfo']?.['customerId']);
  };

  test('a paid checkout starts the plan with the coupon’s discount and a date for the next payment', async () => {
    const visitor = await new Visitor(sandbox).signUp();
    const checkout = await visitor.keyed(CHECKOUT, order);
    expect(checkout.status).toBe(201);
    expect((await statusOf(visitor, checkout)).body).toMatchObject({ status: 'open' });
    expect(await payCheckout(sandbox, secretOf(checkout), cards.pays)).toMatchObject({
      status: 'complete',
    });
    expect((await statusOf(visitor, checkout)).body).toMatchObject({
      status: 'complete',
      paymentStatus: 'paid',
    });
    const dashboard = await visitor.call('GET', '/api/dashboard');
    expect(dashboard.body).toMatchObject({
      subscription: { title: 'Plus', price: 25, coupon: { value: 'AUTUMN20', periodsLeft: 2 } },
      nextPayment: { amount: 20, currency: 'GBP' },
      paymentMethod: { cardType: 'VISA', lastFour: '4242' },
    });
    const billing = await visitor.call('GET', '/api/billing');
    expect(billing.body['invoices']).toMatchObject([{ state: 'paid', amount: 20 }]);
    expect(await chargesOf(sandbox, await customerOf(visitor))).toEqual([2000]);
  });

  test('a checkout that was sent and whose bank has not decided is processing, and is not opened again', async () => {
    const visitor = await new Visitor(sandbox).signUp();
    const checkout = await visitor.keyed(CHECKOUT, order);
    const { sessions } = sandbox.backend.cardProvider.stripe.checkout;
    const session = await sessions.retrieve(String(checkout.body['id']));
    const sent = { ...session, status: 'complete', payment_status: 'unpaid' } as typeof session;
    const retrieve = vi.spyOn(sessions, 'retrieve').mockResolvedValue(sent);
    const status = await statusOf(visitor, checkout);
    const again = await visitor.keyed(CHECKOUT, order);
    retrieve.mockRestore();
    expect(status.body).toMatchObject({ status: 'processing', paymentStatus: 'unpaid' });
    expect(again.status).toBe(409);
  });

  test('the card form says how many payments a coupon lowers, and the price of each later one', async () => {
    const visitor = await new Visitor(sandbox).signUp();
    const checkout = await visitor.keyed(CHECKOUT, order);
    const { browserOrigin } = sandbox.backend.cardProvider;
    const page = await fetch(
      `${browserOrigin}/embedded/checkout?${new URLSearchParams({ session: secretOf(checkout) })}`,
    );
    const text = await page.text();
    expect(text).toContain(
      'With AUTUMN20 you pay less for the first 3 payments. After that, you’ll pay £25.00 each time.',
    );
    expect(text).not.toMatch(/every payment|until you cancel/);
  });

  test('a declined card leaves the checkout open, and another card pays it', async () => {
    const visitor = await new Visitor(sandbox).signUp();
    const checkout = await visitor.keyed(CHECKOUT, order);
    expect(await payCheckout(sandbox, secretOf(checkout), cards.declined)).toMatchObject({
      status: 'refused',
    });
    expect((await statusOf(visitor, checkout)).body).toMatchObject({ status: 'open' });
    await payCheckout(sandbox, secretOf(checkout), cards.pays);
    expect((await statusOf(visitor, checkout)).body).toMatchObject({ status: 'complete' });
  });

  test('a card that needs the bank’s confirmation pays once after it', async () => {
    const visitor = await new Visitor(sandbox).signUp();
    const checkout = await visitor.keyed(CHECKOUT, order);
    const asked = await payCheckout(sandbox, secretOf(checkout), cards.asksBank);
    expect((await statusOf(visitor, checkout)).body).toMatchObject({ status: 'open' });
    await answerBank(String(asked.bank), 'complete');
    expect((await statusOf(visitor, checkout)).body).toMatchObject({ status: 'complete' });
  });

  test('two tabs with the same order share one checkout, and paying in both charges once', async () => {
    const visitor = await new Visitor(sandbox).signUp();
    const [one, two] = await Promise.all([
      visitor.keyed(CHECKOUT, order),
      visitor.keyed(CHECKOUT, order),
    ]);
    expect(two.body['id']).toBe(one.body['id']);
    await Promise.all([
      payCheckout(sandbox, secretOf(one), cards.pays),
      payCheckout(sandbox, secretOf(two), cards.pays),
    ]);
    await Promise.all([statusOf(visitor, one), statusOf(visitor, two), statusOf(visitor, one)]);
    expect(await chargesOf(sandbox, await customerOf(visitor))).toEqual([2000]);
    const billing = await visitor.call('GET', '/api/billing');
    expect(billing.body['subscriptions']).toHaveLength(1);
    expect(billing.body['invoices']).toHaveLength(1);
  });

  test('another order in a second tab expires the first checkout', async () => {
    const visitor = await new Visitor(sandbox).signUp();
    const first = await visitor.keyed(CHECKOUT, order);
    const second = await visitor.keyed(CHECKOUT, { ...order, priceId: 'cw-essential-month' });
    expect(second.status).toBe(201);
    expect(await payCheckout(sandbox, secretOf(first), cards.pays)).not.toMatchObject({
      status: 'complete',
    });
    expect((await statusOf(visitor, first)).body).toMatchObject({ status: 'expired' });
    await payCheckout(sandbox, secretOf(second), cards.pays);
    expect((await statusOf(visitor, second)).body).toMatchObject({ status: 'complete' });
    expect(await chargesOf(sandbox, await customerOf(visitor))).toEqual([960]);
  });

  test('the same idempotency key gets the same response and refuses another request', async () => {
    const visitor = await new Visitor(sandbox).signUp();
    const key = 'a-key-of-its-own';
    const one = await visitor.keyed(CHECKOUT, order, key);
    expect((await visitor.keyed(CHECKOUT, order, key)).body).toEqual(one.body);
    const other = await visitor.keyed(CHECKOUT, { ...order, priceId: 'cw-essential-month' }, key);
    expect(other).toMatchObject({ status: 409, body: { code: 'IDEMPOTENCY_CONFLICT' } });
  });

  test('a customer with a paid plan cannot buy a second plan', async () => {
    const visitor = await new Visitor(sandbox).signUp();
    const checkout = await visitor.keyed(CHECKOUT, order);
    await payCheckout(sandbox, secretOf(checkout), cards.pays);
    const again = await visitor.keyed(CHECKOUT, { ...order, priceId: 'cw-essential-month' });
    expect(again).toMatchObject({ status: 409, body: { code: 'STATE_CONFLICT' } });
  });

  test('a free plan starts without a payment, and a paid plan replaces it', async () => {
    const visitor = await new Visitor(sandbox).signUp();
    const free = await visitor.keyed('/api/internal-subscription/activate-free', {
      priceId: 'cw-connect-month',
    });
    expect(free.status).toBe(201);
    expect((await visitor.call('GET', '/api/subscription')).body).toMatchObject({ active: true });
    const checkout = await visitor.keyed(CHECKOUT, order);
    await payCheckout(sandbox, secretOf(checkout), cards.pays);
    await statusOf(visitor, checkout);
    expect((await visitor.call('GET', '/api/subscription')).body).toMatchObject({
      subscription: { title: 'Plus' },
    });
  });

  test('a day pass is paid once and ends after a day', async () => {
    const visitor = await new Visitor(sandbox).signUp();
    const checkout = await visitor.keyed(CHECKOUT, {
      priceId: 'cw-essential-day',
      mode: 'payment',
      returnPath: '/stripe-return',
    });
    await payCheckout(sandbox, secretOf(checkout), cards.pays);
    await statusOf(visitor, checkout);
    const { body } = await visitor.call('GET', '/api/dashboard');
    expect(body).toMatchObject({ nextPaymentDate: null, subscription: { recurring: false } });
    expect(Date.parse(String(body['serviceEndDate'])) - sandbox.clock.now()).toBeGreaterThan(
      23 * 3_600_000,
    );
  });

  // BILL-14, SUB-20
  test('a boost leaves a mailed receipt with its name, amount and time, once, and no second one is sold', async () => {
    const visitor = new Visitor(sandbox, 'union-street');
    await visitor.arrive();
    await visitor.logIn('priya.raman@quad.example', PERSONA_PASSWORD);
    const boost = { priceId: 'us-boost-1week', mode: 'payment', returnPath: '/stripe-return' };
    const checkout = await visitor.keyed(CHECKOUT, boost);
    await payCheckout(sandbox, secretOf(checkout), cards.pays);
    await statusOf(visitor, checkout);
    await statusOf(visitor, checkout);
    await runJobs(sandbox.backend);
    await runJobs(sandbox.backend);
    const sent = await messagesTo(sandbox, 'priya.raman@quad.example');
    expect(sent.map(({ subject }) => subject)).toEqual(['Your receipt for Exam boost']);
    expect(sent[0]?.body).toMatch(
      /You paid £7\.00 for Exam boost\. Receipt FW-\d+-\w{5}\.\s+This time runs from .+ to .+ \(.+ Time\), and doesn’t renew\./,
    );
    expect((await visitor.keyed(CHECKOUT, boost)).body).toMatchObject({
      code: 'STATE_CONFLICT',
      message: 'You have a boost already. You can buy another when it has ended.',
    });
  });

  test('a device without an account can buy a day pass but no plan that renews', async () => {
    const device = await new Visitor(sandbox).arrive();
    const monthly = await device.keyed(CHECKOUT, order);
    expect(monthly).toMatchObject({ status: 409, body: { code: 'STATE_CONFLICT' } });
    const day = await device.keyed(CHECKOUT, {
      priceId: 'cw-essential-day',
      mode: 'payment',
      returnPath: '/stripe-return',
    });
    await payCheckout(sandbox, secretOf(day), cards.pays);
    expect((await statusOf(device, day)).body).toMatchObject({ status: 'complete' });
    expect((await device.call('GET', '/api/site-info/active-subscription')).body).toMatchObject({
      active: true,
      title: 'Essential',
    });
  });
});
