import Stripe from 'stripe';
import { describe, expect, test } from 'vitest';
import { answerBank } from '../testing/payByForm';
import { changeCard, chargedTo, invoicesOf, subscriber } from '../testing/subscriber';
import { startOfTests, testProvider } from '../testing/testProvider';

const days = (count: number): number => startOfTests + count * 86_400_000;

const priceOf = (stripe: Stripe, amount: number, interval: 'month' | 'week' | 'year' = 'month') =>
  stripe.prices.create({
    currency: 'gbp',
    unit_amount: amount,
    recurring: { interval },
    product_data: { name: 'Max' },
  });

const swap = (subscription: Stripe.Subscription, price: string) => [
  { id: subscription.items.data[0]?.id ?? '', price },
];

/** Moves the subscription to another price and invoices the proration at once. */
const changeTo = (
  stripe: Stripe,
  subscription: Stripe.Subscription,
  target: Stripe.Price,
  options: Stripe.SubscriptionUpdateParams = {},
) =>
  stripe.subscriptions.update(subscription.id, {
    items: swap(subscription, target.id),
    proration_behavior: 'always_invoice',
    ...options,
  });

describe('the charge equals the preview', () => {
  test.each([
    { day: 0, to: 4000, interval: 'month', coupon: 0 },
    { day: 11, to: 4000, interval: 'month', coupon: 0 },
    { day: 11, to: 2501, interval: 'month', coupon: 0 },
    { day: 29, to: 9999, interval: 'month', coupon: 0 },
    { day: 10, to: 4000, interval: 'month', coupon: 20 },
    { day: 17, to: 3333, interval: 'month', coupon: 33.3 },
    { day: 3, to: 30_000, interval: 'year', coupon: 0 },
    { day: 3, to: 900, interval: 'week', coupon: 15 },
  ] as const)('on day $day to $to a $interval with $coupon % off', async (row) => {
    const { stripe, moveTo } = await testProvider();
    const coupon = row.coupon
      ? await stripe.coupons.create({ percent_off: row.coupon, duration: 'forever' })
      : null;
    const { customer, subscription } = await subscriber(stripe, {
      with: coupon ? { discounts: [{ coupon: coupon.id }] } : {},
    });
    const target = await priceOf(stripe, row.to, row.interval);
    const at = days(row.day) + 4_321_000;
    await moveTo(at);
    const preview = await stripe.invoices.createPreview({
      customer: customer.id,
      subscription: subscription.id,
      subscription_details: {
        items: swap(subscription, target.id),
        proration_behavior: 'always_invoice',
        proration_date: at / 1000,
      },
    });
    const before = await chargedTo(stripe, customer.id);
    await moveTo(at + 540_000);
    const changed = await changeTo(stripe, subscription, target, {
      proration_date: at / 1000,
      payment_behavior: 'pending_if_incomplete',
    });
    expect(changed.pending_update).toBeNull();
    expect(changed.items.data[0]?.price.id).toBe(target.id);
    const invoice = await stripe.invoices.retrieve(String(changed.latest_invoice));
    expect(invoice.total).toBe(preview.total);
    expect(invoice.lines.data.map((line) => line.amount)).toEqual(
      preview.lines.data.map((line) => line.amount),
    );
    expect((await chargedTo(stripe, customer.id)) - before).toBe(preview.amount_due);
  });
});

test('an upgrade is prorated to the second', async () => {
  const { stripe, moveTo } = await testProvider();
  const { customer, subscription } = await subscriber(stripe, { amount: 3000 });
  const target = await priceOf(stripe, 6000);
  await moveTo(days(10));
  await changeTo(stripe, subscription, target);
  // 20 of 30 days are left: £20.00 of £30.00 come back, £40.00 of £60.00 are added.
  const [invoice] = (await stripe.invoices.list({ customer: customer.id })).data;
  expect(invoice?.lines.data.map((line) => line.amount)).toEqual([-2000, 4000]);
  expect(invoice).toMatchObject({ amount_paid: 2000, billing_reason: 'subscription_update' });
});

test('unused time of a discounted plan is credited at the discounted price', async () => {
  const { stripe, moveTo } = await testProvider();
  const coupon = await stripe.coupons.create({ percent_off: 50, duration: 'once' });
  const { customer, subscription } = await subscriber(stripe, {
    amount: 3000,
    with: { discounts: [{ coupon: coupon.id }] },
  });
  const target = await priceOf(stripe, 6000);
  await moveTo(days(15));
  await changeTo(stripe, subscription, target);
  const [invoice] = (await stripe.invoices.list({ customer: customer.id })).data;
  expect(invoice?.lines.data.map((line) => line.amount)).toEqual([-750, 3000]);
});

test('a downgrade becomes credit, which pays the next invoice first', async () => {
  const { stripe, moveTo } = await testProvider();
  const { customer, subscription } = await subscriber(stripe, { amount: 6000 });
  const target = await priceOf(stripe, 3000);
  await moveTo(days(10));
  await changeTo(stripe, subscription, target);
  const credited = await stripe.customers.retrieve(customer.id);
  expect(credited).toMatchObject({ balance: -2000 });
  await moveTo(days(31));
  expect(await chargedTo(stripe, customer.id)).toBe(6000 + 1000);
});

