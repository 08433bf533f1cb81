import { DAY } from '@foyer/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { customers } from './support/customers';
import { endContract } from './support/endContract';
import { engines, startTestSandbox, type TestSandbox } from './support/testSandbox';

// LAW-3
describe.each(engines)('a contract that can’t be ended in this way (%s)', (engine) => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await startTestSandbox(engine);
  });
  afterAll(() => sandbox.close());

  const { change, days, internalCustomer, passHolder } = customers(() => sandbox);
  const { end, orderOf, preview, stranger } = endContract(() => sandbox);

  const refused = async (kind: string, order: object) => {
    const { status, body } = await preview(await stranger(), { kind, ...order });
    return [status, body['code']];
  };

  test('is refused by a code of its own for each reason', async () => {
    const order = await orderOf(await internalCustomer());
    expect(await refused('cancel', { ...order, email: 'nobody@post.example' })).toEqual([
      404,
      'ORDER_NOT_FOUND',
    ]);
    expect((await end('cancel', order)).status).toBe(200);
    expect(await refused('cancel', order)).toEqual([409, 'CANCELLED_ALREADY']);
    expect((await end('withdraw', order)).status).toBe(200);
    expect(await refused('withdraw', order)).toEqual([409, 'PLAN_ENDED']);
  });

  test('is refused by codes of their own where it doesn’t renew, or is too old', async () => {
    const pass = await orderOf(await passHolder());
    expect(await refused('cancel', pass)).toEqual([409, 'NOT_RENEWING']);
    const customer = await internalCustomer();
    const order = await orderOf(customer);
    await days(20);
    expect(await refused('withdraw', order)).toEqual([409, 'WITHDRAWAL_OVER']);
  });

  test('is refused by a code of its own once the booking of a change is too old', async () => {
    const customer = await internalCustomer('tc-standard-1year');
    const order = await orderOf(customer);
    expect((await change(customer, 'tc-single-4weeks')).status).toBe(200);
    await sandbox.moveClock(20 * DAY);
    expect(await refused('withdraw', order)).toEqual([409, 'CHANGE_NOT_STARTED']);
  });
});
