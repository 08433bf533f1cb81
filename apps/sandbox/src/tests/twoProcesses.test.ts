import { DAY } from '@foyer/domain';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { plans } from '../db/schema/sites';
import { chargesOf } from './support/chargesOf';
import { cards, payCheckout } from './support/payCheckout';
import { textAt } from './support/textAt';
import { startSandboxProcess, twoFreePorts, type SandboxProcess } from './support/sandboxProcess';
import { startTestSandbox, type TestSandbox } from './support/testSandbox';
import { Visitor } from './support/Visitor';

const CHECKOUT = '/api/billing/create-checkout-session';
const order = { priceId: 'cw-plus-month', mode: 'subscription', returnPath: '/stripe-return' };

describe('two processes that share one PostgreSQL and one card provider', () => {
  let here: TestSandbox;
  let there: SandboxProcess;
  let folder: string;

  beforeAll(async () => {
    here = await startTestSandbox('postgresql', { rateLimits: false });
    folder = await mkdtemp(join(tmpdir(), 'foyer-second-'));
    const { secretKey, publishableKey, webhookSecret, origin } = here.cardProvider;
    there = await startSandboxProcess({
      PORT: String(await twoFreePorts()),
      DATA_DIR: folder,
      DATABASE_URL: here.data.databaseUrl ?? '',
      STRIPE_SECRET_KEY: secretKey,
      STRIPE_PUBLISHABLE_KEY: publishableKey,
      STRIPE_WEBHOOK_SECRET: webhookSecret ?? '',
      STRIPE_API_ORIGIN: origin ?? '',
      RATE_LIMITS: 'off',
    });
  });
  afterAll(async () => {
    await there.stop();
    await here.close();
    await rm(folder, { recursive: true, force: true });
  });

  /** The same visitor in another tab, which another process serves. */
  const otherTab = (visitor: Visitor): Visitor => {
    const tab = new Visitor(there, visitor.location['location_id'], visitor.mac);
    tab.token = visitor.token;
    tab.userId = visitor.userId;
    return tab;
  };
  const customerOf = async (visitor: Visitor) =>
    textAt(await visitor.call('GET', '/api/user'), 'siteUser.stripeUserInfo.customerId');

  test('a session of one process is valid at the other', async () => {
    const visitor = await new Visitor(here).signUp();
    expect((await otherTab(visitor).call('GET', '/api/user')).body).toMatchObject({
      userId: visitor.userId,
    });
  });

  test('a price that one process changes shows at the other at once', async () => {
    const tab = otherTab(await new Visitor(here).arrive());
    const prices = async () =>
      Object.values((await tab.call('GET', '/api/plans/site/halden-arcade')).body).map(
        (plan) => plan?.['price'],
      );
    for (const amount of [777, 888]) {
      await here.backend.db
        .update(plans)
        .set({ amount })
        .where(eq(plans.locationId, 'halden-arcade'));
      expect(new Set(await prices())).toEqual(new Set([amount / 100]));
    }
  });

  test('the same order at both processes opens one checkout and charges once', async () => {
    const visitor = await new Visitor(here).signUp();
    const tab = otherTab(visitor);
    const [one, two] = await Promise.all([
      visitor.keyed(CHECKOUT, order),
      tab.keyed(CHECKOUT, order),
    ]);
    expect(textAt(two, 'id')).toBe(textAt(one, 'id'));
    await payCheckout(here, textAt(one, 'clientSecret'), cards.pays);
    const status = `/api/billing/session-status/${textAt(one, 'id')}`;
    await Promise.all([
      visitor.call('GET', status),
      tab.call('GET', status),
      visitor.call('GET', status),
      tab.call('GET', status),
    ]);
    expect(await chargesOf(here, await customerOf(visitor))).toEqual([2500]);
    const { body } = await tab.call('GET', '/api/billing');
    expect(body['subscriptions']).toHaveLength(1);
    expect(body['invoices']).toHaveLength(1);
  });

  test('both processes give the same response to one idempotency key', async () => {
    const visitor = await new Visitor(here, 'trenance-cove').signUp();
    const tab = otherTab(visitor);
    const buy = { priceId: 'tc-single-4weeks' };
    const [one, two] = await Promise.all([
      visitor.keyed('/api/internal-subscription', buy, 'the-same-key'),
      tab.keyed('/api/internal-subscription', buy, 'the-same-key'),
    ]);
    expect(two.body).toEqual(one.body);
  });

  test('four requests at once cannot take more than the free device slots', async () => {
    const visitor = await new Visitor(here).signUp();
    const tab = otherTab(visitor);
    const add = (who: Visitor, index: number) =>
      who.call('POST', '/api/devices', { mac: `A4:83:E7:EE:00:0${index}`, name: `No. ${index}` });
    const answers = await Promise.all([add(visitor, 1), add(tab, 2), add(visitor, 3), add(tab, 4)]);
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(2);
    expect((await visitor.call('GET', '/api/devices')).body['devices']).toHaveLength(2);
  });

  // DEV-10
  test('four devices that connect at once take no more than the free device slots', async () => {
    const owner = await new Visitor(here).signUp({ email: 'four@post.example' });
    const checkout = await owner.keyed(CHECKOUT, {
      priceId: 'cw-essential-week',
      mode: 'payment',
      returnPath: '/stripe-return',
    });
    await payCheckout(here, textAt(checkout, 'clientSecret'), cards.pays);
    await owner.call('GET', `/api/billing/session-status/${textAt(checkout, 'id')}`);
    await owner.call('POST', '/api/devices', { mac: 'A4:83:E7:EE:00:09', name: 'TV' });
    expect((await owner.call('GET', '/api/devices')).body).toMatchObject({
      totalFreeDeviceSlots: 2,
    });
    const forms: (() => Promise<number>)[] = [];
    for (const process of [here, there, here, there]) {
      const device = await new Visitor(process).arrive();
      await device.logIn('four@post.example', 'a long enough one');
      const { body } = await device.call('POST', '/api/gateway/login', device.location);
      const fields = Object.entries(body['connect']?.['fields'] ?? {});
      const form = new URLSearchParams(fields.map(([name, value]) => [name, String(value)]));
      forms.push(async () => {
        const answer = await fetch(`${process.url}/gateway/login`, {
          method: 'POST',
          body: form,
          redirect: 'manual',
        });
        return answer.status;
      });
    }
    const statuses = await Promise.all(forms.map((send) => send()));
    expect(statuses.toSorted((a, b) => a - b)).toEqual([303, 303, 409, 409]);
    expect((await owner.call('GET', '/api/devices')).body['devices']).toHaveLength(3);
  });

  test('a renewal that both processes find due is charged once', async () => {
    const visitor = await new Visitor(here, 'trenance-cove').signUp();
    const bought = await visitor.keyed('/api/internal-subscription', {
      priceId: 'tc-single-4weeks',
    });
    await here.backend.cardProvider.stripe.paymentIntents.confirm(
      textAt(bought, 'paymentIntentId'),
      {
        payment_method: 'pm_card_visa',
      },
    );
    await visitor.call('GET', '/api/subscription');
    await Promise.all([
      here.moveClock(29 * DAY),
      fetch(`${there.url}/sandbox/api/clock`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ days: 29 }),
      }),
    ]);
    expect(await chargesOf(here, await customerOf(visitor))).toEqual([900, 900]);
    const { body } = await otherTab(visitor).call('GET', '/api/billing');
    expect(body['invoices']).toHaveLength(2);
  });

  test('registrations with one email address at both processes create one account', async () => {
    const visitor = await new Visitor(here).arrive();
    const tab = otherTab(visitor);
    const person = {
      email: 'both@post.example',
      password: 'a long enough one',
      firstName: 'B',
      lastName: 'O',
    };
    const answers = await Promise.all([
      visitor.call('POST', '/api/user', person),
      tab.call('POST', '/api/user', person),
    ]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
  });
});
