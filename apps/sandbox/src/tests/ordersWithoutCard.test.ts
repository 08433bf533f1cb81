import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runJobs } from '../services/jobs/runJobs';
import { customers } from './support/customers';
import { endContract } from './support/endContract';
import { messagesTo } from './support/outbox';
import { startTestSandbox, type TestSandbox } from './support/testSandbox';
import { Visitor } from './support/Visitor';

// BUY-21
describe('an order that a coupon pays, without a card', () => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await startTestSandbox('pglite');
  });
  afterAll(() => sandbox.close());

  const { days, subscription, useCard } = customers(() => sandbox);
  const { end, orderOf } = endContract(() => sandbox);

  const orderForFree = async () => {
    const visitor = await new Visitor(sandbox, 'station-lofts').signUp();
    const coupon = { priceId: 'st-plus-month', couponCode: 'FREERIDE' };
    const { body } = await visitor.keyed('/api/internal-subscription', coupon);
    expect(body).toMatchObject({ paymentIntentId: null });
    await runJobs(sandbox.backend);
    return visitor;
  };
  const mailsTo = async (visitor: Visitor, subject: RegExp) => {
    const { email } = await orderOf(visitor);
    return (await messagesTo(sandbox, email)).filter((mail) => subject.test(mail.subject));
  };

  // LAW-4
  test('has an invoice of 0, whose number its mail names and the form to cancel finds', async () => {
    const visitor = await orderForFree();
    const order = await orderOf(visitor);
    expect(order.orderNumber).toMatch(/^FW-/);
    const [mail] = await mailsTo(visitor, /Your order/);
    expect(mail?.body).toContain(`Order number: ${order.orderNumber}`);
    expect(mail?.body).toContain('Paid: £0.00');
    expect(mail?.body).toMatch(
      new RegExp(`withdraw-from-contract\\?\\S*order=${order.orderNumber}`),
    );
    const { body } = await visitor.call('GET', '/api/billing');
    expect(body['invoices']).toEqual([
      expect.objectContaining({ number: order.orderNumber, amount: 0, state: 'paid' }),
    ]);
    expect((await end('withdraw', order)).status).toBe(200);
    expect(await subscription(visitor)).toBeNull();
  });

  // LAW-13
  test('is followed by a mail that asks for a card by the day of the first payment', async () => {
    const visitor = await orderForFree();
    for (const passed of [20, 6]) await days(passed);
    const [mail] = await mailsTo(visitor, /full price/);
    const day = /^From (.+), your/.exec(mail?.subject ?? '')?.[1];
    expect(mail?.body).toContain(`You don’t have a card saved. Add one by ${day}.`);
    expect(mail?.body).toMatch(/Add a card:\s+\S+\/portal\/my-account\/default-payment-method/);
  });

  test('is followed by no such mail once a card is saved', async () => {
    const visitor = await orderForFree();
    await visitor.call('POST', '/api/billing/create-checkout-session', {
      mode: 'setup',
      returnPath: '/portal/my-account/default-payment-method',
    });
    await useCard(visitor, 'pm_card_visa');
    for (const passed of [20, 6]) await days(passed);
    const [mail] = await mailsTo(visitor, /full price/);
    expect(mail?.body).toBeDefined();
    expect(mail?.body).not.toContain('card');
  });

  // LAW-11
  test('says that a card is missing when it can’t be renewed, and promises no try', async () => {
    const visitor = await orderForFree();
    for (const passed of [20, 12, 9, 1]) await days(passed);
    const mails = await mailsTo(visitor, /couldn’t take|if you don’t pay/);
    expect(mails).toHaveLength(2);
    for (const { body } of mails) {
      expect(body).toContain('You don’t have a card saved. Add one to pay.');
      expect(body).toMatch(/If you haven’t paid by \d.+, your plan ends that day/);
      expect(body).not.toContain('your card');
    }
  });
});
