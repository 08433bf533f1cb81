import { DAY, HOUR } from '@foyer/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runJobs } from '../services/jobs/runJobs';
import { customers } from './support/customers';
import { endContract } from './support/endContract';
import { messagesTo } from './support/outbox';
import { startTestSandbox, type TestSandbox } from './support/testSandbox';
import { textAt } from './support/textAt';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startTestSandbox('postgresql', { rateLimits: false });
});
afterAll(() => sandbox.close());

const { account, internalCustomer, iso, kept, stripeCustomer, subscription } = customers(
  () => sandbox,
);
const { end } = endContract(() => sandbox);
type Customer = Awaited<ReturnType<typeof internalCustomer>>;

const periodEnd = async (customer: Customer) =>
  Date.parse(String((await subscription(customer))?.['periodEnd']));

/** Without the jobs, which end none of these pauses. */
const later = (hours: number) => sandbox.clock.setOffset(sandbox.clock.offsetMs + hours * HOUR);

const endsByHand = (customer: Customer) => customer.call('DELETE', '/api/unpause');

const endsByNumber = async (customer: Customer) => {
  const email = textAt(await account(customer), 'siteUser.email');
  await runJobs(sandbox.backend);
  const mails = await messagesTo(sandbox, email);
  const confirmation = mails.findLast(({ subject }) => subject?.startsWith('Your pause'));
  const [orderNumber] = /FW-\d+-\w{5}/.exec(confirmation?.body ?? '') ?? [];
  return end('withdraw', { orderNumber, email });
};

const shortens = async (customer: Customer) => {
  await customer.call('PATCH', '/api/pause/end-date', { endDate: iso(1.5) });
  return endsByHand(customer);
};

/** How long each pause is ordered for, in days; null for one without an end; how many hours of it pass; how it ends. */
const pauses = [
  { days: 1, hours: 0, ends: endsByHand },
  { days: 30, hours: 10, ends: endsByHand },
  { days: null, hours: 24, ends: endsByNumber },
  { days: 365, hours: 1, ends: endsByHand },
  { days: 60, hours: 30, ends: endsByNumber },
  { days: 40, hours: 12, ends: shortens },
  { days: null, hours: 9, ends: endsByHand },
  { days: 3, hours: 47, ends: endsByNumber },
];

// PAUSE-7
test('a withdrawal from the longer part of a pause returns nothing of the part that is over', async () => {
  const customer = await internalCustomer();
  const before = await kept(customer);
  await customer.keyed('/api/pause', { startDate: iso(0), endDate: iso(1) });
  const longer = await customer.call('PATCH', '/api/pause/end-date', { endDate: iso(365) });
  expect(longer.status).toBeLessThan(300);
  later(13 * 24 - 1);
  expect((await endsByNumber(customer)).status).toBeLessThan(300);
  // 13 of the 365 days have begun. The first payment, for 1 day, is more than their price.
  expect((await kept(customer)) - before).toBe(200);
});

// PAUSE-7
test.each([
  ['INTERNAL', () => internalCustomer()],
  ['STRIPE', () => stripeCustomer()],
] as const)(
  'pauses that are ended each day cost something for all the time that they add (%s)',
  async (_, buy) => {
    const customer = await buy();
    for (const { days, hours, ends } of pauses) {
      const before = { end: await periodEnd(customer), paid: await kept(customer) };
      const dates = { startDate: iso(0), endDate: days === null ? null : iso(days) };
      expect(await customer.keyed('/api/pause', dates)).toMatchObject({ status: 201 });
      const price = (await kept(customer)) - before.paid;
      later(hours);
      expect((await ends(customer)).status).toBeLessThan(300);
      const added = (await periodEnd(customer)) - before.end;
      const share = added / ((days ?? 30) * DAY);
      const cost = (await kept(customer)) - before.paid;
      expect(cost).toBeGreaterThan(0);
      expect(cost).toBeGreaterThanOrEqual(Math.floor(price * share));
      // Nobody pays for a day that has not begun.
      expect(cost).toBeLessThanOrEqual(
        Math.ceil((price * Math.max(1, hours / 24 + 1)) / (days ?? 30)),
      );
      later(1);
    }
  },
);
