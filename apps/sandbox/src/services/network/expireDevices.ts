import { eq } from 'drizzle-orm';
import type { Backend } from '../Backend';
import { gatewayDevices } from '../../db/schema/network';
import { refreshDeviceState } from './refreshDeviceState';

/** Makes online devices captive when their entitlement has ended. */
export const expireDevices = async (backend: Backend): Promise<void> => {
  const { db } = backend;
  const online = await db.select().from(gatewayDevices).where(eq(gatewayDevices.state, 'online'));
  for (const device of online) await refreshDeviceState(backend, device);
};
