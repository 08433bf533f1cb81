import { DAY } from '@foyer/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { eq } from 'drizzle-orm';
import { invoices } from '../db/schema/billing';
import { mirrorSubscription } from '../services/card-provider-sync/mirrorSubscription';
import { runJobs } from '../services/jobs/runJobs';
import { beginTerms, endTerm } from './support/beginTerms';
import { customers } from './support/customers';
import { endAllPlans } from './support/endAllPlans';
import { endContract } from './support/endContract';
import { messagesTo } from './support/outbox';
import { engines, startTestSandbox, type TestSandbox } from './support/testSandbox';
import type { Visitor } from './support/Visitor';

// SUB-25
describe.each(engines)('a minimum term that nobody pays for (%s)', (database) => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await startTestSandbox(database);
    await beginTerms(sandbox, 'cw-plus-month', 'tc-standard-4weeks');
  });
  beforeEach(() => endAllPlans(sandbox));
  afterAll(() => sandbox.close());

  const { change, charges, days, internalCustomer, rowOf, stripeCustomer, subscription, useCard } =
    customers(() => sandbox);
  const { end, orderOf } = endContract(() => sandbox);

  const buyAtProvider = (visitor: Visitor, priceId: string) =>
    visitor.keyed('/api/billing/create-checkout-session', {
      priceId,
      mode: 'subscription',
      returnPath: '/stripe-return',
    });
  const buyHere = (visitor: Visitor, priceId: string) =>
    visitor.keyed('/api/internal-subscription', { priceId });

  test.each([
    ['STRIPE', () => stripeCustomer('cw-plus-month'), buyAtProvider, 2500],
    ['INTERNAL', () => internalCustomer('tc-standard-4weeks'), buyHere, 1900],
  ] as const)('leaves the fee for leaving early owed (%s)', async (_, begin, buy, price) => {
    const customer = await begin();
    const { priceId } = await rowOf(customer);
    await useCard(customer, 'pm_card_chargeCustomerFail');
    await days(60);
    expect(await subscription(customer)).toBeNull();
    const { body } = await customer.call('GET', '/api/billing');
    const bills = Object.values(body['invoices'] ?? {});
    const fee = bills.find((bill) => Number(bill?.['amount']) * 100 > 2 * price);
    const amount = Math.round(Number(fee?.['amount']) * 100);
    expect(fee).toMatchObject({ state: 'uncollectible' });
    // LAW-11
    const { email } = await orderOf(customer);
    const told = (await messagesTo(sandbox, email)).filter(({ subject }) =>
      /^Your \w+ .+ has ended$/.test(subject),
    );
    expect(told.map(({ body: text }) => text)).toEqual([
      expect.stringMatching(
        `because you missed a payment\\.\\s+You owe £${(amount / 100).toFixed(2)}, the fee for leaving early \\(invoice FW-[^]+You also owe £${(price / 100).toFixed(2)} for the payment that you missed \\(invoice FW-[^]+ £${((amount + price) / 100).toFixed(2)} in all`,
      ),
    ]);
    const refused = await buy(customer, priceId);
    expect(refused).toMatchObject({ status: 409, body: { code: 'FEE_OWED' } });
    // Half of ten months' price.
    expect(amount).toBeGreaterThanOrEqual(price * 5);
    await useCard(customer, 'pm_card_visa');
    const paid = await customer.keyed(`/api/billing/invoice/${String(fee?.['id'])}/execute`, {});
    expect(paid.status).toBe(200);
    expect((await charges(customer)).at(-1)).toBe(amount);
    expect((await buy(customer, priceId)).status).toBe(201);
  });

  // LAW-11
  test('is not needed for a mail about the end of an unpaid plan, which names what is owed', async () => {
    const customer = await internalCustomer('tc-single-4weeks');
    const { email } = await orderOf(customer);
    await useCard(customer, 'pm_card_chargeCustomerFail');
    await days(60);
    await days(0.1);
    expect(await subscription(customer)).toBeNull();
    const told = (await messagesTo(sandbox, email)).filter(({ subject }) =>
      subject.endsWith('has ended'),
    );
    expect(told.map(({ body }) => body)).toEqual([
      expect.stringMatching(
        /ended on [^,]+, because you missed a payment\.\s+You owe £[\d.]+ for that payment \(invoice FW-/,
      ),
    ]);
  });

  /** The mails about an unpaid bill, the last day of its plan, the bill and the fee. */
  const warned = async (customer: Visitor, ...steps: number[]) => {
    await useCard(customer, 'pm_card_chargeCustomerFail');
    for (const step of steps) await days(step);
    const { body } = await customer.call('GET', '/api/billing');
    const [fee = 0, bill = 0] = Object.values(body['invoices'] ?? {})
      .filter((it) => ['open', 'uncollectible'].includes(String(it?.['state'])))
      .map((it) => Number(it?.['amount']))
      .toSorted((one, other) => other - one);
    const { email } = await orderOf(customer);
    const mails = (await messagesTo(sandbox, email)).filter(({ subject }) =>
      /couldn’t|if you don’t pay/.test(subject),
    );
    return { mails, fee, bill, endedAt: (await rowOf(customer)).endedAt ?? 0 };
  };
  const pounds = (amount: number) => `£${amount.toFixed(2)}`;

  // LAW-11
  test('names the day on which the plan ends and the sums at once, and again a week before', async () => {
    const { mails, fee, bill, endedAt } = await warned(await internalCustomer(), 60);
    const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Europe/London' });
    const lastDay = day.format(endedAt);
    expect(
      mails.map(({ subject, sentAt }) => [subject, Math.round((endedAt - sentAt) / DAY)]),
    ).toEqual([
      ['We couldn’t take your payment for Three devices', 15],
      [`Your Three devices plan ends on ${lastDay} if you don’t pay`, 7],
    ]);
    expect(bill).toBe(19);
    for (const mail of mails) {
      expect(mail.body).toMatch(/£19\.00 for Three devices \(invoice FW-[\w-]+\)/);
      expect(mail.body).toContain(`We’ll try your card for the last time on ${lastDay}.`);
      expect(mail.body).toContain(
        `You’ll then owe ${pounds(bill + fee)}: £19.00 for this payment, and ${pounds(fee)} for leaving early.`,
      );
    }
    expect(mails[0]?.body).toContain('we’ll try your card again on');
    expect(mails[1]?.body).not.toContain('we’ll try your card again on');
  });

  test('names that day in the account and beside the bill, until the plan has ended', async () => {
    const customer = await internalCustomer();
    await useCard(customer, 'pm_card_chargeCustomerFail');
    await days(29);
    const ends = async () => {
      const account = await customer.call('GET', '/api/user');
      const billing = await customer.call('GET', '/api/billing');
      const bills = Object.values(billing.body['invoices'] ?? {});
      const bill = bills.find((it) => ['open', 'uncollectible'].includes(String(it?.['state'])));
      const last = account.body['siteUser']?.['lastInvoice'];
      return [Object(last)['endsPlanAt'], bill?.['endsPlanAt']];
    };
    const [day, sameDay] = await ends();
    expect(sameDay).toBe(day);
    await days(30);
    expect(Date.parse(String(day))).toBe((await rowOf(customer)).endedAt);
    expect(await ends()).toEqual([null, null]);
  });

  test('names the next try and the highest fee where the card provider decides when the plan ends', async () => {
    const { mails, fee, bill } = await warned(
      await stripeCustomer('cw-plus-month'),
      31.1,
      3,
      2,
      10,
    );
    expect(mails.map(({ subject }) => subject)).toEqual([
      'We couldn’t take your payment for Plus',
      'We couldn’t take your payment for Plus',
    ]);
    expect(mails[0]?.sentAt).toBeLessThan(mails[1]?.sentAt ?? 0);
    for (const mail of mails) {
      expect(mail.body).toContain('we’ll try your card again on');
      const most = /up to £([\d.]+) for leaving early/.exec(mail.body)?.[1];
      expect(Number(most)).toBeGreaterThanOrEqual(fee);
      expect(mail.body).toContain(`up to ${pounds(bill + Number(most))}: £25.00 for this payment`);
    }
  });

  test('whose fee is still owed does not keep its user from cancelling a booked change of another plan', async () => {
    const customer = await internalCustomer();
    await endTerm(sandbox, customer);
    expect((await change(customer, 'tc-single-4weeks')).status).toBe(200);
    await sandbox.backend.db
      .update(invoices)
      .set({ state: 'uncollectible', reason: 'owed-fee:sub_earlier' })
      .where(eq(invoices.userId, customer.userId));
    expect((await change(customer, 'tc-standard-4weeks')).status).toBe(200);
    expect(await rowOf(customer)).toMatchObject({ scheduledPriceId: null });
  });

  test('leaves no fee where a booked change began it and was never paid', async () => {
    const customer = await stripeCustomer('cw-supersonic-month');
    await days(20);
    expect((await change(customer, 'cw-plus-month')).status).toBe(200);
    await useCard(customer, 'pm_card_chargeCustomerFail');
    for (const step of [12, 28]) await days(step);
    expect(await subscription(customer)).toBeNull();
    const { email } = await orderOf(customer);
    const unpaid = (await messagesTo(sandbox, email)).find((mail) =>
      mail.subject.includes('couldn’t'),
    );
    expect(unpaid?.body).toContain('your plan ends, and you’ll still owe £25.00.');
    expect(unpaid?.body).not.toContain('leaving early');
    const { body } = await customer.call('GET', '/api/billing');
    const amounts = Object.values(body['invoices'] ?? {}).map((bill) => Number(bill?.['amount']));
    expect(Math.max(...amounts)).toBeLessThanOrEqual(38);
    expect((await buyAtProvider(customer, 'cw-plus-month')).status).toBe(201);
  });

  test('ends with its fee owed where the provider’s account only marks it as unpaid', async () => {
    const customer = await stripeCustomer('cw-plus-month');
    await useCard(customer, 'pm_card_chargeCustomerFail');
    await days(30.1);
    const { priceId, providerId } = await rowOf(customer);
    const at = sandbox.backend.cardProvider.stripe.subscriptions;
    const retrieve = at.retrieve.bind(at);
    vi.spyOn(at, 'retrieve').mockImplementationOnce(async (...given) => ({
      ...(await retrieve(...given)),
      status: 'unpaid',
    }));
    // A process that dies in between leaves the rest to the next one.
    vi.spyOn(sandbox.backend.db, 'transaction').mockRejectedValueOnce(
      new Error('The process died.'),
    );
    const mirror = () => mirrorSubscription(sandbox.backend, providerId ?? '');
    await expect(mirror()).rejects.toThrow('died');
    await mirror();
    expect((await retrieve(providerId ?? '')).status).toBe('canceled');
    expect(await subscription(customer)).toBeNull();
    expect((await buyAtProvider(customer, priceId)).body).toMatchObject({ code: 'FEE_OWED' });
  });

  // LAW-6
  test('still owes its last period when it is cancelled past due for its end', async () => {
    const customer = await stripeCustomer('cw-plus-month');
    for (let month = 0; month < 11; month += 1) await days(30);
    await useCard(customer, 'pm_card_chargeCustomerFail');
    const { periodEnd: paidUntil } = await rowOf(customer);
    await days(((paidUntil ?? 0) - sandbox.clock.now()) / DAY + 0.1);
    const { periodEnd, contractEnd, state } = await rowOf(customer);
    expect(state).toBe('past_due');
    expect(Math.abs((periodEnd ?? 0) - (contractEnd ?? 0))).toBeLessThan(4 * DAY);
    const { body } = await end('cancel', await orderOf(customer));
    expect(Date.parse(String(body['endsAt']))).toBe(periodEnd);
    await runJobs(sandbox.backend);
    expect(await rowOf(customer)).toMatchObject({ state: 'past_due', cancelAtPeriodEnd: true });
    await useCard(customer, 'pm_card_visa');
    await days(3);
    expect(await charges(customer)).toHaveLength(12);
  });
});
