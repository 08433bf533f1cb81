import { afterAll, beforeAll, expect, test } from 'vitest';
import { customers } from './support/customers';
import { startTestSandbox, type TestSandbox } from './support/testSandbox';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startTestSandbox('pglite');
});
afterAll(() => sandbox.close());

const { dashboard, days, internalCustomer, iso } = customers(() => sandbox);

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
