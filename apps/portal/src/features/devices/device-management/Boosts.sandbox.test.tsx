import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openPortal } from '~/testing/openPortal';

const DEVICES = '/portal/device-management';

// SUB-20
describe('an extra that runs', () => {
  it('shows on the devices page, and the plans page sells no other one', async () => {
    const getDashboard = {
      subscriptionId: 'boost',
      subscription: {
        id: 'boost',
        priceId: 'us-boost-1week',
        title: 'Exam boost',
        state: 'active',
        price: 7,
        currency: 'GBP',
        period: { amount: 1, magnitude: 'week' },
        recurring: false,
        periodEnd: '2090-12-02T10:00:00Z',
      },
      nextPaymentDate: null,
      nextPayment: null,
    };
    const { goTo } = await openPortal({
      venue: 'union-street',
      persona: 'priya',
      path: DEVICES,
      answers: { getDashboard },
    });
    expect(await screen.findByText(/^Exam boost is active until/)).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'Exam boost' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'See your receipt' })).toHaveAttribute(
      'href',
      '#/portal/my-account',
    );
    goTo('/select-plan-anchor?plan=us-boost-1week&step=pay');
    expect(await screen.findByText(/^Exam boost is active until December 2, 2090/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull();
    expect(screen.queryByText('Pay by card')).toBeNull();
  });

  it('is awaited before a step of the purchase shows', async () => {
    await openPortal({
      venue: 'union-street',
      persona: 'priya',
      path: '/select-plan-anchor?plan=us-boost-1week&step=confirm-plan',
      faults: [{ call: 'getDashboard', kind: 'slow', delayMs: 3000 }],
    });
    await waitFor(() => expect(document.querySelector('[aria-busy=true]')).not.toBeNull());
    expect(screen.queryByRole('heading', { name: /Check your order/ })).toBeNull();
    expect(await screen.findByRole('heading', { name: /Check your order/ })).toBeVisible();
  });
});
