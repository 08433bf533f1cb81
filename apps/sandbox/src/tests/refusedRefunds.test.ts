import { HOUR } from '@foyer/domain';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { checkouts, invoices } from '../db/schema/billing';
import { withRefund } from '../services/invoices/withRefunds';
import { refundDuplicates } from '../services/jobs/refundDuplicates';
import { runJobs } from '../services/jobs/runJobs';
import { findSite } from '../services/sites/findSite';
import { changeSite } from './support/changeSite';
import { closeCards } from './support/closeCards';
import { customers } from './support/customers';
import { endContract } from './support/endContract';
import { lastMessage, messagesTo } from './support/outbox';
import { cards, payCheckout } from './support/payCheckout';
import { textAt } from './support/textAt';
import { engines, startTestSandbox, type TestSandbox } from './support/testSandbox';
import { Visitor } from './support/Visitor';

// BUY-17, LAW-11
describe.each(engines)('a refund that the card provider refuses for good (%s)', (engine) => {
  let sandbox: TestSandbox;
  let support: string;
  beforeAll(async () => {
    sandbox = await startTestSandbox(engine, { rateLimits: false });
    support = String((await findSite(sandbox.backend.db, 'canal-wharf'))?.details.support.email);
  });
  afterAll(() => sandbox.close());
  afterEach(async () => {
    vi.restoreAllMocks();
    await setSupport(support);
  });

  const { account, customerOf, provider, stripeCustomer } = customers(() => sandbox);
  const { end, orderOf } = endContract(() => sandbox);

  const setSupport = (email: string | null) =>
    changeSite(sandbox, 'canal-wharf', ({ support: details }) => ({
      support: { ...details, email },
    }));
  /** A device pays a checkout that was closed, and gets neither a plan nor the money back. */
  const payClosed = async (email: string) => {
    const device = await new Visitor(sandbox).arrive();
    const checkout = await device.keyed('/api/billing/create-checkout-session', {
      priceId: 'cw-essential-day',
      mode: 'payment',
      returnPath: '/stripe-return',
    });
    const id = textAt(checkout, 'id');
    await sandbox.backend.db
      .update(checkouts)
      .set({ state: 'expired' })
      .where(eq(checkouts.providerId, id));
    closeCards(provider());
    await payCheckout(sandbox, textAt(checkout, 'clientSecret'), cards.pays, email);
    return device.call('GET', `/api/billing/session-status/${id}`);
  };
  /** The first mail to this address fails. */
  const failOnce = (address: string) => {
    const { messages } = sandbox.backend;
    const send = messages.sendMail.bind(messages);
    let hasFailed = false;
    vi.spyOn(messages, 'sendMail').mockImplementation((mail) => {
      if (hasFailed || mail.to !== address) return send(mail);
      hasFailed = true;
      return Promise.reject(new Error('The mail server is down.'));
    });
  };
  const subjectsTo = async (address: string) =>
    (await messagesTo(sandbox, address)).map(({ subject }) => subject);

  test('sends an email to support, and one to the address of an order without an account', async () => {
    const email = 'no.account@post.example';
    await payClosed(email);
    await runJobs(sandbox.backend);
    const told = await lastMessage(sandbox, support);
    expect(told.subject).toMatch(/^Refund £.* by hand: no\.account@post\.example$/);
    expect(told.body).toContain('The payment provider refused to refund £');
    expect((await lastMessage(sandbox, email)).body).toContain('support will email you');
  });

  test('is shown as money that support pays back, also of a buyer without an account', async () => {
    const { db } = sandbox.backend;
    const before = await db.select().from(invoices);
    await payClosed('trace@post.example');
    await runJobs(sandbox.backend);
    const all = await db.select().from(invoices);
    const bill = all.find(({ id }) => before.every((earlier) => earlier.id !== id));
    if (!bill) throw new Error('The order wrote no invoice.');
    expect(await withRefund(db, bill)).toMatchObject({
      refunded: false,
      refundedAmount: 0,
      amountByHand: bill.amount,
    });
  });

  test('reaches support even where the first mail about it fails', async () => {
    const email = 'mail.down@post.example';
    failOnce(support);
    await payClosed(email);
    await runJobs(sandbox.backend);
    const about = expect.stringContaining(email) as string;
    expect(await subjectsTo(support)).not.toContainEqual(about);
    await sandbox.moveClock(HOUR);
    expect(await subjectsTo(support)).toContainEqual(about);
  });

  test('promises no mail from support at a site that has no address for it', async () => {
    const email = 'no.support@post.example';
    await setSupport(null);
    await payClosed(email);
    await runJobs(sandbox.backend);
    const { body } = await lastMessage(sandbox, email);
    expect(body).not.toContain('support');
    expect(body).toContain('contact Canal Wharf to arrange another way');
  });

  test('of a second subscription sends an email to the buyer and to support', async () => {
    const visitor = await stripeCustomer();
    const customer = await customerOf(visitor);
    const [first] = (await provider().subscriptions.list({ customer })).data;
    await provider().subscriptions.create({
      customer,
      items: [{ price: first?.items.data[0]?.price.id ?? '' }],
      metadata: first?.metadata ?? {},
    });
    closeCards(provider());
    for (let tries = 0; tries < 2; tries += 1) await refundDuplicates(sandbox.backend);
    await runJobs(sandbox.backend);
    const email = textAt(await account(visitor), 'siteUser.email');
    const subject = 'We couldn’t refund £25.00';
    const mails = await subjectsTo(email);
    expect(mails.filter((mail) => mail === subject)).toHaveLength(1);
    expect(await subjectsTo(support)).toContain(`Refund £25.00 by hand: ${email}`);
  });

  test('of a withdrawal reaches support even where the first mail about it fails', async () => {
    const visitor = await stripeCustomer();
    const order = await orderOf(visitor);
    closeCards(provider());
    failOnce(support);
    expect((await end('withdraw', order)).status).toBe(200);
    await runJobs(sandbox.backend);
    await sandbox.moveClock(HOUR);
    const about = expect.stringContaining(` by hand: ${order.email}`) as string;
    expect(await subjectsTo(support)).toContainEqual(about);
  });
});
