import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { plans } from '../db/schema/sites';
import { eq } from 'drizzle-orm';
import { runJobs } from '../services/jobs/runJobs';
import { findPlan } from '../services/plans/findPlan';
import { customers } from './support/customers';
import { endAllPlans } from './support/endAllPlans';
import { endContract } from './support/endContract';
import { messagesTo } from './support/outbox';
import { startTestSandbox, type TestSandbox } from './support/testSandbox';
import type { Visitor } from './support/Visitor';

// LAW-11
describe('the mail that confirms an order', () => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await startTestSandbox('pglite');
  });
  beforeEach(() => endAllPlans(sandbox));
  afterAll(() => sandbox.close());

  const { change, days, internalCustomer, passHolder, stripeCustomer } = customers(() => sandbox);
  const { end, orderOf } = endContract(() => sandbox);

  const mailTo = async (customer: Visitor): Promise<string> => {
    await runJobs(sandbox.backend);
    const { email } = await orderOf(customer);
    return (await messagesTo(sandbox, email)).at(-1)?.body ?? '';
  };
  const factOf = (mail: string, label: string): string | undefined =>
    mail.split('\n').find((line) => line.startsWith(`${label}: `));

  test('names no refund and no price for the start where the first payment is free', async () => {
    const mail = await mailTo(await stripeCustomer('cw-plus-month', 'WELCOME100'));
    expect(factOf(mail, 'Right to withdraw')).toContain(
      'If you withdraw in time, you pay nothing.',
    );
    expect(mail).not.toContain('We’ll refund what you paid for the time');
    expect(factOf(mail, 'Coupon')).toBe(
      'Coupon: With WELCOME100 your first payment is free. After that, you’ll pay £25.00 each time.',
    );
  });

  test('links to both forms with its order number', async () => {
    const mail = await mailTo(await stripeCustomer());
    const number = /Order number: (FW-[\w-]+)/.exec(mail)?.[1];
    for (const page of ['withdraw-from-contract', 'cancel-contract'])
      expect(mail).toContain(`/v2/#/${page}?location_id=canal-wharf&order=${number}`);
  });

  test('names the coupon that lowers only the first payment', async () => {
    const mail = await mailTo(await stripeCustomer('cw-plus-month', 'FIVER'));
    expect(factOf(mail, 'Coupon')).toBe(
      'Coupon: FIVER takes £5.00 off your first payment. After that, you’ll pay £25.00 each time.',
    );
    expect(factOf(mail, 'Right to withdraw')).toContain('We’ll refund what you paid');
  });

  test.each([
    ['STRIPE', () => stripeCustomer('cw-plus-month'), 'cw-supersonic-month', 'Plus', '£25.00'],
    [
      'INTERNAL',
      () => internalCustomer('tc-standard-4weeks'),
      'tc-awesome-4weeks',
      'Three devices',
      '£19.00',
    ],
  ] as const)(
    'says what a change replaces, what unused time paid, and what a withdrawal does (%s)',
    async (_, begin, priceId, earlier, unused) => {
      const customer = await begin();
      expect((await change(customer, priceId)).status).toBe(200);
      const mail = await mailTo(customer);
      expect(factOf(mail, 'Replaces')).toBe(`Replaces: ${earlier}`);
      expect(factOf(mail, 'From unused time and credit')).toBe(
        `From unused time and credit: −${unused}`,
      );
      expect(factOf(mail, 'Right to withdraw')).toContain(
        'Your withdrawal ends your plan straight away, with everything you’ve ordered for it.',
      );
      const done = await end('withdraw', await orderOf(customer));
      expect(done.body).toMatchObject({ keepsPlan: false });
    },
  );

  // NET-13
  test('says that the personal network goes with a change to a plan without one', async () => {
    const goes =
      'Essential doesn’t include your own network. Your network stops when Essential starts. From then on, connect your devices to the Wi-Fi at Canal Wharf.';
    const customer = await stripeCustomer('cw-plus-month');
    expect(await mailTo(customer)).not.toContain('your own network');
    expect((await change(customer, 'cw-essential-month')).status).toBe(200);
    expect(await mailTo(customer)).toContain(goes);
  });

  // SUB-27
  test('names price and period of the plan that another one of the same title replaces', async () => {
    const customer = await internalCustomer('tc-standard-4weeks');
    await days(20);
    expect((await change(customer, 'tc-standard-1year')).status).toBe(200);
    const mail = await mailTo(customer);
    expect(factOf(mail, 'Plan')).toBe('Plan: Three devices');
    expect(factOf(mail, 'Price')).toContain('£190.00 every year');
    expect(factOf(mail, 'Replaces')).toBe('Replaces: Three devices (£19.00 every 4 weeks)');
    // The user stays on the plan that they have.
    expect((await change(customer, 'tc-standard-4weeks')).status).toBe(200);
    expect(await mailTo(customer)).toContain(
      'You cancelled the change to the Three devices (£190.00 every year) plan.',
    );
  });

  // SUB-27
  test('names price and period of the plan that stays after a withdrawal from such a change', async () => {
    const customer = await internalCustomer('tc-standard-4weeks');
    await days(20);
    expect((await change(customer, 'tc-standard-1year')).status).toBe(200);
    const done = await end('withdraw', await orderOf(customer));
    expect(done.body).toMatchObject({ keepsPlan: true });
    expect(await mailTo(customer)).toContain('Three devices (£19.00 every 4 weeks)');
  });

  test('says of a later change that a withdrawal brings the earlier plan back', async () => {
    const customer = await stripeCustomer('cw-plus-month');
    await days(20);
    expect((await change(customer, 'cw-supersonic-month')).status).toBe(200);
    expect(factOf(await mailTo(customer), 'Right to withdraw')).toMatch(
      /: You can withdraw until [^.]+\. If you do, you’ll go back to Plus\. We’ll put the money for the time you haven’t used towards Plus first\. You’ll get the rest back as a refund, or as credit if you paid with credit\./,
    );
    const done = await end('withdraw', await orderOf(customer));
    expect(done.body).toMatchObject({ keepsPlan: true });
  });

  test('names both days where the first order can be withdrawn from for a part of them', async () => {
    const customer = await stripeCustomer('cw-plus-month');
    await days(10);
    expect((await change(customer, 'cw-supersonic-month')).status).toBe(200);
    expect(factOf(await mailTo(customer), 'Right to withdraw')).toMatch(
      /: You can withdraw until [^.]+\. Until ([^,]+), your withdrawal ends your plan straight away, .+ After \1, your withdrawal takes you back to Plus instead\./,
    );
  });

  test('says that the plan ends where a later change began the first minimum term', async () => {
    const { db } = sandbox.backend;
    const bound = await findPlan(db, 'cw-supersonic-month');
    if (!bound) throw new Error('The seeds have changed.');
    const held = eq(plans.priceId, bound.priceId);
    await db
      .update(plans)
      .set({ details: { ...bound.details, contractMonths: 12 } })
      .where(held);
    const customer = await stripeCustomer('cw-plus-month');
    await days(20);
    expect((await change(customer, bound.priceId)).status).toBe(200);
    expect(factOf(await mailTo(customer), 'Right to withdraw')).toContain(
      'Your withdrawal ends your plan straight away',
    );
    const done = await end('withdraw', await orderOf(customer));
    expect(done.body).toMatchObject({ keepsPlan: false });
    await db.update(plans).set({ details: bound.details }).where(held);
  });

  // LAW-5
  test('says from when nothing is left to refund of a plan that ends before the right does', async () => {
    const mail = await mailTo(await passHolder());
    expect(factOf(mail, 'Right to withdraw')).toMatch(
      /Your plan ends on \d+ \w+ \d{4}, and then there’s nothing left to refund\./,
    );
  });
});
