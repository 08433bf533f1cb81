import { DAY } from '@foyer/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { subscriptions } from '../db/schema/subscriptions';
import { createInvoice } from '../services/invoices/createInvoice';
import type { SubscriptionRow } from '../services/subscriptions/findSubscription';
import { beginTerms } from './support/beginTerms';
import { changeSite } from './support/changeSite';
import { customers } from './support/customers';
import { endAllPlans } from './support/endAllPlans';
import { endContract } from './support/endContract';
import { lastMessage } from './support/outbox';
import { engines, startTestSandbox, type TestSandbox } from './support/testSandbox';
import type { Visitor } from './support/Visitor';

// LAW-6, LAW-7
describe.each(engines)('what a customer still owes who cancels (%s)', (engine) => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await startTestSandbox(engine);
    await beginTerms(sandbox, 'tc-awesome-4weeks');
  });
  beforeEach(() => endAllPlans(sandbox));
  afterAll(() => sandbox.close());

  const { days, internalCustomer, rowOf, useCard } = customers(() => sandbox);
  const { end, orderOf, preview, stranger } = endContract(() => sandbox);

  /** Bills the customer for one more device, to pay in 10 days. */
  const billSlot = async (customer: Visitor, plan?: SubscriptionRow) => {
    const row = plan ?? (await rowOf(customer));
    const at = sandbox.clock.now();
    const { invoice } = await createInvoice(sandbox.backend.db, {
      buyer: row.buyer,
      userId: row.userId,
      subscriptionId: row.id,
      locationId: row.locationId,
      reason: `slot:${row.id}`,
      title: 'Extra device slot',
      amount: 300,
      currency: 'GBP',
      lines: [{ text: 'Extra device slot', amount: 300 }],
      periodStart: at,
      periodEnd: at,
      createdAt: at,
      dueDate: at + 10 * DAY,
      effect: { kind: 'none' },
    });
    return invoice;
  };

  const slotIsOwed = (number: string) =>
    new RegExp(
      `You still owe £3\\.00 for Extra device slot \\(invoice ${number}\\)\\. Pay it by \\d+ \\w+ \\d{4}\\.`,
    );
  const expectMailAbout = ({ body }: { body: string }, number: string) => {
    expect(body).toMatch(slotIsOwed(number));
    expect(body).toContain('Apart from this, we won’t charge you again.');
    expect(body).not.toContain('We won’t charge you again');
  };

  test('at another venue is not named to somebody who has an order number of this one', async () => {
    const customer = await internalCustomer('tc-standard-4weeks');
    const order = await orderOf(customer);
    const { providerId: _, ...plan } = await rowOf(customer);
    const [elsewhere] = await sandbox.backend.db
      .insert(subscriptions)
      .values({ ...plan, id: 'elsewhere', locationId: 'canal-wharf', state: 'ended', endedAt: 1 })
      .returning();
    const { number } = await billSlot(customer, elsewhere);
    const shown = await preview(await stranger(), { kind: 'cancel', ...order });
    expect(shown.body).toMatchObject({ dues: [] });
    expect((await end('cancel', order)).body).toMatchObject({ dues: [] });
    const { body } = await lastMessage(sandbox, order.email);
    expect(body).not.toContain(number);
    // That venue may charge it.
    expect(body).not.toContain('charge you again');
  });

  test('is named before and after a cancellation without logging in, and in its mail', async () => {
    const customer = await internalCustomer('tc-standard-4weeks');
    const order = await orderOf(customer);
    const { number, dueDate } = await billSlot(customer);
    const dues = [
      {
        number,
        amount: 3,
        description: 'Extra device slot',
        dueDate: new Date(dueDate).toISOString(),
      },
    ];
    const shown = await preview(await stranger(), { kind: 'cancel', ...order });
    expect(shown.body).toMatchObject({ dues });
    expect((await end('cancel', order)).body).toMatchObject({ dues });
    expectMailAbout(await lastMessage(sandbox, order.email), number);
  });

  test('is in the mail about a cancellation in My Plan', async () => {
    const customer = await internalCustomer('tc-standard-4weeks');
    const { email } = await orderOf(customer);
    const { number } = await billSlot(customer);
    const reason = { cancellationReason: 'other' };
    expect((await customer.call('DELETE', '/api/subscription', reason)).status).toBe(200);
    await days(0.01);
    expectMailAbout(await lastMessage(sandbox, email), number);
  });

  test('is in the mail about a site that has closed, with whom to pay', async () => {
    const customer = await internalCustomer('tc-standard-4weeks');
    const { email } = await orderOf(customer);
    const { number } = await billSlot(customer);
    await changeSite(sandbox, 'trenance-cove', () => ({ enabled: false }));
    await days(0.01);
    const mail = await lastMessage(sandbox, email);
    expect(mail.subject).toContain('has closed');
    expectMailAbout(mail, number);
    expect(mail.body).toContain('To pay, contact ');
    await changeSite(sandbox, 'trenance-cove', () => ({ enabled: true }));
  });

  test('is not the overdue payment of a plan that ends straight away', async () => {
    const customer = await internalCustomer('tc-standard-4weeks');
    const order = await orderOf(customer);
    await useCard(customer, 'pm_card_chargeCustomerFail');
    await days(28.5);
    const shown = await preview(await stranger(), { kind: 'cancel', ...order });
    expect(shown.body).toMatchObject({ dues: [] });
    expect((await end('cancel', order)).body).toMatchObject({ dues: [] });
    const { body } = await lastMessage(sandbox, order.email);
    expect(body).toContain('We won’t charge you again.');
    expect(body).not.toContain('You still owe');
  });

  test('is the overdue payment of a plan that its user wants to keep until a later day', async () => {
    const customer = await internalCustomer('tc-standard-4weeks');
    const order = await orderOf(customer);
    await useCard(customer, 'pm_card_chargeCustomerFail');
    await days(28.5);
    const endsOn = new Date(sandbox.clock.now() + 40 * DAY).toISOString();
    const shown = await preview(await stranger(), { kind: 'cancel', ...order, endsOn });
    expect(shown.body).toMatchObject({ renewsUntilEnd: true, dues: [{ state: 'open' }] });
    expect(Date.parse(String(shown.body['endsAt']))).toBeGreaterThanOrEqual(Date.parse(endsOn));
  });

  test('is the overdue payment of a minimum term, with what happens if it stays unpaid', async () => {
    const customer = await internalCustomer('tc-awesome-4weeks');
    const order = await orderOf(customer);
    await useCard(customer, 'pm_card_chargeCustomerFail');
    await days(28.5);
    const { body } = await end('cancel', order);
    expect(body).toMatchObject({ renewsUntilEnd: true, dues: [{ state: 'open' }] });
    const mail = await lastMessage(sandbox, order.email);
    expect(mail.body).toMatch(
      /You still owe £\d+\.\d\d for Eight devices, \w+ \(invoice FW-\d+-\w+\)\. It was due on \d+ \w+ \d{4}\./,
    );
    expect(mail.body).toContain('If a renewal stays unpaid, your plan may end sooner');
  });
});