test('prorations that are not invoiced at once wait for the renewal', async () => {
  const { stripe, moveTo } = await testProvider();
  const { customer, subscription } = await subscriber(stripe, { amount: 3000 });
  const target = await priceOf(stripe, 6000);
  await moveTo(days(15));
  await stripe.subscriptions.update(subscription.id, { items: swap(subscription, target.id) });
  const preview = await stripe.invoices.createPreview({ subscription: subscription.id });
  expect(preview.total).toBe(6000 + 1500);
  await moveTo(days(31));
  const invoices = await invoicesOf(stripe, customer.id);
  expect(invoices.map((it) => it.total)).toEqual([3000, 7500]);
});

test('an upgrade that the bank must confirm changes nothing until the bank confirms it', async () => {
  const { stripe, moveTo } = await testProvider();
  const { customer, subscription, price } = await subscriber(stripe);
  await changeCard(stripe, customer.id, 'pm_card_authenticationRequired');
  const target = await priceOf(stripe, 4000);
  await moveTo(days(3));
  const waiting = await changeTo(stripe, subscription, target, {
    payment_behavior: 'pending_if_incomplete',
    expand: ['latest_invoice.payments.data.payment.payment_intent'],
  });
  expect(waiting.items.data[0]?.price.id).toBe(price.id);
  expect(waiting.status).toBe('active');
  expect(waiting.pending_update?.subscription_items?.[0]?.price.id).toBe(target.id);
  const [intent] = (await stripe.paymentIntents.list({ customer: customer.id })).data;
  expect(intent?.status).toBe('requires_action');
  await answerBank(String(intent?.next_action?.use_stripe_sdk?.['stripe_js']), 'complete');
  const changed = await stripe.subscriptions.retrieve(subscription.id);
  expect(changed.items.data[0]?.price.id).toBe(target.id);
  expect(changed.pending_update).toBeNull();
});

test('voiding the invoice of a pending update keeps the old plan', async () => {
  const { stripe, moveTo } = await testProvider();
  const { customer, subscription, price } = await subscriber(stripe);
  await changeCard(stripe, customer.id, 'pm_card_authenticationRequired');
  const target = await priceOf(stripe, 4000);
  await moveTo(days(3));
  const waiting = await changeTo(stripe, subscription, target, {
    payment_behavior: 'pending_if_incomplete',
  });
  await stripe.invoices.voidInvoice(String(waiting.latest_invoice));
  const after = await stripe.subscriptions.retrieve(subscription.id);
  expect(after.pending_update).toBeNull();
  expect(after.items.data[0]?.price.id).toBe(price.id);
  const [intent] = (await stripe.paymentIntents.list({ customer: customer.id })).data;
  expect(intent?.status).toBe('canceled');
});

test('a pending update that is not confirmed is dropped after 23 hours', async () => {
  const { stripe, moveTo } = await testProvider();
  const { customer, subscription, price } = await subscriber(stripe);
  await changeCard(stripe, customer.id, 'pm_card_authenticationRequired');
  const target = await priceOf(stripe, 4000);
  await changeTo(stripe, subscription, target, {
    payment_behavior: 'pending_if_incomplete',
  });
  await moveTo(days(1));
  const after = await stripe.subscriptions.retrieve(subscription.id);
  expect(after).toMatchObject({ status: 'active', pending_update: null });
  expect(after.items.data[0]?.price.id).toBe(price.id);
});

test('a declined upgrade with error_if_incomplete changes nothing', async () => {
  const { stripe, moveTo } = await testProvider();
  const { customer, subscription, price } = await subscriber(stripe);
  await changeCard(stripe, customer.id, 'pm_card_chargeCustomerFail');
  const target = await priceOf(stripe, 4000);
  await moveTo(days(3));
  const refused = changeTo(stripe, subscription, target, {
    payment_behavior: 'error_if_incomplete',
  });
  await expect(refused).rejects.toThrow(Stripe.errors.StripeCardError);
  const after = await stripe.subscriptions.retrieve(subscription.id);
  expect(after.items.data[0]?.price.id).toBe(price.id);
  expect(await invoicesOf(stripe, customer.id)).toHaveLength(1);
});

