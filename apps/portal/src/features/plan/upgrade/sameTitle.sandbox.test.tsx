import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openPortal } from '~/testing/openPortal';
import { callInAnotherTab } from '~/testing/sandbox';

const PLAN = '/portal/manage-your-plan';
const imogen = { venue: 'trenance-cove', persona: 'imogen' };

// SUB-27
describe('a change between two plans of the same title', () => {
  it('names price and period of both before it is booked', async () => {
    await openPortal({ ...imogen, path: `${PLAN}/plans?plan=tc-standard-1year&step=check` });
    expect(
      await screen.findByText('Three devices (£190.00 a year), 50 Mb/s, 3 devices'),
    ).toBeVisible();
    expect(
      await screen.findByText(/^You keep Three devices \(£19\.00 every 4 weeks\) until /),
    ).toBeVisible();
    expect(screen.getByText('Three devices (£190.00 a year) starts')).toBeVisible();
    expect(
      screen.getByText('Three devices (£190.00 a year) renews until you cancel.'),
    ).toBeVisible();
  });

  it('names price and period of both while it is booked', async () => {
    const { reload } = await openPortal({ ...imogen, path: PLAN });
    const held = await callInAnotherTab('/subscription');
    const { subscription } = (await held.json()) as { subscription: { periodEnd: string } };
    const scheduledChange = { priceId: 'tc-standard-1year', at: subscription.periodEnd };
    await reload({ getSubscription: { subscription: { ...subscription, scheduledChange } } });
    expect(
      await screen.findByText(/^You’ll change to Three devices \(£190\.00 a year\) on /),
    ).toBeVisible();
    expect(
      screen.getByText(/^You keep Three devices \(£19\.00 every 4 weeks\) until then\./),
    ).toBeVisible();
    expect(
      screen.getByRole('button', { name: 'Stay on Three devices (£19.00 every 4 weeks)' }),
    ).toBeVisible();
  });
});

// SUB-27
it('names price and period of a plan that is sold twice, and the current one by its title alone', async () => {
  const { reload } = await openPortal({ ...imogen, path: PLAN });
  const held = await callInAnotherTab('/subscription');
  const { subscription } = (await held.json()) as { subscription: { periodEnd: string } };
  const scheduledChange = { priceId: 'tc-single-4weeks', at: subscription.periodEnd };
  const one = { title: 'One device', currency: 'GBP', recurring: true };
  await reload({
    getSubscription: { subscription: { ...subscription, scheduledChange } },
    getUpgradePlans: [
      { ...one, priceId: 'tc-single-4weeks', price: 9, category: '4weeks' },
      { ...one, priceId: 'tc-single-1year', price: 90, category: '1year' },
    ],
  });
  expect(
    await screen.findByText(/^You’ll change to One device \(£9\.00 every 4 weeks\) on /),
  ).toBeVisible();
  expect(screen.getByRole('button', { name: 'Stay on Three devices' })).toBeVisible();
});
