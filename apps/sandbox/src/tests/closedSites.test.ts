import { DAY } from '@foyer/domain';
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { endWithPeriod } from '../services/cancellation/cancelSubscription';
import { runJobs } from '../services/jobs/runJobs';
import { settlePayment } from '../services/payments/settlePayment';
import { findSite } from '../services/sites/findSite';
import { addWeeklyPlan } from './support/addPlan';
import { changeSite } from './support/changeSite';
import { customers } from './support/customers';
import { cards, payCheckout } from './support/payCheckout';
import { lastMessage, messagesTo } from './support/outbox';
import { textAt } from './support/textAt';
import { engines, startTestSandbox, type TestSandbox } from './support/testSandbox';
import { Visitor } from './support/Visitor';

// SUB-21
describe.each(engines)('a site that closes (%s)', (engine) => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await startTestSandbox(engine);
    await addWeeklyPlan(sandbox);
  });
  afterEach(() => vi.restoreAllMocks());
  afterAll(() => sandbox.close());

  const {
    accept,
    account,
    change,
    charges,
    customerOf,
    days,
    internalCustomer,
    iso,
    kept,
    passHolder,
    provider,
    quote,
    rowOf,
    stripeCustomer,
    subscription,
    useCard,
  } = customers(() => sandbox);
  /** Amount and refund of each payment of a customer. */
  const refunds = async (customer: string) => {
    const { data } = await provider().charges.list({ customer });
    return data.map(({ amount, amount_refunded }) => [amount, amount_refunded]);
  };
  const expectTold = async (visitor: Visitor, amount: string) => {
    await runJobs(sandbox.backend);
    const sent = await messagesTo(sandbox, textAt(await account(visitor), 'siteUser.email'));
    const told = sent.find(({ subject }) => subject === `We’ve refunded ${amount}`);
    expect(told?.body).toMatch(/the Wi-Fi service at .* has closed\. We’ve refunded/);
  };
  const setOpen = (locationId: string, enabled: boolean) =>
    changeSite(sandbox, locationId, () => ({ enabled }));

  test.each([
    ['/api/internal-subscription', 'trenance-cove', { priceId: 'tc-single-4weeks' }],
    [
      '/api/billing/create-checkout-session',
      'canal-wharf',
      { priceId: 'cw-plus-month', mode: 'subscription', returnPath: '/stripe-return' },
    ],
    ['/api/internal-subscription/activate-free', 'canal-wharf', { priceId: 'cw-connect-month' }],
  ])('sells nothing to somebody whose page is still open: %s', async (path, site, order) => {
    const visitor = await new Visitor(sandbox, site).signUp();
    await setOpen(site, false);
    expect(await visitor.keyed(path, order)).toMatchObject({
      status: 409,
      body: { message: 'We no longer sell plans here.' },
    });
    await setOpen(site, true);
    expect((await visitor.keyed(path, order)).status).toBe(201);
  });

  const changing = [
    ['a pass', 'canal-wharf', () => passHolder(), 'cw-supersonic-month'],
    ['STRIPE', 'canal-wharf', () => stripeCustomer(), 'cw-supersonic-month'],
    ['INTERNAL', 'trenance-cove', () => internalCustomer(), 'tc-awesome-4weeks'],
  ] as const;
  const refused = { status: 409, body: { message: 'We no longer sell plans here.' } };

  test.each(changing)(
    'sells no change of plan to somebody whose page is still open: %s',
    async (_, site, arrive, to) => {
      const visitor = await arrive();
      const before = await charges(visitor);
      const shown = await quote(visitor, to);
      onTestFinished(async () => void (await setOpen(site, true)));
      await setOpen(site, false);
      expect(await quote(visitor, to)).toMatchObject(refused);
      expect(await accept(visitor, shown, to)).toMatchObject(refused);
      expect(await charges(visitor)).toEqual(before);
    },
  );

  test.each(changing.slice(1))(
    'starts no pause for somebody whose page is still open: %s',
    async (_, site, arrive) => {
      const visitor = await arrive();
      onTestFinished(async () => void (await setOpen(site, true)));
      await setOpen(site, false);
      const pause = { startDate: iso(2), endDate: iso(10) };
      expect(await visitor.keyed('/api/pause', pause)).toMatchObject(refused);
    },
  );

  test.each(changing.slice(1))(
    'makes a pause shorter, but not longer, for somebody whose page is still open: %s',
    async (_, site, arrive) => {
      const visitor = await arrive();
      const startDate = iso(2);
      await visitor.keyed('/api/pause', { startDate, endDate: iso(10) });
      const before = await charges(visitor);
      const move = (inDays: number) =>
        visitor.call(
          'PATCH',
          '/api/pause',
          { startDate, endDate: iso(inDays) },
          { 'idempotency-key': `${visitor.userId} ${inDays}` },
        );
      onTestFinished(async () => void (await setOpen(site, true)));
      await setOpen(site, false);
      expect(await move(60)).toMatchObject(refused);
      expect((await move(8)).status).toBe(200);
      expect(await charges(visitor)).toEqual(before);
    },
  );

  const atBank = [
    [
      'a change of plan',
      'trenance-cove',
      () => internalCustomer(),
      (visitor: Visitor) => change(visitor, 'tc-awesome-4weeks'),
    ],
    [
      'more time',
      'canal-wharf',
      () => passHolder(),
      async (visitor: Visitor) => {
        const { body } = await visitor.call('GET', '/api/subscription/extension');
        return visitor.keyed('/api/subscription/extension', { endsAt: body['endsAt'] });
      },
    ],
  ] as const;

  test.each(atBank)(
    'gives back what the bank pays for %s after it has closed',
    async (_, site, arrive, order) => {
      const visitor = await arrive();
      await runJobs(sandbox.backend);
      const { priceId, periodEnd } = await rowOf(visitor);
      await useCard(visitor, 'pm_card_authenticationRequired');
      const payment = textAt(await order(visitor), 'paymentIntentId');
      await setOpen(site, false);
      await provider().paymentIntents.confirm(payment, { payment_method: 'pm_card_visa' });
      await settlePayment(sandbox.backend, payment);
      expect(await rowOf(visitor)).toMatchObject({ priceId, periodEnd });
      const [[paid, returned] = []] = await refunds(await customerOf(visitor));
      expect(returned).toBe(paid);
      await expectTold(visitor, `£${((paid ?? 0) / 100).toFixed(2)}`);
      await setOpen(site, true);
    },
  );

  test('gives back what the bank pays for a change at the card provider after it has closed, and renews neither plan', async () => {
    const visitor = await stripeCustomer();
    await runJobs(sandbox.backend);
    await useCard(visitor, 'pm_card_authenticationRequired');
    const payment = textAt(await change(visitor, 'cw-supersonic-month'), 'paymentIntentId');
    onTestFinished(async () => void (await setOpen('canal-wharf', true)));
    await setOpen('canal-wharf', false);
    await provider().paymentIntents.confirm(payment, { payment_method: 'pm_card_visa' });
    await settlePayment(sandbox.backend, payment);
    await runJobs(sandbox.backend);
    const [[paid, returned] = []] = await refunds(await customerOf(visitor));
    expect(paid).toBe(1300);
    expect(returned).toBe(1300);
    await expectTold(visitor, '£13.00');
    await days(40);
    expect(await charges(visitor)).toEqual([2500, 1300]);
  });

  test('gives back what somebody pays for a period of a plan on our own engine', async () => {
    const visitor = await internalCustomer();
    await useCard(visitor, 'pm_card_chargeCustomerFail');
    await days(28.1);
    expect(await rowOf(visitor)).toMatchObject({ state: 'past_due' });
    const { body } = await visitor.call('GET', '/api/billing');
    onTestFinished(async () => void (await setOpen('trenance-cove', true)));
    await setOpen('trenance-cove', false);
    await useCard(visitor, 'pm_card_visa');
    const pay = `/api/billing/invoice/${textAt({ body }, 'invoices.0.id')}/execute`;
    expect(await visitor.keyed(pay, {})).toMatchObject({
      status: 409,
      body: { code: 'INVOICE_SETTLED' },
    });
    // Nobody may pay for it any more, even if the site opens again before the job comes.
    expect(await rowOf(visitor)).toMatchObject({ state: 'ended' });
    expect(await kept(visitor)).toBe(1900);
    await expectTold(visitor, '£19.00');
  });

  test('gives back the price of a booked pause that a payment for a closed site has made pointless', async () => {
    const visitor = await internalCustomer();
    const pause = { startDate: iso(60), endDate: iso(75) };
    const booked = await visitor.keyed('/api/pause', pause);
    expect(booked.status).toBe(201);
    expect(await kept(visitor)).toBeGreaterThan(1900);
    await useCard(visitor, 'pm_card_chargeCustomerFail');
    await days(28.1);
    const { body } = await visitor.call('GET', '/api/billing');
    const debt = Object.values(body['invoices'] ?? {}).find(
      (invoice) => String(invoice?.['state']) === 'open',
    );
    onTestFinished(async () => void (await setOpen('trenance-cove', true)));
    await setOpen('trenance-cove', false);
    await useCard(visitor, 'pm_card_visa');
    await visitor.keyed(`/api/billing/invoice/${String(debt?.['id'])}/execute`, {});
    await runJobs(sandbox.backend);
    expect(await kept(visitor)).toBe(1900);
  });

  test('ends a plan straight away whose renewal is declined while the job reads it', async () => {
    const visitor = await stripeCustomer('cw-top-week');
    await useCard(visitor, 'pm_card_chargeCustomerFail');
    await days(7.1);
    const row = await rowOf(visitor);
    expect(row).toMatchObject({ state: 'past_due' });
    const ending = { reason: 'The site is closed.', dropsDraft: true };
    await endWithPeriod(sandbox.backend, { ...row, state: 'active' }, ending);
    expect(await rowOf(visitor)).toMatchObject({ state: 'ended' });
  });

  // BILL-10
  test('keeps what somebody pays of the debt of a plan that ended before', async () => {
    const visitor = await stripeCustomer('cw-top-week');
    await useCard(visitor, 'pm_card_chargeCustomerFail');
    await days(16);
    expect(await subscription(visitor)).toBeNull();
    const { body } = await visitor.call('GET', '/api/billing');
    const debt = Object.values(body['invoices'] ?? {}).find(
      (invoice) => String(invoice?.['state']) === 'open',
    );
    onTestFinished(async () => void (await setOpen('canal-wharf', true)));
    await setOpen('canal-wharf', false);
    await useCard(visitor, 'pm_card_visa');
    const pay = `/api/billing/invoice/${String(debt?.['id'])}/execute`;
    expect((await visitor.keyed(pay, {})).status).toBe(200);
    await runJobs(sandbox.backend);
    expect(await kept(visitor)).toBe(8000);
  });

  test.each(atBank)(
    'gives back what the bank pays for %s while its user gives the order up',
    async (_, site, arrive, order) => {
      const visitor = await arrive();
      await useCard(visitor, 'pm_card_authenticationRequired');
      const invoice = textAt(await order(visitor), 'invoiceId');
      onTestFinished(async () => void (await setOpen(site, true)));
      await setOpen(site, false);
      const { paymentIntents } = provider();
      const cancel = paymentIntents.cancel.bind(paymentIntents);
      vi.spyOn(paymentIntents, 'cancel').mockImplementationOnce(async (payment) => {
        await paymentIntents.confirm(payment, { payment_method: 'pm_card_visa' });
        return cancel(payment);
      });
      expect(await visitor.call('POST', `/api/invoice/${invoice}/void`)).toMatchObject({
        status: 200,
        body: { state: 'void' },
      });
      const [[paid, returned] = []] = await refunds(await customerOf(visitor));
      expect(returned).toBe(paid);
    },
  );

  test('a buyer who pays an open checkout after the site closed gets the money back and a mail', async () => {
    const visitor = await new Visitor(sandbox).signUp();
    const checkout = await visitor.keyed('/api/billing/create-checkout-session', {
      priceId: 'cw-plus-month',
      mode: 'subscription',
      returnPath: '/stripe-return',
    });
    await setOpen('canal-wharf', false);
    await payCheckout(sandbox, textAt(checkout, 'clientSecret'), cards.pays);
    const status = `/api/billing/session-status/${textAt(checkout, 'id')}`;
    expect(await visitor.call('GET', status)).toMatchObject({
      body: { status: 'complete', paymentStatus: 'refunded', subscriptionId: null },
    });
    expect(await subscription(visitor)).toBeNull();
    const customer = await customerOf(visitor);
    expect(await refunds(customer)).toEqual([[2500, 2500]]);
    const { data } = await provider().subscriptions.list({ customer, status: 'all' });
    expect(data.map((theirs) => theirs.status)).toEqual(['canceled']);
    expect((await visitor.call('GET', '/api/billing/order')).body).toMatchObject({
      state: 'refunded',
    });
    await expectTold(visitor, '£25.00');
    await setOpen('canal-wharf', true);
  });

  test('an order that costs nothing today ends when the site closes, and claims no refund', async () => {
    const visitor = await new Visitor(sandbox).signUp();
    const checkout = await visitor.keyed('/api/billing/create-checkout-session', {
      priceId: 'cw-plus-month',
      mode: 'subscription',
      returnPath: '/stripe-return',
      couponCode: 'WELCOME100',
    });
    await setOpen('canal-wharf', false);
    await payCheckout(sandbox, textAt(checkout, 'clientSecret'), cards.pays);
    const status = `/api/billing/session-status/${textAt(checkout, 'id')}`;
    for (let time = 0; time < 2; time += 1)
      expect((await visitor.call('GET', status)).body).toMatchObject({
        status: 'expired',
        paymentStatus: 'unpaid',
      });
    const customer = await customerOf(visitor);
    const { data } = await provider().subscriptions.list({ customer, status: 'all' });
    expect(data.map((theirs) => theirs.status)).toEqual(['canceled']);
    await setOpen('canal-wharf', true);
  });

  test('the database keeps when a site closed, even where it changes later, until it opens', async () => {
    const closedAt = async () => (await findSite(sandbox.backend.db, 'canal-wharf'))?.closedAt;
    const before = Date.now();
    await setOpen('canal-wharf', false);
    const closed = await closedAt();
    // The database may run on another machine.
    expect(Math.abs((closed ?? 0) - before)).toBeLessThan(60_000);
    await changeSite(sandbox, 'canal-wharf', ({ name }) => ({ name }));
    expect(await closedAt()).toBe(closed);
    await setOpen('canal-wharf', true);
    expect(await closedAt()).toBeNull();
  });

  test('a day pass that a device pays for after the site closed is refunded', async () => {
    const device = await new Visitor(sandbox).arrive();
    const checkout = await device.keyed('/api/billing/create-checkout-session', {
      priceId: 'cw-essential-day',
      mode: 'payment',
      returnPath: '/stripe-return',
    });
    await setOpen('canal-wharf', false);
    await payCheckout(sandbox, textAt(checkout, 'clientSecret'), cards.pays);
    const status = `/api/billing/session-status/${textAt(checkout, 'id')}`;
    expect((await device.call('GET', status)).body).toMatchObject({ paymentStatus: 'refunded' });
    await setOpen('canal-wharf', true);
    expect((await device.call('GET', '/api/site-info/active-subscription')).body).toMatchObject({
      active: false,
    });
  });

  test('a payment on our own engine that arrives after the site closed is refunded', async () => {
    const visitor = await new Visitor(sandbox, 'trenance-cove').signUp();
    const bought = await visitor.keyed('/api/internal-subscription', {
      priceId: 'tc-standard-4weeks',
    });
    await setOpen('trenance-cove', false);
    await provider().paymentIntents.confirm(textAt(bought, 'paymentIntentId'), {
      payment_method: 'pm_card_visa',
    });
    expect(await subscription(visitor)).toBeNull();
    expect(await refunds(await customerOf(visitor))).toEqual([[1900, 1900]]);
    expect((await visitor.call('GET', '/api/billing/order')).body).toMatchObject({
      state: 'refunded',
    });
    await expectTold(visitor, '£19.00');
    await setOpen('trenance-cove', true);
  });

  test.each([
    ['our own engine', 'trenance-cove', () => internalCustomer()],
    ['the card provider', 'canal-wharf', () => stripeCustomer()],
  ])('renews no plan that %s bills, and tells its user', async (_who, site, arrive) => {
    const visitor = await arrive();
    const before = await charges(visitor);
    const email = textAt(await account(visitor), 'siteUser.email');
    // The order is confirmed before the site closes.
    await runJobs(sandbox.backend);
    await setOpen(site, false);
    await days(1);
    expect(await subscription(visitor)).toMatchObject({ state: 'cancelled' });
    const { subject, body } = await lastMessage(sandbox, email);
    expect(subject).toMatch(/^The Wi-Fi service at .* has closed, and your (plan|pass) ends$/);
    expect(body).toMatch(/ends on \d+ \w+ \d{4} and won’t renew\.\s+We won’t charge you again\./);
    expect(await visitor.call('POST', '/api/subscription/revive')).toMatchObject({
      status: 409,
      body: { message: 'The Wi-Fi service here has closed, so your plan can’t renew.' },
    });
    await sandbox.moveClock(70 * DAY);
    expect(await charges(visitor)).toEqual(before);
    expect(await subscription(visitor)).not.toMatchObject({ state: 'active' });
  });
});
