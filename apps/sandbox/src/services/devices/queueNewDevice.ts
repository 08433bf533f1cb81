import { eq } from 'drizzle-orm';
import type { Db } from '../../db/openDatabase';
import { devices } from '../../db/schema/network';
import type { UserRow } from '../Caller';
import { isFlooded, queueNotice } from '../notices/queueNotice';

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
  const notice = { kind: 'newDevice', subject: deviceId, userId, at } as const;
  if (other && !(await isFlooded(db, notice))) await queueNotice(db, notice);
};
