import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { holding, minimal } from '../minimal/minimalAnswers';
import { closeAgainst, expectSaid, openAgainst, said, type Replies } from '../minimal/openAgainst';

vi.setConfig({ testTimeout: 60_000 });
afterEach(closeAgainst);

const page = '/portal/device-management';
const openDevices = async (list: object, config: object = {}, plan: Replies = {}) => {
  const portal = await openAgainst(
    { ...minimal, ...plan, getPublicConfig: { body: config }, getDevices: { body: list } },
    page,
  );
  await said(page);
  return portal;
};

// DEV-12
it.each([
  ['is online goes offline', 'Lamp', 1],
  ['was offline does not', 'Radio', 0],
])('a removed device that %s in a few seconds', async (_, name, count) => {
  const list = {
    devices: [
      { id: 'd1', mac: 'A8:23:FE:00:00:01', name: 'Lamp', online: true },
      { id: 'd2', mac: 'A8:23:FE:00:00:02', name: 'Radio', online: false },
    ],
  };
  const { user } = await openDevices(list);
  await user.click(screen.getByRole('button', { name: 'Select' }));
  await user.click(screen.getByRole('checkbox', { name }));
  await user.click(screen.getByRole('button', { name: 'Remove 1 device' }));
  expect(await screen.findByText(`We’ve removed ${name}`)).toBeVisible();
  expect(screen.queryAllByText('It goes offline in a few seconds.')).toHaveLength(count);
});

// DEV-14
it('devices of one name are told apart by their address', async () => {
  const named = (name: string, end: number) => ({
    id: `${end}`,
    mac: `A0:11:22:33:44:0${end}`,
    name,
  });
  await openDevices({ devices: [named('iPhone', 1), named('iPhone', 2), named('Television', 3)] });
  await expectSaid(page).toContain('A0:11:22:33:44:01');
  await expectSaid(page).toContain('A0:11:22:33:44:02');
  await expectSaid(page).not.toContain('A0:11:22:33:44:03');
});

describe('the changes of devices that are left', () => {
  const changes = {
    devices: [],
    totalDeviceChanges: 4,
    availableDeviceChanges: 2,
    additionalDeviceChanges: 1,
    deviceChangesResetTime: '2099-05-04T00:00:00Z',
  };
  const spent = { ...changes, availableDeviceChanges: 0, additionalDeviceChanges: 0 };

  it('include the additional ones, and name the day of the reset', async () => {
    await openDevices(changes);
    await expectSaid(page).toContain('You can add a device 3 more times before May 4, 2099.');
  });

  it.each([
    ['does not renew', { state: 'active', recurring: false }],
    ['is cancelled', { state: 'cancelled', recurring: true }],
  ])('name no day if the plan ends then because it %s', async (_, facts) => {
    const plan = holding({ ...facts, periodEnd: changes.deviceChangesResetTime });
    await openDevices(changes, {}, plan);
    await expectSaid(page).toContain('You can add a device 3 more times before your plan ends.');
    const { goTo } = await openDevices(spent, {}, plan);
    await expectSaid(page).toContain('You can’t add any more devices before your plan ends.');
    expect(await said(page)).not.toContain('2099');
    goTo(`${page}/add-device`);
    await expectSaid(`${page}/add-device`).toContain(
      'You can’t add any more devices before your plan ends.',
    );
    expect(document.body).not.toHaveTextContent('for now');
  });

  const until = 'You can’t add any more devices until May 4, 2099.';
  const dayless = { ...spent, deviceChangesResetTime: null };
  it.each<[string, object, Replies, string]>([
    ['with its day', spent, {}, until],
    ['with its day, also without the plan', spent, { getDashboard: { status: 500 } }, until],
    ['for now, without a day', dayless, {}, 'You’ve used all your device changes for now.'],
  ])('are said to be spent in one sentence, %s', async (_, list, plan, sentence) => {
    const { goTo } = await openDevices(list, {}, plan);
    await expectSaid(page).toContain(sentence);
    expect((await said(page)).match(/any more devices|all your device changes/g)).toHaveLength(1);
    goTo(`${page}/add-device`);
    const banner = await screen.findByRole('alert');
    await expect.poll(() => banner.textContent).toBe(`${sentence}Go to your devices`);
  });

  // TYPE-4
  it('name neither a day nor the boost if the boost ends where access is included', async () => {
    const ends = { state: 'active', recurring: false, periodEnd: changes.deviceChangesResetTime };
    const anchor = { name: 'The Inn', locationID: 'inn', portalType: 'ANCHOR' };
    await openDevices(changes, {}, { ...holding(ends), getSiteInfo: { body: anchor } });
    await expectSaid(page).toContain('You can add a device 3 more times. ');
  });

  it('are all there again once that day is over', async () => {
    await openDevices({ ...changes, deviceChangesResetTime: '2025-05-04T00:00:00Z' });
    await expectSaid(page).toContain('You can add a device 5 more times');
    expect(await said(page)).not.toContain('2025');
  });

  it('have no limit from the number of the configuration on, 100 without one', async () => {
    await openDevices(changes, { deviceChangesDisplayThreshold: 5 });
    await expectSaid(page).toContain('You can add and remove devices as often as you like.');
    await openDevices({ ...changes, totalDeviceChanges: 99 });
    await expectSaid(page).toContain('You can add and remove devices as often as you like.');
    await openDevices({ ...changes, totalDeviceChanges: 98 });
    await expectSaid(page).toContain('You can add a device 3 more times');
  });
});

describe('the slots', () => {
  it('have no limit from the number of the configuration on, 100 without one', async () => {
    const slots = { devices: [], totalFreeDeviceSlots: 2 };
    await openDevices({ ...slots, totalDeviceSlots: 3 }, { deviceCountDisplayThreshold: 3 });
    await expectSaid(page).toContain('Unlimited devices');
    await openDevices({ ...slots, totalDeviceSlots: 100 });
    await expectSaid(page).toContain('Unlimited devices');
    await openDevices({ ...slots, totalDeviceSlots: 99 });
    await expectSaid(page).toContain('2 free');
  });

  it('are not freed by removing a device that took none', async () => {
    const device = { mac: '02:00:00:00:00:07', kind: 'tv', name: 'Lodge TV' };
    const { user } = await openDevices({
      devices: [
        { ...device, id: 'd1', complimentary: true },
        { ...device, id: 'd2', mac: '02:00:00:00:00:08', name: 'Phone' },
      ],
      totalDeviceSlots: 6,
      totalFreeDeviceSlots: 4,
      complimentaryDeviceCount: 1,
    });
    await expectSaid(page).toContain('Doesn’t use a slot');
    expect(await said(page)).toContain('of 6 used');
    await user.click(screen.getByRole('button', { name: 'Select' }));
    await user.click(screen.getByRole('checkbox', { name: /Lodge TV/ }));
    await user.click(screen.getByRole('button', { name: /^Remove/ }));
    await expectSaid(page).toContain('of 5 used');
    expect(await said(page)).toContain('4 free');
  });
});
