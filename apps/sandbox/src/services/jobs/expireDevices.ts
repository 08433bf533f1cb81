import { and, asc, eq, sql } from 'drizzle-orm';
import type { Backend } from '../Backend';
import { gatewayDevices } from '../../db/schema/network';
import { forEachSettled } from './forEachSettled';
import { refreshDeviceState } from '../network/refreshDeviceState';

/** How many devices are in memory at once. */
export const EXPIRED_DEVICES_AT_ONCE = 500;

/** The next online devices, by address and then venue. */
const onlineAfter = ({ db }: Backend, last: { mac: string; locationId: string }) =>
  db
    .select()
    .from(gatewayDevices)
    .where(
      and(
        eq(gatewayDevices.state, 'online'),
        sql`(${gatewayDevices.mac}, ${gatewayDevices.locationId}) > (${last.mac}, ${last.locationId})`,
      ),
    )
    .orderBy(asc(gatewayDevices.mac), asc(gatewayDevices.locationId))
    .limit(EXPIRED_DEVICES_AT_ONCE);

/** Makes online devices captive when their entitlement has ended. */
export const expireDevices = async (backend: Backend): Promise<void> => {
  let last = { mac: '', locationId: '' };
  for (;;) {
    const online = await onlineAfter(backend, last);
    await forEachSettled(
      'Refreshing a device at',
      online.map((device) => ({ id: device.locationId, device })),
      ({ device }) => refreshDeviceState(backend, device),
    );
    const end = online.at(-1);
    if (!end || online.length < EXPIRED_DEVICES_AT_ONCE) return;
    last = end;
  }
};
