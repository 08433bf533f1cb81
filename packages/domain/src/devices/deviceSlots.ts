import type { DomainMessage } from '../messages/message';
import type { Instant } from '../time/instant';
import type { DeviceList } from './device';

/** From these totals on, counts are shown as "Unlimited" and never stand in the way. */
export type DeviceThresholds = {
  readonly deviceCountThreshold: number;
  readonly deviceChangesThreshold: number;
};

/** Places for devices: the complimentary ones are among the total. */
export type DeviceSlots = {
  readonly used: number;
  readonly free: number;
  readonly total: number;
  readonly complimentary: number;
  readonly unlimited: boolean;
};

/** Changes to the list of devices that are left until `resetsAt`. */
export type DeviceChanges = {
  /** The additional ones counted in. */
  readonly left: number;
  readonly total: number;
  readonly additional: number;
  readonly resetsAt: Instant | null;
  readonly unlimited: boolean;
};

/** A total at or above its threshold. */
export const isUnlimited = (total: number, threshold: number): boolean => total >= threshold;

/** A total as it is shown: the number, or "Unlimited". */
export const countLabel = (total: number, threshold: number): DomainMessage =>
  isUnlimited(total, threshold)
    ? { key: 'devices.unlimited' }
    : { key: 'devices.count', values: { count: total } };

export const deviceSlots = (list: DeviceList, thresholds: DeviceThresholds): DeviceSlots => {
  const total = list.totalDeviceSlots;
  const free = Math.min(Math.max(list.totalFreeDeviceSlots, 0), total);
  return {
    used: total - free,
    free,
    total,
    complimentary: list.complimentaryDeviceCount,
    unlimited: isUnlimited(total, thresholds.deviceCountThreshold),
  };
};

/**
 * The changes left. Null where the site does not count them. Once the reset time has passed all are
 * there again, whatever an old answer says.
 */
export const deviceChanges = (
  list: DeviceList,
  thresholds: DeviceThresholds,
  now: Instant,
): DeviceChanges | null => {
  const additional = list.additionalDeviceChanges;
  const total = list.totalDeviceChanges + additional;
  if (total === 0) return null;
  const isReset = list.deviceChangesResetTime !== null && list.deviceChangesResetTime <= now;
  const left = isReset ? total : list.availableDeviceChanges + additional;
  return {
    left: Math.max(left, 0),
    total,
    additional,
    resetsAt: isReset ? null : list.deviceChangesResetTime,
    unlimited: isUnlimited(total, thresholds.deviceChangesThreshold),
  };
};

export type AddDeviceBlocker = 'slotsFull' | 'changesSpent';

/** Why no device can be added now; null when one can. */
export const addDeviceBlocker = (
  list: DeviceList,
  thresholds: DeviceThresholds,
  now: Instant,
): AddDeviceBlocker | null => {
  const slots = deviceSlots(list, thresholds);
  const changes = deviceChanges(list, thresholds, now);
  if (!slots.unlimited && slots.free === 0) return 'slotsFull';
  return changes && !changes.unlimited && changes.left === 0 ? 'changesSpent' : null;
};
