import { HOUR } from '@foyer/domain';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { PERSONA_PASSWORD } from '../scenarios/seedPersona';
import { runJobs } from '../services/jobs/runJobs';
import { findSite } from '../services/sites/findSite';
import { changeSite } from './support/changeSite';
import { closeCards } from './support/closeCards';
import { customers } from './support/customers';
import { endContract } from './support/endContract';
import { endAllPlans } from './support/endAllPlans';
import { lastMessage, messagesTo } from './support/outbox';
import { textAt } from './support/textAt';
import { engines, startTestSandbox, type TestSandbox } from './support/testSandbox';
import { Visitor } from './support/Visitor';

const DANA = 'dana.whitfield@mail.example';

// LAW-8, PAUSE-7
describe.each(engines)('a refund that the card provider refuses for now (%s)', (engine) => {
  let sandbox: TestSandbox;
  beforeEach(async () => {
    sandbox = await startTestSandbox(engine, { rateLimits: false });
    await endAllPlans(sandbox, DANA);
  });
  afterEach(async () => {
    vi.restoreAllMocks();
    await sandbox.close();
  });

  const {
    account,
    charges,
    days,
    internalCustomer,
    iso,
    kept,
    provider,
    stripeCustomer,
    subscription,
  } = customers(() => sandbox);
  const { end, orderOf, preview, stranger } = endContract(() => sandbox);

  const plans = [
    ['INTERNAL', () => internalCustomer()],
    ['STRIPE', () => stripeCustomer()],
  ] as const;
  const book = async (visitor: Visitor) => {
    const dates = { startDate: iso(10), endDate: iso(40) };
    expect((await visitor.keyed('/api/pause', dates)).status).toBe(201);
    return visitor;
  };
  /** A customer whose pause is booked and paid. */
  const booked = async (buy: () => Promise<Visitor>) => book(await buy());
  const emailOf = async (visitor: Visitor) => textAt(await account(visitor), 'siteUser.email');
  const subjectsTo = async (address: string) =>
    (await messagesTo(sandbox, address)).map(({ subject }) => subject);
  const cancel = (visitor: Visitor) =>
    visitor.call('DELETE', '/api/subscription', { cancellationReason: 'other' });
  const refuse = () => closeCards(provider(), 'charge_disputed');
  /** The provider allows it, and the job runs twice. @returns what went back, in minor units */
  const allow = async (visitor: Visitor) => {
    const before = await kept(visitor);
    vi.restoreAllMocks();
    for (let time = 0; time < 2; time += 1) await sandbox.moveClock(2 * HOUR);
    return before - (await kept(visitor));
  };
  const supportOf = async (locationId: string) =>
    String((await findSite(sandbox.backend.db, locationId))?.details.support.email);

  test.each(plans)('lets a booked pause be cancelled, and follows (%s)', async (_, buy) => {
    const visitor = await booked(buy);
    const email = await emailOf(visitor);
    const paid = await kept(visitor);
    refuse();
    expect((await visitor.call('DELETE', '/api/unpause')).status).toBe(204);
    expect(await subscription(visitor)).toMatchObject({ state: 'active' });
    await runJobs(sandbox.backend);
    const told = await lastMessage(sandbox, email);
    expect(told.subject).toBe('We’ll refund £2.00');
    expect(told.body).toContain('Our payment provider can’t do it yet');
    expect((await visitor.call('GET', '/api/billing')).body['credits']).toEqual([]);
    expect(await kept(visitor)).toBe(paid);
    expect(await allow(visitor)).toBe(200);
    const subjects = await subjectsTo(email);
    expect(subjects.filter((subject) => subject === 'We’ve refunded £2.00')).toHaveLength(1);
    expect(subjects.filter((subject) => subject === 'We’ll refund £2.00')).toHaveLength(1);
  });

  test.each(plans)('gives access back when a pause ends (%s)', async (_, buy) => {
    const visitor = await buy();
    await visitor.keyed('/api/pause', { startDate: iso(0), endDate: iso(30) });
    refuse();
    expect((await visitor.call('DELETE', '/api/unpause')).status).toBe(204);
    expect(await subscription(visitor)).toMatchObject({ state: 'active' });
    // A day of the 30 has begun.
    expect(await allow(visitor)).toBe(193);
  });

  test.each(plans)('lets a plan be cancelled, which never renews (%s)', async (_, buy) => {
    const visitor = await booked(buy);
    const paid = await charges(visitor);
    refuse();
    expect((await cancel(visitor)).status).toBe(200);
    expect(await subscription(visitor)).toMatchObject({ state: 'cancelled' });
    await days(70);
    expect(await subscription(visitor)).toBeNull();
    expect(await charges(visitor)).toEqual(paid);
    expect(await allow(visitor)).toBe(200);
  });

  test.each(plans)('lets a plan be cancelled by the public form (%s)', async (_, buy) => {
    const visitor = await buy();
    const order = await orderOf(visitor);
    await book(visitor);
    const paid = await charges(visitor);
    refuse();
    expect((await end('cancel', order)).status).toBe(200);
    expect(await subjectsTo(order.email)).toContain('You’ve cancelled your contract');
    expect(await subscription(visitor)).toMatchObject({ state: 'cancelled' });
    await days(70);
    expect(await charges(visitor)).toEqual(paid);
    expect(await allow(visitor)).toBe(200);
  });

  /** A customer with months of a contract left. */
  const resident = async () => {
    const visitor = await new Visitor(sandbox, 'mercer-lofts').arrive();
    await visitor.logIn(DANA, PERSONA_PASSWORD);
    visitor.userId = textAt(await account(visitor), 'userId');
    return visitor;
  };
  const leave = (visitor: Visitor) =>
    visitor.keyed('/api/contract-subscription', { cancellationReason: 'leaving' });
  const keep = (visitor: Visitor) => visitor.keyed('/api/subscription/revive', {});
  const feeOf = async (visitor: Visitor) => {
    const fee = await visitor.call('POST', '/api/contract-subscription/early-cancellation-fee');
    return Math.round(Number(textAt(fee, 'amountToCharge')) * 100);
  };

  test('lets a contract be left before its pause, and costs its fee once', async () => {
    const visitor = await resident();
    await book(visitor);
    const fee = await feeOf(visitor);
    const paid = await charges(visitor);
    const price = paid.at(-1);
    refuse();
    expect((await leave(visitor)).status).toBe(200);
    expect(await subscription(visitor)).toMatchObject({ state: 'cancelled' });
    await runJobs(sandbox.backend);
    expect(await charges(visitor)).toEqual([...paid, fee]);
    expect(await allow(visitor)).toBe(price);
  });

  test('lets a contract be kept and left again, and returns the first fee once', async () => {
    const visitor = await resident();
    const fee = await feeOf(visitor);
    expect((await leave(visitor)).status).toBe(200);
    const paid = await charges(visitor);
    refuse();
    expect((await keep(visitor)).status).toBe(200);
    expect(await subscription(visitor)).toMatchObject({ state: 'active', contract: true });
    await runJobs(sandbox.backend);
    expect(await subjectsTo(DANA)).toContainEqual(expect.stringMatching(/^We’ll refund \$/));
    expect((await leave(visitor)).status).toBe(200);
    expect(await charges(visitor)).toEqual([...paid, fee]);
    expect(await subscription(visitor)).toMatchObject({ state: 'cancelled' });
    expect(await allow(visitor)).toBe(fee);
  });

  test.each([
    ['INTERNAL', () => internalCustomer(), 'trenance-cove'],
    ['STRIPE', () => stripeCustomer(), 'canal-wharf'],
  ] as const)('lets the plans of a closed site end (%s)', async (_, buy, site) => {
    const visitor = await booked(buy);
    const paid = await charges(visitor);
    refuse();
    await changeSite(sandbox, site, () => ({ enabled: false }));
    await runJobs(sandbox.backend);
    await days(70);
    expect(await charges(visitor)).toEqual(paid);
    expect(await allow(visitor)).toBe(200);
  });

  test('isn’t refunded again by a later withdrawal', async () => {
    const visitor = await stripeCustomer();
    const order = await orderOf(visitor);
    await book(visitor);
    refuse();
    await visitor.call('DELETE', '/api/unpause');
    const { body } = await preview(await stranger(), { kind: 'withdraw', ...order });
    expect(body).toMatchObject({ refundAmount: 25 });
  });

  test('is tried ever later', async () => {
    const visitor = await booked(internalCustomer);
    refuse();
    await visitor.call('DELETE', '/api/unpause');
    const { create } = provider().refunds;
    expect(create).toHaveBeenCalledTimes(1);
    for (let time = 0; time < 3; time += 1) await runJobs(sandbox.backend);
    expect(create).toHaveBeenCalledTimes(1);
    await sandbox.moveClock(HOUR / 4);
    expect(create).toHaveBeenCalledTimes(2);
    await sandbox.moveClock(HOUR / 4);
    expect(create).toHaveBeenCalledTimes(2);
  });

  test('and then for good reaches its customer and support', async () => {
    const visitor = await booked(internalCustomer);
    const email = await emailOf(visitor);
    refuse();
    await visitor.call('DELETE', '/api/unpause');
    await runJobs(sandbox.backend);
    vi.restoreAllMocks();
    closeCards(provider());
    for (let time = 0; time < 2; time += 1) await sandbox.moveClock(2 * HOUR);
    expect(await subjectsTo(email)).toContain('We couldn’t refund £2.00');
    const told = await subjectsTo(await supportOf('trenance-cove'));
    expect(told).toContain(`Refund £2.00 by hand: ${email}`);
  });

  describe('of a withdrawal', () => {
    test('keeps nobody from their plan, and is made later', async () => {
      const visitor = await stripeCustomer();
      await visitor.keyed('/api/pause', { startDate: iso(0), endDate: iso(60) });
      const { email } = await orderOf(visitor);
      await runJobs(sandbox.backend);
      const { body } = await lastMessage(sandbox, email);
      const [orderNumber = ''] = /FW-\d+-\w{5}/.exec(body) ?? [];
      const paid = await kept(visitor);
      refuse();
      expect((await end('withdraw', { orderNumber, email })).status).toBe(200);
      expect(await subscription(visitor)).toMatchObject({ state: 'active' });
      const told = await lastMessage(sandbox, email);
      expect(told.body).toContain('We’ll refund £3.93 the same way you paid.');
      const again = { kind: 'withdraw', orderNumber, email };
      expect((await preview(await stranger(), again)).status).toBe(409);
      expect((await cancel(visitor)).status).toBe(200);
      await runJobs(sandbox.backend);
      expect(await kept(visitor)).toBe(paid);
      expect(await allow(visitor)).toBe(393);
    });

    test('is tried ever later', async () => {
      const visitor = await stripeCustomer();
      refuse();
      expect((await end('withdraw', await orderOf(visitor))).status).toBe(200);
      const { create } = provider().refunds;
      for (let time = 0; time < 3; time += 1) await runJobs(sandbox.backend);
      expect(create).toHaveBeenCalledTimes(1);
      await sandbox.moveClock(HOUR / 4);
      expect(create).toHaveBeenCalledTimes(2);
    });

    test('and then for good reaches its customer and support', async () => {
      const visitor = await stripeCustomer();
      const order = await orderOf(visitor);
      const support = await supportOf('canal-wharf');
      const about = `Refund £25.00 by hand: ${order.email}`;
      refuse();
      expect((await end('withdraw', order)).status).toBe(200);
      await runJobs(sandbox.backend);
      expect(await subjectsTo(support)).not.toContain(about);
      vi.restoreAllMocks();
      closeCards(provider());
      for (let time = 0; time < 2; time += 1) await sandbox.moveClock(2 * HOUR);
      const told = await subjectsTo(support);
      expect(told.filter((subject) => subject === about)).toHaveLength(1);
      expect(await subjectsTo(order.email)).toContain('We couldn’t refund £25.00');
    });
  });
});
