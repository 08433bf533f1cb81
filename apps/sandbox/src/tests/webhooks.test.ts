import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { providerEvents } from '../db/schema/billing';
import { WEBHOOK_PATH } from '../http/paths';
import { bothEngines, startTestSandbox, type TestSandbox } from './support/testSandbox';
import { Visitor } from './support/Visitor';

const MINUTE = 60;

describe.each(bothEngines)('an event of the card provider (%s)', (engine) => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await startTestSandbox(engine);
  });
  afterAll(() => sandbox.close());

  const eventNamed = (id: string) =>
    JSON.stringify({
      id,
      object: 'event',
      type: 'customer.created',
      data: { object: { id: 'x' } },
    });
  const sign = (payload: string, { secondsAgo = 0, secret = '' } = {}) => {
    const { stripe, webhookSecret } = sandbox.backend.cardProvider;
    return stripe.webhooks.generateTestHeaderString({
      payload,
      secret: secret || webhookSecret,
      timestamp: Math.floor(Date.now() / 1000) - secondsAgo,
    });
  };
  const send = async (body: string, signature: string | null) =>
    (
      await sandbox.app.request(WEBHOOK_PATH, {
        method: 'POST',
        body,
        headers: signature === null ? {} : { 'stripe-signature': signature },
      })
    ).status;
  const kept = (id: string) =>
    sandbox.backend.db.select().from(providerEvents).where(eq(providerEvents.id, id));

  test('is taken, and may arrive twice', async () => {
    const body = eventNamed('evt_signed');
    expect(await send(body, sign(body))).toBe(200);
    expect(await send(body, sign(body, { secondsAgo: 4 * MINUTE }))).toBe(200);
    expect(await kept('evt_signed')).toHaveLength(1);
  });

  // SEC-11
  test('about a form that another order has replaced costs no call of the provider', async () => {
    const { sessions } = sandbox.backend.cardProvider.stripe.checkout;
    const visitor = await new Visitor(sandbox).signUp();
    const reads = vi.spyOn(sessions, 'retrieve');
    for (const priceId of ['cw-essential-month', 'cw-plus-month'])
      await visitor.keyed('/api/billing/create-checkout-session', {
        priceId,
        mode: 'subscription',
        returnPath: '/stripe-return',
      });
    const expired = eq(providerEvents.type, 'checkout.session.expired');
    await vi.waitFor(async () =>
      expect(await sandbox.backend.db.select().from(providerEvents).where(expired)).toHaveLength(1),
    );
    expect(reads).not.toHaveBeenCalled();
  });

  test.each([
    ['without a signature', () => null],
    ['signed with another secret', (body: string) => sign(body, { secret: 'whsec_other' })],
    ['with the signature of another event', () => sign(eventNamed('evt_other'))],
    ['whose signature is old', (body: string) => sign(body, { secondsAgo: 6 * MINUTE })],
  ])('is refused %s', async (how, signature) => {
    const id = `evt_${how.replaceAll(' ', '_')}`;
    const body = eventNamed(id);
    expect(await send(body, signature(body))).toBe(400);
    expect(await kept(id)).toEqual([]);
  });
});
