import { DAY } from '@foyer/domain';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { subscriptions } from '../db/schema/subscriptions';
import { runJobs } from '../services/jobs/runJobs';
import { beginTerms } from './support/beginTerms';
import { changeSite } from './support/changeSite';
import { customers } from './support/customers';
import { endAllPlans } from './support/endAllPlans';
import { endContract } from './support/endContract';
import { messagesTo } from './support/outbox';
import { startTestSandbox, type TestSandbox } from './support/testSandbox';
import type { Visitor } from './support/Visitor';

// LAW-12, LAW-13
describe('the mails before a renewal, in rare states', () => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await startTestSandbox('pglite');
    await endAllPlans(sandbox);
  });
  afterAll(() => sandbox.close());

  const { change, days, internalCustomer, iso, rowOf } = customers(() => sandbox);
  const { end, orderOf } = endContract(() => sandbox);

  const cancelFor = async (customer: Visitor, inDays: number) => {
    const order = { ...(await orderOf(customer)), endsOn: iso(inDays) };
    expect((await end('cancel', order)).body).toMatchObject({ renewsUntilEnd: true });
    return order.email;
  };
  const mailAbout = async (email: string, subject: RegExp) =>
    (await messagesTo(sandbox, email)).findLast((mail) => subject.test(mail.subject));

  test('do not ask a customer to cancel who has cancelled for a later day', async () => {
    const email = await cancelFor(await internalCustomer('tc-standard-1year'), 500);
    for (const passed of [330, 7]) await days(passed);
    const mail = await mailAbout(email, /renews on/);
    expect(mail?.body).toMatch(
      /You’ve cancelled your plan\. It ends on \d+ \w+ \d{4}, and renews until then\./,
    );
    expect(mail?.body).not.toContain('cancel it before');
  });

  test('say how to cancel, also without logging in', async () => {
    const { email } = await orderOf(await internalCustomer('tc-standard-1year'));
    for (const passed of [330, 7]) await days(passed);
    expect((await mailAbout(email, /renews on/))?.body).toMatch(
      /How to cancel: Log in and open My Plan, or cancel without logging in: http\S+\/cancel-contract\S*order=FW-/,
    );
  });

  test('come before the first renewal after a minimum term, and name its end', async () => {
    await beginTerms(sandbox, 'tc-awesome-4weeks');
    const customer = await internalCustomer('tc-awesome-4weeks');
    const { email } = await orderOf(customer);
    const { contractEnd } = await rowOf(customer);
    while (sandbox.clock.now() < (contractEnd ?? 0) + 24 * DAY) await days(7);
    const mail = await mailAbout(email, /renews on/);
    expect(mail?.body).toMatch(
      /End of your minimum term: \d+ \w+ \d{4}\. You can already cancel without a fee\./,
    );
    expect(mail?.body).toContain('cancel it before');
  });

  test('promise no way out where the booked change begins another minimum term', async () => {
    await beginTerms(sandbox, 'tc-single-4weeks');
    const customer = await internalCustomer('tc-awesome-4weeks');
    const { email } = await orderOf(customer);
    const { contractEnd } = await rowOf(customer);
    while (((await rowOf(customer)).periodEnd ?? 0) < (contractEnd ?? 0)) await days(7);
    expect((await change(customer, 'tc-single-4weeks')).status).toBe(200);
    while (!(await mailAbout(email, /^Your plan changes on \d/))) await days(7);
    expect((await mailAbout(email, /^Your plan changes on \d/))?.body).not.toContain(
      'without a fee',
    );
  });

  test('name the plan that a booked change brings as the one to come', async () => {
    const customer = await internalCustomer('tc-standard-4weeks');
    const { email } = await orderOf(customer);
    await days(170);
    expect((await change(customer, 'tc-single-4weeks')).status).toBe(200);
    for (const passed of [14, 14]) await days(passed);
    const mail = await mailAbout(email, /^Your plan changes on \d/);
    expect(mail?.body).toMatch(/Your plan changes to One device on \d.+ You’ll pay £\d+\.00 for /);
    expect(mail?.body).not.toContain('One device renews');
  });

  test('say that nothing is to pay where credit pays for the renewal', async () => {
    const customer = await internalCustomer('tc-standard-1year');
    const { email } = await orderOf(customer);
    const { id } = await rowOf(customer);
    await sandbox.backend.db
      .update(subscriptions)
      .set({ credit: 50_000 })
      .where(eq(subscriptions.id, id));
    for (const passed of [330, 7]) await days(passed);
    const mail = await mailAbout(email, /renews on/);
    expect(mail?.body).toContain('You won’t pay anything for 1 year.');
  });

  test('do not offer a change where the plan with the coupon is cancelled', async () => {
    const email = await cancelFor(await internalCustomer('tc-standard-4weeks', 'SEASIDE'), 150);
    for (const passed of [29, 21]) await days(passed);
    const mail = await mailAbout(email, /your plan costs the full price/);
    expect(mail?.body).toContain('your plan costs the full price, £19.00 every 4 weeks.');
    expect(mail?.body).not.toContain('change or cancel');
  });

  test('name the plan that follows a coupon as the one that a booked change brings', async () => {
    const customer = await internalCustomer('tc-standard-4weeks', 'SEASIDE');
    const { email } = await orderOf(customer);
    await days(29);
    expect((await change(customer, 'tc-single-4weeks')).status).toBe(200);
    await days(21);
    const mail = await mailAbout(email, /your plan costs the full price/);
    expect(mail?.body).toMatch(
      /SEASIDE won’t lower any more payments\. Your plan changes to One device on \d.+, and costs £\d+\.00 every 4 weeks\./,
    );
  });

  // USAGE-3
  test('of a plan that ends where nothing is sold offer no other plan', async () => {
    const customer = await internalCustomer();
    const { email, ...order } = await orderOf(customer);
    await customer.call('PUT', '/api/usage/warning', { warning: 'email' });
    expect((await end('cancel', { email, ...order })).status).toBe(200);
    const before = await changeSite(sandbox, 'trenance-cove', () => ({ portalType: 'NAAS' }));
    for (const passed of [26, 1.1]) await days(passed);
    const mail = await mailAbout(email, /ends soon/);
    await changeSite(sandbox, 'trenance-cove', () => before);
    expect(mail?.body).toMatch(/Your Three devices plan ends on .+\./);
    expect(mail?.body).not.toMatch(/another|stay online/);
  });

  // USAGE-3
  test('of a plan that ends at a closed site name nothing that keeps anybody online', async () => {
    const customer = await internalCustomer();
    const { email } = await orderOf(customer);
    await customer.call('PUT', '/api/usage/warning', { warning: 'email' });
    await changeSite(sandbox, 'trenance-cove', () => ({ enabled: false }));
    await runJobs(sandbox.backend);
    for (const passed of [26, 1.1]) await days(passed);
    const mail = await mailAbout(email, /ends soon/);
    expect(mail?.body).toMatch(/Your Three devices plan ends on .+\./);
    expect(mail?.body).not.toMatch(/stay online|another/);
  });
});
