import type { Db } from '../../db/openDatabase';
import { and, eq, exists, inArray, isNotNull, type SQL } from 'drizzle-orm';
import { codes, users } from '../../db/schema/users';
import type { UserRow } from '../Caller';
import { hasUsedCode, lastUse } from './oneTimeCodes';

/** Codes that reach their user only at the user's own address. */
export const toAddress = ['verify-email', 'change-email', 'reset-email', 'activate'] as const;

/**
 * Whether a user has used a code that reached them only at their own address. Registering alone proves
 * nothing: a stranger can type any address.
 */
const hasProvedAddress = (db: Db, { id }: UserRow): Promise<boolean> =>
  hasUsedCode(db, id, toAddress);

/** The same, for a query of users. */
export const addressIsProved = (db: Db): SQL =>
  exists(
    db
      .select({ id: codes.id })
      .from(codes)
      .where(
        and(eq(codes.userId, users.id), inArray(codes.purpose, toAddress), isNotNull(codes.usedAt)),
      ),
  );

/**
 * Whether a user has set a password with a code that reached them only at the address that the account has now. To
 * confirm the address isn't enough: a stranger who registered it still knows the password.
 */
export const hasSetPasswordByMail = async (db: Db, { id }: UserRow): Promise<boolean> => {
  const set = await lastUse(db, id, ['reset-email', 'activate']);
  const moved = await lastUse(db, id, ['change-email']);
  return set !== null && set > (moved ?? 0);
};

/** Whether a user has used a code that reached them only at the number that the account has now. */
export const hasProvedMobile = ({ mobile, provedMobile }: UserRow): boolean =>
  mobile !== '' && provedMobile === mobile;

/** Whether a user has proved the address or the number that the account has now. */
export const hasProved = async (db: Db, user: UserRow, by: 'email' | 'mobile'): Promise<boolean> =>
  by === 'email' ? hasProvedAddress(db, user) : hasProvedMobile(user);
