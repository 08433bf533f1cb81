import { DAY } from '@foyer/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { plans } from '../db/schema/sites';
import { users } from '../db/schema/users';
import { ensureCustomer } from '../services/card-provider/ensureCustomer';
import { runJobs } from '../services/jobs/runJobs';
import { changeSite } from './support/changeSite';
import { customers } from './support/customers';
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
    const buy = async () => {
      const checkout = await guest.keyed('/api/billing/create-checkout-session', {
        priceId: 'ha-film-1day',
        mode: 'payment',
        returnPath: '/stripe-return',
      });
      await payCheckout(sandbox, textAt(checkout, 'clientSecret'), cards.pays);
      await guest.call('GET', `/api/billing/session-status/${textAt(checkout, 'id')}`);
      expect(await isActive()).toBe(true);
      await runJobs(sandbox.backend);
    };
    await buy();
    expect((await lastMessage(sandbox, email)).body).toContain(
      'With this plan, free access on your account has ended. When the plan ends, choose another one',
    );
    await sandbox.moveClock(2 * DAY);
    expect(await isActive()).toBe(false);
    await buy();
    const again = (await lastMessage(sandbox, email)).body;
    expect(again).toContain('Order number');
    expect(again).not.toContain('free access');
  });

  const { change, useCard } = customers(() => sandbox);

  test('does not follow a plan that was free and has changed to a paid one', async () => {
    const { db } = sandbox.backend;
    await changeSite(sandbox, 'trenance-cove', () => ({ portalType: 'FREE_SIGN_UP' }));
    const [free] = await db.select().from(plans).where(eq(plans.priceId, 'cw-connect-month'));
    if (!free) throw new Error('The seeds have no free plan.');
    await db.insert(plans).values({ ...free, priceId: 'tc-free', locationId: 'trenance-cove' });
    const email = `changes.${engine}@post.example`;
    const guest = await new Visitor(sandbox, 'trenance-cove').signUp({ email });
    await guest.keyed('/api/internal-subscription/activate-free', { priceId: 'tc-free' });
    const [before] = await db.select().from(users).where(eq(users.id, guest.userId));
    if (before) await ensureCustomer(sandbox.backend, before);
    await useCard(guest, 'pm_card_visa');
    expect((await change(guest, 'tc-awesome-4weeks')).status).toBe(200);
    const [user] = await db.select().from(users).where(eq(users.id, guest.userId));
    expect(user?.type).toBe('PAYG');
    await runJobs(sandbox.backend);
    expect((await lastMessage(sandbox, email)).body).toContain(
      'With this plan, free access on your account has ended.',
    );
    expect((await change(guest, 'tc-standard-4weeks')).status).toBe(200);
    await runJobs(sandbox.backend);
    expect((await lastMessage(sandbox, email)).body).not.toContain('free access');
  });
});
