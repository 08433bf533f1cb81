import { isRandomisedMac, parseMac } from '@foyer/domain';
import { and, eq, isNull } from 'drizzle-orm';
import type { Backend } from '../Backend';
import { provedMac } from '../buyers/buyerOf';
import type { UserCaller } from '../Caller';
import { isUniqueViolation } from '../../db/isUniqueViolation';
import { devices } from '../../db/schema/network';
import { findGatewayDevice, releaseDevice } from './gatewayDevices';
import { notFound, ServiceError } from '../ServiceError';
import { deviceExists, type DeviceRow } from '../devices/manageDevices';

/**
 * Gives a device its new random address. Only the gateway's word makes an address this
 * user's (CONN-6), so it must have seen it with them. It counts as no change of device. Rule LOST-5.
 * @throws ServiceError `NOT_FOUND`, `DEVICE_EXISTS`, and `STATE_CONFLICT` for an address that no device
 * makes up or that the gateway has not seen with the user, or a device that is online or lost
 */
export const adoptAddress = async (
  { db }: Backend,
  caller: UserCaller,
  id: string,
  given: string,
): Promise<DeviceRow> => {
  const { user } = caller;
  const mac = parseMac(given) ?? '';
  const own = and(eq(devices.id, id), eq(devices.userId, user.id));
  const [device] = await db.select().from(devices).where(own);
  if (!device) throw notFound('device');
  const { locationId } = device;
  if (device.mac === mac) return device;
  if (!isRandomisedMac(mac))
    throw new ServiceError(
      'STATE_CONFLICT',
      'This address isn’t a private one, so it can’t belong to a device you already have.',
    );
  const seen = await findGatewayDevice(db, locationId, mac);
  const isOwn = !caller.impersonating && provedMac(caller) === mac;
  if (!isOwn && seen?.userId !== user.id)
    throw new ServiceError(
      'STATE_CONFLICT',
      'The network hasn’t seen this address with your account. Log in on that device first.',
    );
  const before = await findGatewayDevice(db, locationId, device.mac);
  if (before?.state === 'online' && before.userId === user.id)
    throw new ServiceError(
      'STATE_CONFLICT',
      'That device is online now with its own address, so this must be a different device.',
    );
  const [adopted] = await db
    .update(devices)
    // Nobody has been online with this address yet, so a report of its loss does not bind others. Rule LOST-2.
    .set({ mac, lastSeen: null })
    // It may be reported lost at this moment.
    .where(and(own, isNull(devices.lostAt)))
    .returning()
    .catch((error: unknown) => {
      if (!isUniqueViolation(error)) throw error;
      throw deviceExists();
    });
  if (!adopted)
    throw new ServiceError(
      'STATE_CONFLICT',
      'You’ve reported that device as lost. First say that you’ve found it.',
    );
  await releaseDevice(db, locationId, device.mac, user.id);
  return adopted;
};
