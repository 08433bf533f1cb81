import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openPortal } from '~/testing/openPortal';

// SUB-3
it('the order of a plan that doesn’t renew says that it ends, and names no next payment', async () => {
  const priceId = 'cw-supersonic-month';
  await openPortal({
    persona: 'maya',
    path: `/portal/manage-your-plan/plans?plan=${priceId}&step=check`,
    answers: {
      getUpgradePlans: [
        {
          priceId,
          title: 'Supersonic',
          price: 38,
          currency: 'GBP',
          recurring: false,
          period: { amount: 1, magnitude: 'month' },
        },
      ],
    },
  });
  expect(await screen.findByText('Ends and doesn’t renew')).toBeVisible();
  expect(screen.queryByText('Next payment')).toBeNull();
  expect(screen.queryByText('Usual price')).toBeNull();
});
