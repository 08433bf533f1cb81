import type Stripe from 'stripe';
import { expect, test } from 'vitest';
import { testProvider } from '../testing/testProvider';

interface Order {
  /** Minor units, one line each. */
  amounts: number[];
  coupons: Stripe.CouponCreateParams[];
}

/** A draft invoice of one customer with these lines and coupons. */
async function draft(stripe: Stripe, { amounts, coupons }: Order) {
  const customer = await stripe.customers.create({ name: 'Maya Okafor' });
  const created = await Promise.all(coupons.map((coupon) => stripe.coupons.create(coupon)));
  const invoice = await stripe.invoices.create({
    customer: customer.id,
    auto_advance: false,
    discounts: created.map(({ id }) => ({ coupon: id })),
  });
  for (const amount of amounts)
    await stripe.invoiceItems.create({
      customer: customer.id,
      invoice: invoice.id,
      currency: 'gbp',
      amount,
    });
  return { customer, invoice: await stripe.invoices.retrieve(invoice.id) };
}

const discountsOf = ({ lines }: Stripe.Invoice): number[] =>
  lines.data.map((line) => (line.discount_amounts ?? []).reduce((sum, it) => sum + it.amount, 0));

test('the shares of a percentage add up to the rounded reduction of the whole invoice', async () => {
  const { stripe } = await testProvider();
  const { invoice } = await draft(stripe, {
    amounts: [999, 1, 500],
    coupons: [{ percent_off: 33.33, duration: 'once' }],
  });
  expect(invoice.total).toBe(1000);
  expect(discountsOf(invoice)).toEqual([333, 0, 167]);
});

test('a second coupon reduces what the first one left', async () => {
  const { stripe } = await testProvider();
  const { invoice } = await draft(stripe, {
    amounts: [1000],
    coupons: [
      { percent_off: 50, duration: 'once' },
      { percent_off: 10, duration: 'once' },
    ],
  });
  expect(invoice).toMatchObject({ subtotal: 1000, total: 450 });
});

test('an amount off is shared over the lines in proportion', async () => {
  const { stripe } = await testProvider();
  const { invoice } = await draft(stripe, {
    amounts: [300, 100],
    coupons: [{ amount_off: 101, currency: 'gbp', duration: 'once' }],
  });
  expect(invoice.total).toBe(299);
  expect(discountsOf(invoice)).toEqual([76, 25]);
});

test('a coupon of another currency, an expired one and one that is used up are refused', async () => {
  const { stripe, now, moveTo } = await testProvider();
  const { id: customer } = await stripe.customers.create({ name: 'Maya Okafor' });
  const seconds = Math.floor(now() / 1000);
  const use = async (coupon: Stripe.CouponCreateParams) => {
    const { id } = await stripe.coupons.create({ duration: 'once', ...coupon });
    const order = { customer, currency: 'gbp', discounts: [{ coupon: id }] };
    return {
      first: () => stripe.invoices.create(order),
      again: () => stripe.invoices.create(order),
    };
  };
  const foreign = await use({ amount_off: 100, currency: 'eur' });
  await expect(foreign.first()).rejects.toThrow('is in eur, not in gbp');
  const single = await use({ percent_off: 10, max_redemptions: 1 });
  await single.first();
  await expect(single.again()).rejects.toThrow('is expired or has been used too often');
  const dated = await use({ percent_off: 10, redeem_by: seconds + 60 });
  await moveTo(now() + 61_000);
  await expect(dated.first()).rejects.toThrow('is expired or has been used too often');
});

test('a credit for a part of a discounted line returns the price that was paid for it', async () => {
  const { stripe } = await testProvider();
  const { customer, invoice } = await draft(stripe, {
    amounts: [1000],
    coupons: [{ percent_off: 20, duration: 'once' }],
  });
  const card = await stripe.paymentMethods.attach('pm_card_visa', { customer: customer.id });
  await stripe.invoices.pay(invoice.id, { payment_method: card.id });
  const note = await stripe.creditNotes.create({
    invoice: invoice.id,
    lines: [
      { type: 'invoice_line_item', invoice_line_item: invoice.lines.data[0]?.id, amount: 500 },
    ],
    refund_amount: 400,
  });
  expect(note).toMatchObject({ discount_amount: 100, total: 400 });
});

test('an invoice is charged to its own card first, else to the customer’s', async () => {
  const { stripe } = await testProvider();
  const { id: customer } = await stripe.customers.create({ name: 'Maya Okafor' });
  const [own, usual] = await Promise.all(
    ['pm_card_mastercard', 'pm_card_visa'].map((name) =>
      stripe.paymentMethods.attach(name, { customer }),
    ),
  );
  await stripe.customers.update(customer, {
    invoice_settings: { default_payment_method: usual?.id },
  });
  const brandCharged = async (default_payment_method?: string) => {
    const invoice = await stripe.invoices.create({
      customer,
      auto_advance: false,
      ...(default_payment_method && { default_payment_method }),
    });
    await stripe.invoiceItems.create({
      customer,
      invoice: invoice.id,
      currency: 'gbp',
      amount: 700,
    });
    await stripe.invoices.pay(invoice.id);
    const [charge] = (await stripe.charges.list({ customer, limit: 1 })).data;
    return charge?.payment_method_details?.card?.brand;
  };
  expect(await brandCharged(own?.id)).toBe('mastercard');
  expect(await brandCharged()).toBe('visa');
});
