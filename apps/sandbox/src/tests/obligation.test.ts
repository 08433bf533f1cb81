import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { customers } from './support/customers';
import { startTestSandbox, type TestSandbox } from './support/testSandbox';
import { textAt } from './support/textAt';
import { Visitor } from './support/Visitor';

// LAW-15
describe('what the card provider’s form says beside its button', () => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await startTestSandbox('pglite');
  });
  afterAll(() => sandbox.close());

  const { provider } = customers(() => sandbox);
  const saysFor = async (venue: string, priceId: string, language: string, couponCode?: string) => {
    const visitor = await new Visitor(sandbox, venue).signUp();
    const order = {
      priceId,
      mode: 'subscription',
      returnPath: '/stripe-return',
      ...(couponCode && { couponCode }),
    };
    const checkout = await visitor.call('POST', '/api/billing/create-checkout-session', order, {
      'accept-language': language,
      'idempotency-key': `obligation-${venue}-${language}-${couponCode}`,
    });
    const session = await provider().checkout.sessions.retrieve(textAt(checkout, 'id'));
    return session.custom_text.submit?.message ?? null;
  };

  test.each([
    ['en', 'When you confirm, you place an order with obligation to pay.'],
    ['de', 'Mit der Bestätigung bestellen Sie zahlungspflichtig.'],
    ['fr', 'En confirmant, vous passez une commande avec obligation de paiement.'],
    ['es', 'Al confirmar, haces un pedido con obligación de pago.'],
    ['pl', 'Potwierdzając, składasz zamówienie z obowiązkiem zapłaty.'],
    ['cy', 'Drwy gadarnhau, rydych yn archebu gyda rhwymedigaeth i dalu.'],
    ['ar', 'عند التأكيد تقدّم طلبًا يُلزمك بالدفع.'],
  ])('is that the order obliges to pay, in %s', async (language, sentence) => {
    expect(await saysFor('canal-wharf', 'cw-plus-month', language)).toBe(sentence);
  });

  test('is also what a coupon lowers, in the same language', async () => {
    const message = await saysFor('canal-wharf', 'cw-plus-month', 'de', 'AUTUMN20');
    expect(message?.replaceAll(/\s/g, ' ')).toBe(
      'Mit der Bestätigung bestellen Sie zahlungspflichtig. AUTUMN20 senkt die ersten 3 Zahlungen. Jede spätere beträgt 25,00 £.',
    );
  });

  test('is in the language that the order is asked for again in', async () => {
    const visitor = await new Visitor(sandbox, 'canal-wharf').signUp();
    const ask = async (language: string) => {
      const order = {
        priceId: 'cw-plus-month',
        mode: 'subscription',
        returnPath: '/stripe-return',
      };
      const checkout = await visitor.call('POST', '/api/billing/create-checkout-session', order, {
        'accept-language': language,
      });
      return provider().checkout.sessions.retrieve(textAt(checkout, 'id'));
    };
    const first = await ask('en');
    expect((await ask('en')).id).toBe(first.id);
    const again = await ask('de');
    expect(again.custom_text.submit?.message).toBe(
      'Mit der Bestätigung bestellen Sie zahlungspflichtig.',
    );
    expect((await provider().checkout.sessions.retrieve(first.id)).status).toBe('expired');
  });

  test('is nothing where the law does not want it', async () => {
    expect(await saysFor('cedar-pine', 'cp-plus-4weeks', 'en')).toBeNull();
  });
});
