import { expect, test } from 'vitest';
import { changeCard, chargedTo, invoicesOf, subscriber } from '../testing/subscriber';
import { startOfTests, testProvider } from '../testing/testProvider';

const days = (count: number): number => startOfTests + count * 86_400_000;
const utc = (year: number, month: number, date: number, hour = 9): number =>
  Date.UTC(year, month - 1, date, hour);
const totals = (invoices: { total: number }[]): number[] => invoices.map((it) => it.total);

test('a subscription renews month after month on the day on which it began', async () => {
  const { stripe, moveTo } = await testProvider();
  const { customer, subscription } = await subscriber(stripe);
  await moveTo(utc(2027, 2, 20));
  const now = await stripe.subscriptions.retrieve(subscription.id);
  expect(now.status).toBe('active');
  expect(now.items.data[0]).toMatchObject({
    current_period_start: utc(2027, 2, 20) / 1000,
    current_period_end: utc(2027, 3, 20) / 1000,
  });
  expect(await invoicesOf(stripe, customer.id)).toEqual([
    { total: 2500, status: 'paid', billing_reason: 'subscription_create' },
    { total: 2500, status: 'paid', billing_reason: 'subscription_cycle' },
    { total: 2500, status: 'paid', billing_reason: 'subscription_cycle' },
    { total: 2500, status: 'paid', billing_reason: 'subscription_cycle' },
  ]);
  expect(await chargedTo(stripe, customer.id)).toBe(10_000);
});

test('a four-weekly plan renews every 28 days', async () => {
  const { stripe, moveTo } = await testProvider();
  const recurring = { interval: 'week', interval_count: 4 } as const;
  const { subscription } = await subscriber(stripe, { recurring });
  await moveTo(days(57));
  const now = await stripe.subscriptions.retrieve(subscription.id);
  expect(now.items.data[0]?.current_period_end).toBe(days(84) / 1000);
});

test('a subscription begun on the 31st renews on each month’s last day without drifting', async () => {
  const { stripe, moveTo } = await testProvider({ startAt: utc(2027, 1, 31) });
  const { subscription } = await subscriber(stripe);
  const ends: number[] = [];
  for (const at of [utc(2027, 2, 28), utc(2027, 3, 31), utc(2027, 4, 30)]) {
    const { items } = await stripe.subscriptions.retrieve(subscription.id);
    ends.push((items.data[0]?.current_period_end ?? 0) * 1000);
    await moveTo(at);
  }
  expect(ends).toEqual([utc(2027, 2, 28), utc(2027, 3, 31), utc(2027, 4, 30)]);
});

test.each([
  { duration: 'once', expected: [2000, 2500, 2500, 2500] },
  { duration: 'repeating', duration_in_months: 3, expected: [2000, 2000, 2000, 2500] },
  { duration: 'forever', expected: [2000, 2000, 2000, 2000] },
] as const)('a coupon that lasts $duration reduces $expected', async ({ expected, ...terms }) => {
  const { stripe, moveTo } = await testProvider();
  const coupon = await stripe.coupons.create({ percent_off: 20, ...terms });
  const { customer } = await subscriber(stripe, { with: { discounts: [{ coupon: coupon.id }] } });
  await moveTo(utc(2027, 2, 21));
  expect(totals(await invoicesOf(stripe, customer.id))).toEqual(expected);
});

test('a coupon of an amount never makes an invoice negative', async () => {
  const { stripe } = await testProvider();
  const coupon = await stripe.coupons.create({
    amount_off: 4000,
    currency: 'gbp',
    duration: 'forever',
  });
  const { customer, subscription } = await subscriber(stripe, {
    with: { discounts: [{ coupon: coupon.id }] },
  });
  expect(subscription.status).toBe('active');
  expect(totals(await invoicesOf(stripe, customer.id))).toEqual([0]);
});

