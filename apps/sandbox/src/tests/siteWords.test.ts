import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runJobs } from '../services/jobs/runJobs';
import { lastMessage } from './support/outbox';
import { cards, payCheckout } from './support/payCheckout';
import { startTestSandbox, type TestSandbox } from './support/testSandbox';
import { textAt } from './support/textAt';
import { Visitor } from './support/Visitor';

// SITE-5
describe('what the backend says', () => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await startTestSandbox('pglite');
  });
  afterAll(() => sandbox.close());

  const cancelNothing = async (venue: string): Promise<unknown> => {
    const visitor = await new Visitor(sandbox, venue).signUp();
    const answer = await visitor.call('DELETE', '/api/subscription', {
      cancellationReason: 'other',
    });
    return answer.body['message'];
  };

  test('uses the venue’s word for a plan, and "plan" where it has none', async () => {
    expect(await cancelNothing('canal-wharf')).toBe('You don’t have a plan at the moment.');
    expect(await cancelNothing('hartsmere-forest')).toBe('You don’t have a pass at the moment.');
  });

  test('names the venue’s own menu, and a month without its number, in the mail of an order', async () => {
    const visitor = await new Visitor(sandbox, 'hartsmere-forest').signUp();
    const checkout = await visitor.keyed('/api/billing/create-checkout-session', {
      priceId: 'hf-standard-month',
      mode: 'subscription',
      returnPath: '/stripe-return',
    });
    await payCheckout(sandbox, textAt(checkout, 'clientSecret'), cards.pays);
    await visitor.call('GET', `/api/billing/session-status/${textAt(checkout, 'id')}`);
    await runJobs(sandbox.backend);
    const { body } = await visitor.call('GET', '/api/user');
    const mail = await lastMessage(sandbox, String(body['siteUser']?.['email']));
    expect(mail.body).toContain('How to cancel: Log in and open My Pass');
    expect(mail.body).toContain('Price: £20.00 every month, all taxes included');
  });
});