test('a scheduled move to a cheaper plan happens at the period’s end, unless it is withdrawn', async () => {
  const { stripe, moveTo } = await testProvider();
  const cheaper = await priceOf(stripe, 1000);
  const plan = async () => {
    const made = await subscriber(stripe);
    const schedule = await stripe.subscriptionSchedules.create({
      from_subscription: made.subscription.id,
    });
    const [phase] = schedule.phases;
    await stripe.subscriptionSchedules.update(schedule.id, {
      end_behavior: 'release',
      proration_behavior: 'none',
      phases: [
        {
          items: [{ price: made.price.id, quantity: 1 }],
          start_date: phase?.start_date,
          end_date: phase?.end_date,
        },
        { items: [{ price: cheaper.id }], duration: { interval: 'month', interval_count: 1 } },
      ],
    });
    return { ...made, schedule };
  };
  const moved = await plan();
  const stayed = await plan();
  await stripe.subscriptionSchedules.release(stayed.schedule.id);
  const preview = await stripe.invoices.createPreview({ subscription: moved.subscription.id });
  expect(preview.total).toBe(1000);
  await moveTo(days(62));
  expect((await invoicesOf(stripe, moved.customer.id)).map((it) => it.total)).toEqual([
    2500, 1000, 1000,
  ]);
  expect((await invoicesOf(stripe, stayed.customer.id)).map((it) => it.total)).toEqual([
    2500, 2500, 2500,
  ]);
  const after = await stripe.subscriptions.retrieve(moved.subscription.id);
  expect(after.schedule).toBeNull();
});

describe('the phases of a schedule', () => {
  const discounted = async (trial?: number) => {
    const { stripe, moveTo } = await testProvider();
    const coupon = await stripe.coupons.create({ percent_off: 50, duration: 'forever' });
    const made = await subscriber(stripe, {
      amount: 2000,
      with: { discounts: [{ coupon: coupon.id }] },
    });
    if (trial) await stripe.subscriptions.update(made.subscription.id, { trial_end: trial });
    const schedule = await stripe.subscriptionSchedules.create({
      from_subscription: made.subscription.id,
    });
    const [present] = schedule.phases;
    if (!present) throw new Error('The schedule has no phase.');
    const { start_date, end_date } = present;
    const items = [{ price: made.price.id, quantity: 1 }];
    const next = { items, duration: { interval: 'month' as const, interval_count: 1 } };
    const discount = String(present.discounts[0]?.discount);
    return {
      moveTo,
      present,
      discount,
      charged: () => chargedTo(stripe, made.customer.id),
      plan: (first: object, second: object = {}) =>
        stripe.subscriptionSchedules.update(schedule.id, {
          phases: [
            { items, start_date, end_date, ...first },
            { ...next, ...second },
          ],
        }),
    };
  };

  test('have the discounts that the request gives to each', async () => {
    const { charged, discount, moveTo, plan } = await discounted();
    const discounts = [{ discount }];
    await plan({ discounts }, { discounts });
    await moveTo(days(32));
    expect(await charged()).toBe(1000 + 1000);
  });

  test('have no discount that the request leaves out', async () => {
    const { charged, discount, moveTo, plan } = await discounted();
    await plan({ discounts: [{ discount }] });
    await moveTo(days(32));
    expect(await charged()).toBe(1000 + 2000);
  });

  test('name the end of free time that runs', async () => {
    const end = days(20) / 1000;
    const { plan, present } = await discounted(end);
    expect(present.trial_end).toBe(end);
    await expect(plan({})).rejects.toThrow('trial_end');
    await expect(plan({ trial_end: end })).resolves.toMatchObject({ status: 'active' });
  });
});

test('a preview of a new coupon shows what redeeming it will charge', async () => {
  const { stripe, moveTo } = await testProvider();
  const { subscription, customer } = await subscriber(stripe, { amount: 3000 });
  const target = await priceOf(stripe, 6000);
  const coupon = await stripe.coupons.create({ percent_off: 10, duration: 'once' });
  await moveTo(days(15));
  const order = {
    items: swap(subscription, target.id),
    proration_behavior: 'always_invoice',
  } as const;
  const discounts = [{ coupon: coupon.id }];
  const preview = await stripe.invoices.createPreview({
    subscription: subscription.id,
    subscription_details: { ...order, proration_date: days(15) / 1000 },
    discounts,
  });
  expect(preview.total).toBe(2700 - 1500);
  expect((await stripe.coupons.retrieve(coupon.id)).times_redeemed).toBe(0);
  await stripe.subscriptions.update(subscription.id, {
    ...order,
    discounts,
    proration_date: days(15) / 1000,
    payment_behavior: 'error_if_incomplete',
  });
  expect(await chargedTo(stripe, customer.id)).toBe(3000 + 1200);
});

test('a list of live subscriptions fills its page and ends, however many have ended', async () => {
  const { stripe } = await testProvider();
  const { customer, subscription } = await subscriber(stripe);
  const price = subscription.items.data[0]?.price.id ?? '';
  for (let count = 0; count < 11; count += 1) {
    const { id } = await stripe.subscriptions.create({ customer: customer.id, items: [{ price }] });
    await stripe.subscriptions.cancel(id);
  }
  const all = await stripe.subscriptions.list({ customer: customer.id, limit: 10 });
  expect(all).toMatchObject({ data: [{ id: subscription.id }], has_more: false });
  const ended = await stripe.subscriptions.list({ customer: customer.id, status: 'ended' });
  expect([ended.data.length, ended.has_more]).toEqual([10, true]);
});
