import { eq } from 'drizzle-orm';
import { users } from '../../db/schema/users';
import type { Backend } from '../Backend';
import { liveSessions } from '../sessions/sessions';
import { findGatewayDevice } from './gatewayDevices';
import type { QuarantineHolder } from './GatewayGrants';

/** Whether a user is logged in on a device: a session of theirs that the gateway has last seen there has not ended. */
export const isLoggedInOn = async (
  backend: Pick<Backend, 'db' | 'clock'>,
  userId: string,
  mac: string,
): Promise<boolean> => {
  const [user] = await backend.db.select().from(users).where(eq(users.id, userId));
  const live = user ? await liveSessions(backend, user) : [];
  return live.some((session) => session.mac === mac);
};

/**
 * Whether a device is online for another user who is logged in on it. After a log-out nobody can tell
 * that user from the next visitor on the device, and the landing page offers to disconnect it. Rule CONN-7.
 */
export const isHeldByOther = async (
  backend: Backend,
  { locationId, mac, userId }: QuarantineHolder,
): Promise<boolean> => {
  const device = await findGatewayDevice(backend.db, locationId, mac);
  if (device?.state !== 'online' || device.userId === null || device.userId === userId)
    return false;
  return isLoggedInOn(backend, device.userId, mac);
};
