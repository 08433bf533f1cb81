import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../db/newId';
import { deviceChanges } from '../db/schema/network';
import { runJobs } from '../services/jobs/runJobs';
import { customers } from './support/customers';
import { endContract } from './support/endContract';
import { lastMessage } from './support/outbox';
import { startTestSandbox, type TestSandbox } from './support/testSandbox';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startTestSandbox('pglite');
});
afterAll(() => sandbox.close());

const { change, dashboard, days, internalCustomer, iso, subscription } = customers(() => sandbox);
const { orderOf } = endContract(() => sandbox);

// SUB-24
test('the dashboard names a pause from its booking to its start', async () => {
  const customer = await internalCustomer();
  expect(await dashboard(customer)).toMatchObject({ pauseStart: null });
  const { body } = await customer.keyed('/api/pause', { startDate: iso(5), endDate: iso(60) });
  expect(await dashboard(customer)).toMatchObject({ pauseStart: body['startDate'] });
  await days(6);
  expect(await dashboard(customer)).toMatchObject({
    pauseStart: null,
    subscription: { state: 'paused' },
  });
});

// DEV-4
test('a pause moves the day on which device changes are counted again', async () => {
  const customer = await internalCustomer();
  const countedUntil = async () =>
    (await customer.call('GET', '/api/devices')).body['deviceChangesResetTime'];
  const { nextPaymentDate } = await dashboard(customer);
  expect(await countedUntil()).toBe(nextPaymentDate);
  await customer.keyed('/api/pause', { startDate: iso(5), endDate: iso(60) });
  const moved = (await dashboard(customer))['nextPaymentDate'];
  expect(moved).not.toBe(nextPaymentDate);
  expect(await countedUntil()).toBe(moved);
  await days(6);
  expect(await countedUntil()).toBe(moved);
});

// DEV-4
test('a pause without an end names no day on which device changes are counted again, and gives none back', async () => {
  const customer = await internalCustomer();
  const { db, clock } = sandbox.backend;
  const counted = async () => (await customer.call('GET', '/api/devices')).body;
  const at = clock.now();
  await days(27);
  await db.insert(deviceChanges).values({ id: newId('chg'), userId: customer.userId, at });
  const before = await counted();
  expect(before['availableDeviceChanges']).toBeLessThan(Number(before['totalDeviceChanges']));
  await customer.keyed('/api/pause', { startDate: iso(0.5), endDate: null });
  const { availableDeviceChanges, deviceChangesResetTime } = await counted();
  expect(availableDeviceChanges).toBe(before['availableDeviceChanges']);
  expect(deviceChangesResetTime).toBeNull();
});

// SUB-4
test.each([
  ['the day on which the pause lets it start', () => ({ endDate: iso(60) })],
  ['no day while the pause has no end', () => ({ endDate: null })],
])('a change that waits for a pause names %s, on the page and in its mail', async (_, end) => {
  const customer = await internalCustomer();
  const { email } = await orderOf(customer);
  await customer.keyed('/api/pause', { startDate: iso(5), ...end() });
  const { nextPaymentDate } = await dashboard(customer);
  expect((await change(customer, 'tc-single-4weeks')).status).toBe(200);
  const scheduledChange = { priceId: 'tc-single-4weeks', at: nextPaymentDate };
  expect(await subscription(customer)).toMatchObject({ scheduledChange });
  await runJobs(sandbox.backend);
  const { body } = await lastMessage(sandbox, email);
  const inLondon = new Intl.DateTimeFormat('en-GB', {
    dateStyle: 'long',
    timeZone: 'Europe/London',
  });
  const day = nextPaymentDate && inLondon.format(Date.parse(String(nextPaymentDate)));
  expect(body).toContain(`Start: ${day ?? 'After the pause'}`);
  await days(6);
  expect(await subscription(customer)).toMatchObject({ state: 'paused', scheduledChange });
});
