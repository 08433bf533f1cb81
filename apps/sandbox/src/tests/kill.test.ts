import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startSandbox } from '../../program/startSandbox';
import { chargesOf } from './support/chargesOf';
import { cards, payAt } from './support/payCheckout';
import { textAt } from './support/textAt';
import { startSandboxProcess, twoFreePorts } from './support/sandboxProcess';
import { copySeeded, type TestData } from './support/testSandbox';
import { Visitor } from './support/Visitor';

/** How many people buy at once, and how many purchases must be confirmed before the kill. */
const PEOPLE = Number(process.env['KILL_PURCHASES'] ?? 40);
const ACKNOWLEDGED = Math.ceil(PEOPLE / 3);
const AT_ONCE = 8;

const order = { priceId: 'cw-plus-month', mode: 'subscription', returnPath: '/stripe-return' };
const CHECKOUT = '/api/billing/create-checkout-session';

/** A customer, and the response that they got so far. */
interface Shopper {
  visitor: Visitor;
  email: string;
  told: boolean;
}

const PASSWORD = 'a long enough one';

describe('SIGKILL during many purchases', () => {
  let data: TestData;
  let port: number;
  beforeAll(async () => {
    data = await copySeeded('pglite');
    port = await twoFreePorts();
  });
  afterAll(() => rm(data.dataDir, { recursive: true, force: true }));

  const start = () =>
    startSandboxProcess({ PORT: String(port), DATA_DIR: data.dataDir, RATE_LIMITS: 'off' });
  const pay = (clientSecret: string) =>
    payAt(`http://localhost:${port + 1}`, clientSecret, cards.pays);

  /** Repeats one purchase until the sandbox confirms it; true when it did. */
  const buy = async ({ visitor, email }: Shopper): Promise<boolean> => {
    if (!visitor.token) await visitor.arrive();
    if (!visitor.userId) await visitor.signUp({ email });
    const checkout = await visitor.keyed(CHECKOUT, order, `purchase-of-${email}`);
    await pay(textAt(checkout, 'clientSecret'));
    const status = await visitor.call(
      'GET',
      `/api/billing/session-status/${textAt(checkout, 'id')}`,
    );
    return textAt(status, 'status') === 'complete';
  };

  /** All customers buy, a few at a time, until all are done or `stop` returns true. */
  const rush = async (shoppers: Shopper[], stop: () => boolean): Promise<void> => {
    const waiting = shoppers.filter(({ told }) => !told);
    const work = async (): Promise<void> => {
      for (let next = waiting.shift(); next && !stop(); next = waiting.shift())
        next.told = await buy(next).catch(() => false);
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
  };

  test(
    'loses none that was acknowledged and charges none twice',
    { timeout: 600_000 },
    async () => {
      const first = await start();
      const shoppers = Array.from({ length: PEOPLE }, (_, index): Shopper => ({
        visitor: new Visitor(first),
        email: `shopper-${index}@post.example`,
        told: false,
      }));
      const told = () => shoppers.filter((shopper) => shopper.told).length;
      let killed: Promise<void> | null = null;
      await rush(shoppers, () => {
        if (told() >= ACKNOWLEDGED) killed ??= first.kill();
        return killed !== null;
      });
      await (killed ?? first.kill());
      const acknowledged = shoppers.filter((shopper) => shopper.told);
      expect(acknowledged.length).toBeGreaterThanOrEqual(ACKNOWLEDGED);
      expect(acknowledged.length).toBeLessThan(PEOPLE);

      const second = await start();
      for (const { visitor } of acknowledged) {
        const { body } = await visitor.call('GET', '/api/subscription');
        expect(body).toMatchObject({ active: true, subscription: { title: 'Plus' } });
      }
      // The other customers got no response: some have paid, some have no account. They try again.
      for (const { visitor, email, told: done } of shoppers)
        if (!done && !visitor.userId) {
          await visitor.arrive();
          const back = await visitor.logIn(email, PASSWORD);
          if (back.status === 200)
            visitor.userId = textAt(await visitor.call('GET', '/api/user'), 'userId');
          else visitor.token = '';
        }
      await rush(shoppers, () => false);
      await second.stop();

      const after = await startSandbox({ port: 0, dataDir: data.dataDir, rateLimits: false });
      const counts = [];
      for (const { visitor, email } of shoppers) {
        const reader = await new Visitor(after).arrive();
        await reader.logIn(email, PASSWORD);
        const account = await reader.call('GET', '/api/user');
        const billing = await reader.call('GET', '/api/billing');
        counts.push({
          email,
          same: textAt(account, 'userId') === visitor.userId,
          charges: await chargesOf(after, textAt(account, 'siteUser.stripeUserInfo.customerId')),
          invoices: Object.keys(billing.body['invoices'] ?? []).length,
        });
      }
      await after.close();
      expect(counts).toEqual(
        shoppers.map(({ email }) => ({ email, same: true, charges: [2500], invoices: 1 })),
      );
    },
  );
});
