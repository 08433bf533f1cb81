import { DAY, MINUTE } from '@foyer/domain';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { invoices } from '../db/schema/billing';
import type { InvoiceRow } from '../services/invoices/createInvoice';
import { findInvoice } from '../services/invoices/findInvoice';
import { customers } from './support/customers';
import { endContract } from './support/endContract';
import { lastMessage } from './support/outbox';
import { engines, startTestSandbox, type TestSandbox } from './support/testSandbox';
import type { Visitor } from './support/Visitor';

// LAW-3
describe.each(engines)('a contract that ends with other figures than were shown (%s)', (engine) => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await startTestSandbox(engine, { renewalDraftSeconds: 3600 });
  });
  afterAll(() => sandbox.close());

  const {
    change,
    charges,
    days,
    internalCustomer,
    provider,
    rowOf,
    stripeCustomer,
    subscription,
    useCard,
  } = customers(() => sandbox);
  const { confirm, end, orderOf, preview, stranger } = endContract(() => sandbox);

  const expired = { status: 409, body: { code: 'PREVIEW_EXPIRED' } };
  const minutes = (count: number) => days((count * MINUTE) / DAY);

  /** What the page shows, and what its button sends. */
  const show = async (kind: string, order: object) => {
    const visitor = await stranger();
    const { body } = await preview(visitor, { kind, ...order });
    const { asOf, id } = body;
    return { body, send: () => confirm(visitor, { kind, ...order, asOf, id }) };
  };

  /** Goes to some minutes before the end of the period, or after it. */
  const toPeriodEnd = async (customer: Visitor, from: number) => {
    const { periodEnd } = await rowOf(customer);
    await days(((periodEnd ?? 0) - sandbox.clock.now() + from * MINUTE) / DAY);
  };

  test('is not cancelled for a later end once another period has begun', async () => {
    const customer = await internalCustomer();
    const order = await orderOf(customer);
    await toPeriodEnd(customer, -4);
    const { body, send } = await show('cancel', order);
    const { periodEnd } = await rowOf(customer);
    expect(body['endsAt']).toBe(new Date(periodEnd ?? 0).toISOString());
    await minutes(8);
    expect(await charges(customer)).toHaveLength(2);
    expect(await send()).toMatchObject(expired);
    expect(await subscription(customer)).toMatchObject({ state: 'active' });
    const again = await show('cancel', order);
    expect(again.body['endsAt']).not.toBe(body['endsAt']);
    expect(await again.send()).toMatchObject({
      status: 200,
      body: { endsAt: again.body['endsAt'] },
    });
    expect(await subscription(customer)).toMatchObject({ state: 'cancelled' });
  });

  test('does not end straight away because a renewal is declined after its page', async () => {
    const customer = await stripeCustomer();
    const order = await orderOf(customer);
    await useCard(customer, 'pm_card_chargeCustomerFail');
    await toPeriodEnd(customer, 56);
    const { body, send } = await show('cancel', order);
    expect(body['dues']).toMatchObject([{ state: 'draft' }]);
    await minutes(8);
    expect(await send()).toMatchObject(expired);
    expect(await subscription(customer)).toMatchObject({ state: 'pastDue' });
    const again = await show('cancel', order);
    expect(again.body).toMatchObject({ endsAt: again.body['asOf'], dues: [] });
    const done = await again.send();
    expect(done.status).toBe(200);
    // The page says that it has ended.
    const { endsAt, receivedAt } = done.body;
    expect(Date.parse(String(endsAt))).toBeLessThanOrEqual(Date.parse(String(receivedAt)));
    expect((await lastMessage(sandbox, order.email)).body).toContain('plan has ended');
  });

  test('is not withdrawn from with another refund', async () => {
    const customer = await internalCustomer('tc-single-4weeks');
    const order = await orderOf(customer);
    const { body, send } = await show('withdraw', order);
    expect((await change(customer, 'tc-awesome-4weeks')).status).toBe(200);
    expect(await send()).toMatchObject(expired);
    expect(await subscription(customer)).toMatchObject({ state: 'active' });
    const done = await end('withdraw', order);
    expect(done.status).toBe(200);
    expect(done.body['refundAmount']).not.toBe(body['refundAmount']);
  });

  /** A customer whose change of plan waits for the bank. */
  const changing = async () => {
    const customer = await internalCustomer('tc-single-4weeks');
    const order = await orderOf(customer);
    await useCard(customer, 'pm_card_authenticationRequired');
    const payment = String((await change(customer, 'tc-awesome-4weeks')).body['paymentIntentId']);
    return { customer, order, payment };
  };

  test('is refused where the bank had taken the money of a change, which is made, and leaves another', async () => {
    const { customer, order, payment } = await changing();
    const { db } = sandbox.backend;
    const [begun] = await db.select().from(invoices).where(eq(invoices.paymentIntentId, payment));
    const names = { id: `${payment}-2`, number: `${payment}-2`, reason: `${payment}-2` };
    const other = { ...begun, ...names, paymentIntentId: null } as InvoiceRow;
    await db.insert(invoices).values(other);
    const { send } = await show('withdraw', order);
    vi.spyOn(console, 'error').mockReturnValue();
    vi.spyOn(provider().webhooks, 'constructEvent').mockImplementation(() => {
      throw new Error('The event is late.');
    });
    await provider().paymentIntents.confirm(payment, { payment_method: 'pm_card_visa' });
    expect(await send()).toMatchObject(expired);
    vi.restoreAllMocks();
    const made = { priceId: 'tc-awesome-4weeks', state: 'active' };
    expect(await subscription(customer)).toMatchObject(made);
    expect(await findInvoice(db, other.id)).toMatchObject({ state: 'open' });
    await db.delete(invoices).where(eq(invoices.id, other.id));
  });

  test('leaves a change that waits for the bank as it was', async () => {
    const { customer, order, payment } = await changing();
    const { body } = await show('withdraw', order);
    const old = { kind: 'withdraw', ...order, asOf: body['asOf'], id: 'of other figures' };
    expect(await confirm(await stranger(), old)).toMatchObject(expired);
    await provider().paymentIntents.confirm(payment, { payment_method: 'pm_card_visa' });
    expect(await subscription(customer)).toMatchObject({ priceId: 'tc-awesome-4weeks' });
  });

  test.each(['withdraw', 'cancel'])(
    'is carried out once where the button sends it twice (%s)',
    async (kind) => {
      const order = await orderOf(await internalCustomer());
      const { send } = await show(kind, order);
      const first = await send();
      expect(first.status).toBe(200);
      expect(await send()).toMatchObject({ status: 200, body: first.body });
    },
  );
});