test('a failed renewal is past due, is retried, and cancels the subscription after the last retry', async () => {
  const { stripe, moveTo, webhook } = await testProvider();
  const { customer, subscription } = await subscriber(stripe);
  await changeCard(stripe, customer.id, 'pm_card_chargeCustomerFail');
  const states: string[] = [];
  for (const day of [30, 33, 35, 37]) {
    await moveTo(days(day) + 3_600_000);
    const { status } = await stripe.subscriptions.retrieve(subscription.id);
    const [invoice] = (await stripe.invoices.list({ customer: customer.id })).data;
    states.push(`${status} after ${invoice?.attempt_count}`);
  }
  expect(states).toEqual([
    'past_due after 1',
    'past_due after 2',
    'past_due after 3',
    'canceled after 4',
  ]);
  expect(await chargedTo(stripe, customer.id)).toBe(2500);
  const types = webhook.events.map((event) => event.type);
  expect(types.filter((type) => type === 'invoice.payment_failed')).toHaveLength(4);
  expect(types).toContain('customer.subscription.deleted');
});

test('an account may keep an unpaid subscription, and paying the invoice makes the subscription active again', async () => {
  const { stripe, moveTo } = await testProvider({ afterLastRetry: 'mark_unpaid', retryDays: [1] });
  const { customer, subscription } = await subscriber(stripe);
  await changeCard(stripe, customer.id, 'pm_card_chargeCustomerFail');
  await moveTo(days(33));
  expect((await stripe.subscriptions.retrieve(subscription.id)).status).toBe('unpaid');
  const [open] = (await stripe.invoices.list({ customer: customer.id, status: 'open' })).data;
  await changeCard(stripe, customer.id, 'pm_card_mastercard');
  expect((await stripe.invoices.pay(open?.id ?? '')).status).toBe('paid');
  expect((await stripe.subscriptions.retrieve(subscription.id)).status).toBe('active');
});

test('a new card pays a past-due invoice with the next retry', async () => {
  const { stripe, moveTo } = await testProvider();
  const { customer, subscription } = await subscriber(stripe);
  await changeCard(stripe, customer.id, 'pm_card_chargeCustomerFail');
  await moveTo(days(31));
  await changeCard(stripe, customer.id, 'pm_card_visa');
  await moveTo(days(34));
  expect((await stripe.subscriptions.retrieve(subscription.id)).status).toBe('active');
  expect(await chargedTo(stripe, customer.id)).toBe(5000);
});

test('a cancellation at the period’s end keeps the paid period and can be withdrawn', async () => {
  const { stripe, moveTo } = await testProvider();
  const kept = await subscriber(stripe);
  const gone = await subscriber(stripe);
  for (const { subscription } of [kept, gone]) {
    await stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true });
  }
  await moveTo(days(20));
  const waiting = await stripe.subscriptions.update(kept.subscription.id, {
    cancel_at_period_end: false,
  });
  expect(waiting).toMatchObject({ status: 'active', cancel_at: null, canceled_at: null });
  await moveTo(days(31));
  const [one, other] = await Promise.all(
    [kept, gone].map(({ subscription }) => stripe.subscriptions.retrieve(subscription.id)),
  );
  expect(one?.status).toBe('active');
  expect(other).toMatchObject({ status: 'canceled', ended_at: utc(2026, 12, 20) / 1000 });
  expect(await chargedTo(stripe, gone.customer.id)).toBe(2500);
});

test('while collection is paused periods pass without a charge, until the day it resumes', async () => {
  const { stripe, moveTo } = await testProvider();
  const { customer, subscription } = await subscriber(stripe);
  await stripe.subscriptions.update(subscription.id, {
    pause_collection: { behavior: 'void', resumes_at: utc(2027, 1, 10) / 1000 },
  });
  await moveTo(utc(2027, 1, 21));
  expect(await invoicesOf(stripe, customer.id)).toEqual([
    { total: 2500, status: 'paid', billing_reason: 'subscription_create' },
    { total: 2500, status: 'void', billing_reason: 'subscription_cycle' },
    { total: 2500, status: 'paid', billing_reason: 'subscription_cycle' },
  ]);
  const now = await stripe.subscriptions.retrieve(subscription.id);
  expect(now.pause_collection).toBeNull();
});

