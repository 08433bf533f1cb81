import Stripe from 'stripe';
import { expect, test } from 'vitest';
import { answerBank } from '../testing/payByForm';
import { changeCard, chargedTo, subscriber } from '../testing/subscriber';
import { startOfTests, testProvider } from '../testing/testProvider';

const month = startOfTests + 31 * 86_400_000;

test('a one-off invoice bills its items and is charged to the card on file', async () => {
  const { stripe } = await testProvider();
  const { customer } = await subscriber(stripe);
  const draft = await stripe.invoices.create({ customer: customer.id, currency: 'gbp' });
  for (const amount of [1200, 350]) {
    await stripe.invoiceItems.create({
      customer: customer.id,
      invoice: draft.id,
      amount,
      currency: 'gbp',
      description: 'Pause',
    });
  }
  const open = await stripe.invoices.finalizeInvoice(draft.id);
  expect(open).toMatchObject({ status: 'open', amount_due: 1550, billing_reason: 'manual' });
  expect(open.number).toMatch(/-0002$/);
  const paid = await stripe.invoices.pay(draft.id);
  expect(paid).toMatchObject({ status: 'paid', amount_paid: 1550, amount_remaining: 0 });
  expect(await chargedTo(stripe, customer.id)).toBe(2500 + 1550);
  await expect(stripe.invoices.pay(draft.id)).rejects.toMatchObject({
    code: 'invoice_already_paid',
  });
});

test('a new invoice includes the pending items that it asks for', async () => {
  const { stripe } = await testProvider();
  const { customer } = await subscriber(stripe);
  await stripe.invoiceItems.create({ customer: customer.id, amount: 900, currency: 'gbp' });
  const include = 'include';
  const coupon = await stripe.coupons.create({ percent_off: 50 });
  const draft = await stripe.invoices.create({
    customer: customer.id,
    pending_invoice_items_behavior: include,
    discounts: [{ coupon: coupon.id }],
  });
  expect(draft).toMatchObject({ subtotal: 900, total: 450 });
  const preview = await stripe.invoices.createPreview({
    subscription: (await stripe.subscriptions.list({ customer: customer.id })).data[0]?.id,
  });
  expect(preview.total).toBe(2500);
});

test('a void invoice is no longer owed, and its payment cannot be confirmed', async () => {
  const { stripe, moveTo } = await testProvider();
  const { customer } = await subscriber(stripe);
  await changeCard(stripe, customer.id, 'pm_card_chargeCustomerFail');
  await moveTo(month);
  const [open] = (
    await stripe.invoices.list({ customer: customer.id, status: 'open', expand: ['data.payments'] })
  ).data;
  const intent = String(open?.payments?.data[0]?.payment.payment_intent);
  expect(await stripe.invoices.voidInvoice(open?.id ?? '')).toMatchObject({ status: 'void' });
  await expect(
    stripe.paymentIntents.confirm(intent, { payment_method: 'pm_card_visa' }),
  ).rejects.toMatchObject({ code: 'payment_intent_unexpected_state' });
});

test('a void invoice returns the credit that it has used', async () => {
  const { stripe, moveTo } = await testProvider();
  const { customer } = await subscriber(stripe);
  await changeCard(stripe, customer.id, 'pm_card_chargeCustomerFail');
  await stripe.customers.update(customer.id, { balance: -700 });
  await moveTo(month);
  const [open] = (await stripe.invoices.list({ customer: customer.id, status: 'open' })).data;
  expect(open).toMatchObject({ amount_due: 1800 });
  expect(await stripe.customers.retrieve(customer.id)).toMatchObject({ balance: 0 });
  await stripe.invoices.voidInvoice(open?.id ?? '');
  expect(await stripe.customers.retrieve(customer.id)).toMatchObject({ balance: -700 });
});

test('paying an invoice reports that the bank requires authentication, and succeeds after it', async () => {
  const { stripe, moveTo } = await testProvider();
  const { customer, subscription } = await subscriber(stripe);
  await changeCard(stripe, customer.id, 'pm_card_authenticationRequired');
  await moveTo(month);
  const [open] = (await stripe.invoices.list({ customer: customer.id, status: 'open' })).data;
  await expect(stripe.invoices.pay(open?.id ?? '')).rejects.toMatchObject({
    code: 'invoice_payment_intent_requires_action',
  });
  const again = await stripe.invoices.retrieve(open?.id ?? '', {
    expand: ['confirmation_secret', 'payments.data.payment.payment_intent'],
  });
  const intent = again.payments?.data[0]?.payment.payment_intent;
  if (typeof intent !== 'object') throw new Error('The intent was not expanded');
  expect(again.confirmation_secret?.client_secret).toBe(intent.client_secret);
  await answerBank(String(intent.next_action?.use_stripe_sdk?.['stripe_js']), 'complete');
  expect((await stripe.invoices.retrieve(open?.id ?? '')).status).toBe('paid');
  expect((await stripe.subscriptions.retrieve(subscription.id)).status).toBe('active');
});

