import { isNotNull } from 'drizzle-orm';
import type { Db } from './openDatabase';
import { users } from './schema/users';

/** Whether a database names customers of the card provider, who may have paid. */
export const hasCustomers = async (db: Db): Promise<boolean> => {
  const found = await db
    .select({ id: users.id })
    .from(users)
    .where(isNotNull(users.providerCustomerId))
    .limit(1);
  return found.length > 0;
};