test('a paused subscription bills nothing and begins a new period when it resumes', async () => {
  const { stripe, moveTo } = await testProvider();
  const { customer, subscription } = await subscriber(stripe);
  expect((await stripe.subscriptions.pause(subscription.id)).status).toBe('paused');
  await moveTo(utc(2027, 2, 1));
  expect(await chargedTo(stripe, customer.id)).toBe(2500);
  const resumed = await stripe.subscriptions.resume(subscription.id, {
    billing_cycle_anchor: { type: 'now' },
  });
  expect(resumed.status).toBe('active');
  expect(resumed.items.data[0]?.current_period_end).toBe(utc(2027, 3, 1) / 1000);
  expect(await chargedTo(stripe, customer.id)).toBe(5000);
});

test('time given back as a trial moves the next payment, and nothing is charged before it', async () => {
  const { stripe, moveTo } = await testProvider();
  const { customer, subscription } = await subscriber(stripe);
  await moveTo(days(10));
  const later = await stripe.subscriptions.update(subscription.id, {
    trial_end: days(60) / 1000,
    proration_behavior: 'none',
  });
  expect(later).toMatchObject({ status: 'trialing', trial_end: days(60) / 1000 });
  await moveTo(days(59));
  expect(await chargedTo(stripe, customer.id)).toBe(2500);
  await moveTo(days(61));
  expect(await chargedTo(stripe, customer.id)).toBe(5000);
  expect((await stripe.subscriptions.retrieve(subscription.id)).status).toBe('active');
});

test('an unpaid first invoice expires the subscription after 23 hours', async () => {
  const { stripe, moveTo } = await testProvider();
  const { customer, subscription } = await subscriber(stripe, {
    with: { payment_behavior: 'default_incomplete' },
  });
  expect(subscription.status).toBe('incomplete');
  await moveTo(days(1));
  const expired = await stripe.subscriptions.retrieve(subscription.id);
  expect(expired.status).toBe('incomplete_expired');
  expect(await invoicesOf(stripe, customer.id)).toMatchObject([{ status: 'void' }]);
});

test('with a later billing day and no proration, the time before that day is free', async () => {
  const { stripe, moveTo } = await testProvider();
  const { customer, subscription } = await subscriber(stripe, {
    with: { billing_cycle_anchor: days(12) / 1000, proration_behavior: 'none' },
  });
  expect(subscription.status).toBe('active');
  expect(subscription.items.data[0]?.current_period_end).toBe(days(12) / 1000);
  expect(await chargedTo(stripe, customer.id)).toBe(0);
  await moveTo(days(13));
  expect(await chargedTo(stripe, customer.id)).toBe(2500);
});

test('a backdated plan charges nothing for the past, and its unused time is credited', async () => {
  const { stripe, moveTo } = await testProvider();
  await moveTo(days(15));
  const { customer, subscription } = await subscriber(stripe, {
    with: {
      backdate_start_date: days(0) / 1000,
      billing_cycle_anchor: days(30) / 1000,
      proration_behavior: 'none',
    },
  });
  expect(subscription.start_date).toBe(days(0) / 1000);
  expect(await chargedTo(stripe, customer.id)).toBe(0);
  const preview = await stripe.invoices.createPreview({
    subscription: subscription.id,
    subscription_details: {
      items: [{ id: subscription.items.data[0]?.id ?? '', quantity: 2 }],
      proration_behavior: 'always_invoice',
      proration_date: days(15) / 1000,
    },
  });
  expect(preview.lines.data.map(({ amount }) => amount)).toEqual([-1250, 2500]);
});

