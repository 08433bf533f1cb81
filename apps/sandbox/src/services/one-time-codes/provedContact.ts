import type { Db } from '../../db/openDatabase';
import type { UserRow } from '../Caller';
import { hasUsedCode } from './oneTimeCodes';

/**
 * Whether a user has used a code that reached them only at their own address. Registering alone proves
 * nothing: a stranger can type any address.
 */
export const hasProvedAddress = (db: Db, { id }: UserRow): Promise<boolean> =>
  hasUsedCode(db, id, ['verify-email', 'change-email', 'reset-email', 'activate']);

/** Whether a user has used a code that reached them only at their own number. */
export const hasProvedMobile = (db: Db, { id }: UserRow): Promise<boolean> =>
  hasUsedCode(db, id, ['mfa', 'reset-sms', 'change-mobile']);
