import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aDevice, aDeviceList } from '../testing/aDeviceList';
import {
  addDeviceBlocker,
  countLabel,
  deviceChanges,
  devicesOverLimit,
  deviceSlots,
  isUnlimited,
} from './deviceSlots';

const NOW = 1_800_000_000_000;
const thresholds = { deviceCountThreshold: 100, deviceChangesThreshold: 100 };

describe('a total at or above its threshold shows as "Unlimited"', () => {
  it.each([
    [99, false],
    [100, true],
    [101, true],
  ])('%i with a threshold of 100: %s', (total, unlimited) => {
    expect(isUnlimited(total, 100)).toBe(unlimited);
  });

  it('any other total shows as a number', () => {
    expect(countLabel(100, 100)).toEqual({ key: 'devices.unlimited' });
    expect(countLabel(5, 100)).toEqual({ key: 'devices.count', values: { count: 5 } });
  });
});

describe('the device slots', () => {
  it('are used or free', () => {
    expect(deviceSlots(aDeviceList(), thresholds)).toEqual({
      used: 3,
      over: 0,
      free: 2,
      total: 5,
      complimentary: 1,
      unlimited: false,
    });
  });

  it.each([
    ['more free slots than slots', 9, 5, 0],
    ['a negative number of free slots', -1, 0, 5],
  ])('stay between zero and the total if the answer has %s', (_, totalFree, free, used) => {
    expect(deviceSlots(aDeviceList({ totalFreeDeviceSlots: totalFree }), thresholds)).toMatchObject(
      {
        free,
        used,
      },
    );
  });

  // DEV-13
  it.each([
    ['two more devices than slots', {}, { used: 5, over: 2 }],
    ['a free slot all the same', { totalFreeDeviceSlots: 1 }, { used: 2, over: 0 }],
  ])('count the devices without a slot if the answer has %s', (_, changes, counted) => {
    const devices = Array.from({ length: 5 }, () => aDevice());
    const full = { devices, totalDeviceSlots: 3, totalFreeDeviceSlots: 0 };
    expect(deviceSlots(aDeviceList({ ...full, ...changes }), thresholds)).toMatchObject(counted);
  });

  it('add up for any answer', () => {
    fc.assert(
      fc.property(fc.nat(500), fc.integer({ min: -5, max: 500 }), (total, totalFree) => {
        const list = aDeviceList({ totalDeviceSlots: total, totalFreeDeviceSlots: totalFree });
        const slots = deviceSlots(list, thresholds);
        const { used, free } = slots ?? { used: NaN, free: NaN };
        expect(used + free).toBe(total);
        expect(Math.min(used, free)).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  // DEV-11
  it.each([
    ['the total', { totalDeviceSlots: null }],
    ['the free ones', { totalFreeDeviceSlots: null }],
  ])('are not counted, and refuse no device, without %s', (_, missing) => {
    const list = aDeviceList({ ...missing, totalDeviceChanges: null });
    expect(deviceSlots(list, thresholds)).toBeNull();
    expect(addDeviceBlocker(list, thresholds, NOW)).toBeNull();
  });

  it('are unlimited from the threshold on', () => {
    expect(deviceSlots(aDeviceList({ totalDeviceSlots: 100 }), thresholds)?.unlimited).toBe(true);
  });
});

describe('the device changes that are left', () => {
  it('are the available plus the additional ones', () => {
    const list = aDeviceList({ additionalDeviceChanges: 2, deviceChangesResetTime: NOW + 1 });
    expect(deviceChanges(list, thresholds, NOW)).toEqual({
      left: 5,
      total: 6,
      additional: 2,
      resetsAt: NOW + 1,
      unlimited: false,
    });
  });

  it('are all there again after the reset time', () => {
    const list = aDeviceList({ availableDeviceChanges: 0, deviceChangesResetTime: NOW });
    expect(deviceChanges(list, thresholds, NOW)).toMatchObject({ left: 4, resetsAt: null });
  });

  it('are never negative', () => {
    const list = aDeviceList({ availableDeviceChanges: -2 });
    expect(deviceChanges(list, thresholds, NOW)).toMatchObject({ left: 0, resetsAt: null });
  });

  // DEV-11
  it.each([
    ['the total', { totalDeviceSlots: null }],
    ['the free ones', { totalFreeDeviceSlots: null }],
  ])('are not counted, and refuse no device, without %s', (_, missing) => {
    const list = aDeviceList({ ...missing, totalDeviceChanges: null });
    expect(deviceSlots(list, thresholds)).toBeNull();
    expect(addDeviceBlocker(list, thresholds, NOW)).toBeNull();
  });

  it('are unlimited from the threshold on', () => {
    const list = aDeviceList({ totalDeviceChanges: 99, additionalDeviceChanges: 1 });
    expect(deviceChanges(list, thresholds, NOW)?.unlimited).toBe(true);
  });

  it('are not counted if the answer has none', () => {
    const list = aDeviceList({ totalDeviceChanges: 0, availableDeviceChanges: 0 });
    expect(deviceChanges(list, thresholds, NOW)).toBeNull();
  });
});

describe('addDeviceBlocker', () => {
  it.each([
    ['allows a device with a free slot and a change', {}, null],
    ['refuses without a free slot', { totalFreeDeviceSlots: 0 }, 'slotsFull'],
    ['refuses without a change', { availableDeviceChanges: 0 }, 'changesSpent'],
    [
      'allows a device with an additional change',
      { availableDeviceChanges: 0, additionalDeviceChanges: 1 },
      null,
    ],
    [
      'allows a device without changes if the site does not count them',
      { availableDeviceChanges: 0, totalDeviceChanges: 0 },
      null,
    ],
    [
      'allows a device if slots are unlimited',
      { totalDeviceSlots: 100, totalFreeDeviceSlots: 0 },
      null,
    ],
    [
      'allows a device if changes are unlimited',
      { totalDeviceChanges: 100, availableDeviceChanges: 0 },
      null,
    ],
  ])('%s', (_, over, blocker) => {
    expect(addDeviceBlocker(aDeviceList(over), thresholds, NOW)).toBe(blocker);
  });

  it('refuses at a closed site first', () => {
    const full = aDeviceList({ totalFreeDeviceSlots: 0 });
    expect(addDeviceBlocker(full, thresholds, NOW, true)).toBe('siteClosed');
  });
});

// DEV-13
describe('devicesOverLimit', () => {
  it.each([
    ['none in use', 1, { used: 0, complimentary: 0 }, 0],
    ['as many as the plan has', 3, { used: 3, complimentary: 0 }, 0],
    ['two more', 1, { used: 3, complimentary: 0 }, 2],
    ['a complimentary one beside those of the plan', 2, { used: 3, complimentary: 1 }, 0],
    ['more than an unlimited plan says', 100, { used: 140, complimentary: 0 }, 0],
  ])('counts %s', (_, limit, slots, over) => {
    expect(devicesOverLimit(limit, slots, thresholds)).toBe(over);
  });
});