test('an account may keep a renewal as a draft for an hour: it is charged then, and void only after it is final', async () => {
  const { stripe, moveTo } = await testProvider({ renewalDraftSeconds: 3600 });
  const { customer, subscription } = await subscriber(stripe);
  await moveTo(days(30) + 60_000);
  expect((await stripe.subscriptions.retrieve(subscription.id)).status).toBe('active');
  const [draft] = (await stripe.invoices.list({ customer: customer.id })).data;
  const id = draft?.id ?? '';
  expect(draft).toMatchObject({ status: 'draft', billing_reason: 'subscription_cycle' });
  await expect(stripe.invoices.voidInvoice(id)).rejects.toThrow('open or uncollectible');
  await moveTo(days(30) + 3_660_000);
  expect((await stripe.invoices.retrieve(id)).status).toBe('paid');
  expect(await chargedTo(stripe, customer.id)).toBe(5000);
  await moveTo(days(61));
  const [next] = (await stripe.invoices.list({ customer: customer.id, status: 'draft' })).data;
  await stripe.customers.update(customer.id, { balance: -300 });
  const final = await stripe.invoices.finalizeInvoice(next?.id ?? '', { auto_advance: false });
  expect(final).toMatchObject({ status: 'open', amount_due: 2200 });
  expect((await stripe.invoices.voidInvoice(final.id ?? '')).status).toBe('void');
  await moveTo(days(65));
  expect(await chargedTo(stripe, customer.id)).toBe(5000);
});

test('the unused time of a renewal counts as paid while its invoice is a draft', async () => {
  const { stripe, moveTo } = await testProvider({ renewalDraftSeconds: 3600 });
  const { subscription } = await subscriber(stripe);
  const at = days(30) + 60_000;
  await moveTo(at);
  const preview = await stripe.invoices.createPreview({
    subscription: subscription.id,
    subscription_details: {
      items: [{ id: subscription.items.data[0]?.id ?? '', quantity: 2 }],
      proration_behavior: 'always_invoice',
      proration_date: at / 1000,
    },
  });
  expect(preview.lines.data.map(({ amount }) => amount)).toEqual([-2500, 5000]);
});

test('a draft that isn’t to be collected stays a draft, and takes no credit', async () => {
  const { stripe, moveTo } = await testProvider({ renewalDraftSeconds: 3600 });
  const { customer } = await subscriber(stripe);
  await moveTo(days(30) + 60_000);
  const [draft] = (await stripe.invoices.list({ customer: customer.id, status: 'draft' })).data;
  await stripe.customers.update(customer.id, { balance: -300 });
  await stripe.invoices.update(draft?.id ?? '', { auto_advance: false });
  await moveTo(days(32));
  expect((await stripe.invoices.retrieve(draft?.id ?? '')).status).toBe('draft');
  expect(await stripe.customers.retrieve(customer.id)).toMatchObject({ balance: -300 });
  expect(await chargedTo(stripe, customer.id)).toBe(2500);
});

test('a subscription that ends never charges the draft of its renewal', async () => {
  const { stripe, moveTo } = await testProvider({ renewalDraftSeconds: 3600 });
  const { customer, subscription } = await subscriber(stripe);
  await moveTo(days(30) + 60_000);
  await stripe.subscriptions.cancel(subscription.id);
  await moveTo(days(31));
  expect(await chargedTo(stripe, customer.id)).toBe(2500);
});

test('a subscription goes on as active once its newest invoice is given up, which can still be paid', async () => {
  const { stripe, moveTo } = await testProvider();
  const { customer, subscription } = await subscriber(stripe);
  await changeCard(stripe, customer.id, 'pm_card_chargeCustomerFail');
  await moveTo(days(30) + 60_000);
  const [owed] = (await stripe.invoices.list({ customer: customer.id, status: 'open' })).data;
  const id = owed?.id ?? '';
  const statusOf = async () => (await stripe.subscriptions.retrieve(subscription.id)).status;
  expect(await statusOf()).toBe('past_due');
  await stripe.invoices.markUncollectible(id);
  expect(await statusOf()).toBe('active');
  await expect(stripe.invoices.pay(id)).rejects.toThrow();
  expect((await stripe.invoices.retrieve(id)).status).toBe('uncollectible');
  expect(await statusOf()).toBe('active');
  await changeCard(stripe, customer.id, 'pm_card_visa');
  expect((await stripe.invoices.pay(id)).status).toBe('paid');
});
