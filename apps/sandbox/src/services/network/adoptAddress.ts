import { parseMac } from '@foyer/domain';
import { and, eq } from 'drizzle-orm';
import type { Backend } from '../Backend';
import { provedMac } from '../buyers/buyerOf';
import type { UserCaller } from '../Caller';
import { devices } from '../../db/schema/network';
import { findGatewayDevice, releaseDevice } from './gatewayDevices';
import { notFound, ServiceError } from '../ServiceError';
import type { DeviceRow } from '../devices/manageDevices';

/**
 * Gives a device the address that it made up anew. Only the gateway's word makes an address this
 * user's (CONN-6), so it must have seen it with them. It counts as no change of device. Rule LOST-5.
 * @throws ServiceError `NOT_FOUND`, `DEVICE_EXISTS`, and `STATE_CONFLICT` for an address that the
 * gateway has not seen with the user, or a device that is online or lost
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
  const seen = await findGatewayDevice(db, locationId, mac);
  const isOwn = !caller.impersonating && provedMac(caller) === mac;
  if (!isOwn && seen?.userId !== user.id)
    throw new ServiceError(
      'STATE_CONFLICT',
      'The network hasn’t seen this address with your account. Log in on that device first.',
    );
  const before = await findGatewayDevice(db, locationId, device.mac);
  if (device.lostAt !== null || (before?.state === 'online' && before.userId === user.id))
    throw new ServiceError(
      'STATE_CONFLICT',
      device.lostAt === null
        ? 'That device is online now with its own address, so this is another one.'
        : 'That device is reported lost. Say first that it is found.',
    );
  const isTaken = and(eq(devices.locationId, locationId), eq(devices.mac, mac));
  const adopted = await db.transaction(async (tx) => {
    const [other] = await tx.select({ id: devices.id }).from(devices).where(isTaken);
    if (other) return null;
    const [changed] = await tx.update(devices).set({ mac }).where(own).returning();
    return changed ?? null;
  });
  if (!adopted) throw new ServiceError('DEVICE_EXISTS', 'This address is on a plan here already.');
  await releaseDevice(db, locationId, device.mac, user.id);
  return adopted;
};
