import { eq } from 'drizzle-orm';
import type { Db } from '../../db/openDatabase';
import { blacklist } from '../../db/schema/sites';
import { ServiceError } from '../ServiceError';

/** Whether the blacklist of the network's equipment names a device. */
export const isBlacklisted = async (db: Db, mac: string | null): Promise<boolean> => {
  if (!mac) return false;
  const [row] = await db.select().from(blacklist).where(eq(blacklist.mac, mac));
  return row !== undefined;
};

/**
 * Refuses a device that is on the blacklist.
 *
 * @throws ServiceError `DEVICE_DISABLED`
 */
export const requireNotBlacklisted = async (db: Db, mac: string | null): Promise<void> => {
  if (await isBlacklisted(db, mac))
    throw new ServiceError('DEVICE_DISABLED', 'This device can’t use the network here.');
};
