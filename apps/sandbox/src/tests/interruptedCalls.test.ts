import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { startCardProvider } from '@foyer/card-provider';
import { DAY } from '@foyer/domain';
import type Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { connectCardProvider } from '../services/card-provider/connectCardProvider';
import { startHoldingProxy, type HoldingProxy } from './support/holdingProxy';
import { cards, payAt } from './support/payCheckout';
import { startSandboxProcess, twoFreePorts, type SandboxProcess } from './support/sandboxProcess';
import { copySeeded, bothEngines, type TestData } from './support/testSandbox';
import { textAt } from './support/textAt';
import { Visitor, type Answer } from './support/Visitor';

const CHECKOUT = '/api/billing/create-checkout-session';
const order = { priceId: 'cw-plus-month', mode: 'subscription', returnPath: '/stripe-return' };

/** A request that pays, and what its customer has done before. */
interface Sent {
  visitor: Visitor;
  path: string;
  body: object;
}

describe.each(bothEngines)('a process that is killed while it answers (%s)', (engine) => {
  let data: TestData;
  let provider: Awaited<ReturnType<typeof startCardProvider>>;
  let proxy: HoldingProxy;
  let stripe: Stripe;
  let port: number;
  let running: SandboxProcess;

  const start = async () => {
    running = await startSandboxProcess({
      PORT: String(port),
      DATA_DIR: data.dataDir,
      ...(data.databaseUrl ? { DATABASE_URL: data.databaseUrl } : {}),
      STRIPE_SECRET_KEY: provider.secretKey,
      STRIPE_PUBLISHABLE_KEY: provider.publishableKey,
      STRIPE_API_ORIGIN: proxy.origin,
      RATE_LIMITS: 'off',
    });
  };

  beforeAll(async () => {
    data = await copySeeded(engine);
    provider = await startCardProvider({ port: 0, dataDir: join(data.dataDir, 'card-provider') });
    proxy = await startHoldingProxy(provider.origin);
    const unused = { url: '', events: [] };
    const address = { ...provider, webhookSecret: 'whsec_unused' };
    stripe = (await connectCardProvider(address, unused)).cardProvider.stripe;
    port = await twoFreePorts();
    await start();
  });
  afterAll(async () => {
    await running.stop();
    proxy.close();
    await provider.close();
    await rm(data.dataDir, { recursive: true, force: true });
  });

  const signUp = (venue?: string) => new Visitor(running, venue).signUp();
  const payCheckout = async (visitor: Visitor, checkout: Answer, card: string) => {
    await payAt(provider.origin, textAt(checkout, 'clientSecret'), card);
    await visitor.call('GET', `/api/billing/session-status/${textAt(checkout, 'id')}`);
  };
  const confirm = async (visitor: Visitor, bought: Answer) => {
    await stripe.paymentIntents.confirm(textAt(bought, 'paymentIntentId'), {
      payment_method: 'pm_card_visa',
    });
    await visitor.call('GET', '/api/subscription');
  };
  const stripeCustomer = async () => {
    const visitor = await signUp();
    await payCheckout(visitor, await visitor.keyed(CHECKOUT, order), cards.pays);
    return visitor;
  };
  const passHolder = async () => {
    const visitor = await signUp();
    const pass = { priceId: 'cw-plus-week', mode: 'payment', returnPath: '/stripe-return' };
    await payCheckout(visitor, await visitor.keyed(CHECKOUT, pass), cards.pays);
    return visitor;
  };
  const internalCustomer = async () => {
    const visitor = await signUp('trenance-cove');
    const buy = { priceId: 'tc-single-4weeks' };
    await confirm(visitor, await visitor.keyed('/api/internal-subscription', buy));
    return visitor;
  };
  const changeTo = async (visitor: Visitor, priceId: string): Promise<Sent> => {
    const { body } = await visitor.call('GET', `/api/subscription/upgrade/info?priceId=${priceId}`);
    const { id, prorationDate } = body;
    return { visitor, path: '/api/subscription/upgrade', body: { id, prorationDate, priceId } };
  };
  const daysFromNow = (days: number) => new Date(Date.now() + days * DAY).toISOString();
  const charges = async (visitor: Visitor): Promise<number[]> => {
    const account = await visitor.call('GET', '/api/user');
    const customer = textAt(account, 'siteUser.stripeUserInfo.customerId');
    const { data: made } = await stripe.charges.list({ customer, limit: 100 });
    return made.filter(({ paid }) => paid).map(({ amount }) => amount);
  };

  /** Kills the process after the provider has done what it asks for, and sends the same again. */
  const killAndRepeat = async (at: RegExp, { visitor, path, body }: Sent): Promise<Answer> => {
    const done = proxy.holdNext(at);
    const lost = visitor.keyed(path, body, `key-of-${visitor.userId}`).catch(() => null);
    await done;
    await running.kill();
    await lost;
    await start();
    visitor.target = running;
    return visitor.keyed(path, body, `key-of-${visitor.userId}`);
  };

  test('a repeated order of a subscription gets its checkout, which is paid once', async () => {
    const visitor = await signUp();
    const again = await killAndRepeat(/checkout\/sessions$/, {
      visitor,
      path: CHECKOUT,
      body: order,
    });
    expect(again).toMatchObject({ status: 201 });
    await payCheckout(visitor, again, cards.pays);
    expect(await charges(visitor)).toEqual([2500]);
  });

  test('a repeated order on the INTERNAL engine gets its payment, which is charged once', async () => {
    const visitor = await signUp('trenance-cove');
    const again = await killAndRepeat(/payment_intents$/, {
      visitor,
      path: '/api/internal-subscription',
      body: { priceId: 'tc-single-4weeks' },
    });
    expect(again).toMatchObject({ status: 201 });
    await confirm(visitor, again);
    expect(await charges(visitor)).toEqual([900]);
  });

  test.each([
    ['INTERNAL', /payment_intents$/, internalCustomer, 'tc-awesome-4weeks'],
    ['STRIPE', /subscriptions\/sub_\w+$/, stripeCustomer, 'cw-supersonic-month'],
  ] as const)(
    'a repeated change of plan on the %s engine is made and charged once',
    async (_, at, begin, priceId) => {
      const visitor = await begin();
      const again = await killAndRepeat(at, await changeTo(visitor, priceId));
      expect(again).toMatchObject({ status: 200, body: { paymentIntentId: null } });
      expect((await visitor.call('GET', '/api/subscription')).body).toMatchObject({
        subscription: { priceId },
      });
      expect(await charges(visitor)).toHaveLength(2);
    },
  );

  test('a repeated change of plan on the STRIPE engine keeps its coupon and counts it once', async () => {
    const visitor = await stripeCustomer();
    const priceId = 'cw-supersonic-month';
    const coupon = 'AUTUMN20';
    const query = new URLSearchParams({ priceId, coupon });
    const { body } = await visitor.call('GET', `/api/subscription/upgrade/info?${query}`);
    const { id, prorationDate } = body;
    const change = { id, prorationDate, priceId, coupon };
    const again = await killAndRepeat(/subscriptions\/sub_\w+$/, {
      visitor,
      path: '/api/subscription/upgrade',
      body: change,
    });
    expect(again).toMatchObject({ status: 200 });
    expect((await visitor.call('GET', '/api/subscription')).body).toMatchObject({
      subscription: { priceId, coupon: { value: coupon } },
    });
    expect(await visitor.call('GET', `/api/coupon/validate/${coupon}`)).toMatchObject({
      status: 404,
      body: { code: 'COUPON_INVALID' },
    });
  });

  test('a repeated pause is begun and charged once', async () => {
    const visitor = await internalCustomer();
    const again = await killAndRepeat(/payment_intents$/, {
      visitor,
      path: '/api/pause',
      body: { startDate: daysFromNow(2), endDate: daysFromNow(12) },
    });
    expect(again.body).toMatchObject({ state: 'scheduled' });
    expect(await charges(visitor)).toHaveLength(2);
  });

  test('a repeated extension of a pass is charged once and moves its end once', async () => {
    const visitor = await passHolder();
    const { endsAt } = (await visitor.call('GET', '/api/subscription/extension')).body;
    const again = await killAndRepeat(/payment_intents$/, {
      visitor,
      path: '/api/subscription/extension',
      body: { endsAt },
    });
    expect(again).toMatchObject({ status: 200, body: { paymentIntentId: null } });
    expect(await charges(visitor)).toEqual([1400, 1400]);
    expect((await visitor.call('GET', '/api/subscription')).body).toMatchObject({
      subscription: { periodEnd: endsAt },
    });
  });

  test('a repeated payment of an invoice is answered as paid and charged once', async () => {
    const visitor = await internalCustomer();
    const replaceCard = async (card: string) => {
      const setup = await visitor.keyed(CHECKOUT, { mode: 'setup', returnPath: '/stripe-return' });
      await payCheckout(visitor, setup, card);
    };
    await replaceCard('4000000000000341');
    await fetch(`${running.url}/sandbox/api/clock`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: running.url },
      body: JSON.stringify({ days: 29 }),
    });
    await replaceCard(cards.pays);
    const { body } = await visitor.call('GET', '/api/billing');
    const open = Object.values(body['invoices'] ?? {}).find(
      (row) => String(row?.['state']) === 'open',
    );
    const again = await killAndRepeat(/payment_intents$/, {
      visitor,
      path: `/api/billing/invoice/${String(open?.['id'])}/execute`,
      body: {},
    });
    expect(again).toMatchObject({ status: 200, body: { invoice: { state: 'paid' } } });
    expect(await charges(visitor)).toEqual([900, 900]);
  });
});
