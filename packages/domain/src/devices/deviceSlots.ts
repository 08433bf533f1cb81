import type { Message } from '../messages/message';
import type { Instant } from '../time/instant';
import type { DeviceList } from './device';

/** From these totals on, counts show as "Unlimited" and refuse no device. Rule DEV-2. */
export type DeviceThresholds = {
  readonly deviceCountThreshold: number;
  readonly deviceChangesThreshold: number;
};

/** The total includes the complimentary slots. */
export type DeviceSlots = {
  readonly used: number;
  /** Devices in use without a slot, after a plan or an extra with more slots. They stay on the list. Rule DEV-13. */
  readonly over: number;
  readonly free: number;
  readonly total: number;
  readonly complimentary: number;
  readonly unlimited: boolean;
};

/** Device changes that are left until `resetsAt`. Rule DEV-4. */
export type DeviceChanges = {
  /** With the additional ones. */
  readonly left: number;
  readonly total: number;
  readonly additional: number;
  readonly resetsAt: Instant | null;
  readonly unlimited: boolean;
};

export const isUnlimited = (total: number, threshold: number): boolean => total >= threshold;

export const countLabel = (total: number, threshold: number): Message =>
  isUnlimited(total, threshold)
    ? { key: 'devices.unlimited' }
    : { key: 'devices.count', values: { count: total } };

/** Null if the backend does not count slots. Rule DEV-11. */
export const deviceSlots = (
  { totalDeviceSlots: total, totalFreeDeviceSlots, ...list }: DeviceList,
  thresholds: DeviceThresholds,
): DeviceSlots | null => {
  if (total === null || totalFreeDeviceSlots === null) return null;
  const free = Math.min(Math.max(totalFreeDeviceSlots, 0), total);
  const unlimited = isUnlimited(total, thresholds.deviceCountThreshold);
  const over = unlimited || free > 0 ? 0 : Math.max(0, list.devices.length - total);
  return {
    used: total - free + over,
    over,
    free,
    total,
    complimentary: list.complimentaryDeviceCount,
    unlimited,
  };
};

/**
 * How many paid devices in use a plan with this limit has no slot for. A complimentary device needs none.
 * Rule DEV-13.
 */
export const devicesOverLimit = (
  limit: number,
  { used, complimentary }: Pick<DeviceSlots, 'used' | 'complimentary'>,
  { deviceCountThreshold }: Pick<DeviceThresholds, 'deviceCountThreshold'>,
): number =>
  isUnlimited(limit, deviceCountThreshold) ? 0 : Math.max(0, used - complimentary - limit);

/**
 * Null if the backend does not count changes. After the reset time all changes are there again, even
 * if the answer is older.
 */
export const deviceChanges = (
  list: DeviceList,
  thresholds: DeviceThresholds,
  now: Instant,
): DeviceChanges | null => {
  const { additionalDeviceChanges: additional, availableDeviceChanges: available } = list;
  if (list.totalDeviceChanges === null || available === null) return null;
  const total = list.totalDeviceChanges + additional;
  if (total === 0) return null;
  const isReset = list.deviceChangesResetTime !== null && list.deviceChangesResetTime <= now;
  const left = isReset ? total : available + additional;
  return {
    left: Math.max(left, 0),
    total,
    additional,
    resetsAt: isReset ? null : list.deviceChangesResetTime,
    unlimited: isUnlimited(total, thresholds.deviceChangesThreshold),
  };
};

export type AddDeviceBlocker = 'siteClosed' | 'slotsFull' | 'changesSpent';

/** Why the user cannot add a device now; null if they can. Rules DEV-4 and SUB-21. */
export const addDeviceBlocker = (
  list: DeviceList,
  thresholds: DeviceThresholds,
  now: Instant,
  siteClosed = false,
): AddDeviceBlocker | null => {
  if (siteClosed) return 'siteClosed';
  const slots = deviceSlots(list, thresholds);
  const changes = deviceChanges(list, thresholds, now);
  if (slots && !slots.unlimited && slots.free === 0) return 'slotsFull';
  return changes && !changes.unlimited && changes.left === 0 ? 'changesSpent' : null;
};
