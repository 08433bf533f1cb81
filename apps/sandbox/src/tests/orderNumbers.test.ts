import { MINUTE } from '@foyer/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { customers } from './support/customers';
import { endContract } from './support/endContract';
import { engines, startTestSandbox, type TestSandbox } from './support/testSandbox';
import { Visitor } from './support/Visitor';

// LAW-4
describe.each(engines)('an order that is named without logging in (%s)', (engine) => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await startTestSandbox(engine);
  });
  afterAll(() => sandbox.close());

  const { internalCustomer } = customers(() => sandbox);
  const { orderOf, preview, stranger } = endContract(() => sandbox);

  const cancel = (from: Visitor, order: object) => preview(from, { kind: 'cancel', ...order });

  test('is not found by its running number, which others can count', async () => {
    const { orderNumber, email } = await orderOf(await internalCustomer());
    const [running = ''] = /^FW-\d+/.exec(orderNumber) ?? [];
    expect((await cancel(await stranger(), { orderNumber: running, email })).status).toBe(404);
  });

  test('is found without regard to case, spaces and dashes', async () => {
    const { orderNumber, email } = await orderOf(await internalCustomer());
    const typed = ` ${orderNumber.toLowerCase().replaceAll('-', ' ')} `;
    expect((await cancel(await stranger(), { orderNumber: typed, email })).status).toBe(200);
  });

  // SEC-8
  test('cannot be named for ten minutes on a network that guessed 30 wrong numbers, and can elsewhere', async () => {
    const { orderNumber, email } = await orderOf(await internalCustomer());
    const guesser = new Visitor(sandbox, 'trenance-cove');
    guesser.address = '198.51.100.200';
    await guesser.arrive();
    for (let at = 0; at < 30; at += 1) {
      const guess = { orderNumber: `FW-${at}-AAAAA`, email: `nobody.${at}@post.example` };
      expect((await cancel(guesser, guess)).status).toBe(404);
    }
    expect((await cancel(guesser, { orderNumber, email })).status).toBe(429);
    expect((await cancel(await stranger(), { orderNumber, email })).status).toBe(200);
    await sandbox.moveClock(11 * MINUTE);
    expect((await cancel(guesser, { orderNumber, email })).status).toBe(200);
  });

  test('is not guessed from many networks, although a stranger has an account with the address elsewhere', async () => {
    const { email } = await orderOf(await internalCustomer());
    const password = 'a long enough one';
    await new Visitor(sandbox, 'canal-wharf').signUp({ email, password });
    const guesses = async (network: number) => {
      const guesser = new Visitor(sandbox, 'canal-wharf');
      guesser.address = `198.51.100.${network}`;
      await guesser.arrive();
      expect((await guesser.logIn(email, password)).status).toBeLessThan(300);
      const answers = [];
      for (let at = 0; at < 5; at += 1)
        answers.push((await cancel(guesser, { orderNumber: `FW-${at}-AAAAA`, email })).status);
      return answers;
    };
    const answers = [];
    for (let network = 1; network <= 11; network += 1) answers.push(...(await guesses(network)));
    expect(answers.filter((status) => status === 404)).toHaveLength(50);
    expect(answers.filter((status) => status === 429)).toHaveLength(5);
  });
});
