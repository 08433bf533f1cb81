import { and, eq, gte, inArray, isNull } from 'drizzle-orm';
import type { Backend } from '../Backend';
import type { Caller, UserCaller, UserRow } from '../Caller';
import { devices } from '../../db/schema/network';
import { findGatewayDevice } from './gatewayDevices';
import { refreshDeviceState } from './refreshDeviceState';
import { notFound, ServiceError } from '../ServiceError';
import type { DeviceRow } from '../devices/manageDevices';
import type { SessionRow } from '../sessions/sessions';

const ownDevice = (user: UserRow, id: string) =>
  and(eq(devices.id, id), eq(devices.userId, user.id));

const readOwn = async ({ db }: Backend, user: UserRow, id: string): Promise<DeviceRow> => {
  const [row] = await db.select().from(devices).where(ownDevice(user, id));
  if (!row) throw notFound('device');
  return row;
};

/**
 * Reports a device lost and takes it offline. A second report keeps the time of the first.
 * @throws ServiceError `NOT_FOUND`
 */
export const reportLost = async (
  backend: Backend,
  user: UserRow,
  id: string,
): Promise<DeviceRow> => {
  const { db, clock } = backend;
  await db
    .update(devices)
    .set({ lostAt: clock.now() })
    .where(and(ownDevice(user, id), isNull(devices.lostAt)));
  const row = await readOwn(backend, user, id);
  const atGateway = await findGatewayDevice(db, row.locationId, row.mac);
  if (atGateway) await refreshDeviceState(backend, atGateway);
  return row;
};

/**
 * Reports a device found again.
 * @throws ServiceError `NOT_FOUND`
 */
export const reportFound = async (
  backend: Backend,
  user: UserRow,
  id: string,
): Promise<DeviceRow> => {
  await backend.db.update(devices).set({ lostAt: null }).where(ownDevice(user, id));
  return readOwn(backend, user, id);
};

/**
 * The user's lost devices that this session is on, as the session or the gateway says. The session must be older than
 * the report. Rule LOST-3.
 */
const lostDevicesOf = (
  { db }: Pick<Backend, 'db'>,
  { mac, session }: { mac: string | null; session: SessionRow },
): Promise<DeviceRow[]> =>
  db
    .select()
    .from(devices)
    .where(
      and(
        eq(devices.userId, session.userId),
        inArray(
          devices.mac,
          [mac, session.mac].filter((one) => one !== null),
        ),
        gte(devices.lostAt, session.createdAt),
      ),
    );

/**
 * The address of a lost device that a session keeps, whatever address the browser names next: nobody proves that the
 * session has left the device. Null for every other session. Rule LOST-3.
 */
export const lostMacOf = async (
  backend: Pick<Backend, 'db'>,
  { mac, session }: Caller,
): Promise<string | null> => {
  if (!session) return null;
  const [device] = await lostDevicesOf(backend, { mac, session });
  return device?.mac ?? null;
};

/**
 * Refuses to lift the block of a lost device in a session on that device which is older than the
 * report: the person who holds it may not be its owner. Rule LOST-3.
 * @throws ServiceError `DEVICE_LOST`
 */
export const requireNotOnLost = async (
  backend: Backend,
  { mac, session, impersonating }: UserCaller,
  ids: readonly string[],
): Promise<void> => {
  if (impersonating || ids.length === 0) return;
  const lost = await lostDevicesOf(backend, { mac, session });
  if (lost.some(({ id }) => ids.includes(id)))
    throw new ServiceError(
      'DEVICE_LOST',
      'You’ve reported this device as lost. Log out and log in again, or use another device.',
    );
};
