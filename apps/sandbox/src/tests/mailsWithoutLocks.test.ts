import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { runJobs } from '../services/jobs/runJobs';
import { customers } from './support/customers';
import { makeDeferred } from './support/deferred';
import { endContract } from './support/endContract';
import { startTestSandbox, type TestSandbox } from './support/testSandbox';
import { Visitor } from './support/Visitor';

/** More than the connections that PostgreSQL has for locks. */
const MANY = 9;

// LAW-11
describe('a mail server that doesn’t answer', () => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await startTestSandbox('postgresql');
  });
  afterEach(() => void vi.restoreAllMocks());
  afterAll(() => sandbox.close());

  const { internalCustomer } = customers(() => sandbox);
  const { end, orderOf } = endContract(() => sandbox);

  /** Notes for each mail which locks are held. Each mail fails, as after the server’s time-out. */
  const watchMails = () => {
    const { backend } = sandbox;
    const withLock = backend.withLock.bind(backend);
    const mails: { locks: string[] }[] = [];
    const held: string[] = [];
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    vi.spyOn(backend, 'withLock').mockImplementation((key, work) =>
      withLock(key, async () => {
        held.push(key);
        return work().finally(() => held.splice(held.indexOf(key), 1));
      }),
    );
    vi.spyOn(backend.messages, 'sendMail').mockImplementation(() => {
      mails.push({ locks: [...held] });
      return Promise.reject(new Error('421 time-out'));
    });
    return mails;
  };

  test('stops nobody’s order while many people declare a withdrawal', async () => {
    const hanging = makeDeferred();
    const send = vi.spyOn(sandbox.backend.messages, 'sendMail').mockReturnValue(hanging.promise);
    const stranger = await new Visitor(sandbox).arrive();
    const declared = Array.from({ length: MANY }, (_, number) =>
      stranger.call('POST', '/api/termination/declaration', {
        kind: 'withdraw',
        name: 'Jo Sample',
        orderNumber: 'FW-999999',
        email: `jo-${number}@post.example`,
      }),
    );
    await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(MANY), 5000);
    await internalCustomer();
    hanging.resolve();
    expect((await Promise.all(declared)).map(({ status }) => status)).toEqual(
      declared.map(() => 201),
    );
  });

  test.each([
    [
      'a contract ends',
      async (customer: Visitor) => {
        expect((await end('cancel', await orderOf(customer))).status).toBe(200);
      },
    ],
    ['a job sends what waits', () => runJobs(sandbox.backend)],
    [
      'a user changes their address',
      async (customer: Visitor) => {
        const existingPassword = 'a long enough one';
        const given = { email: `${customer.userId}@another.example`, existingPassword };
        await customer.call('PATCH', '/api/user', given);
      },
    ],
  ])('keeps no lock from others while %s', async (_, act) => {
    const customer = await internalCustomer();
    const mails = watchMails();
    await act(customer);
    expect(mails.length).toBeGreaterThan(0);
    expect(mails.flatMap(({ locks }) => locks)).toEqual([]);
  });
});
