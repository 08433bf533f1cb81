import { eq } from 'drizzle-orm';
import type { Db } from '../../db/openDatabase';
import { devices } from '../../db/schema/network';
import type { UserRow } from '../Caller';
import { queueNotice } from '../notices/queueNotice';

/** Tells a user of a device that joins their plan; call it before. The first one is not new. Rule LAW-14. */
export const queueNewDevice = async (
  db: Db,
  { id: userId }: UserRow,
  deviceId: string,
  at: number,
): Promise<void> => {
  const [other] = await db
    .select({ id: devices.id })
    .from(devices)
    .where(eq(devices.userId, userId))
    .limit(1);
  if (other) await queueNotice(db, { kind: 'newDevice', subject: deviceId, userId, at });
};
