import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openPortal } from '~/testing/openPortal';
import { callInAnotherTab } from '~/testing/sandbox';

const PLAN = '/portal/manage-your-plan';
const hugo = { venue: 'station-lofts', persona: 'hugo' };
const imogen = { venue: 'trenance-cove', persona: 'imogen' };

/** Opens My Plan with a change to another plan that is booked for the end of the period. */
const openBookedChange = async (priceId: string, answers: object = {}): Promise<void> => {
  const { reload } = await openPortal({ ...imogen, path: PLAN });
  const held = await callInAnotherTab('/subscription');
  const { subscription } = (await held.json()) as { subscription: { periodEnd: string } };
  const scheduledChange = { priceId, at: subscription.periodEnd };
  await reload({
    ...answers,
    getSubscription: { subscription: { ...subscription, scheduledChange } },
  });
};

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
    await openBookedChange('tc-standard-1year');
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

// SUB-12
it.each([
  [true, 'If you stay on Three devices, we’ll charge you for Three devices instead.', /^Stay on /],
  [
    false,
    'If you cancel the change, you won’t pay for it, and Three devices ends straight away.',
    'Cancel the change',
  ],
])(
  'a change whose first payment failed can be cancelled (renews: %s)',
  async (recurring, text, action) => {
    const { reload } = await openPortal({ ...imogen, path: PLAN });
    const held = await callInAnotherTab('/subscription');
    const { subscription } = (await held.json()) as { subscription: object };
    const scheduledChange = { priceId: 'tc-single-4weeks', at: '2020-06-07T00:00:00Z' };
    await reload({
      getSubscription: {
        subscription: { ...subscription, recurring, state: 'pastDue', scheduledChange },
      },
    });
    expect(await screen.findByText('You haven’t paid for your change to One device')).toBeVisible();
    expect(screen.getByText(text)).toBeVisible();
    expect(screen.getByRole('button', { name: action })).toBeVisible();
  },
);

// SUB-27
it('names price and period of a plan that is sold twice, and the current one by its title alone', async () => {
  const one = { title: 'One device', currency: 'GBP', recurring: true };
  await openBookedChange('tc-single-4weeks', {
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

// SUB-12
it('a change whose first payment failed promises no charge at a site that bills itself', async () => {
  const { reload } = await openPortal({ ...hugo, path: PLAN });
  const held = await callInAnotherTab('/subscription');
  const { subscription } = (await held.json()) as { subscription: object };
  const scheduledChange = { priceId: 'st-plus-month', at: '2020-06-07T00:00:00Z' };
  await reload({
    getPublicConfig: { stripeEnabled: false },
    getSubscription: { subscription: { ...subscription, state: 'pastDue', scheduledChange } },
  });
  expect(
    await screen.findByText(
      'If you stay on Essential, you pay for Essential instead. Station Lofts bills you for this. You don’t need a card here.',
    ),
  ).toBeVisible();
  expect(screen.queryByText(/we’ll charge you/)).toBeNull();
  expect(screen.getByRole('button', { name: 'Stay on Essential' })).toBeVisible();
});
