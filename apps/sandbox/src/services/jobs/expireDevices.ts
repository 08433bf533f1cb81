import { eq } from 'drizzle-orm';
import type { Backend } from '../Backend';
import { gatewayDevices } from '../../db/schema/network';
import { forEachSettled } from './forEachSettled';
import { refreshDeviceState } from '../network/refreshDeviceState';

/** Makes online devices captive when their entitlement has ended. */
export const expireDevices = async (backend: Backend): Promise<void> => {
  const { db } = backend;
  const online = await db.select().from(gatewayDevices).where(eq(gatewayDevices.state, 'online'));
  await forEachSettled(
    'Refreshing a device at',
    online.map((device) => ({ id: device.locationId, device })),
    ({ device }) => refreshDeviceState(backend, device),
  );
};
