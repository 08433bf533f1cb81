import { DAY, MINUTE } from '@foyer/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { chargesOf } from './support/chargesOf';
import { endAllPlans } from './support/endAllPlans';
import { codeIn, lastMessage } from './support/outbox';
import { answerBank, cards, payCheckout } from './support/payCheckout';
import { engines, startTestSandbox, type TestSandbox } from './support/testSandbox';
import { textAt } from './support/textAt';
import { Visitor, type Answer } from './support/Visitor';

const plan = { priceId: 'cw-plus-month', couponCode: 'AUTUMN20' };
const ORDER = '/api/billing/order';
const LINK = `${ORDER}/resume-link`;
const RESUME = `${ORDER}/resume`;
const CHECKOUT = '/api/billing/create-checkout-session';

describe.each(engines)('an order that outlives its window (%s)', (engine) => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await startTestSandbox(engine);
  });
  afterAll(() => sandbox.close());

  const orderOf = async (visitor: Visitor) => (await visitor.call('GET', ORDER)).body;
  const openCheckout = (visitor: Visitor) =>
    visitor.keyed(CHECKOUT, { ...plan, mode: 'subscription', returnPath: '/stripe-return' });
  const pay = (checkout: Answer, card: string) =>
    payCheckout(sandbox, textAt(checkout, 'clientSecret'), card);
  /** The same device after its window was closed: it knows no token. */
  const sameDevice = (visitor: Visitor) =>
    new Visitor(sandbox, visitor.location['location_id'], visitor.mac).arrive();
  /** A browser elsewhere that knows neither the venue nor the device. */
  const elsewhere = () => new Visitor(sandbox, '', '').arrive();
  const ordered = async (visitor: Visitor) => {
    await visitor.call('PUT', ORDER, plan);
    return visitor;
  };
  const link = (visitor: Visitor, channel: string, to: object = {}) =>
    visitor.call('POST', LINK, { channel, ...to });
  const resume = (visitor: Visitor, code: string) =>
    visitor.call('POST', RESUME, { code, confirmed: true });

  test('a device that comes back without a session finds the order it began', async () => {
    const visitor = await ordered(await new Visitor(sandbox).arrive());
    const back = await sameDevice(visitor);
    expect(await orderOf(back)).toEqual({ ...plan, state: 'unpaid', receipt: null });
    expect(await orderOf(await new Visitor(sandbox).arrive())).toBeNull();
  });

  test('a visitor who registers continues the order of their device', async () => {
    const visitor = await ordered(await new Visitor(sandbox).arrive());
    const back = new Visitor(sandbox, 'canal-wharf', visitor.mac);
    await back.signUp();
    expect(await orderOf(back)).toMatchObject({ priceId: plan.priceId });
  });

  test('an order is forgotten after a day, and a plan of another venue is not saved', async () => {
    const visitor = await ordered(await new Visitor(sandbox).arrive());
    const other = await visitor.call('PUT', ORDER, { priceId: 'tc-standard-4weeks' });
    expect(other).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
    await sandbox.moveClock(DAY + MINUTE);
    expect(await orderOf(visitor)).toBeNull();
  });

  test('an order is unpaid while the bank asks, and paid as soon as the bank says so', async () => {
    const visitor = await new Visitor(sandbox).signUp();
    const checkout = await openCheckout(visitor);
    const asked = await pay(checkout, cards.asksBank);
    expect(await orderOf(visitor)).toEqual({ ...plan, state: 'unpaid', receipt: null });
    await answerBank(String(asked.bank), 'complete');
    expect(await orderOf(visitor)).toMatchObject({ ...plan, state: 'paid' });
  });

  test('an order that is paid stays paid when another window saves it again', async () => {
    const visitor = await ordered(await new Visitor(sandbox).signUp());
    await pay(await openCheckout(visitor), cards.pays);
    expect(await orderOf(visitor)).toMatchObject({ state: 'paid' });
    await ordered(visitor);
    expect(await orderOf(visitor)).toMatchObject({ ...plan, state: 'paid' });
    await visitor.call('PUT', ORDER, { priceId: plan.priceId });
    expect(await orderOf(visitor)).toMatchObject({ couponCode: null, state: 'unpaid' });
  });

  test('a plan that has ended can be ordered again', async () => {
    const visitor = await ordered(await new Visitor(sandbox).signUp());
    await pay(await openCheckout(visitor), cards.pays);
    expect(await orderOf(visitor)).toMatchObject({ state: 'paid' });
    await endAllPlans(sandbox);
    await ordered(visitor);
    expect(await orderOf(visitor)).toMatchObject({ state: 'unpaid' });
  });

  test('the order of the INTERNAL engine is paid once its payment has succeeded', async () => {
    const visitor = await new Visitor(sandbox, 'trenance-cove').signUp();
    const { body } = await visitor.keyed('/api/internal-subscription', {
      priceId: 'tc-standard-4weeks',
    });
    expect(await orderOf(visitor)).toMatchObject({ state: 'unpaid' });
    await sandbox.backend.cardProvider.stripe.paymentIntents.confirm(
      String(body['paymentIntentId']),
      {
        payment_method: 'pm_card_visa',
      },
    );
    expect(await orderOf(visitor)).toMatchObject({
      state: 'paid',
      receipt: { sentTo: expect.stringMatching(/^.•••@/) },
    });
  });

  test('a code from the screen continues the session in another browser, once', async () => {
    const visitor = await ordered(await new Visitor(sandbox).signUp());
    const { body } = await link(visitor, 'screen');
    expect(body).toMatchObject({
      url: expect.stringContaining('/v2/#/resume-order'),
      sentTo: null,
    });
    const browser = await elsewhere();
    const resumed = await resume(browser, textAt({ body }, 'code').toLowerCase());
    expect(resumed.body).toMatchObject({
      order: { ...plan, state: 'unpaid' },
      needsLogIn: false,
      location: { location_id: 'canal-wharf', mac: '' },
    });
    expect((await browser.call('GET', '/api/user')).body).toMatchObject({ userId: visitor.userId });
    const again = await resume(await elsewhere(), textAt({ body }, 'code'));
    expect(again).toMatchObject({
      status: 400,
      body: {
        code: 'CODE_EXPIRED',
        message: 'This code no longer works. Go back to the device where you started your order.',
      },
    });
  });

  test('a code that came in an address logs nobody in before the person agrees', async () => {
    const email = 'mallory@post.example';
    const visitor = await ordered(await new Visitor(sandbox).signUp({ email }));
    const code = textAt(await link(visitor, 'screen'), 'code');
    const browser = await elsewhere();
    const before = browser.token;
    for (let time = 0; time < 2; time += 1)
      expect(await browser.call('POST', RESUME, { code })).toMatchObject({
        status: 200,
        body: { order: null, owner: { firstName: 'Alex', email: 'm•••@post.example' } },
      });
    expect(browser.token).toBe(before);
    expect((await browser.call('GET', '/api/user')).status).toBe(401);
    expect((await resume(browser, code)).body).toMatchObject({ order: plan, owner: null });
    expect((await browser.call('GET', '/api/user')).body).toMatchObject({ userId: visitor.userId });
  });

  test.each([
    ['user', () => new Visitor(sandbox).signUp()],
    ['device', () => new Visitor(sandbox).arrive()],
  ])('a code that came in an address asks nothing of its own %s', async (_who, arrive) => {
    const visitor = await ordered(await arrive());
    const code = textAt(await link(visitor, 'screen'), 'code');
    expect((await visitor.call('POST', RESUME, { code })).body).toMatchObject({
      order: plan,
      owner: null,
    });
  });

  test.each(['screen', 'email', 'sms'])(
    'a code by %s opens the order of another device only once the person agrees',
    async (channel) => {
      const device = await ordered(await new Visitor(sandbox).arrive());
      const email = `by-${channel}-${engine.toLowerCase()}@post.example`;
      const mobile = '+447700900471';
      const made = await link(
        device,
        channel,
        channel === 'sms' ? { phoneNumber: mobile } : { email },
      );
      const code =
        channel === 'screen'
          ? textAt(made, 'code')
          : codeIn((await lastMessage(sandbox, channel === 'sms' ? mobile : email)).links[0]);
      const browser = await elsewhere();
      const before = browser.token;
      expect((await browser.call('POST', RESUME, { code })).body).toMatchObject({
        order: null,
        owner: { firstName: '', email: '' },
        location: { mac: '' },
      });
      expect(browser.token).toBe(before);
      expect(await orderOf(browser)).toBeNull();
      expect((await resume(browser, code)).body).toMatchObject({ order: plan, owner: null });
      expect(await orderOf(browser)).toMatchObject(plan);
    },
  );

  test('two browsers that use one code at the same time get one session', async () => {
    const visitor = await ordered(await new Visitor(sandbox).signUp());
    const code = textAt(await link(visitor, 'screen'), 'code');
    const browsers = await Promise.all([elsewhere(), elsewhere()]);
    const answers = await Promise.all(browsers.map((browser) => resume(browser, code)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
  });

  test('a code from the screen expires after ten minutes', async () => {
    const visitor = await ordered(await new Visitor(sandbox).arrive());
    const code = textAt(await link(visitor, 'screen'), 'code');
    await sandbox.moveClock(11 * MINUTE);
    expect(await resume(await elsewhere(), code)).toMatchObject({ body: { code: 'CODE_EXPIRED' } });
  });

  test('a mailed link opens a device’s order elsewhere, and pays it once', async () => {
    const visitor = await new Visitor(sandbox, 'station-lofts').arrive();
    const priceId = 'st-essential-month';
    await visitor.call('PUT', ORDER, { priceId });
    const sent = await link(visitor, 'email', { email: 'guest@post.example' });
    expect(sent.body).toMatchObject({ code: null, sentTo: 'g•••@post.example' });
    const code = codeIn((await lastMessage(sandbox, 'guest@post.example')).links[0]);
    const browser = await elsewhere();
    expect((await resume(browser, code)).body).toMatchObject({
      order: { priceId, state: 'unpaid' },
      needsLogIn: false,
      location: { mac: visitor.mac },
    });
    expect(await orderOf(browser)).toMatchObject({ priceId });
    expect((await resume(await elsewhere(), code)).status).toBe(200);
  });

  test('a mailed link hands over no session an hour after the payment', async () => {
    const visitor = await new Visitor(sandbox).arrive();
    const priceId = 'cw-essential-day';
    await visitor.call('PUT', ORDER, { priceId });
    await link(visitor, 'email', { email: 'paid-guest@post.example' });
    const code = codeIn((await lastMessage(sandbox, 'paid-guest@post.example')).links[0]);
    const checkout = await visitor.keyed(CHECKOUT, {
      priceId,
      mode: 'payment',
      returnPath: '/stripe-return',
    });
    await pay(checkout, cards.pays);
    expect(await orderOf(visitor)).toMatchObject({ state: 'paid' });
    expect((await resume(await elsewhere(), code)).body).toMatchObject({
      order: { state: 'paid' },
    });
    await sandbox.moveClock(61 * MINUTE);
    expect(await resume(await elsewhere(), code)).toMatchObject({
      status: 400,
      body: { code: 'CODE_EXPIRED' },
    });
  });

  test('a visitor whose session is lost after paying is put online by the gateway again, even after registering', async () => {
    const visitor = await new Visitor(sandbox).arrive();
    const checkout = await visitor.keyed(CHECKOUT, {
      priceId: 'cw-essential-day',
      mode: 'payment',
      returnPath: '/stripe-return',
    });
    await pay(checkout, cards.pays);
    const back = await sameDevice(visitor);
    // "Check my payment" finds the payment here, whether or not its webhook has come.
    expect(await orderOf(back)).toMatchObject({ state: 'paid' });
    const connectOf = async (someone: Visitor) =>
      (await someone.call('POST', '/api/gateway/login', someone.location)).body['connect'];
    expect(await connectOf(back)).toMatchObject({ method: 'POST' });
    await back.signUp();
    expect(await connectOf(back)).toMatchObject({ method: 'POST' });
  });

  test('a code from the screen gives back a purchase without a proof whose session is lost', async () => {
    const visitor = new Visitor(sandbox);
    visitor.isVouched = false;
    await visitor.arrive();
    await visitor.call('PUT', ORDER, { priceId: 'cw-essential-day' });
    const code = textAt(await link(visitor, 'screen'), 'code');
    const checkout = await visitor.keyed(CHECKOUT, {
      priceId: 'cw-essential-day',
      mode: 'payment',
      returnPath: '/stripe-return',
    });
    await pay(checkout, cards.pays);
    const back = await sameDevice(visitor);
    expect(await orderOf(back)).toBeNull();
    expect(await resume(back, code)).toMatchObject({ body: { order: { state: 'paid' } } });
    const login = await back.call('POST', '/api/gateway/login', back.location);
    expect(login.body['connect']).toMatchObject({ method: 'POST' });
  });

  test('a mailed link of a user shows the order and asks them to log in', async () => {
    const email = 'lena-resumes@post.example';
    const visitor = await ordered(await new Visitor(sandbox).signUp({ email }));
    await link(visitor, 'email', { email: 'thief@post.example' });
    const code = codeIn((await lastMessage(sandbox, email)).links[0]);
    const browser = await elsewhere();
    expect((await resume(browser, code)).body).toMatchObject({
      order: { priceId: plan.priceId },
      needsLogIn: true,
    });
    expect((await browser.call('GET', '/api/user')).status).toBe(401);
    await browser.logIn(email, 'a long enough one');
    expect((await resume(browser, code)).body).toMatchObject({ needsLogIn: false });
  });

  test('a link does not replace the session of another user', async () => {
    const visitor = await ordered(await new Visitor(sandbox).signUp());
    const code = textAt(await link(visitor, 'screen'), 'code');
    const other = await new Visitor(sandbox).signUp();
    expect(await resume(other, code)).toMatchObject({
      status: 409,
      body: { code: 'STATE_CONFLICT' },
    });
    expect((await other.call('GET', '/api/user')).body).toMatchObject({ userId: other.userId });
    expect((await resume(await elsewhere(), code)).status).toBe(200);
  });

  test('an order that is begun here and paid on a second device is charged once', async () => {
    const visitor = await new Visitor(sandbox).signUp();
    const here = await openCheckout(visitor);
    const browser = await elsewhere();
    await resume(browser, textAt(await link(visitor, 'screen'), 'code'));
    const there = await openCheckout(browser);
    expect(there.body['id']).toBe(here.body['id']);
    await Promise.all([pay(here, cards.pays), pay(there, cards.pays)]);
    expect(await orderOf(visitor)).toMatchObject({ state: 'paid' });
    expect(await openCheckout(visitor)).toMatchObject({ status: 409 });
    const customer = textAt(
      await visitor.call('GET', '/api/user'),
      'siteUser.stripeUserInfo.customerId',
    );
    expect(await chargesOf(sandbox, customer)).toEqual([2000]);
  });

  test('links are refused without an order, and after five messages to one person', async () => {
    const visitor = await new Visitor(sandbox).arrive();
    expect(await link(visitor, 'screen')).toMatchObject({ status: 404 });
    await ordered(visitor);
    expect(await link(visitor, 'email')).toMatchObject({
      status: 400,
      body: { fields: { email: 'This is required.' } },
    });
    const send = () => link(visitor, 'email', { email: 'often@post.example' });
    const statuses = [];
    for (let time = 0; time < 6; time += 1) statuses.push((await send()).status);
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429]);
  });
});
