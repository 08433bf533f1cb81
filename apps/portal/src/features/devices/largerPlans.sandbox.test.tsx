import { act, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { offerLoaded } from '~/session/store/siteSlice';
import { noOffer } from '~/testing/noOffer';
import { openPortal, type Opening } from '~/testing/openPortal';
import { openOnFreePlan } from '~/testing/newAccount';
import { plansSold } from '~/testing/sandbox';

const DEVICES = '/portal/device-management';
const full = { getDevices: { totalFreeDeviceSlots: 0 } };
const addDevice = (who: Pick<Opening, 'venue' | 'persona'>) =>
  openPortal({ ...who, path: `${DEVICES}/add-device`, answers: full });

const larger = { name: /^See larger/ };
const chooses = /^Remove a device first, or choose a larger/;
const others = { name: 'See other plans' };
const onlyRemoves = 'Remove a device first.';

// DEV-4
describe('a user whose slots are all in use', () => {
  it('reaches the plans that a site sells to guests with free access', async () => {
    const { user } = await addDevice({ venue: 'halden-arcade', persona: 'elena' });
    expect(await screen.findByText(chooses)).toBeVisible();
    await user.click(screen.getByRole('link', larger));
    expect(await screen.findByRole('radio', { name: 'Film night' })).toBeVisible();
  });

  it('reaches the change page with a plan that can be changed', async () => {
    await addDevice({ venue: 'canal-wharf', persona: 'maya' });
    expect(await screen.findByText(chooses)).toBeVisible();
    const link = screen.getByRole('link', larger);
    expect(link.getAttribute('href')).toBe('#/portal/manage-your-plan/plans');
  });

  it('reads only that they can remove a device, if no other plan has more slots', async () => {
    await openPortal({
      venue: 'canal-wharf',
      persona: 'maya',
      path: `${DEVICES}/add-device`,
      answers: { ...full, getDashboard: { deviceSlots: 1000 } },
    });
    expect(await screen.findByText(onlyRemoves)).toBeVisible();
    expect(screen.queryByRole('link', larger)).toBeNull();
  });

  it('reads only that they can remove a device, if their plan can change to no other one', async () => {
    await addDevice({ venue: 'halden-arcade', persona: 'theo' });
    expect(await screen.findByText(onlyRemoves)).toBeVisible();
    expect(screen.queryByRole('link', larger)).toBeNull();
  });

  it('reads only that they can remove a device, if no plan that a site sells to guests with free access has more slots', async () => {
    const { reload } = await addDevice({ venue: 'halden-arcade', persona: 'elena' });
    expect(await screen.findByText(chooses)).toBeVisible();
    await reload({ ...full, getDashboard: { deviceSlots: 1000 } });
    expect(await screen.findByText(onlyRemoves)).toBeVisible();
    expect(screen.queryByRole('link', larger)).toBeNull();
  });

  it('reads only that they can remove a device where nothing is sold', async () => {
    const { store } = await addDevice({ venue: 'union-street', persona: 'priya' });
    expect(await screen.findByText(chooses)).toBeVisible();
    act(() => void store.dispatch(offerLoaded(noOffer)));
    expect(await screen.findByText(onlyRemoves)).toBeVisible();
    expect(screen.queryByRole('link', larger)).toBeNull();
  });

  it('finds no larger plans on the devices page either, if their plan can change to no other one', async () => {
    const theo = { venue: 'halden-arcade', persona: 'theo' };
    await openPortal({ ...theo, path: DEVICES, answers: full });
    expect(await screen.findByText('You’re using all your slots.')).toBeVisible();
    expect(screen.queryByRole('link', larger)).toBeNull();
  });
});

// NET-13, GUARD-9
describe('a customer on a free plan without a personal network', () => {
  it('reaches the plans that the site sells, if one of them has a network', async () => {
    const { reload } = await openOnFreePlan(
      '/portal/manage-your-plan/home-networking-wizard',
      'canal-wharf',
      'cw-connect-month',
    );
    const getDashboard = { features: { home_networking: false } };
    await reload({ getDashboard });
    expect(await screen.findByRole('link', others)).toHaveAttribute('href', '#/select-plan');
    const plans = await plansSold('canal-wharf');
    await reload({
      getDashboard,
      getPlans: plans.map((one) => ({ ...one, hasOwnNetwork: false })),
    });
    expect(await screen.findByRole('link', { name: 'Back' })).toBeVisible();
    expect(screen.queryByRole('link', others)).toBeNull();
  });
});

// PLAN-14
describe('a user whose plan doesn’t renew, where no plan renews', () => {
  it('reads on My Plan that they can choose again when it ends, and finds no way to a change', async () => {
    const path = '/portal/manage-your-plan';
    await openPortal({ venue: 'halden-arcade', persona: 'theo', path });
    expect(
      await screen.findByText('You can choose another plan when this one ends.'),
    ).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Change plan' })).toBeNull();
  });

  it('reads on the change page that they can choose again when it ends', async () => {
    const path = '/portal/manage-your-plan/plans';
    await openPortal({ venue: 'halden-arcade', persona: 'theo', path });
    expect(
      await screen.findByText('You can choose another plan when this one ends.'),
    ).toBeVisible();
  });
});
