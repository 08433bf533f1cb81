import { act, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { offerLoaded } from '~/session/store/siteSlice';
import { openPortal, type Opening } from '~/testing/openPortal';

const DEVICES = '/portal/device-management';
const full = { getDevices: { totalFreeDeviceSlots: 0 } };
const addDevice = (who: Pick<Opening, 'venue' | 'persona'>) =>
  openPortal({ ...who, path: `${DEVICES}/add-device`, answers: full });

const larger = { name: /^See larger/ };
const chooses = /^Remove a device first, or choose a larger/;
const onlyRemoves = 'Remove a device first.';

// DEV-4
describe('a user whose slots are all in use', () => {
  it('reaches the plans that a site sells to guests with free access', async () => {
    const { user } = await addDevice({ venue: 'halden-arcade', persona: 'elena' });
    expect(await screen.findByText(chooses)).toBeVisible();
    await user.click(screen.getByRole('link', larger));
    expect(await screen.findAllByText('Film night')).not.toEqual([]);
  });

  it('reaches the change page with a plan that can be changed', async () => {
    await addDevice({ venue: 'canal-wharf', persona: 'maya' });
    expect(await screen.findByText(chooses)).toBeVisible();
    const link = screen.getByRole('link', larger);
    expect(link.getAttribute('href')).toBe('#/portal/manage-your-plan/plans');
  });

  it('reads only to remove a device, if no other plan has more slots', async () => {
    await openPortal({
      venue: 'canal-wharf',
      persona: 'maya',
      path: `${DEVICES}/add-device`,
      answers: { ...full, getDashboard: { deviceSlots: 1000 } },
    });
    expect(await screen.findByText(onlyRemoves)).toBeVisible();
    expect(screen.queryByRole('link', larger)).toBeNull();
  });

  it('reads only to remove a device, if their plan can change to no other one', async () => {
    await addDevice({ venue: 'halden-arcade', persona: 'theo' });
    expect(await screen.findByText(onlyRemoves)).toBeVisible();
    expect(screen.queryByRole('link', larger)).toBeNull();
  });

  it('reads only to remove a device where nothing is sold', async () => {
    const { store } = await addDevice({ venue: 'union-street', persona: 'priya' });
    expect(await screen.findByText(chooses)).toBeVisible();
    const none = { sellsPlans: false, cheapest: null, topSpeed: null, mostDevices: null };
    act(() => void store.dispatch(offerLoaded(none)));
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

// PLAN-14
describe('a user whose plan doesn’t renew, where no plan renews', () => {
  it('reads on the change page that they can choose again when it ends', async () => {
    const path = '/portal/manage-your-plan/plans';
    await openPortal({ venue: 'halden-arcade', persona: 'theo', path });
    expect(
      await screen.findByText('You can choose another plan when this one ends.'),
    ).toBeVisible();
  });
});
