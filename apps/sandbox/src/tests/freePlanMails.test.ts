import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { users } from '../db/schema/users';
import { ensureCustomer } from '../services/card-provider/ensureCustomer';
import { runJobs } from '../services/jobs/runJobs';
import { customers } from './support/customers';
import { lastMessage } from './support/outbox';
import { engines, startTestSandbox, type TestSandbox } from './support/testSandbox';
import { Visitor } from './support/Visitor';

// LAW-5, LAW-7 and LAW-11
describe.each(engines)('the mail about a free plan (%s)', (engine) => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await startTestSandbox(engine);
  });
  afterAll(() => sandbox.close());
  const { change, days, useCard } = customers(() => sandbox);

  let count = 0;
  const arrive = async () => {
    const email = `free.mail.${(count += 1)}@post.example`;
    const visitor = await new Visitor(sandbox, 'canal-wharf').signUp({ email });
    const taken = await visitor.keyed('/api/internal-subscription/activate-free', {
      priceId: 'cw-connect-month',
    });
    expect(taken.status).toBe(201);
    await runJobs(sandbox.backend);
    const mail = async () => (await lastMessage(sandbox, email)).body;
    return { visitor, mail };
  };

  test('says that a customer who withdraws pays nothing', async () => {
    const { mail } = await arrive();
    const body = await mail();
    expect(body).toContain('If you withdraw in time, you pay nothing.');
    expect(body).not.toContain('refund what you paid for the time');
  });

  test('does not say after it is cancelled that nothing more is charged', async () => {
    const { visitor, mail } = await arrive();
    const reason = { cancellationReason: 'other' };
    expect((await visitor.call('DELETE', '/api/subscription', reason)).status).toBe(200);
    await runJobs(sandbox.backend);
    const body = await mail();
    expect(body).toMatch(/You cancelled|has ended/);
    expect(body).not.toContain('charge you');
  });

  test('takes no money for it when its customer withdraws from the change to a paid one', async () => {
    const { visitor, mail } = await arrive();
    await days(40);
    const { db } = sandbox.backend;
    const [user] = await db.select().from(users).where(eq(users.id, visitor.userId));
    if (!user) throw new Error('The customer has no account.');
    await ensureCustomer(sandbox.backend, user);
    await useCard(visitor, 'pm_card_visa');
    expect((await change(visitor, 'cw-plus-month')).status).toBe(200);
    await runJobs(sandbox.backend);
    const body = await mail();
    expect(body).toMatch(/go back to Connect\. You’ll get the money for the time/);
    expect(body).not.toContain('towards Connect');
  });
});
