import { MINUTE } from '@foyer/domain';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { invoices } from '../db/schema/billing';
import { agreements } from '../db/schema/agreements';
import { giveToDevice } from '../services/orders/giveToDevice';
import { findSite } from '../services/sites/findSite';
import { runJobs } from '../services/jobs/runJobs';
import { endContract } from './support/endContract';
import { lastMessage } from './support/outbox';
import { cards, payCheckout } from './support/payCheckout';
import { engines, startTestSandbox, type TestSandbox } from './support/testSandbox';
import { textAt } from './support/textAt';
import { orderDay } from './support/orderDay';
import { Visitor } from './support/Visitor';

// LAW-11
describe.each(engines)('an order without an account (%s)', (engine) => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await startTestSandbox(engine);
  });
  afterAll(() => sandbox.close());

  const { end, preview, stranger } = endContract(() => sandbox);

  /** A device that buys a day pass, and the address that its holder gives the card provider. */
  const buy = async (email: string, language = 'en', agreed: object = {}) => {
    const device = await new Visitor(sandbox).arrive();
    const pass = {
      priceId: 'cw-essential-day',
      mode: 'payment',
      returnPath: '/stripe-return',
      ...agreed,
    };
    const checkout = await device.call('POST', '/api/billing/create-checkout-session', pass, {
      'idempotency-key': email,
      'accept-language': language,
    });
    await payCheckout(sandbox, textAt(checkout, 'clientSecret'), cards.pays, email);
    await device.call('GET', `/api/billing/session-status/${textAt(checkout, 'id')}`);
    await runJobs(sandbox.backend);
    return { device, checkoutId: textAt(checkout, 'id') };
  };
  const orderNumberIn = (text: string) => /FW-\d+-\w{5}/.exec(text)?.[0] ?? '';
  const isOnline = async (device: Visitor) =>
    (await device.call('GET', '/api/site-info/active-subscription')).body['active'];

  // SEC-11
  test('does not use up the card provider’s calls, however often its device asks for the order', async () => {
    const device = await new Visitor(sandbox).arrive();
    await orderDay(device);
    const { sessions } = sandbox.backend.cardProvider.stripe.checkout;
    const reads = vi.spyOn(sessions, 'retrieve');
    const ask = async () => (await device.call('GET', '/api/billing/order')).body['state'];
    for (let asked = 0; asked < 60; asked += 1) expect(await ask()).toBe('unpaid');
    reads.mockClear();
    // What can't be read may be paid.
    for (let asked = 0; asked < 40; asked += 1) expect(await ask()).toBe('processing');
    expect(reads).not.toHaveBeenCalled();
    reads.mockRestore();
  });

  // SEC-11
  test('does not use up the card provider’s calls, however often its device asks for its access', async () => {
    const device = await new Visitor(sandbox).arrive();
    const pass = { priceId: 'cw-essential-day', mode: 'payment', returnPath: '/stripe-return' };
    const checkout = await device.keyed('/api/billing/create-checkout-session', pass);
    const { sessions } = sandbox.backend.cardProvider.stripe.checkout;
    const reads = vi.spyOn(sessions, 'retrieve');
    for (let asked = 0; asked < 100; asked += 1) expect(await isOnline(device)).toBe(false);
    expect(reads).toHaveBeenCalledTimes(60);
    reads.mockRestore();
    await payCheckout(sandbox, textAt(checkout, 'clientSecret'), cards.pays, 'often@post.example');
    await vi.waitFor(async () => expect(await isOnline(device)).toBe(true), 5_000);
  });

  test('is confirmed by mail with its number and the right to withdraw', async () => {
    const email = 'no.account@post.example';
    await buy(email);
    const { subject, body } = await lastMessage(sandbox, email);
    expect(subject).toBe('Your receipt for Essential');
    expect(body).toMatch(/^Hello there,/);
    expect(body).toMatch(/Order number: FW-\d+-\w{5}/);
    expect(body).toMatch(/You can withdraw until \d+ \w+ \d{4}/);
  });

  // BUY-24
  test('answers to its device what was paid for which order, and where the receipt goes', async () => {
    const { device, checkoutId } = await buy('receipt@post.example');
    const paid = { amount: 4, currency: 'GBP', sentTo: null };
    const receipt = {
      ...paid,
      sentTo: 'r•••@post.example',
      number: expect.stringMatching(/^FW-\d+-\w{5}$/),
      item: 'Essential',
    };
    const ask = async (path: string) => (await device.call('GET', path)).body['receipt'];
    expect(await ask(`/api/billing/session-status/${checkoutId}`)).toEqual(receipt);
    expect(await ask('/api/billing/order')).toEqual(receipt);
    await sandbox.moveClock(11 * MINUTE);
    expect(await ask('/api/billing/order')).toEqual(paid);
    expect(await ask(`/api/billing/session-status/${checkoutId}`)).toEqual(paid);
  });

  // LAW-9
  test('is kept with what its buyer agreed to, and the mail repeats the request to start', async () => {
    const email = 'start.now@post.example';
    const startNow = 'Start the service now. If I withdraw within 14 days, I pay for the time.';
    await buy(email, 'en', { acceptsTerms: true, startNow });
    expect((await lastMessage(sandbox, email)).body).toContain(
      'Your request: You asked us to start the service straight away.',
    );
    const kept = await sandbox.backend.db
      .select()
      .from(agreements)
      .where(eq(agreements.startNow, startNow));
    const site = await findSite(sandbox.backend.db, 'canal-wharf');
    expect(kept).toMatchObject([
      { priceId: 'cw-essential-day', termsVersion: site?.details.terms.version },
    ]);
    const [{ buyer } = { buyer: '' }] = kept;
    await giveToDevice(sandbox.backend, { buyer }, 'device:another');
    const [given] = await sandbox.backend.db
      .select()
      .from(agreements)
      .where(eq(agreements.startNow, startNow));
    expect(given?.buyer, 'goes with the order to the device').toBe('device:another');
    await buy('no.request@post.example');
    const { body } = await lastMessage(sandbox, 'no.request@post.example');
    expect(body).not.toContain('Your request');
  });

  test('is confirmed in the language in which it was made', async () => {
    const email = 'ohne.konto@post.example';
    await buy(email, 'de');
    expect((await lastMessage(sandbox, email)).body).toContain('Bestellnummer: FW-');
  });

  test('is withdrawn from by its number and address, once, and paid back', async () => {
    const email = 'changed.mind@post.example';
    const { device } = await buy(email);
    expect(await isOnline(device)).toBe(true);
    const orderNumber = orderNumberIn((await lastMessage(sandbox, email)).body);
    const order = { orderNumber, email: email.toUpperCase() };
    const done = await end('withdraw', order);
    expect(done.status).toBe(200);
    const [invoice] = await sandbox.backend.db
      .select()
      .from(invoices)
      .where(eq(invoices.number, orderNumber));
    const { stripe } = sandbox.backend.cardProvider;
    const { data } = await stripe.refunds.list({ payment_intent: invoice?.paymentIntentId ?? '' });
    expect(data.map(({ amount }) => amount / 100)).toEqual([done.body['refundAmount']]);
    expect(await isOnline(device)).toBe(false);
    const mail = await lastMessage(sandbox, email);
    expect(mail.subject).toBe('You’ve withdrawn from your contract');
    const again = await preview(await stranger(), { kind: 'withdraw', ...order });
    expect(again.body['code']).toBe('PLAN_ENDED');
  });

  test('is not found by another address', async () => {
    const email = 'mine@post.example';
    await buy(email);
    const orderNumber = orderNumberIn((await lastMessage(sandbox, email)).body);
    const others = { kind: 'withdraw', orderNumber, email: 'yours@post.example' };
    expect((await preview(await stranger(), others)).status).toBe(404);
  });
});
