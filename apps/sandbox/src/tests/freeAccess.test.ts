import { DAY } from '@foyer/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runJobs } from '../services/jobs/runJobs';
import { lastMessage } from './support/outbox';
import { cards, payCheckout } from './support/payCheckout';
import { engines, startTestSandbox, type TestSandbox } from './support/testSandbox';
import { textAt } from './support/textAt';
import { Visitor } from './support/Visitor';

// TYPE-7
describe.each(engines)('free access (%s)', (engine) => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await startTestSandbox(engine);
  });
  afterAll(() => sandbox.close());

  test('does not follow a paid plan, whatever a client leaves out, and the mail of the order says so', async () => {
    const email = `free.${engine}@post.example`.toLowerCase();
    const guest = await new Visitor(sandbox, 'halden-arcade').signUp({ zoneName: '12', email });
    const isActive = async () =>
      (await guest.call('GET', '/api/site-info/active-subscription')).body['active'];
    expect(await isActive()).toBe(true);
    const checkout = await guest.keyed('/api/billing/create-checkout-session', {
      priceId: 'ha-film-1day',
      mode: 'payment',
      returnPath: '/stripe-return',
    });
    await payCheckout(sandbox, textAt(checkout, 'clientSecret'), cards.pays);
    await guest.call('GET', `/api/billing/session-status/${textAt(checkout, 'id')}`);
    expect(await isActive()).toBe(true);
    await runJobs(sandbox.backend);
    expect((await lastMessage(sandbox, email)).body).toContain(
      'With this plan, free access on your account has ended. When the plan ends, choose another one',
    );
    await sandbox.moveClock(2 * DAY);
    expect(await isActive()).toBe(false);
  });
});
