import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openPortal } from '~/testing/openPortal';
import { plansSold } from '~/testing/sandbox';

const path = '/portal/device-management';

// DEV-13
describe('more devices than slots, after a plan or a boost with more', () => {
  it('are counted in full, and the page says what happens to them and what to do before adding one', async () => {
    const getDevices = { totalDeviceSlots: 5, totalFreeDeviceSlots: 0 };
    await openPortal({ venue: 'union-street', persona: 'priya', path, answers: { getDevices } });
    expect(
      await screen.findByText(
        'You’re using 7 devices, and your limit is 5 devices. They can all still connect. Before you add another one, remove 3 devices.',
      ),
    ).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Add a device' })).toBeNull();
  });
});

// SITE-12
describe('a plan without a personal network', () => {
  it('is offered none on the devices page and on the plan’s page', async () => {
    const maya = { persona: 'maya', path };
    await openPortal(maya);
    expect(await screen.findByRole('heading', { name: 'Your own network' })).toBeVisible();
    const answers = { getDashboard: { features: { home_networking: false } } };
    const { goTo } = await openPortal({ ...maya, answers });
    await screen.findByRole('list', { name: 'Your devices' });
    await waitFor(() =>
      expect(screen.queryByRole('heading', { name: 'Your own network' })).toBeNull(),
    );
    goTo('/portal/manage-your-plan');
    expect(await screen.findByRole('link', { name: /^Billing Information/ })).toBeVisible();
    expect(screen.queryByRole('link', { name: /^Set up your own network/ })).toBeNull();
    const wizard = '/portal/manage-your-plan/home-networking-wizard';
    for (const page of [wizard, `${wizard}?view=network`]) {
      goTo(page);
      expect(
        await screen.findByRole('heading', { name: 'Your plan doesn’t include your own network' }),
      ).toBeVisible();
      // Another plan of this site includes one.
      expect(await screen.findByRole('link', { name: 'See other plans' })).toHaveAttribute(
        'href',
        '#/portal/manage-your-plan/plans',
      );
    }
  });

  it('leads to no other plans where none of them has one either', async () => {
    const { reload } = await openPortal({
      persona: 'maya',
      path: '/portal/manage-your-plan/home-networking-wizard',
    });
    const plans = await plansSold('canal-wharf');
    await reload({
      getDashboard: { features: { home_networking: false } },
      getUpgradePlans: plans.map((plan) => ({ ...plan, hasOwnNetwork: false })),
    });
    expect(
      await screen.findByText('Connect your devices to the Wi-Fi at Canal Wharf instead.'),
    ).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Back' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'See other plans' })).toBeNull();
  });
});
