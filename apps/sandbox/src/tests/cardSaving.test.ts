import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { customers } from './support/customers';
import { startTestSandbox, type TestSandbox } from './support/testSandbox';
import { textAt } from './support/textAt';
import { Visitor } from './support/Visitor';

describe('the card form that saves a card', () => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await startTestSandbox('pglite');
  });
  afterAll(() => sandbox.close());

  // The provider offers the ways to pay of this currency.
  test.each([
    ['canal-wharf', 'gbp'],
    ['speicherhof', 'eur'],
  ])('is in the currency of the site: %s', async (venue, currency) => {
    const visitor = await new Visitor(sandbox, venue).signUp();
    const checkout = await visitor.call('POST', '/api/billing/create-checkout-session', {
      mode: 'setup',
      returnPath: '/portal/my-account/default-payment-method',
    });
    const { provider } = customers(() => sandbox);
    const session = await provider().checkout.sessions.retrieve(textAt(checkout, 'id'));
    expect(session).toMatchObject({ mode: 'setup', currency });
  });
});