test('a declined invoice payment is a card error, and another card pays the invoice', async () => {
  const { stripe, moveTo } = await testProvider();
  const { customer } = await subscriber(stripe);
  await changeCard(stripe, customer.id, 'pm_card_chargeCustomerFail');
  await moveTo(month);
  const [open] = (await stripe.invoices.list({ customer: customer.id, status: 'open' })).data;
  await expect(stripe.invoices.pay(open?.id ?? '')).rejects.toThrow(Stripe.errors.StripeCardError);
  const method = await stripe.paymentMethods.attach('pm_card_visa', { customer: customer.id });
  const paid = await stripe.invoices.pay(open?.id ?? '', { payment_method: method.id });
  expect(paid.status).toBe('paid');
});

test('a credit note returns a paid invoice as refund and credit, never more than was paid', async () => {
  const { stripe } = await testProvider();
  const { customer, subscription } = await subscriber(stripe);
  const invoice = String(subscription.latest_invoice);
  const order = { invoice, amount: 1000, refund_amount: 600, credit_amount: 400 };
  const preview = await stripe.creditNotes.preview(order);
  expect(preview.total).toBe(1000);
  expect((await stripe.creditNotes.list({ invoice })).data).toEqual([]);
  const note = await stripe.creditNotes.create({ ...order, memo: 'Outage' });
  expect(note).toMatchObject({ type: 'post_payment', amount: 1000, memo: 'Outage' });
  expect(note.number).toMatch(/-0001-CN-01$/);
  expect(await stripe.customers.retrieve(customer.id)).toMatchObject({ balance: -400 });
  const [charge] = (await stripe.charges.list({ customer: customer.id })).data;
  expect(charge?.amount_refunded).toBe(600);
  await expect(
    stripe.creditNotes.create({ invoice, amount: 2000, credit_amount: 2000 }),
  ).rejects.toMatchObject({ param: 'amount' });
});

test('a credit note on an open invoice reduces the amount due', async () => {
  const { stripe, moveTo } = await testProvider();
  const { customer } = await subscriber(stripe);
  await changeCard(stripe, customer.id, 'pm_card_chargeCustomerFail');
  await moveTo(month);
  const [open] = (await stripe.invoices.list({ customer: customer.id, status: 'open' })).data;
  await stripe.creditNotes.create({ invoice: open?.id ?? '', amount: 500 });
  const method = await stripe.paymentMethods.attach('pm_card_visa', { customer: customer.id });
  const paid = await stripe.invoices.pay(open?.id ?? '', { payment_method: method.id });
  expect(paid).toMatchObject({ amount_paid: 2000, pre_payment_credit_notes_amount: 500 });
  expect(await chargedTo(stripe, customer.id)).toBe(2500 + 2000);
});

test('two balance transactions at the same time both count, a repeated one counts once, and an invoice has its own', async () => {
  const { stripe } = await testProvider();
  const { customer, price } = await subscriber(stripe);
  const give = (amount: number, idempotencyKey: string) =>
    stripe.customers.createBalanceTransaction(
      customer.id,
      { amount, currency: 'gbp', metadata: { for: idempotencyKey } },
      { idempotencyKey },
    );
  const [first, , again] = await Promise.all([give(-1000, 'a'), give(-500, 'b'), give(-1000, 'a')]);
  expect(again.id).toBe(first.id);
  await stripe.subscriptions.create({ customer: customer.id, items: [{ price: price.id }] });
  const { data } = await stripe.customers.listBalanceTransactions(customer.id);
  const [applied, ...given] = data;
  expect(applied).toMatchObject({ type: 'applied_to_invoice', amount: 1500, ending_balance: 0 });
  expect(given.toSorted((one, other) => one.amount - other.amount)).toMatchObject([
    { type: 'adjustment', amount: -1000, metadata: { for: 'a' } },
    { type: 'adjustment', amount: -500, metadata: { for: 'b' } },
  ]);
  expect(await stripe.customers.retrieve(customer.id)).toMatchObject({ balance: 0 });
});
