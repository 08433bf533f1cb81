import { MINUTE } from '@foyer/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { codeIn, lastMessage } from './support/outbox';
import { cards, payCheckout } from './support/payCheckout';
import { engines, startTestSandbox, type TestSandbox } from './support/testSandbox';
import { textAt } from './support/textAt';
import { Visitor } from './support/Visitor';

const plan = { priceId: 'cw-plus-month' };
const ORDER = '/api/billing/order';
const LINK = `${ORDER}/resume-link`;

// BUY-14
describe.each(engines)('an order that a device began and its user paid (%s)', (engine) => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await startTestSandbox(engine);
  });
  afterAll(() => sandbox.close());

  const orderOf = async (visitor: Visitor) => (await visitor.call('GET', ORDER)).body;
  /** The same device without a session: its user has logged out, or its window was closed. */
  const sameDevice = ({ location, mac }: Visitor) =>
    new Visitor(sandbox, location['location_id'], mac);
  /** A visitor who chooses a plan and then registers. */
  const signUpInOrder = async (order = plan, site = 'canal-wharf') => {
    const visitor = await new Visitor(sandbox, site).arrive();
    await visitor.call('PUT', ORDER, order);
    return visitor.signUp();
  };
  const pay = async (visitor: Visitor) => {
    const order = { ...plan, mode: 'subscription', returnPath: '/stripe-return' };
    const checkout = await visitor.keyed('/api/billing/create-checkout-session', order);
    await payCheckout(sandbox, textAt(checkout, 'clientSecret'), cards.pays);
    expect(await orderOf(visitor)).toMatchObject({ state: 'paid' });
    return visitor;
  };
  const paid = async () => pay(await signUpInOrder());

  test('is paid for the device too, after a log-out', async () => {
    const back = await sameDevice(await paid()).arrive();
    expect(await orderOf(back)).toEqual({
      ...plan,
      couponCode: null,
      state: 'paid',
      receipt: null,
    });
  });

  test('is paid for the device too on the INTERNAL engine', async () => {
    const order = { priceId: 'tc-standard-4weeks' };
    const visitor = await signUpInOrder(order, 'trenance-cove');
    const { body } = await visitor.keyed('/api/internal-subscription', order);
    await sandbox.backend.cardProvider.stripe.paymentIntents.confirm(
      textAt({ body }, 'paymentIntentId'),
      { payment_method: 'pm_card_visa' },
    );
    expect(await orderOf(visitor)).toMatchObject({ state: 'paid' });
    expect(await orderOf(await sameDevice(visitor).arrive())).toMatchObject({ state: 'paid' });
  });

  test('is paid for user and device, if the plan is free', async () => {
    const order = { priceId: 'cw-connect-month' };
    const visitor = await signUpInOrder(order);
    await visitor.keyed('/api/internal-subscription/activate-free', order);
    expect(await orderOf(visitor)).toMatchObject({ state: 'paid' });
    expect(await orderOf(await sameDevice(visitor).arrive())).toMatchObject({ state: 'paid' });
  });

  test('is paid for the device too, if the user pays on another one', async () => {
    const visitor = await signUpInOrder();
    const code = textAt(await visitor.call('POST', LINK, { channel: 'screen' }), 'code');
    const phone = await new Visitor(sandbox, '', '').arrive();
    await phone.call('POST', `${ORDER}/resume`, { code, confirmed: true });
    await pay(phone);
    expect(await orderOf(await sameDevice(visitor).arrive())).toMatchObject({ state: 'paid' });
  });

  test('is not the order of the next user of that device', async () => {
    const next = await sameDevice(await paid()).signUp();
    expect(await orderOf(next)).toBeNull();
  });

  test('doesn’t hide what the next visitor on that device chooses', async () => {
    const next = await sameDevice(await paid()).arrive();
    await next.call('PUT', ORDER, { priceId: 'cw-essential-month' });
    expect(await orderOf(next)).toMatchObject({ priceId: 'cw-essential-month', state: 'unpaid' });
  });

  // BUY-15
  test('opens by a link that was mailed before for one hour only', async () => {
    const email = 'before-sign-up@post.example';
    const visitor = await new Visitor(sandbox).arrive();
    await visitor.call('PUT', ORDER, plan);
    await visitor.call('POST', LINK, { channel: 'email', email });
    const code = codeIn((await lastMessage(sandbox, email)).links[0]);
    await pay(await visitor.signUp());
    const open = async () =>
      (await new Visitor(sandbox, '', '').arrive()).call('POST', `${ORDER}/resume`, {
        code,
        confirmed: true,
      });
    expect(await open()).toMatchObject({ body: { order: { state: 'paid' } } });
    await sandbox.moveClock(61 * MINUTE);
    expect(await open()).toMatchObject({ status: 400, body: { code: 'CODE_EXPIRED' } });
  });
});
