import { eq } from 'drizzle-orm';
import type { Db } from '../../db/openDatabase';
import { blacklist } from '../../db/schema/sites';

/** Whether the equipment list refuses a device. */
export const isBlacklisted = async (db: Db, mac: string | null): Promise<boolean> => {
  if (!mac) return false;
  const [row] = await db.select().from(blacklist).where(eq(blacklist.mac, mac));
  return row !== undefined;
};
