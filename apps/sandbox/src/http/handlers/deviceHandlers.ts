import type { calls } from '@foyer/api-client/contract';
import type { CallRequest, Handlers } from '../calls/Handler';
import type { Backend } from '../../services/Backend';
import type { UserCaller } from '../../services/Caller';
import { deviceWire, type DeviceWire } from '../wire/deviceWire';
import { isoOrNull } from '../wire/dateAndAmountWire';
import { requireDeviceAccess } from '../../services/devices/requireDeviceAccess';
import {
  addDevice,
  deleteDevices,
  devicesOf,
  renameDevice,
  type DeviceRow,
} from '../../services/devices/manageDevices';
import { adoptAddress } from '../../services/network/adoptAddress';
import { reportFound, reportLost, requireNotOnLost } from '../../services/network/lostDevices';
import { nearbyDevices, onlineAmong } from '../../services/devices/nearbyDevices';
import { deviceSlotsOf } from '../../services/devices/deviceSlots';
import { findGatewayDevice, releaseDevice } from '../../services/network/gatewayDevices';
import { seeDevice } from '../../services/network/seeDevice';
import { findKey } from '../../services/network-keys/networkKey';
import { hasOwnNetwork } from '../../services/network-keys/ownNetwork';
import { whileLive } from '../../services/sessions/sessions';
import { siteOf } from '../../services/sites/findSite';

const wireOf = async ({ db }: Backend, caller: UserCaller, row: DeviceRow): Promise<DeviceWire> =>
  deviceWire(row, (await onlineAmong(db, [row], caller))(row), caller.mac);

const listDevices = async ({ backend, caller }: CallRequest<typeof calls.getDevices>) => {
  const { db, clock } = backend;
  const site = await siteOf(db, caller);
  const slots = await deviceSlotsOf(db, site, caller.user, clock.now());
  const hasNetwork = await hasOwnNetwork(db, site, caller.user);
  const key = hasNetwork
    ? await whileLive(backend, caller.session, (tx) => findKey(tx, caller.user.id))
    : null;
  const own = await devicesOf(db, caller.user.id);
  const isOnline = await onlineAmong(db, own, caller);
  const nearby = await nearbyDevices(backend, caller);
  return {
    devices: own.map((row) => deviceWire(row, isOnline(row), caller.mac)),
    complimentaryDeviceCount: slots.complimentary,
    totalDeviceSlots: slots.total,
    totalDeviceChanges: slots.totalChanges,
    totalFreeDeviceSlots: slots.free,
    availableDeviceChanges: slots.availableChanges,
    additionalDeviceChanges: slots.additionalChanges,
    deviceChangesResetTime: isoOrNull(slots.resetsAt),
    // Showing the key to an agent is an act of its own, which the customer sees.
    wpaPskPassphrase: caller.impersonating ? null : (key?.passphrase ?? null),
    isKeyHidden: caller.impersonating && key !== null,
    ssidName: site.details.wifi.personalSsid,
    ssidAuthType: site.details.wifi.auth,
    dpskMigrationNeeded: key?.migrationNeeded ?? false,
    reportsLost: true,
    adoptsAddresses: true,
    seenDevices: nearby.map(({ mac, name, lastSeen }) => ({
      mac,
      name: name || null,
      kind: 'other' as const,
      lastSeenAt: isoOrNull(lastSeen),
    })),
  };
};

/** The calls about devices. */
export const deviceHandlers: Handlers<
  | 'getDevices'
  | 'addDevice'
  | 'deleteDevices'
  | 'renameDevice'
  | 'reportDeviceLost'
  | 'reportDeviceFound'
  | 'adoptDeviceAddress'
> = {
  getDevices: async (request) => ({ body: await listDevices(request) }),

  addDevice: async ({ backend, caller, body }) => {
    const site = await siteOf(backend.db, caller);
    requireDeviceAccess(site, caller);
    const row = await addDevice(backend, site, caller.user, body);
    const seen = await findGatewayDevice(backend.db, row.locationId, row.mac);
    if (seen?.userId === caller.user.id) await seeDevice(backend, site, row.mac);
    return { body: await wireOf(backend, caller, row) };
  },

  deleteDevices: async ({ backend, caller, body }) => {
    requireDeviceAccess(await siteOf(backend.db, caller), caller);
    await requireNotOnLost(backend, caller, body.ids);
    const removed = await deleteDevices(backend, caller.user, body.ids);
    for (const { locationId, mac } of removed)
      await releaseDevice(backend.db, locationId, mac, caller.user.id);
    return {};
  },

  reportDeviceLost: async ({ backend, caller, params }) => {
    const site = await siteOf(backend.db, caller);
    requireDeviceAccess(site, caller);
    const row = await reportLost(backend, caller.user, params.id);
    return { body: await wireOf(backend, caller, row) };
  },

  reportDeviceFound: async ({ backend, caller, params }) => {
    const site = await siteOf(backend.db, caller);
    requireDeviceAccess(site, caller);
    await requireNotOnLost(backend, caller, [params.id]);
    const row = await reportFound(backend, caller.user, params.id);
    return { body: await wireOf(backend, caller, row) };
  },

  adoptDeviceAddress: async ({ backend, caller, params, body }) => {
    const site = await siteOf(backend.db, caller);
    requireDeviceAccess(site, caller);
    await requireNotOnLost(backend, caller, [params.id]);
    const row = await adoptAddress(backend, caller, params.id, body.mac);
    return { body: await wireOf(backend, caller, row) };
  },

  renameDevice: async ({ backend, caller, body }) => {
    const site = await siteOf(backend.db, caller);
    requireDeviceAccess(site, caller);
    const row = await renameDevice(backend, caller.user, body);
    return { body: await wireOf(backend, caller, row) };
  },
};
