import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { areRequestsUnderWay, takeCallsMade } from '~/testing/faults/recordCalls';
import { openNewAccount, openOnFreePlan } from '~/testing/newAccount';
import { openPortal } from '~/testing/openPortal';
import { paths } from '~/shared/routing/paths';

const finish = () => screen.findByRole('link', { name: 'Finish your order' });

// BUY-20
describe('a person who is online already', () => {
  it('finds the order that they left beside their free Wi-Fi', async () => {
    const order = '/select-plan?plan=ha-film-1day&step=pay';
    const { goTo } = await openNewAccount('/portal', undefined, 'halden-arcade');
    goTo('/select-plan?plan=ha-film-1day&step=confirm-plan');
    await screen.findByRole('heading', { level: 1, name: /Check your order/ });
    await screen.findByText('Finish later or on another device');
    goTo('/portal');
    expect(await finish()).toHaveAttribute('href', `#${order}`);
    expect(screen.getByText('You haven’t finished your order yet')).toBeVisible();
  });

  it('finds the order on My Plan and on the dashboard, where the plan is free', async () => {
    const customer = await openOnFreePlan(paths.managePlan, 'canal-wharf', 'cw-connect-month');
    const left = { priceId: 'cw-plus-day', couponCode: null, state: 'unpaid' };
    const { goTo } = await customer.reload({ getOrder: left });
    expect(await finish()).toBeVisible();
    goTo('/portal');
    await screen.findByRole('heading', { level: 1, name: /^You’re online|^Your plan/ });
    expect(await finish()).toBeVisible();
  });

  it('checks the payment of an extra that the bank still decides about', async () => {
    await openPortal({
      venue: 'union-street',
      persona: 'priya',
      path: '/portal',
      answers: { getOrder: { priceId: 'us-boost-1week', couponCode: null, state: 'processing' } },
    });
    expect(await screen.findByRole('link', { name: 'Check my payment' })).toHaveAttribute(
      'href',
      '#/stripe-return',
    );
    expect(screen.getByText(/starts when your payment is confirmed/)).toBeVisible();
  });
});

it('a customer who can’t buy a second plan is not asked for an order', async () => {
  const { fetchedAhead } = await openPortal({ persona: 'maya', path: '/portal' });
  await fetchedAhead;
  await waitFor(() => expect(areRequestsUnderWay()).toBe(false));
  expect(takeCallsMade()).not.toContain('getOrder');
});
