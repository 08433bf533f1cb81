import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openPortal } from '~/testing/openPortal';

/** Opens the order page for a change to a plan that doesn’t renew. */
const openOrder = (getUpgradeInfo = {}) => {
  const priceId = 'cw-supersonic-month';
  return openPortal({
    persona: 'maya',
    path: `/portal/manage-your-plan/plans?plan=${priceId}&step=check`,
    answers: {
      getUpgradeInfo,
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
};

// SUB-3
it('the order of a plan that doesn’t renew says that it ends, and names no next payment', async () => {
  await openOrder();
  expect(await screen.findByText('Ends and doesn’t renew')).toBeVisible();
  expect(screen.queryByText('Next payment')).toBeNull();
  expect(screen.queryByText('Usual price')).toBeNull();
});

// SUB-13
it('promises no credit for next payments where none follows', async () => {
  await openOrder({ costToPay: 0, credit: 50, creditLeft: 12 });
  expect(await screen.findByText(/unused time and credit pay for this change\.$/)).toBeVisible();
  expect(screen.queryByText(/stays as credit/)).toBeNull();
});
