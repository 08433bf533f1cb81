import { eq } from 'drizzle-orm';
import type { Db } from '../../db/openDatabase';
import { users } from '../../db/schema/users';
import type { UserRow } from '../Caller';
import { consumeCode, type CodeRow } from './oneTimeCodes';

/**
 * Consumes a code that was mailed, which confirms the user's address.
 * @param changes what else the code changes
 * @returns false if the code was used meanwhile
 */
export const confirmAddress = async (
  tx: Db,
  user: UserRow,
  { id }: CodeRow,
  now: number,
  changes: Partial<Pick<UserRow, 'mobile'>> = {},
): Promise<boolean> => {
  if (!(await consumeCode(tx, id, now))) return false;
  await tx
    .update(users)
    .set({ ...changes, verifiedAt: user.verifiedAt ?? now })
    .where(eq(users.id, user.id));
  return true;
};
