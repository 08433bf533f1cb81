import { eq } from 'drizzle-orm';
import { users } from '../../db/schema/users';
import type { Backend } from '../Backend';
import type { UserRow } from '../Caller';
import { notFound } from '../ServiceError';

/**
 * The user as they are now, after a change that is under way. A code is made before this is read: a change of
 * the address then either ends the code or shows here.
 */
export const readUser = async (
  { db }: Pick<Backend, 'db'>,
  { id }: Pick<UserRow, 'id'>,
): Promise<UserRow> => {
  const [user] = await db.select().from(users).where(eq(users.id, id)).for('share');
  if (!user) throw notFound('account');
  return user;
};
