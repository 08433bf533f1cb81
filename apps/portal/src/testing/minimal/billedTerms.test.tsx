import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { minimal, plan } from './minimalAnswers';
import { closeAgainst, openAgainst } from './openAgainst';

vi.setConfig({ testTimeout: 60_000 });
afterEach(closeAgainst);

// LAW-10 and BUY-19
it.each([
  ['renews', true, /You pay £20\.00 a month\. The plan renews until you cancel\./],
  ['is paid once', false, /You pay once and nothing renews\./],
])(
  'says above the order that is billed elsewhere that the plan %s',
  async (_, recurring, terms) => {
    const period = { amount: 1, magnitude: 'month' };
    await openAgainst(
      {
        ...minimal,
        getPublicConfig: { body: { stripeEnabled: false } },
        getUser: { body: { userId: 1, siteUser: { id: 1 } } },
        getPlans: {
          body: [plan({ priceId: 'p20', price: 20, currency: 'GBP', recurring, period })],
        },
      },
      '/select-plan?plan=p20&step=pay',
    );
    const button = { name: 'Order for £20.00' };
    const order = await screen.findByRole('button', button, { timeout: 20_000 });
    expect(screen.getByText(/bills you for this/)).toBeVisible();
    const position = screen.getByText(terms).compareDocumentPosition(order);
    expect(position & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  },
);
